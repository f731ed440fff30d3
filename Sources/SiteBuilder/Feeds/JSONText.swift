/// Strings for JSON that stands in a page.
enum JSONText {
  /// `text` in quotation marks (RFC 8259), with `<`, `>` and `&` as escapes, so that no text can
  /// end the script element around it.
  static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return "\"" + text + "\"" }
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

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}": true
    default: false
    }
  }
}
