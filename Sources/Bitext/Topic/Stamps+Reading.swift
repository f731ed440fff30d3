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
      let keys = ["id", "language", "translation", "source", "origin", "by", "date"]
      let values = reader.texts(of: entry, named: "a stamp", known: keys)
      guard let unit = values["id"], let language = values["language"],
        let original = values["source"]
      else {
        reader.fail("a stamp has an 'id', a 'language' and a 'source'", at: entry)
        return nil
      }
      let origin = values["origin"].flatMap(Provenance.Origin.init)
      if let word = values["origin"], origin == nil {
        let known = Provenance.Origin.allCases.map(\.rawValue).joined(separator: ", ")
        reader.fail("'\(word)' is no origin: one of \(known)", at: entry)
        return nil
      }
      return Stamp(
        unit: unit, language: Language(tag: language), source: PlainText.composed(original),
        translation: values["translation"] ?? "",
        provenance: (origin ?? (values["by"] == nil ? nil : .human)).map {
          Provenance($0, by: values["by"], on: values["date"])
        })
    }
    return (stamps, reader.diagnostics)
  }
}
