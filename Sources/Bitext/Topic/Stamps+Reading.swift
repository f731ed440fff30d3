extension Stamps {
  /// Reads a `<slug>.stamps.yaml`; faulty entries are left out and reported.
  ///
  /// ```yaml
  /// stamps:
  /// - {id: best-practices-3fa2c1, language: ko, translation: 0b61d9, source: "A shelf …"}
  /// ```
  package static func reading(_ source: SourceFile) -> ([Stamp], [Diagnostic]) {
    var reader = YAMLEntries(source: source, rule: "stamps")
    let stamps = reader.entries(under: "stamps").compactMap { entry -> Stamp? in
      let keys = ["id", "language", "translation", "source"]
      let values = reader.texts(of: entry, named: "a stamp", known: keys)
      guard let unit = values["id"], let language = values["language"],
        let original = values["source"]
      else {
        reader.fail("a stamp has an 'id', a 'language' and a 'source'", at: entry)
        return nil
      }
      return Stamp(
        unit: unit, language: Language(tag: language), source: PlainText.composed(original),
        translation: values["translation"] ?? "")
    }
    return (stamps, reader.diagnostics)
  }
}
