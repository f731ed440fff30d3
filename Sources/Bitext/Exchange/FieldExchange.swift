/// Makes units of the texts that stand in values.
struct FieldExchange {
  private let corpus: Corpus
  private let languages: [Language]
  /// Where new files would be, for the languages in which a topic has none.
  private let paths: [Language: TranslationPaths]
  private let examples: ExampleFields

  init(_ corpus: Corpus, languages: [Language]) {
    self.corpus = corpus
    self.languages = languages
    examples = ExampleFields(corpus)
    let original = languages[0]
    let lacking = languages.dropFirst().filter { language in
      corpus.allTopics.contains { $0.mainEdition(in: language) == nil }
    }
    paths = Dictionary(
      lacking.map { ($0, TranslationPaths(corpus, from: original, to: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The units of a topic with those of its fields: the title first, pictures and table examples
  /// last.
  func adding(
    to units: [Exchange.Unit], of topic: Topic, documents: (Language) -> Int?
  ) -> [Exchange.Unit] {
    let fields = TopicFields(
      topic, languages: languages, variant: documents,
      newPath: { path, language in
        // Where translations stand below their originals, a new one gets no file.
        paths[language].flatMap { $0.areShared(near: path) ? nil : $0.path(of: path) }
      })
    var units = units
    if let field = fields.frontMatter(.description) { describe(field, in: &units, of: topic) }
    let title = fields.frontMatter(.title).flatMap { unit(of: $0, topic: topic.slug, topic.stamps) }
    let others = fields.pictures() + examples.fields(of: topic, languages)
    return [title].compactMap(\.self) + units
      + others.compactMap { unit(of: $0, topic: topic.slug, topic.stamps) }
  }

  /// A description is a text of its topic already, which keeps its id and its state.
  private func describe(_ field: Field, in units: inout [Exchange.Unit], of topic: Topic) {
    let paths = Set(field.places.values.flatMap { $0.map(\.path) })
    let place = units.firstIndex { unit in
      unit.rendering(in: languages[0])?.kind == .frontMatter
        && unit.renderings.allSatisfy { $0.kind == .frontMatter && paths.contains($0.path) }
    }
    guard let place, var described = unit(of: field, topic: topic.slug, id: units[place].id) else {
      return
    }
    let old = units[place]
    described = Exchange.Unit(
      topic: old.topic, id: old.id, section: old.section,
      renderings: described.renderings.map { rendering in
        old.rendering(in: rendering.language).map { rendering.in($0.state, $0.confidence) }
          ?? rendering
      }, others: old.others.filter { !paths.contains($0.path) }, field: field)
    described.remarks = field.remarks
    units[place] = described
  }

  /// The units of the files beside the notes.
  func ofSite() -> [Exchange.Unit] {
    SiteFields.all(of: corpus, languages).flatMap { path, fields in
      fields.compactMap { unit(of: $0, topic: path) }
    }
  }

  private func unit(
    of field: Field, topic: String, _ stamps: Stamps = Stamps(), id: String? = nil
  ) -> Exchange.Unit? {
    let source = field.texts[languages[0]]?.text
    let renderings = languages.compactMap { language -> Exchange.Rendering? in
      guard let text = field.texts[language] else { return nil }
      let piece = InlinePiece.text(PlainText.composed(text.text)).exchangeable
      return Exchange.Rendering(
        language: language, document: 0, segments: [], path: text.path, line: text.line,
        kind: .frontMatter, pieces: [piece], confidence: 1,
        state: source.map { source in
          language == languages[0]
            ? .original : stamps.state(of: field.id, source, text.text, in: language)
        } ?? .extra, isVerbatim: true)
    }
    guard !renderings.isEmpty else { return nil }
    var unit = Exchange.Unit(
      topic: topic, id: id ?? field.id, section: field.section, renderings: renderings, others: [],
      field: field)
    unit.remarks = field.remarks
    return unit
  }
}

extension Exchange.Rendering {
  fileprivate func `in`(_ state: UnitState, _ confidence: Double) -> Exchange.Rendering {
    Exchange.Rendering(
      language: language, document: document, segments: segments, path: path, line: line,
      kind: kind, pieces: pieces, confidence: confidence, state: state, isVerbatim: isVerbatim)
  }
}
