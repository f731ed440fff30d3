/// Escapes texts for HTML and XML.
///
/// `"`, `&`, `<` and `>` become references, so that the result is valid in elements and in quoted
/// attributes. ASCII control characters, which HTML forbids, are removed, except tab, line feed and
/// carriage return. Pages, examples and the command `markdown` use it.
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

  /// Appends the bytes of a text like ``append(escaped:)`` for strings.
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

extension String {
  /// The text as the value of an attribute in HTML that stands in Markdown, between `quote`s.
  ///
  /// Only what would end or change the value becomes a reference, so that notes stay readable.
  package func attributeValue(between quote: Unicode.Scalar = "\"") -> String {
    escaped { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case quote: quote == "'" ? "&#39;" : "&quot;"
      default: nil
      }
    }
  }

  /// The text as character data of XML 1.0, or as the value of an attribute in double quotes.
  ///
  /// Characters outside the production `Char` cannot be represented and are left out. White space that
  /// a parser would change becomes a reference (2.11, 3.3.3).
  package func escapedForXML(inAttribute: Bool = false) -> String {
    escaped { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\r": "&#13;"
      case "\"": inAttribute ? "&quot;" : nil
      case "\n", "\t": inAttribute ? "&#\(scalar.value);" : nil
      default: scalar.isOfXML ? nil : ""
      }
    }
  }

  /// The text with `reference` of each scalar in its place, unless that is nil.
  private func escaped(_ reference: (Unicode.Scalar) -> String?) -> String {
    guard unicodeScalars.contains(where: { reference($0) != nil }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let reference = reference(scalar) {
        text += reference
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
