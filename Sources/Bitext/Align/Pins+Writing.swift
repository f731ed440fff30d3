extension Pin {
  /// The bytes of a pins file with `pin` at its end; what is there stays as it is.
  ///
  /// - Parameters:
  ///   - pin: The correction to add.
  ///   - file: The file as it is; empty where there is none yet.
  /// - Returns: The new bytes of the file.
  package static func adding(_ pin: Pin, to file: [UInt8]) -> [UInt8] {
    var text = String(decoding: file, as: UTF8.self)
    if text.utf8.allSatisfy({ $0 <= 0x20 }) {
      text = "# Corrections of the alignment; every build obeys them.\npins:\n"
    }
    if text.utf8.last != 0x0A { text += "\n" }
    // A list's entries stand in one column, which is the author's.
    let column =
      text.split(separator: "\n").last { $0.drop { $0 == " " }.hasPrefix("- ") }
      .map { $0.prefix { $0 == " " } } ?? ""
    let lines = pin.yaml.split(separator: "\n").map { column + $0 + "\n" }
    return Array((text + lines.joined()).utf8)
  }

  private var yaml: String {
    switch kind {
    case .together(let quotes): "- together: \(Self.list(quotes))\n"
    case .apart(let quotes): "- apart: \(Self.list(quotes))\n"
    case .unit(let id, let quote): "- unit: \(YAMLText.scalar(id))\n  of: \(quote.yaml)\n"
    case .language(let language, let quote):
      "- language: \(YAMLText.scalar(language.tag))\n  of: \(quote.yaml)\n"
    }
  }

  private static func list(_ quotes: [Quote]) -> String {
    "[" + quotes.map(\.yaml).joined(separator: ", ") + "]"
  }
}

extension Pin.Quote {
  fileprivate var yaml: String {
    guard let path else { return YAMLText.quoted(words) }
    return "{in: \(YAMLText.quoted(path)), words: \(YAMLText.quoted(words))}"
  }
}
