/// Reads the pairs of a translation memory, TMX 1.1 to 1.4b.
enum TMXReader {
  /// A delivery for each language of a translation.
  static func deliveries(
    _ source: SourceFile, root: XMLReader.Element
  ) throws(DeliveryError) -> [Delivery] {
    let header = root.elements.first { $0.name == "header" }
    let units = root.elements.first { $0.name == "body" }?.elements.filter { $0.name == "tu" } ?? []
    var languages: [String: Language] = [:]
    for unit in units {
      for variant in unit.elements where variant.name == "tuv" {
        let tag = tag(of: variant)
        guard languages[tag] == nil else { continue }
        languages[tag] = try Delivery.language(tag, source, at: variant.offset)
      }
    }
    let given = [header?.attributes["srclang"]].compactMap(\.self).filter { $0 != "*all*" }
    var original: Language?
    for tag in given { original = try Delivery.language(tag, source, at: root.offset) }
    let known = Set(languages.values).sorted()
    if units.isEmpty { return [] }
    guard let first = original ?? known.first, known.contains(where: { $0 != first }) else {
      throw DeliveryError("this memory has no two languages", source, at: root.offset)
    }
    // Names of this program lead to places; those of other programs tell nothing about the notes.
    let isOurs = header?.attributes["creationtool"] == "hig-notes"
    return known.filter { $0 != first }.map { language in
      Delivery(
        source: source, original: first, language: language,
        units: units.compactMap { unit in
          self.unit(unit, first, language, languages, isOurs: isOurs)
        })
    }
  }

  /// The pair of a unit in two languages; nil if it lacks one.
  private static func unit(
    _ element: XMLReader.Element, _ original: Language, _ language: Language,
    _ languages: [String: Language], isOurs: Bool
  ) -> Delivery.Unit? {
    func variant(_ language: Language) -> XMLReader.Element? {
      element.elements.first { $0.name == "tuv" && languages[tag(of: $0)] == language }
    }
    guard let source = variant(original).flatMap(segment),
      let found = variant(language), let target = segment(found)
    else { return nil }
    let properties = found.elements.filter { $0.name == "prop" }
    let digest = properties.first { $0.attributes["type"] == TMX.digestType }
    var name = (element.attributes["tuid"] ?? "").split(separator: "/")
    // A pair of an earlier original has its language behind the name, in which a path may stand.
    if name.count > 2, languages.values.contains(where: { $0.tag == name[name.count - 1] }) {
      name.removeLast()
    }
    let place = element.elements.first { $0.attributes["type"] == TMX.sentenceType }
    var unit = Delivery.Unit(
      name: isOurs ? name.joined(separator: "/") : "", original: .pieces(source),
      text: .pieces(target), exported: (digest?.text).flatMap { TranslationDigest($0) },
      isUnfinished: false, range: SourceRange(element.offset, element.offset))
    unit.sentence = (place?.text).flatMap { SentenceMark($0) }
    let made = properties.first { $0.attributes["type"] == TMX.provenanceType }
    unit.provenance = (made?.text).flatMap { Provenance(label: $0) }
    return unit
  }

  private static func tag(of variant: XMLReader.Element) -> String {
    variant.attributes["xml:lang"] ?? variant.attributes["lang"] ?? ""
  }

  private static func segment(_ variant: XMLReader.Element) -> [InlinePiece]? {
    variant.elements.first { $0.name == "seg" }.map {
      XLIFFReader.pieces($0, numbered: ["i", "x"])
    }
  }
}
