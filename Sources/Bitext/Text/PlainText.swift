@_spi(_Unicode) import Swift
import TextBasics

/// Normalizes texts for display: NFC, without control characters.
package enum PlainText {
  /// The bytes of a text that are not displayed as they are.
  struct Findings: Hashable {
    /// Whether the bytes are certainly UTF-8; if not, the check stopped at the first doubt.
    var areUTF8 = true
    var firstDecomposed: SourceRange?
    var firstControl: SourceRange?
    var controls = 0
    /// Characters that change the direction of text (embeddings, overrides, isolates).
    var firstDirection: SourceRange?
    var directions = 0

    /// Whether NFC certainly changes nothing, neither a single character (as U+F984 濾) nor a
    /// sequence.
    var isSurelyComposed = true

    var isClean: Bool { firstDecomposed == nil && firstControl == nil && isSurelyComposed }

    /// Adds the findings about one character of `bytes`.
    fileprivate mutating func add(_ character: SourceRange, of bytes: [UInt8]) {
      let index = character.lowerBound
      let first = bytes[index]
      if isSurelyComposed, mayChange(bytes.span, index) { isSurelyComposed = false }
      if first == 0xE2, isDirection(bytes[index + 1], bytes[index + 2]) {
        directions += 1
        firstDirection = firstDirection ?? character
      }
      let isControl =
        switch first {
        case 0x09, 0x0A, 0x0D: false
        case ..<0x20, 0x7F: true
        case 0xC2: bytes[index + 1] < 0xA0
        case 0xEF...: isNoncharacter(bytes[slice: character])
        default: false
        }
      if isControl {
        controls += 1
        firstControl = firstControl ?? character
      } else if firstDecomposed == nil, mayCompose(bytes, index) {
        firstDecomposed = decomposed(bytes, at: index)
      }
    }
  }

  /// The NFC form of `text`.
  ///
  /// Nearly all texts have no character that NFC could change; they cost one scan of their bytes.
  package static func composed(_ text: String) -> String {
    if isSurelyComposed(text.utf8.span) { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text._nfc)
    return String(scalars)
  }

  /// Whether `bytes` are certainly in NFC.
  ///
  /// True if no byte belongs to a block with a character whose quick check (UAX #15) is "no" or
  /// "maybe", or that may change places with the mark before it. Latin, Hangul syllables, kana, Han
  /// and emoji pass.
  private static func isSurelyComposed(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] >= 0xCC && mayChange(bytes, index) {
      return false
    }
    return true
  }

  /// Whether NFC could change the character at `index`, by itself or in a sequence.
  private static func mayChange(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch bytes[index] {
    case 0xCC, 0xCD, 0xD6...0xE0, 0xF1...0xF4: return true
    // The raised dot of Greek, and marks of old Cyrillic.
    case 0xCE: return next == 0x87
    case 0xD2: return 0x83...0x87 ~= next
    // Phonetic letters, more marks and letters of Latin, and Greek with accents end this range.
    case 0xE1: return next != 0x84 && !(0xB4...0xBB ~= next && next != 0xB7)
    case 0xE2:
      switch next {
      case 0x80, 0x84, 0x8C, 0xAB: return !isPunctuation(bytes, index)
      // Marks for symbols, and those of Coptic, Tifinagh and Cyrillic.
      case 0x83, 0xB3, 0xB5, 0xB7: return true
      default: return false
      }
    // Tone marks of ideographs, and voicing marks of kana.
    case 0xE3: return next == 0x80 && 0xAA...0xAF ~= third || next == 0x82 && 0x99...0x9A ~= third
    case 0xEA: return 0x98...0x9B ~= next || 0xA0...0xAF ~= next
    // Compatible ideographs, and half marks, but not the variation selectors before these.
    case 0xEF: return 0xA4...0xAF ~= next || next == 0xB8 && third >= 0xA0
    case 0xF0: return next != 0x9F && !(0xA0...0xAE ~= next)
    default: return false
    }
  }

  /// U+2010–203F: dashes, quotation marks and dots, the common part of General Punctuation.
  private static func isPunctuation(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    bytes[index + 1] == 0x80 && index + 2 < bytes.count && bytes[index + 2] >= 0x90
  }

  /// The NFC form of `text` without control characters.
  ///
  /// Tabs and line breaks are kept: they are white space, which is normalized elsewhere.
  package static func cleaned(_ text: String) -> String {
    composed(withoutControls(text))
  }

  /// `text` without control characters, not normalized.
  static func withoutControls(_ text: String) -> String { text.without(\.isHidden) }

  /// The number of bytes from `index` on that are whole characters without findings, at most 8.
  ///
  /// 0 if the next character needs a closer look, or near the end of the text. The result does not
  /// depend on later bytes.
  @inline(__always)
  private static func commonLength(_ bytes: Span<UInt8>, _ index: Int) -> Int {
    guard index + 8 <= bytes.count else { return 0 }
    let word = bytes.word(at: index)
    let (first, second) = (UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8))
    if first < 0x80 {
      let shown = shownASCII(word)
      return shown == 0 && (first == 0x0A || first == 0x0D || first == 0x09) ? 1 : shown
    }
    if isCommonWide(word) { return isCommonWide(word >> 24) ? 6 : 3 }
    let isCommon = 0xC3...0xCB ~= first || 0xCF...0xD1 ~= first || 0xD3...0xD5 ~= first
    return isCommon && second & 0xC0 == 0x80 ? 2 : 0
  }

  /// Whether the lowest bytes are a common character of three.
  @inline(__always)
  private static func isCommonWide(_ word: UInt64) -> Bool {
    guard word & 0xC0C0F0 == 0x8080E0 else { return false }
    let (first, second) = (UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8))
    let third = UInt8(truncatingIfNeeded: word >> 16)
    return switch first {
    case 0xE4...0xE9, 0xEB, 0xEC, 0xEE: true
    case 0xE3:
      second < 0x84 && !(second == 0x82 && 0x99...0x9A ~= third)
        && !(second == 0x80 && 0xAA...0xAF ~= third)
    // Dashes and quotation marks.
    case 0xE2: second == 0x80 && 0x90...0xA6 ~= third
    case 0xEA: second >= 0xB0
    // The rest of this block are halves of surrogate pairs.
    case 0xED: second < 0xA0
    case 0xEF: 0xBC...0xBD ~= second
    default: false
    }
  }

  /// The number of leading bytes, of eight, that are printable ASCII.
  @inline(__always)
  private static func shownASCII(_ word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Sets the high bit of the lowest byte that is 0x7F, below 0x20 or not ASCII.
    let marks = (word &+ ones) | (word &- 0x20 &* ones) | word
    return (marks & (0x80 &* ones)).trailingZeroBitCount / 8
  }

  /// The length in bytes of the character at `index`; nil if there is no valid one.
  private static func length(ofCharacterIn bytes: Span<UInt8>, at index: Int) -> Int? {
    let length: Int
    let seconds: ClosedRange<UInt8>
    switch bytes[index] {
    case ..<0x80: return 1
    case 0xC2...0xDF: (length, seconds) = (2, 0x80...0xBF)
    case 0xE0: (length, seconds) = (3, 0xA0...0xBF)
    case 0xED: (length, seconds) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, seconds) = (3, 0x80...0xBF)
    case 0xF0: (length, seconds) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, seconds) = (4, 0x80...0xBF)
    case 0xF4: (length, seconds) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, seconds ~= bytes[index + 1] else { return nil }
    for place in (index + 2)..<(index + length) where bytes[place] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Finds invalid UTF-8, decomposed letters and control characters, in O(n).
  static func findings(in bytes: [UInt8]) -> Findings {
    var findings = Findings()
    let span = bytes.span
    var index = 0
    while index < span.count {
      let common = commonLength(span, index)
      if common > 0 {
        index += common
        continue
      }
      guard let length = length(ofCharacterIn: span, at: index) else {
        findings.areUTF8 = false
        return findings
      }
      findings.add(SourceRange(index, index + length), of: bytes)
      index += length
    }
    return findings
  }

  /// Whether a character of three or four bytes is a noncharacter.
  private static func isNoncharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [0xEF, 0xB7]) && bytes.last.map { 0x90...0xAF ~= $0 } == true
      || bytes.suffix(2).elementsEqual([0xBF, 0xBE]) || bytes.suffix(2).elementsEqual([0xBF, 0xBF])
  }

  /// Whether a character is U+202A–202E or U+2066–2069, by its second and third byte.
  private static func isDirection(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && 0xAA...0xAE ~= third || second == 0x81 && 0xA6...0xA9 ~= third
  }

  /// Whether NFC may compose the scalar at `index` with the one before it.
  ///
  /// These are U+0300–036F, the conjoining jamo U+1160–11FF and the kana marks U+3099 and U+309A.
  private static func mayCompose(_ bytes: [UInt8], _ index: Int) -> Bool {
    switch bytes[index] {
    case 0xCC: true
    case 0xCD: index + 1 < bytes.count && bytes[index + 1] < 0xB0
    case 0xE1: index + 1 < bytes.count && 0x84...0x87 ~= bytes[index + 1]
    case 0xE3:
      index + 2 < bytes.count && bytes[index + 1] == 0x82
        && (bytes[index + 2] == 0x99 || bytes[index + 2] == 0x9A)
    default: false
    }
  }

  /// The range of the mark at `index` and the letter before it, if NFC composes them; else nil.
  private static func decomposed(_ bytes: [UInt8], at index: Int) -> SourceRange? {
    var start = index
    repeat { start -= 1 } while start > 0 && bytes[start] & 0xC0 == 0x80
    guard start >= 0 else { return nil }
    let end = min(index + (bytes[index] < 0xE0 ? 2 : 3), bytes.count)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return Array(composed(text).utf8) == Array(text.utf8) ? nil : SourceRange(start, end)
  }
}
