extension Pin {
  /// The bytes of a pins file with `pin` at its end; what is there stays as it is, but for what was
  /// written of the very same texts.
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
    let replaced = self.replaced(by: pin)
    if !replaced.isEmpty {
      text = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !replaced.contains(String($0.drop { $0 == " " })) }.joined(separator: "\n")
    }
    // A list's entries stand in one column, which is the author's.
    let column =
      text.split(separator: "\n").last { $0.drop { $0 == " " }.hasPrefix("- ") }
      .map { $0.prefix { $0 == " " } } ?? ""
    let lines = pin.yaml.split(separator: "\n").map { column + $0 + "\n" }
    return Array((text + lines.joined()).utf8)
  }

  /// The lines that say of the texts of `pin` that they are together or apart.
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
