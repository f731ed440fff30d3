/// The words of two streams that may translate each other, and the information of each match.
struct WordMatches {
  /// The reason for a match between two words.
  ///
  /// The raw value is a lane of the sums in ``Cells/Cell``.
  enum Basis: UInt8, CaseIterable {
    /// Equal letters: names, code, addresses, and any word if both texts are in one language.
    case anchor
    case number
    case lexicon
    /// A loan word in another script, or a Sino-Korean word and its Han characters.
    case cognate

    init?(_ evidence: Evidence) {
      switch evidence {
      case .anchors: self = .anchor
      case .numbers: self = .number
      case .lexicon: self = .lexicon
      case .cognates: self = .cognate
      default: return nil
      }
    }
  }

  struct Match {
    /// The index of a word of the first stream.
    let word: Int32
    let basis: Basis
    /// In 0...1.
    let strength: Float
  }

  /// The matches of word `w` of the second stream are `matches[starts[w]..<starts[w + 1]]`.
  private(set) var matches: [Match]
  private(set) var starts: [Int32] = [0]
  /// For each word of the first stream, the number of its matches.
  private(set) var countsOfA: [Int32]
  /// For each word, the information of its match, in nats.
  private(set) var informationA: [Float]
  private(set) var informationB: [Float]
  private(set) var bestA: [Float]
  private(set) var bestB: [Float]

  /// The number of unseen segments that are added to a text, so that short texts do not seem sure.
  private static let backgroundSegments: Float = 20
  /// The probability of a loan word below which a match is no evidence.
  ///
  /// It is higher in Hangul, where every native word has a skeleton too: of several short ones that are
  /// alike, most are chance.
  private static let leastOfCognate: (inKatakana: Float, inHangul: Float) = (0.1, 0.2)
  /// How much less a translation of a dictionary is expected than one of a lexicon that was learned:
  /// translators choose among many, of which it lists a few.
  private static let shareOfDictionary: Float = 0.5
  /// The strength of a shared Sino-Korean reading.
  private static let strengthOfReading: Float = 0.6

  init(
    _ a: Profile, _ b: Profile, lexicons: [Lexicon], without: Set<Basis> = []
  ) {
    let tables =
      without.contains(.lexicon)
      ? [] : lexicons.compactMap { $0.table(from: b.language, to: a.language) }
    let inverse =
      without.contains(.lexicon)
      ? [] : lexicons.compactMap { $0.table(from: a.language, to: b.language) }
    let hasDictionary = !without.contains(.lexicon) && lexicons.contains(where: \.hasDictionary)
    let dictionary = hasDictionary ? BilingualDictionary(a.language, b.language) : nil
    let (wordsA, wordsB) = (a.words, b.words)
    let sameLanguage = a.language == b.language
    let hasCognates = !sameLanguage && !without.contains(.cognate)
    let readings = hasCognates ? Readings(wordsA, wordsB) : nil
    let hasAnchors = !without.contains(.anchor)
    let hasNumbers = !without.contains(.number)
    var found = Found()
    found.matches.reserveCapacity(wordsB.count)
    starts.reserveCapacity(wordsB.count + 1)
    var unmatched = [Float](repeating: 0, count: wordsB.count)
    for word in 0..<wordsB.count {
      found.first = found.matches.count
      let script = wordsB.script(word)
      let key = wordsB.key(word)
      let mayBeSame = script == .number ? hasNumbers : hasAnchors
      if mayBeSame {
        let same = wordsA.index(of: key)
        if same >= 0 { found.add(same, script == .number ? .number : .anchor, 1) }
      }
      let strongest = max(
        found.addTranslations(of: key, in: tables, among: wordsA),
        Self.shareOfDictionary * found.addTranslations(of: key, in: dictionary, among: wordsA))
      if hasCognates { found.addLoanWords(of: word, in: wordsB, among: wordsA) }
      readings?.forEachCognate(of: word, wordsB) { found.add($0, .cognate, Self.strengthOfReading) }
      starts.append(Int32(found.matches.count))
      if found.first == found.matches.count {
        unmatched[word] = Self.missing(script, b.language, a.language, strongest, mayBeSame)
      }
    }
    matches = found.matches
    var tally = Tally(a.words.count, b.words.count)
    tally.count(found.matches, starts, a.postingStarts, b.postingStarts)
    countsOfA = tally.matchesA
    (bestA, bestB) = (tally.bestA, tally.bestB)
    informationA = Self.information(matching: tally.countA, of: b.count)
    informationB = Self.information(matching: tally.countB, of: a.count)
    for word in 0..<wordsA.count where bestA[word] == 0 {
      let key = wordsA.key(word)
      let strongest = max(
        Self.strongest(key, inverse),
        Self.shareOfDictionary * (dictionary?.strongest(of: key) ?? 0))
      let script = wordsA.script(word)
      bestA[word] = Self.missing(
        script, a.language, b.language, strongest, script == .number ? hasNumbers : hasAnchors)
    }
    for word in 0..<wordsB.count where bestB[word] == 0 { bestB[word] = unmatched[word] }
  }

