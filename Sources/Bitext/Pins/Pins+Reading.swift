extension Pin {
  /// Reads a `<slug>.pins.yaml`; faulty entries are left out and reported.
  ///
  /// ```yaml
  /// pins:
  /// - together: ["A shelf keeps", "선반에는 책이"]
  /// - apart: ["A shelf keeps", {in: ko.md, words: "옮긴이 주"}]
  /// - unit: shelves
  ///   of: "A shelf keeps"
  /// - language: ja
  ///   of: "概要"
  /// ```
  package static func reading(_ source: SourceFile) -> ([Pin], [Diagnostic]) {
    var reader = Reader(entries: YAMLEntries(source: source, rule: "pins"))
    let pins = reader.entries.entries(under: "pins").compactMap { reader.pin($0) }
    return (pins, reader.entries.diagnostics)
  }

  private struct Reader {
    var entries: YAMLEntries

    mutating func pin(_ yaml: YAML) -> Pin? {
      let known = ["together", "apart", "unit", "language", "of"]
      let pairs = entries.pairs(of: yaml, named: "a pin", known: known)
      let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
      let kinds = pairs.map(\.key).filter { $0 != "of" }
      guard kinds.count == 1, let value = values[kinds[0]] else {
        entries.fail("a pin says one of together, apart, unit and language", at: yaml)
        return nil
      }
      if kinds[0] == "together" || kinds[0] == "apart" {
        guard let quotes = quotes(value) else { return nil }
        return Pin(kinds[0] == "together" ? .together(quotes) : .apart(quotes), range: yaml.range)
      }
      guard let of = values["of"], let quote = quote(of), let name = value.string else {
        entries.fail("'\(kinds[0])' needs a value, and in 'of' a quoted text", at: yaml)
        return nil
      }
      if kinds[0] == "language" {
        return Pin(.language(Language(tag: name.lowercased()), quote), range: yaml.range)
      }
      guard Slug.make(from: name) == name else {
        entries.fail(
          "an id is lower-case ASCII words with hyphens, as in 'row-styles'", at: value)
        return nil
      }
      return Pin(.unit(id: name, quote), range: yaml.range)
    }

    private mutating func quotes(_ yaml: YAML) -> [Quote]? {
      guard case .sequence(let items) = yaml.value, items.count > 1 else {
        entries.fail("this is a list of two quoted texts or more", at: yaml)
        return nil
      }
      let quotes = items.compactMap { quote($0) }
      return quotes.count == items.count ? quotes : nil
    }

    private mutating func quote(_ yaml: YAML) -> Quote? {
      if let words = yaml.string { return Quote(PlainText.composed(words)) }
      guard case .mapping = yaml.value else {
        entries.fail("a text is quoted by its first words", at: yaml)
        return nil
      }
      let texts = entries.texts(of: yaml, named: "a quoted text", known: ["in", "words"])
      guard let words = texts["words"] else {
        entries.fail("a quoted text has 'words'", at: yaml)
        return nil
      }
      return Quote(PlainText.composed(words), in: texts["in"])
    }
  }
}
