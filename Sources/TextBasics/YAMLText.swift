/// Writes texts as YAML scalars on one line.
package enum YAMLText {
  /// `text` plain if that is safe, else quoted.
  package static func scalar(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy {
        0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2D || $0 == 0x2F || $0 == 0x2E
      }
      && text.utf8.first.map { 0x61...0x7A ~= $0 | 0x20 } ?? false
    return isPlain ? text : quoted(text)
  }

  /// `text` in double quotes, using only escapes that JSON and YAML share.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