  /// For each word, the number of places of its matches and the strength of the best match.
  private struct Tally {
    private(set) var matchesA: [Int32]
    private(set) var countA: [Float]
    private(set) var countB: [Float]
    private(set) var bestA: [Float]
    private(set) var bestB: [Float]

    init(_ countOfA: Int, _ countOfB: Int) {
      matchesA = [Int32](repeating: 0, count: countOfA)
      countA = [Float](repeating: 0, count: countOfA)
      countB = [Float](repeating: 0, count: countOfB)
      (bestA, bestB) = (countA, countB)
    }

    mutating func count(
      _ matches: [Match], _ starts: [Int32], _ placesA: [Int32], _ placesB: [Int32]
    ) {
      Self.countA(matches.span, starts.span, placesB.span, &matchesA, &countA, &bestA)
      Self.countB(matches.span, starts.span, placesA.span, &countB, &bestB)
    }

    /// Counts for the words of the first stream.
    private static func countA(
      _ matches: Span<Match>, _ starts: Span<Int32>, _ placesB: Span<Int32>,
      _ matchesA: inout [Int32], _ countA: inout [Float], _ bestA: inout [Float]
    ) {
      var matchesA = matchesA.mutableSpan
      var countA = countA.mutableSpan
      var bestA = bestA.mutableSpan
      for word in 0..<starts.count - 1 where starts[word] < starts[word + 1] {
        let places = Float(placesB[word + 1] - placesB[word])
        for index in Int(starts[word])..<Int(starts[word + 1]) {
          let (other, strength) = (Int(matches[index].word), matches[index].strength)
          countA[other] += strength * places
          bestA[other] = max(bestA[other], strength)
          matchesA[other] += 1
        }
      }
    }

    /// Counts for the words of the second stream.
    private static func countB(
      _ matches: Span<Match>, _ starts: Span<Int32>, _ placesA: Span<Int32>,
      _ countB: inout [Float], _ bestB: inout [Float]
    ) {
      var countB = countB.mutableSpan
      var bestB = bestB.mutableSpan
      for word in countB.indices where starts[word] < starts[word + 1] {
        var (places, best): (Float, Float) = (0, 0)
        for index in Int(starts[word])..<Int(starts[word + 1]) {
          let (other, strength) = (Int(matches[index].word), matches[index].strength)
          places += strength * Float(placesA[other + 1] - placesA[other])
          best = max(best, strength)
        }
        countB[word] = places
        bestB[word] = best
      }
    }
  }

  /// The matches so far; those of the current word begin at ``first``.
  private struct Found {
    var matches: [Match] = []
    var first = 0

    /// Adds a match; of several matches with one word the strongest counts.
    ///
    /// A match of strength 0 carries no information and is left out, because the code takes a
    /// strength of 0 for "no match yet".
    mutating func add(_ other: Int32, _ basis: Basis, _ strength: Float) {
      guard strength > 0 else { return }
      for index in first..<matches.count where matches[index].word == other {
        if matches[index].strength < strength {
          matches[index] = Match(word: other, basis: basis, strength: strength)
        }
        return
      }
      matches.append(Match(word: other, basis: basis, strength: strength))
    }

    /// Adds the translations of a word that the other text has.
    ///
    /// - Returns: The strength of the best translation, whether the other text has it or not.
    @inline(__always)
    mutating func addTranslations(
      of key: UInt64, in tables: [Lexicon.Table], among words: borrowing WordList
    ) -> Float {
      var strongest: Float = 0
      for table in tables.indices {
        for place in tables[table].range(of: key) {
          let translation = tables[table].translations[place]
          strongest = max(strongest, translation.strength)
          let other = words.index(of: translation.key)
          if other >= 0 { add(other, .lexicon, translation.strength) }
        }
      }
      return strongest
    }

    /// Adds the translations of a word of the second language that a dictionary has and the other
    /// text too, and returns the strength of the best one.
    @inline(__always)
    mutating func addTranslations(
      of key: UInt64, in dictionary: BilingualDictionary?, among words: borrowing WordList
    ) -> Float {
      guard let dictionary else { return 0 }
      var strongest: Float = 0
      dictionary.forEachTranslation(of: key) { translation, strength in
        strongest = max(strongest, strength)
        let other = words.index(of: translation)
        if other >= 0 { add(other, .lexicon, strength) }
      }
      return strongest
    }

