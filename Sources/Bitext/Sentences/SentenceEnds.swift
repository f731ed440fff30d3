import TextBasics

/// Sees, character by character, where a sentence surely ends.
///
/// An uncertain end, as after an abbreviation, is not counted.
struct SentenceEnds {
  private enum End { case none, beforeSpace, anywhere }

  private var end = End.none

  /// Whether a sentence ends before a character that is neither a space nor a mark.
  var isBeforeText: Bool { end == .anywhere }

  /// Whether a sentence ends before a character; nil for something that is no character.
  func isBefore(_ scalar: UInt32) -> Bool {
    end == .anywhere && Sentence.mark(scalar) == nil && !Sentence.isCloser(scalar)
  }

  /// Whether a sentence ends at a space before a character.
  func isAtSpace(before scalar: Unicode.Scalar) -> Bool { end != .none && Self.begins(scalar) }

  /// Passes something that ends no sentence: a space inside one, or a code.
  mutating func pass() { end = .none }

  /// Passes a character other than a space; `isAbbreviation` says whether it is a stop that
  /// belongs to the word before it.
  mutating func pass(_ scalar: UInt32, isAbbreviation: Bool) {
    switch Sentence.mark(scalar) {
    case .stop where scalar < 0x80: end = isAbbreviation ? .none : .beforeSpace
    case .stop, .question, .exclamation: end = scalar < 0x80 ? .beforeSpace : .anywhere
    case .colon, .ellipsis: end = .none
    case nil: if !Sentence.isCloser(scalar) { end = .none }
    }
  }

  /// Whether a character may begin a sentence.
  static func begins(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return !(0x61...0x7A ~= scalar.value) && Sentence.mark(scalar.value) == nil
    }
    return !scalar.properties.isLowercase && Sentence.mark(scalar.value) == nil
  }

  /// Whether a stop belongs to the word or number before it; a number has one if it numbers the
  /// sentence after it.
  ///
  /// `word` has the characters since the last space; `isFirst` says whether the sentence has
  /// nothing but them.
  static func isAbbreviation(_ word: Span<UInt8>, isFirst: Bool) -> Bool {
    if word.isEmpty { return false }
    var start = 0
    while start < word.count, isASCIIPunctuation(word[start]) { start += 1 }
    let length = word.count - start
    if length == 0 { return true }
    if length == 1 { return !isDigit(word[start]) || isFirst }
    // Hangul, kana and Han are letters, and no abbreviation has them.
    if word[start] >= 0xE3, word[start] < 0xEE { return false }
    var key: UInt64 = 0
    var isNumber = true
    for index in start..<word.count {
      let byte = word[index]
      if byte >= 0x80 { return isAbbreviation(rare: String(word.extracting(start...)), isFirst) }
      isNumber = isNumber && (isDigit(byte) || byte == 0x2E)
      key = key &<< 8 | UInt64(byte | (byte &- 0x41 < 26 ? 0x20 : 0))
    }
    if isNumber { return isFirst }
    return length <= 8 && abbreviations.contains(key)
  }

  private static func isAbbreviation(rare word: String, _ isFirst: Bool) -> Bool {
    let bare = word.drop { !$0.isLetter && !$0.isNumber }
    return bare.isEmpty || isFirst && bare.allSatisfy { $0.isNumber || $0 == "." }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isASCIIPunctuation(_ byte: UInt8) -> Bool {
    byte < 0x80 && !isDigit(byte) && (byte | 0x20) &- 0x61 >= 26
  }

  /// Abbreviations, each as the number that its bytes make.
  private static let abbreviations: [UInt64] = [
    "e.g", "i.e", "etc", "vs", "cf", "no", "fig", "approx", "ca", "mr", "mrs", "ms", "dr", "st",
    "p", "pp", "vol", "ed", "al",
  ].map { $0.utf8.reduce(0) { $0 &<< 8 | UInt64($1) } }
}
