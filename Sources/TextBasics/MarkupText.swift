/// Escapes texts for HTML and XML.
///
/// `"`, `&`, `<` and `>` become references, so that the result is valid in elements and in quoted
/// attributes. ASCII control characters, which HTML forbids, are removed, except tab, line feed and
/// carriage return. Pages, examples, feeds and the command `markdown` all use it.
enum MarkupText {
  /// The set of bytes below 64 that are not written unchanged, one bit each.
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
  /// Appends escaped character data, or the value of an attribute in double quotes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsControls: Whether to keep control characters, as CommonMark does.
  package mutating func append(escaped text: String, keepsControls: Bool = false) {
    text.utf8.span.forEachRun(isPlain: { !$0.hasMarkup }, isReplaced: MarkupText.isReplaced) {
      append($0)
    } replaced: {
      if keepsControls, $0 < 0x20 || $0 == .delete { return append($0) }
      append(MarkupText.replacement(for: $0))
    }
  }
}
