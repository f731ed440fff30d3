extension Importing {
  /// A text for a unit that has no translation.
  struct Addition {
    let new: Delivered
    let unit: Exchange.Unit
    let markdown: String
    let original: Exchange.Rendering
  }

  /// Writes the missing texts of a topic where they belong.
  mutating func place(_ additions: [Addition], on desk: TopicDesk, of corpus: Corpus) {
    guard let first = additions.first else { return }
    let topic = desk.topic
    let home = AdditionHome(desk, variant: options.variant)
    guard let edition = home.document else {
      return begin(additions, on: desk, corpus)
    }
    let document = topic.documents[edition]
    if !DraftPlan.isShared(edition, desk),
      let draft = DraftPlan(of: first.original.document, on: desk, asIn: document)
    {
      return add(additions, to: draft, document, on: desk, isNew: false)
    }
    place(additions, on: desk, in: edition, corpus)
  }

  /// Writes texts into a document of the topic.
  private mutating func place(
    _ additions: [Addition], on desk: TopicDesk, in edition: Int, _ corpus: Corpus
  ) {
    let topic = desk.topic
    let document = topic.documents[edition]
    let indices = Dictionary(
      topic.units.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var bySource: [Int: [(text: MissingText, addition: Addition)]] = [:]
    let hasPairs = desk.hasPairs(in: edition)
    for addition in additions where !isThere(addition, in: edition, document) {
      let order = indices[addition.unit.id] ?? 0
      let here = topic.units[order].variants.first {
        $0.document == edition && $0.language == desk.original
      }
      if let here, addition.original.document != edition, !hasPairs {
        replace(here, by: addition, on: desk)
        continue
      }
      let segments = here.map { Array($0.segments) } ?? addition.original.segments
      guard let low = segments.min(), let high = segments.max() else { continue }
      let text = MissingText(order: order, original: low...high, markdown: addition.markdown)
      let source = here == nil ? addition.original.document : edition
      bySource[source, default: []].append((text, addition))
    }
    for (source, texts) in bySource.sorted(by: { $0.key < $1.key }) {
      let places = AdditionPlaces(
        desk, from: source, to: edition, missing: texts.map(\.text), corpus)
      for (text, addition) in texts {
        guard let edit = SegmentEdit(inserting: addition.markdown, ways: places.ways(for: text)),
          plan(
            ImportPlans.Change(
              unit: addition.new, of: addition.unit, in: desk.language, edits: [edit], old: nil,
              document: document),
            to: document, of: topic)
        else {
          refuse(addition.new, nil, in: document.source.path)
          continue
        }
      }
    }
  }
}

extension Importing {
  /// Writes a text in the place of its original, which a file of translations has in its words until
  /// it is translated.
  private mutating func replace(_ here: Variant, by addition: Addition, on desk: TopicDesk) {
    let document = desk.topic.documents[here.document]
    let segments = Array(here.segments)
    let parts = addition.markdown.split(separator: "\n\n", omittingEmptySubsequences: false)
    var edits: [SegmentEdit] = []
    if parts.count == segments.count {
      edits = zip(segments, parts).compactMap { segment, part in
        let exported = MarkdownText.markdown(
          of: PieceMaker.pieces(of: document.segments[segment].content))
        return SegmentEdit(
          replacing: segment, in: document, with: String(part), exportedAs: exported)
      }
    }
    let change = ImportPlans.Change(
      unit: addition.new, of: addition.unit, in: desk.language, edits: edits, old: nil,
      document: document)
    if edits.count < segments.count || !plan(change, to: document, of: desk.topic) {
      refuse(addition.new, nil, in: document.source.path)
    }
  }

  /// Whether a file has a text already that its translators left as the original has it, such as a
  /// name; says so.
  private mutating func isThere(
    _ addition: Addition, in edition: Int, _ document: Document
  ) -> Bool {
    let kind = addition.original.kind
    guard addition.original.document != edition,
      addition.markdown == addition.original.markdown,
      let there = document.segments.first(where: {
        $0.kind == kind && $0.text == addition.original.text
      })
    else { return false }
    remarks.add(
      .there,
      "\(addition.new.unit.shownName) is in \(document.source.path):\(there.lines.lowerBound) "
        + "already, in the words of the original", addition.new, .note)
    return true
  }

  /// Makes the file of a topic that only texts in values come back for, such as its title.
  mutating func beginForFields(on desk: TopicDesk, of corpus: Corpus) {
    guard !fields.isEmpty, AdditionHome(desk, variant: options.variant).document == nil,
      let source = desk.topic.mainEdition(in: desk.original)?.document
    else { return }
    let paths = TranslationPaths(corpus, from: desk.original, to: desk.language)
    let path = paths.path(of: desk.topic.documents[source].source.path)
    guard fields[path] != nil, plans.document(at: path) == nil else { return }
    begin([], source, path, on: desk)
  }

  /// Writes the first texts of a topic in a language: below their originals where the folder has
  /// them there, else into a new file.
  private mutating func begin(_ additions: [Addition], on desk: TopicDesk, _ corpus: Corpus) {
    guard let source = additions.first?.original.document else { return }
    let original = desk.topic.documents[source]
    let paths = TranslationPaths(corpus, from: desk.original, to: desk.language)
    if paths.areShared(near: original.source.path) {
      return place(additions, on: desk, in: source, corpus)
    }
    begin(additions, source, paths.path(of: original.source.path), on: desk)
  }

  private mutating func begin(
    _ additions: [Addition], _ source: Int, _ path: String, on desk: TopicDesk
  ) {
    let draft = DraftPlan(of: source, on: desk, .nothing)
    let document = Segmenter.segment(
      SourceFile(path: path, text: ""), pathHint: desk.language
    ).0
    add(additions, to: draft, document, on: desk, isNew: true)
  }

  /// Writes texts into a file that is made of its original.
  private mutating func add(
    _ additions: [Addition], to draft: DraftPlan, _ document: Document, on desk: TopicDesk,
    isNew: Bool
  ) {
    guard plans.add(draft, to: document, of: desk.topic, isNew: isNew) else {
      for addition in additions { refuse(addition.new, nil, in: document.source.path) }
      return
    }
    for addition in additions {
      let isHere = draft.units.contains { $0.id == addition.unit.id }
      let change = ImportPlans.Change(
        unit: addition.new, of: addition.unit, in: desk.language, edits: [], old: nil,
        document: document)
      if !isHere || !plan(change, to: document, of: desk.topic) {
        refuse(addition.new, nil, in: document.source.path)
      }
    }
  }
}

/// The file that missing texts of a topic are written to.
struct AdditionHome {
  /// The index of the document; nil if there is no text in the language.
  let document: Int?

  init(_ desk: TopicDesk, variant: String?) {
    let documents = desk.topic.documents
    let named = variant.flatMap { name in
      documents.firstIndex { $0.source.path == name || $0.source.path.hasSuffix("/" + name) }
    }
    if let named,
      desk.topic.editions.contains(where: {
        $0.document == named && $0.language == desk.language
      })
    {
      document = named
      return
    }
    document = desk.edition ?? Self.pairedDocument(desk) ?? Self.sharedDocument(desk)
  }

  /// The document with most pairs; some languages have too little text in a file to be an edition.
  private static func pairedDocument(_ desk: TopicDesk) -> Int? {
    var pairs: [Int: Int] = [:]
    for unit in desk.topic.units {
      for variant in unit.variants where variant.language == desk.language {
        let isPaired = unit.variants.contains {
          $0.document == variant.document && $0.language == desk.original
        }
        if isPaired { pairs[variant.document, default: 0] += 1 }
      }
    }
    return pairs.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The document of originals with most texts of the language, where none has its pair any more.
  private static func sharedDocument(_ desk: TopicDesk) -> Int? {
    var texts: [Int: Int] = [:]
    var originals: Set<Int> = []
    for variant in desk.topic.units.flatMap(\.variants) {
      if variant.language == desk.language { texts[variant.document, default: 0] += 1 }
      if variant.language == desk.original { originals.insert(variant.document) }
    }
    return texts.filter { originals.contains($0.key) }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

extension TopicDesk {
  /// Whether a document has a text in both languages.
  fileprivate func hasPairs(in document: Int) -> Bool {
    topic.units.contains { unit in
      let here = unit.variants.filter { $0.document == document }.map(\.language)
      return here.contains(original) && here.contains(language)
    }
  }
}
