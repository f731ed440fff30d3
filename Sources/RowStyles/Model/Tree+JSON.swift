extension Tree {
  /// The value as JSON, which is YAML too.
  ///
  /// Scalars that look like numbers or truth values in the authoring format stay strings: the
  /// schema decides what they are.
  package var json: String {
    var text = ""
    writeJSON(indent: nil, into: &text)
    return text
  }

  /// As ``json``, on many lines of two spaces' indent.
  package var prettyJSON: String {
    var text = ""
    writeJSON(indent: 0, into: &text)
    return text + "\n"
  }

  private func writeJSON(indent: Int?, into text: inout String) {
    func newLine(_ depth: Int) {
      guard let indent else { return }
      text += "\n" + String(repeating: "  ", count: indent + depth)
    }
    switch value {
    case .scalar(let scalar):
      text += Self.quoted(scalar)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        newLine(1)
        item.writeJSON(indent: indent.map { $0 + 1 }, into: &text)
      }
      if !items.isEmpty { newLine(0) }
      text += "]"
    case .map(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += "," }
        newLine(1)
        text += Self.quoted(entry.key) + (indent == nil ? ":" : ": ")
        entry.value.writeJSON(indent: indent.map { $0 + 1 }, into: &text)
      }
      if !entries.isEmpty { newLine(0) }
      text += "}"
    }
  }

  /// A JSON string.
  ///
  /// `<` and U+2028, U+2029 are escaped, so that it can stand in a script element.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "<": result += "\\u003c"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  package init(_ text: LocalizedText) {
    if let en = text.en, text.isUniform {
      self.init(.scalar(en))
    } else {
      self.init(
        .map(
          TextLanguage.allCases.compactMap { language in
            text[language].map { Entry(key: language.rawValue, value: Tree(.scalar($0))) }
          }))
    }
  }
}