    /// Adds the words of the other text in another script that share a skeleton with a word.
    ///
    /// The more words have the skeleton, the less likely is each pair.
    @inline(__always)
    mutating func addLoanWords(
      of word: Int, in own: borrowing WordList, among words: borrowing WordList
    ) {
      let script = own.script(word)
      let mayBeKatakana = own.uses(.katakana) || words.uses(.katakana)
      for place in own.skeletons.range(ofWord: word) {
        let (code, length) = (
          own.skeletons.entries[place].code, own.skeletons.entries[place].length
        )
        var entry = words.skeletons.last(code)
        guard entry >= 0 else { continue }
        let ownRank = own.skeletons.entries[own.skeletons.last(code)].rank
        let alike = Float(max(words.skeletons.entries[entry].rank, ownRank))
        let inKatakana = Skeleton.strength(ofCount: Int(length), inKatakana: true) / alike
        if inKatakana < WordMatches.leastOfCognate.inKatakana { continue }
        let inHangul = Skeleton.strength(ofCount: Int(length), inKatakana: false) / alike
        // Of the words with a short skeleton, which are many, none is strong enough.
        if !mayBeKatakana, inHangul < WordMatches.leastOfCognate.inHangul { continue }
        while entry >= 0 {
          let other = words.skeletons.entries[entry]
          let otherScript = words.script(Int(other.word))
          if otherScript != script {
            let isKatakana = script == .katakana || otherScript == .katakana
            let strength = isKatakana ? inKatakana : inHangul
            let least = WordMatches.leastOfCognate
            if strength >= (isKatakana ? least.inKatakana : least.inHangul) {
              add(other.word, .cognate, strength)
            }
          }
          entry = Int(other.previous)
        }
      }
    }
  }

  /// The information, in nats, of a word that should have a match and has none anywhere.
  private static let informationOfMissing: Float = 2.5

  /// The probability that a word without a match would have one if the texts belonged together.
  ///
  /// It differs for words of one language, numbers, words with a known translation, and Latin
  /// letters in a Korean or Japanese text: names and code, which an English original has too. None
  /// of these is expected where it is no evidence that a word stands in both texts.
  private static func missing(
    _ script: Word.Script, _ own: Language, _ other: Language, _ strongest: Float, _ mayBeSame: Bool
  ) -> Float {
    if own == other { return 0.6 }
    switch script {
    case .number where mayBeSame: return 0.4
    case .latin where mayBeSame && other == .english && (own == .korean || own == .japanese):
      return max(0.4, strongest * 0.5)
    default: return strongest * 0.5
    }
  }

  /// The strength of the best translation of a word.
  private static func strongest(_ key: UInt64, _ tables: [Lexicon.Table]) -> Float {
    var best: Float = 0
    for table in tables.indices {
      for place in tables[table].range(of: key) {
        best = max(best, tables[table].translations[place].strength)
      }
    }
    return best
  }

  /// The information of a match, in nats: how much less likely it is by chance.
  private static func information(matching counts: [Float], of segments: Int) -> [Float] {
    let size = Float(segments)
    let all = logarithm(size + backgroundSegments)
    return counts.map {
      $0 == 0 ? informationOfMissing : all - logarithm(min($0, size) + 0.5)
    }
  }
}

extension WordMatches {
  /// An index of the first stream's words by their Sino-Korean readings, if one stream is written
  /// in Hangul and the other in Han characters.
  private struct Readings {
    private let koreanIsFirst: Bool
    /// For each reading the last entry in ``chain``; each entry has the index of the previous one.
    private var last: KeyTable
    private var chain: [(word: Int32, previous: Int32)] = []

    init?(_ a: WordList, _ b: WordList) {
      if a.uses(.hangul), b.uses(.han) {
        koreanIsFirst = true
      } else if a.uses(.han), b.uses(.hangul) {
        koreanIsFirst = false
      } else {
        return nil
      }
      last = KeyTable(capacity: a.count)
      for word in 0..<a.count {
        let script = a.script(word)
        if koreanIsFirst {
          guard script == .hangul else { continue }
          HanjaReadings.forEachPair(of: a.form(word)) { add($0, word) }
        } else {
          guard script == .han else { continue }
          HanjaReadings.forEachReading(of: a.form(word)) { add($0, word) }
        }
      }
    }

    private mutating func add(_ reading: UInt64, _ word: Int) {
      chain.append((Int32(word), last.exchange(Self.mixed(reading), Int32(chain.count))))
    }

    /// Calls `body` for each word of the first stream with the same reading as a word of the
    /// second; a word may come twice.
    func forEachCognate(of word: Int, _ words: WordList, _ body: (Int32) -> Void) {
      func look(_ reading: UInt64) {
        var place = Int(last[Self.mixed(reading)])
        while place >= 0 {
          body(chain[place].word)
          place = Int(chain[place].previous)
        }
      }
      if koreanIsFirst {
        if words.script(word) == .han { HanjaReadings.forEachReading(of: words.form(word), look) }
      } else if words.script(word) == .hangul {
        HanjaReadings.forEachPair(of: words.form(word), look)
      }
    }

    private static func mixed(_ reading: UInt64) -> UInt64 {
      let product = reading &* 0x9e37_79b9_7f4a_7c15
      return product ^ (product >> 32)
    }
  }
}
