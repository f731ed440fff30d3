import Bitext
import Foundation

/// Cuts a text into the terms that the search index knows it by.
///
/// `templates/assets/search.js` cuts what people type in the same way; both are tested with the
/// same texts. A text is taken in NFKC and lower case. Latin words, numbers and words of other
/// alphabets are terms, English ones by their stems. Hangul loses its particles and endings and
/// gives overlapping pairs of syllables, Japanese (Han and kana alike) overlapping pairs of
/// characters. A single character is a term where no pair begins with it: in a run of one, or as
/// the last one of a run that does not end in hiragana.
package struct SearchTerms {
  /// What a run of characters is made of.
  private enum Kind { case word, hangul, japanese }

  /// In scalars; what is longer is cut.
  package static let longestWord = 32

  private var run: [UInt32] = []
  /// Room for the stem of a word.
  private var form = [UInt32](repeating: 0, count: longestWord)
  private var kind: Kind?

  /// The terms of `text` in order, repeated as they are in it.
  package static func list(of text: String) -> [String] {
    var terms: [String] = []
    var scanner = SearchTerms()
    scanner.scan(text) { term in
      var bytes: [UInt8] = []
      append(term, to: &bytes)
      terms.append(String(decoding: bytes, as: UTF8.self))
    }
    return terms
  }

  /// Appends a term as it is written.
  static func append(_ scalars: ArraySlice<UInt32>, to text: inout [UInt8]) {
    for value in scalars {
      if value < 0x80 {
        text.append(UInt8(value))
      } else if let scalar = Unicode.Scalar(value) {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Calls `found` with each term as scalar values, in O(n).
  mutating func scan(_ text: String, _ found: (ArraySlice<UInt32>) -> Void) {
    if text.unicodeScalars.contains(where: { Self.needsMapping($0.value) }) {
      // What comes out need not be composed across the characters that were mapped.
      let mapped = PlainText.composed(text.precomposedStringWithCompatibilityMapping)
      for scalar in mapped.unicodeScalars { take(scalar, found) }
    } else {
      for scalar in text.unicodeScalars { take(scalar, found) }
    }
    finish(found)
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ found: (ArraySlice<UInt32>) -> Void) {
    var value = scalar.value
    if 0xFF01...0xFF5E ~= value { value -= 0xFEE0 }
    if 0xFE00...0xFE0F ~= value || 0xE0100...0xE01EF ~= value { return }
    let next = Self.kind(of: value)
    if next != kind {
      finish(found)
      kind = next
    }
    guard let next else { return }
    if next == .word, let lower = Self.lowercased(value) {
      run.append(lower)
    } else if next == .word, let scalar = Unicode.Scalar(value) {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars { run.append(lower.value) }
    } else {
      run.append(value)
    }
  }

  private mutating func finish(_ found: (ArraySlice<UInt32>) -> Void) {
    guard let kind, !run.isEmpty else { return }
    switch kind {
    case .word:
      if run.count > Self.longestWord { run.removeLast(run.count - Self.longestWord) }
      var form: [UInt32] = []
      swap(&form, &self.form)
      let length = EnglishStem.stem(run.span, into: &form)
      found(form[..<length])
      swap(&form, &self.form)
    case .hangul: Self.pairs(run[..<KoreanStem.length(of: run.span)], isOpen: false, found)
    case .japanese: Self.pairs(run[...], isOpen: true, found)
    }
    run.removeAll(keepingCapacity: true)
    self.kind = nil
  }

  /// Hands over overlapping pairs, and the last character alone if the run is open to its end.
  private static func pairs(
    _ run: ArraySlice<UInt32>, isOpen: Bool, _ found: (ArraySlice<UInt32>) -> Void
  ) {
    guard let last = run.last else { return }
    var start = run.startIndex
    while start + 1 < run.endIndex {
      found(run[start...start + 1])
      start += 1
    }
    if run.count == 1 || isOpen && !(0x3041...0x3096 ~= last) { found(run.suffix(1)) }
  }

  private static func kind(of value: UInt32) -> Kind? {
    switch value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F: return .word
    case 0x00...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF: return nil
    case 0xAC00...0xD7A3: return .hangul
    case 0x3041...0x3096, 0x309D...0x309E, 0x30A1...0x30FA, 0x30FC...0x30FE, 0x3005, 0x3007,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
      return .japanese
    case 0x2000...0x206F, 0x2190...0x245F, 0x2500...0x2BFF, 0x3000...0x3004, 0x3008...0x3020,
      0x30FB, 0x1F300...0x1FAFF:
      return nil
    default: break
    }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return .word
    default: return nil
    }
  }

  private static func lowercased(_ value: UInt32) -> UInt32? {
    if 0x41...0x5A ~= value { return value + 32 }
    return value < 0x80 ? value : nil
  }

  /// Whether NFKC could change a text for the sake of this scalar; full-width ASCII is mapped here.
  private static func needsMapping(_ value: UInt32) -> Bool {
    switch value {
    case 0x00...0xA7, 0xA9, 0xAB...0xAE, 0xB0, 0xB1, 0xB6, 0xB7, 0xBB, 0xBF...0x131,
      0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3041...0x3096, 0x309D, 0x309E,
      0x30A1...0x30FE, 0x3001...0x3029, 0x2010...0x2016, 0x2018...0x203D, 0x2190...0x222B,
      0x2300...0x2328, 0x232B...0x245F, 0x2500...0x2A0B, 0xFF01...0xFF5E, 0xFE00...0xFE0F,
      0x1F300...0x1FAFF:
      false
    default: true
    }
  }
}
