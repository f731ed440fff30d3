/// How a text is written into HTML and XML: the one table for pages, examples, feeds and the command
/// `markdown`.
///
/// `"`, `&`, `<` and `>` are written as references, so that a text is one in an element and in a
/// quoted attribute alike. Control characters of ASCII, which HTML forbids, are left out, but for
/// white space: tab, line feed and carriage return.
enum MarkupText {
  /// A bit for each of the first 64 bytes that is not written as it is.
  private static let replaced: UInt64 =
    0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A | 1 << 0x0D) | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C
    | 1 << 0x3E

  @inline(__always)
  static func isReplaced(_ byte: UInt8) -> Bool {
    byte < 0x40 ? replaced >> UInt64(byte) & 1 == 1 : byte == .delete
  }

  static func replacement(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: ""
    }
  }
}

extension MarkupBytes {
  /// Appends `text` as character data, or the value of an attribute between double quotes.
  package mutating func append(escaped text: String) { append(escaped: text.utf8.span) }

  /// The same for the bytes of a text.
  package mutating func append(escaped text: Span<UInt8>) {
    text.forEachRun(isPlain: { !$0.hasMarkup }, isReplaced: MarkupText.isReplaced) {
      append($0)
    } replaced: {
      append(MarkupText.replacement(for: $0))
    }
  }
}

extension [UInt8] {
  /// Appends `text` as character data, or the value of an attribute between double quotes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsControls: Whether control characters stay, as CommonMark has it.
  package mutating func append(escaped text: String, keepsControls: Bool = false) {
    text.utf8.span.forEachRun(isPlain: { !$0.hasMarkup }, isReplaced: MarkupText.isReplaced) {
      append($0)
    } replaced: {
      if keepsControls, $0 < 0x20 || $0 == .delete { return append($0) }
      append(MarkupText.replacement(for: $0))
    }
  }
}
