/// Strings for JSON that stands in a page.
enum JSONText {
  /// `text` in quotation marks (RFC 8259), with `<`, `>` and `&` as escapes, so that no text can
  /// end the script element around it.
  static func quoted(_ text: String) -> String {
    guard hasEscaped(text.utf8.span) else { return "\"" + text + "\"" }
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

  private static func hasEscaped(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      switch text[index] {
      case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F: return true
      // U+2028 and U+2029.
      case 0xE2: if text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8 { return true }
      default: continue
      }
    }
    return false
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}": true
    default: false
    }
  }
}
