/// The words that sentences share with those of their translations, for many short texts of two
/// languages at once.
struct SentenceWords {
  private let a: Profile
  private let b: Profile
  private let matches: WordMatches
  /// The first sentence of each pair of texts on both sides, and the ends of the last.
  private let starts: [(a: Int, b: Int)]
  /// The strength of the best match of an occurrence of the first side with the sentence that is
  /// looked at; 0 for those that have none.
  private var best: [Float]

  /// - Parameters:
  ///   - pairs: Texts of the same two languages.
  ///   - lexicons: Words that are known to translate each other.
  init(_ pairs: [SentenceAligner.Pair], lexicons: [Lexicon]) {
    var starts = [(a: 0, b: 0)]
    for pair in pairs {
      let last = starts[starts.count - 1]
      starts.append((last.a + pair.a.count, last.b + pair.b.count))
    }
    self.starts = starts
    a = Profile(Self.stream(pairs.map(\.a), 0))
    b = Profile(Self.stream(pairs.map(\.b), 1))
    matches = WordMatches(a, b, lexicons: lexicons)
    best = [Float](repeating: 0, count: a.postings.count)
  }

  private static func stream(_ texts: [SentenceAligner.Text], _ file: Int) -> Stream {
    let segments = texts.flatMap(\.sentences).map { sentence in
      Segment(
        kind: .paragraph, language: texts[0].language, lines: 1...1, range: SourceRange(0, 0),
        text: sentence, content: [.text(sentence)], depth: 0)
    }
    return Stream(
      file: file, language: texts[0].language, segments: segments,
      positions: Array(segments.indices))
  }

  /// The information, in nats, of the words that any two sentences of a pair of texts share.
  struct Shared {
    private let columns: Int
    private var sums: [Float]

    fileprivate init(_ rows: Int, _ columns: Int) {
      self.columns = columns
      sums = [Float](repeating: 0, count: rows * columns)
    }

    fileprivate mutating func add(_ information: Float, _ row: Int, _ column: Int) {
      sums[row * columns + column] += information
    }

    /// The information that two runs of sentences share; of two sentences with two others the mean
    /// of both ways to pair them.
    func mean(_ a: Range<Int>, _ b: Range<Int>) -> Float {
      var total: Float = 0
      for i in a { for j in b { total += sums[i * columns + j] } }
      return total / Float(min(a.count, b.count))
    }
  }

  /// The words that the sentences of a pair of texts share.
  ///
  /// A word counts with the best of its matches in the other sentence.
  mutating func shared(in pair: Int) -> Shared {
    let (first, end) = (starts[pair], starts[pair + 1])
    var shared = Shared(end.a - first.a, end.b - first.b)
    var touched: [(place: Int, word: Int)] = []
    var own = [Float](repeating: 0, count: end.a - first.a)
    for j in first.b..<end.b {
      for slot in Int(b.segmentStarts[j])..<Int(b.segmentStarts[j + 1]) {
        let word = Int(b.occurrences[slot].word)
        let range = Int(matches.starts[word])..<Int(matches.starts[word + 1])
        if range.isEmpty { continue }
        for match in matches.matches[range] {
          let other = Int(match.word)
          var place = firstPlace(of: other, from: first.a)
          let last = Int(a.postingStarts[other + 1])
          while place < last, a.postings[place].segment < end.a {
            let i = Int(a.postings[place].segment) - first.a
            own[i] = max(own[i], match.strength)
            if best[place] == 0 { touched.append((place, other)) }
            best[place] = max(best[place], match.strength)
            place += 1
          }
        }
        for i in own.indices where own[i] > 0 {
          shared.add(own[i] * matches.informationB[word], i, j - first.b)
          own[i] = 0
        }
      }
      for (place, word) in touched {
        shared.add(
          best[place] * matches.informationA[word], Int(a.postings[place].segment) - first.a,
          j - first.b)
        best[place] = 0
      }
      touched.removeAll(keepingCapacity: true)
    }
    return shared
  }

  /// The place of the first occurrence of a word of the first side from a sentence on.
  ///
  /// Postings of a word are in the order of their sentences.
  private func firstPlace(of word: Int, from sentence: Int) -> Int {
    var (low, high) = (Int(a.postingStarts[word]), Int(a.postingStarts[word + 1]))
    while low < high {
      let middle = (low + high) / 2
      if a.postings[middle].segment < sentence { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
