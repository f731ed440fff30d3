/// Strings for JSON that stands in a page.
enum JSONText {
  /// `text` in quotation marks (RFC 8259), with `<`, `>` and `&` as escapes, so that no text can
  /// end the script element around it.
  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeEscaped), text.unicodeScalars.contains(where: isEscaped)
    else { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where isEscaped(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a byte begins a scalar that may be escaped; U+2028 begins with E2.
  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F, 0xE2: true
    default: false
    }
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}": true
    default: false
    }
  }
}
