import TextBasics

extension Pin {
  /// The bytes of a pins file with `pin` appended, without earlier entries for the same texts.
  ///
  /// - Parameters:
  ///   - pin: The correction to add.
  ///   - file: The current bytes of the file; empty if it does not exist.
  /// - Returns: The new bytes of the file; nil if the file is not UTF-8, which would be lost.
  package static func adding(_ pin: Pin, to file: [UInt8]) -> [UInt8]? {
    guard var text = String(validating: file, as: UTF8.self) else { return nil }
    if text.utf8.allSatisfy({ $0 <= 0x20 }) {
      text = "# Corrections of the alignment; every build obeys them.\npins:\n"
    }
    // The line endings and the column of the list's entries are the author's.
    let end = text.utf8.split(separator: 0x0A).first?.last == 0x0D ? "\r\n" : "\n"
    if text.utf8.last != 0x0A { text += end }
    let replaced = self.replaced(by: pin)
    let lines = text.lines.filter { !replaced.contains(String($0.drop { $0 == " " })) }
    let column =
      lines.last { $0.drop { $0 == " " }.hasPrefix("- ") }.map { $0.prefix { $0 == " " } } ?? ""
    let added = pin.yaml.split(separator: "\n").map { column + $0 + end }
    return Array((replaced.isEmpty ? text : lines.joined(separator: end)).utf8)
      + Array(added.joined().utf8)
  }

  /// The lines that a pin replaces: those that put the same texts together or apart.
  private static func replaced(by pin: Pin) -> Set<String> {
    switch pin.kind {
    case .together(let quotes), .apart(let quotes):
      let kinds: [([Quote]) -> Kind] = [Kind.together, Kind.apart]
      let lines = kinds.flatMap { kind in
        [quotes, quotes.reversed()].map { Pin(kind($0)).yaml.trimmed }
      }
      return Set(lines)
    case .unit, .language: return []
    }
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
