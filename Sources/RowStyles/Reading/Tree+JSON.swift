extension Tree {
  /// The value as JSON, which is YAML too.
  ///
  /// Scalars that look like numbers or truth values in the authoring format stay strings: the
  /// schema decides what they are.
  package var json: String { String(decoding: jsonBytes, as: UTF8.self) }

  /// As ``json``, on many lines of two spaces' indent.
  package var prettyJSON: String {
    var bytes: [UInt8] = []
    writeJSON(indent: 0, into: &bytes)
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// ``json`` in UTF-8.
  var jsonBytes: [UInt8] {
    var bytes: [UInt8] = []
    writeJSON(indent: nil, into: &bytes)
    return bytes
  }

  private func writeJSON(indent: Int?, into bytes: inout [UInt8]) {
    func newLine(_ depth: Int) {
      guard let indent else { return }
      bytes.append(0x0A)
      bytes.append(contentsOf: repeatElement(0x20, count: 2 * (indent + depth)))
    }
    switch value {
    case .scalar(let scalar): Self.quote(scalar, into: &bytes)
    case .list(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        newLine(1)
        item.writeJSON(indent: indent.map { $0 + 1 }, into: &bytes)
      }
      if !items.isEmpty { newLine(0) }
      bytes.append(UInt8(ascii: "]"))
    case .map(let entries):
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        newLine(1)
        Self.quote(entry.key, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        if indent != nil { bytes.append(0x20) }
        entry.value.writeJSON(indent: indent.map { $0 + 1 }, into: &bytes)
      }
      if !entries.isEmpty { newLine(0) }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// A JSON string.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    quote(text, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a JSON string.
  ///
  /// `<` and U+2028, U+2029 are escaped, so that it can stand in a script element.
  static func quote(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    if isLiteral(text.utf8.span) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: #"\""#.utf8)
      case "\\": bytes.append(contentsOf: #"\\"#.utf8)
      case "\n": bytes.append(contentsOf: #"\n"#.utf8)
      case "\r": bytes.append(contentsOf: #"\r"#.utf8)
      case "\t": bytes.append(contentsOf: #"\t"#.utf8)
      case "<": bytes.append(contentsOf: #"\u003c"#.utf8)
      case "\u{2028}": bytes.append(contentsOf: #"\u2028"#.utf8)
      case "\u{2029}": bytes.append(contentsOf: #"\u2029"#.utf8)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        bytes.append(
          contentsOf: (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      case _ where scalar.isASCII: bytes.append(UInt8(scalar.value))
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Whether a text surely has nothing to escape.
  private static func isLiteral(_ bytes: Span<UInt8>) -> Bool {
    bytes.indices.allSatisfy { index in
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), 0x7F, 0..<0x20: false
      // What U+2028 and U+2029 begin with.
      case 0xE2: false
      default: true
      }
    }
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
