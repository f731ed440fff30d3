@_spi(_Unicode) import Swift

/// What a page can show of a text: composed (NFC), without control characters.
package enum PlainText {
  /// Where a text has bytes that are not shown as they are.
  struct Findings: Hashable {
    var firstDecomposed: SourceRange?
    var firstControl: SourceRange?
    var controls = 0
    /// Characters that change the order in which others are shown (embeddings, overrides, isolates).
    var firstDirection: SourceRange?
    var directions = 0

    /// Whether no character is one that NFC could change, alone (as U+F984 濾) or with another.
    var isSurelyComposed = true

    var isClean: Bool { firstDecomposed == nil && firstControl == nil && isSurelyComposed }
  }

  /// The NFC form of `text`; the same string, at the cost of one scan of its bytes, for all but
  /// the few texts that hold a character NFC could change.
  package static func composed(_ text: String) -> String {
    var text = text
    let isComposed = text.withUTF8 { unsafe isSurelyComposed($0.span) }
    if isComposed { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text._nfc)
    return String(scalars)
  }

  /// Whether `bytes` are in NFC beyond doubt.
  ///
  /// True if no byte belongs to a script or block with a character whose quick check (UAX #15)
  /// is "no" or "maybe". Latin, Hangul syllables, kana, Han and emoji pass.
  private static func isSurelyComposed(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] >= 0xCC && mayChange(bytes, index) {
      return false
    }
    return true
  }

  /// Whether NFC could change the character at `index`, alone or with another.
  private static func mayChange(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch bytes[index] {
    case 0xCC, 0xCD, 0xD6...0xE0, 0xF1...0xF4: return true
    case 0xE1: return next != 0x84 && next < 0xB4
    case 0xE2:
      switch next {
      case 0x80, 0x84, 0x8C, 0xAB: return !isPunctuation(bytes, index)
      default: return false
      }
    case 0xE3: return next == 0x82 && index + 2 < bytes.count && 0x99...0x9A ~= bytes[index + 2]
    case 0xEA: return 0x98...0x9B ~= next || 0xA0...0xAF ~= next
    case 0xEF: return 0xA4...0xAF ~= next
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
  /// Tabs and line ends stay: they are white space, which is folded elsewhere.
  package static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return composed(text) }
    let scalars = text.unicodeScalars.filter { !isControl($0) }
    return composed(String(String.UnicodeScalarView(scalars)))
  }

  /// `text` as it is written, without control characters.
  static func withoutControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
  }

  /// For each first byte of a character about which ``findings(in:)`` has nothing to say, whatever
  /// follows it, how many bytes the character has; else 0.
  private static let plainLengths: [UInt8] = (0...0xFF).map { byte in
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: 1
    case 0xC3...0xCB, 0xCE...0xD5: 2
    case 0xE4...0xE9, 0xEB...0xEE: 3
    default: 0
    }
  }

  /// Whether all of eight bytes are characters of ASCII and none of them a control character.
  private static func isShownASCII(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // In its highest bit, each byte tells whether it is 0x7F, below 0x20, or beyond ASCII.
    let marks = (word &+ ones) | (word &- 0x20 &* ones) | word
    return marks & (0x80 &* ones) == 0
  }

  /// Whether at `index` stands one more character of those: a dash, a quotation mark, a kana or a
  /// syllable of Hangul, which only its second or third byte tells.
  private static func isCommon(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    return switch bytes[index] {
    case 0xE2: bytes[index + 1] == 0x80 && 0x90...0xA6 ~= bytes[index + 2]
    case 0xE3: isCommonKana(bytes, index)
    case 0xEA: bytes[index + 1] >= 0xB0
    case 0xEF: 0xBC...0xBD ~= bytes[index + 1]
    default: false
    }
  }

  /// Whether a character of U+3000–3FFF is a kana or a mark like it, and none that joins another.
  private static func isCommonKana(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    switch bytes[index + 1] {
    case 0x80, 0x81, 0x83: true
    case 0x82: bytes[index + 2] < 0x99 || bytes[index + 2] > 0x9A
    default: false
    }
  }

  /// Looks for decomposed letters and control characters in UTF-8, in O(n).
  static func findings(in bytes: [UInt8]) -> Findings {
    var findings = Findings()
    let plainLengths = plainLengths
    let lengths = plainLengths.span
    let span = bytes.span
    var index = 0
    while index < span.count {
      let byte = span[index]
      let plain = Int(lengths[Int(byte)])
      if plain > 0 {
        index += plain
        guard plain == 1, index + 8 <= span.count, span[index] < 0x80 else { continue }
        // Behind two letters of ASCII mostly come more.
        while index + 8 <= span.count, isShownASCII(span.word(at: index)) { index += 8 }
        continue
      }
      if byte >= 0xE2, isCommon(span, index) {
        index += 3
        // Behind one of kana mostly comes another one.
        while index + 2 < span.count, span[index] == 0xE3, isCommonKana(span, index) { index += 3 }
        continue
      }
      if findings.isSurelyComposed, mayChange(span, index) { findings.isSurelyComposed = false }
      if byte < 0x80 {
        if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
          findings.controls += 1
          findings.firstControl = findings.firstControl ?? SourceRange(index, index + 1)
        }
        index += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let end = min(index + length, bytes.count)
      if byte == 0xE2, end - index == 3, isDirection(bytes[index + 1], bytes[index + 2]) {
        findings.directions += 1
        findings.firstDirection = findings.firstDirection ?? SourceRange(index, end)
      }
      if byte == 0xC2 && end - index == 2 && bytes[index + 1] < 0xA0
        || byte >= 0xEF && isNoncharacter(bytes[index..<end])
      {
        findings.controls += 1
        findings.firstControl = findings.firstControl ?? SourceRange(index, end)
      } else if findings.firstDecomposed == nil, mayCompose(bytes, index) {
        findings.firstDecomposed = decomposed(bytes, at: index)
      }
      index = end
    }
    return findings
  }

  /// Whether a character of three or four bytes is one that Unicode keeps for programs' own use.
  private static func isNoncharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [0xEF, 0xB7]) && bytes.last.map { 0x90...0xAF ~= $0 } == true
      || bytes.suffix(2).elementsEqual([0xBF, 0xBE]) || bytes.suffix(2).elementsEqual([0xBF, 0xBF])
  }

  /// U+202A–202E and U+2066–2069, by the bytes behind the first.
  private static func isDirection(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && 0xAA...0xAE ~= third || second == 0x81 && 0xA6...0xA9 ~= third
  }

  /// Whether the scalar at `index` is one that NFC may join to what stands before it:
  /// U+0300–036F, the conjoining jamo U+1160–11FF, the kana marks U+3099 and U+309A.
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

  /// The range of the mark at `index` and of the letter before it, if NFC really joins them.
  private static func decomposed(_ bytes: [UInt8], at index: Int) -> SourceRange? {
    var start = index
    repeat { start -= 1 } while start > 0 && bytes[start] & 0xC0 == 0x80
    guard start >= 0 else { return nil }
    let end = min(index + (bytes[index] < 0xE0 ? 2 : 3), bytes.count)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return Array(composed(text).utf8) == Array(text.utf8) ? nil : SourceRange(start, end)
  }

  /// C0 except white space, DEL and C1; also U+FEFF, which is a byte order mark gone astray, and
  /// noncharacters, which no page and no XML may hold.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF, 0xFEFF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
