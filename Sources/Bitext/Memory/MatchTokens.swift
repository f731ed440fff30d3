import TextBasics

/// A text as a translation memory compares it: words, and single characters of scripts that are
/// written without spaces.
struct MatchTokens: Sendable {
  /// In lower case and NFC, without white space and punctuation.
  let tokens: [String]

  init(_ text: String) {
    var tokens: [String] = []
    var isInWord = false
    for scalar in PlainText.composed(text).unicodeScalars {
      let kind = Kind(scalar)
      guard kind != .other else {
        isInWord = false
        continue
      }
      if isInWord, kind == .letter, !tokens.isEmpty {
        tokens[tokens.count - 1].unicodeScalars.append(scalar)
      } else {
        tokens.append(String(scalar))
      }
      isInWord = kind == .letter
    }
    self.tokens = tokens.map { $0.lowercased() }
  }

  /// Whether a character is a part of a word, a word by itself, or neither.
  private enum Kind {
    case letter, alone, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xAC00...0xD7A3: self = .letter
      case 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA: self = .alone
      case 0x20, 0x2C, 0x2E, 0x3001, 0x3002: self = .other
      default: self.init(rare: scalar)
      }
    }

    private init(rare scalar: Unicode.Scalar) {
      let properties = scalar.properties
      if properties.isDiacritic || properties.generalCategory == .nonspacingMark {
        self = .letter
      } else if properties.isAlphabetic || properties.numericType != nil {
        self = properties.isIdeographic || Self.isKana(scalar) ? .alone : .letter
      } else {
        self = .other
      }
    }

    private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
      Script(of: scalar)?.isKana ?? false
    }
  }

  /// The keys by which a text is found: rarer than words, which would lead to too many texts.
  ///
  /// Pairs of words, the words themselves, and pairs of syllables, which stay when a particle
  /// changes.
  var parts: [String] {
    var parts = tokens
    for index in tokens.indices.dropFirst() {
      parts.append("\(tokens[index - 1]) \(tokens[index])")
    }
    for token in tokens where token.unicodeScalars.first.map({ Script(of: $0) == .hangul }) ?? false
    {
      let syllables = Array(token.unicodeScalars)
      for index in syllables.indices.dropFirst() {
        var pair = String(syllables[index - 1])
        pair.unicodeScalars.append(syllables[index])
        if pair != token { parts.append(pair) }
      }
    }
    return parts
  }
}

extension MatchTokens {
  /// ``parts`` as numbers, for texts that are compared with each other alone.
  var hashedParts: [UInt64] {
    var tokensHashed: [UInt64] = []
    var parts: [UInt64] = []
    tokensHashed.reserveCapacity(tokens.count)
    parts.reserveCapacity(3 * tokens.count)
    for token in tokens {
      var hash = StableHash()
      hash.combine(token)
      tokensHashed.append(hash.value)
    }
    parts += tokensHashed
    for index in tokensHashed.indices.dropFirst() {
      parts.append((tokensHashed[index - 1] &* 0x9E37_79B9_7F4A_7C15) ^ tokensHashed[index])
    }
    for token in tokens where token.unicodeScalars.first.map({ Script(of: $0) == .hangul }) ?? false
    {
      var last: UInt64?
      let isPair = token.unicodeScalars.count == 2
      for scalar in token.unicodeScalars where !isPair {
        let own = UInt64(scalar.value)
        if let last { parts.append(last << 32 | own) }
        last = own
      }
    }
    return parts
  }
}

extension MatchTokens {
  /// The greatest number of tokens that are compared one by one.
  private static let mostTokens = 600

  /// The similarity in 0...1: one less the edit distance for each token of the longer text
  /// (Levenshtein 1966), where a word in another form counts half.
  ///
  /// - Complexity: O(m · n), at most 360,000 steps.
  func similarity(to other: MatchTokens) -> Double {
    let (a, b) = (tokens.prefix(Self.mostTokens), other.tokens.prefix(Self.mostTokens))
    let longer = max(tokens.count, other.tokens.count)
    guard longer > 0 else { return 1 }
    Effort.spend(a.count * b.count)
    // In halves, so that all numbers are whole.
    var row = (0...b.count).map { 2 * $0 }
    for (i, token) in a.enumerated() {
      var diagonal = row[0]
      row[0] = 2 * (i + 1)
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (token == other ? 0 : Self.isForm(token, of: other) ? 1 : 2)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 2, diagonal + 2)
      }
    }
    let rest = abs(tokens.count - a.count - (other.tokens.count - b.count))
    let distance = Double(row[b.count]) / 2 + Double(rest)
    return max(0, 1 - distance / Double(longer))
  }

  /// Whether two words begin alike: `table` and `tables`, 테이블을 and 테이블이.
  private static func isForm(_ a: String, of b: String) -> Bool {
    let (first, second) = (a.unicodeScalars, b.unicodeScalars)
    guard first.first == second.first else { return false }
    let common = zip(first, second).prefix { $0 == $1 }.count
    return common >= 2 && 3 * common >= 2 * max(first.count, second.count)
  }
}
