/// Which words of one stream may translate which words of another, and how telling each one is.
struct WordMatches {
  /// Why two words match.
  ///
  /// The raw value is a lane of the sums in ``Cell``.
  enum Basis: UInt8, CaseIterable {
    /// The same letters: names, code, addresses, and any word in a text of the same language.
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
    /// A word of the first stream.
    let word: Int32
    let basis: Basis
    /// In 0...1.
    let strength: Float
  }

  /// The matches of each word of the second stream: `matches[starts[w]..<starts[w + 1]]`.
  private(set) var matches: [Match] = []
  private(set) var starts: [Int32] = [0]
  /// For each word, what finding its match says, in nats, times its best strength.
  private(set) var informationA: [Float] = []
  private(set) var informationB: [Float] = []
  private(set) var bestA: [Float]
  private(set) var bestB: [Float]

  /// The segments that an unseen larger text would have: keeps short texts from being sure.
  private static let backgroundSegments: Float = 20

  init(
    _ a: Profile, _ b: Profile, lexicons: [Lexicon], without: Set<Basis> = []
  ) {
    let tables = lexicons.compactMap { $0.table(from: b.language, to: a.language) }
    var countA = [Float](repeating: 0, count: a.words.count)
    var countB = [Float](repeating: 0, count: b.words.count)
    bestA = [Float](repeating: 0, count: a.words.count)
    bestB = [Float](repeating: 0, count: b.words.count)
    let sameLanguage = a.language == b.language
    let readings = Self.readings(a, b)
    for word in b.words.indices {
      let first = matches.count
      func add(_ other: Int32, _ basis: Basis, _ strength: Float) {
        if without.contains(basis) { return }
        for index in first..<matches.count where matches[index].word == other {
          if matches[index].strength < strength {
            matches[index] = Match(word: other, basis: basis, strength: strength)
          }
          return
        }
        matches.append(Match(word: other, basis: basis, strength: strength))
      }
      let script = b.words[word].script
      let same = a.indices[b.keys[word]]
      if same >= 0 {
        add(same, script == .number ? .number : .anchor, 1)
      }
      for table in tables {
        for translation in table.translations(of: b.keys[word]) {
          let other = a.indices[translation.key]
          if other >= 0 { add(other, .lexicon, translation.strength) }
        }
      }
      if !sameLanguage {
        for skeleton in b.skeletons.entries(ofWord: word) {
          a.skeletons.forEach(skeleton.code) { other in
            if a.words[Int(other.word)].script != script {
              add(other.word, .cognate, other.strength)
            }
          }
        }
      }
      if !readings.isEmpty {
        for (other, strength) in readings[word] ?? [] { add(other, .cognate, strength) }
      }
      for match in matches[first...] {
        let other = Int(match.word)
        countB[word] += match.strength * Float(a.postingStarts[other + 1] - a.postingStarts[other])
        countA[other] +=
          match.strength * Float(b.postingStarts[word + 1] - b.postingStarts[word])
        bestA[other] = max(bestA[other], match.strength)
        bestB[word] = max(bestB[word], match.strength)
      }
      starts.append(Int32(matches.count))
    }
    let (sizeA, sizeB) = (Float(a.count), Float(b.count))
    informationA = countA.map { Self.information(matching: $0, of: sizeB) }
    informationB = countB.map { Self.information(matching: $0, of: sizeA) }
    let inverse =
      without.contains(.lexicon)
      ? [] : lexicons.compactMap { $0.table(from: a.language, to: b.language) }
    let direct = without.contains(.lexicon) ? [] : tables
    for word in a.words.indices where bestA[word] == 0 {
      bestA[word] = Self.missing(a, word, sameLanguage, inverse)
      informationA[word] = Self.informationOfMissing
    }
    for word in b.words.indices where bestB[word] == 0 {
      bestB[word] = Self.missing(b, word, sameLanguage, direct)
      informationB[word] = Self.informationOfMissing
    }
  }

  /// What a word says, in nats, that ought to have a match and has none anywhere.
  private static let informationOfMissing: Float = 2.5

  /// How surely a word without a match would have one if the texts belonged together: the words
  /// of a language in itself, numbers, and words whose translation is known.
  private static func missing(
    _ profile: Profile, _ word: Int, _ sameLanguage: Bool, _ tables: [Lexicon.Table]
  ) -> Float {
    if sameLanguage { return 0.6 }
    if profile.words[word].script == .number { return 0.4 }
    var best: Float = 0
    for table in tables {
      for translation in table.translations(of: profile.keys[word]) {
        best = max(best, translation.strength)
      }
    }
    return best * 0.5
  }

  /// The strength of a shared Sino-Korean reading.
  private static let strengthOfReading: Float = 0.6

  /// For words of the second stream, the words of the first one that are read alike where one is
  /// written in Hangul and the other in Han characters.
  private static func readings(_ a: Profile, _ b: Profile) -> [Int: [(Int32, Float)]] {
    let (korean, han, koreanIsFirst): (Profile, Profile, Bool)
    if a.uses(.hangul), b.uses(.han) {
      (korean, han, koreanIsFirst) = (a, b, true)
    } else if a.uses(.han), b.uses(.hangul) {
      (korean, han, koreanIsFirst) = (b, a, false)
    } else {
      return [:]
    }
    var words: [UInt64: [Int]] = [:]
    for (index, word) in korean.words.enumerated() where word.script == .hangul {
      for pair in HanjaReadings.pairs(of: word.form) { words[pair, default: []].append(index) }
    }
    var found: [Int: [(Int32, Float)]] = [:]
    for (index, word) in han.words.enumerated() where word.script == .han {
      for reading in HanjaReadings.readings(of: word.form) {
        for other in words[reading] ?? [] {
          let (one, second) = koreanIsFirst ? (other, index) : (index, other)
          found[second, default: []].append((Int32(one), strengthOfReading))
        }
      }
    }
    return found
  }

  /// How much less likely a chance match is than a match, as a logarithm.
  private static func information(matching count: Float, of segments: Float) -> Float {
    logarithm((segments + backgroundSegments) / (min(count, segments) + 0.5))
  }
}
