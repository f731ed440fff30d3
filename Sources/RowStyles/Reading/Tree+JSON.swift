import TextBasics

extension Tree {
  /// The value as JSON, which is also YAML.
  ///
  /// All scalars are strings, as the script of a page expects them.
  package var json: String { String(decoding: jsonBytes, as: UTF8.self) }

  /// The value on several lines with an indentation of two spaces; numbers and truth values are those
  /// of JSON, as the schema has them.
  package var prettyJSON: String {
    var bytes: [UInt8] = []
    writeJSON(indent: 0, in: .file, into: &bytes)
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// ``json`` in UTF-8.
  var jsonBytes: [UInt8] {
    var bytes: [UInt8] = []
    writeJSON(indent: nil, in: .page, into: &bytes)
    return bytes
  }

  private func writeJSON(
    indent: Int?, in place: JSONString.Place, into bytes: inout [UInt8]
  ) {
    func newLine(_ depth: Int) {
      guard let indent else { return }
      bytes.append(0x0A)
      bytes.append(contentsOf: repeatElement(0x20, count: 2 * (indent + depth)))
    }
    switch value {
    case .scalar(let scalar) where form == .literal && indent != nil:
      bytes.append(contentsOf: scalar.utf8)
    case .scalar(let scalar): bytes.append(json: scalar, in: place)
    case .list(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        newLine(1)
        item.writeJSON(indent: indent.map { $0 + 1 }, in: place, into: &bytes)
      }
      if !items.isEmpty { newLine(0) }
      bytes.append(UInt8(ascii: "]"))
    case .map(let entries):
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        newLine(1)
        bytes.append(json: entry.key, in: place)
        bytes.append(UInt8(ascii: ":"))
        if indent != nil { bytes.append(0x20) }
        entry.value.writeJSON(indent: indent.map { $0 + 1 }, in: place, into: &bytes)
      }
      if !entries.isEmpty { newLine(0) }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  package init(_ text: LocalizedText) {
    if let word = text[.en], text.isUniform {
      self.init(.scalar(word))
    } else {
      self.init(
        .map(
          TextLanguage.allCases.compactMap { language in
            text[language].map { Entry(key: language.rawValue, value: Tree(.scalar($0))) }
          }))
    }
  }
}
