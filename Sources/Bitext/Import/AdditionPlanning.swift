/// A text for a unit that has no translation.
struct Addition {
  let new: Importing.Delivered
  let unit: Exchange.Unit
  let markdown: String
  let original: Exchange.Rendering
}

/// Plans where the missing texts of a topic are written.
struct AdditionPlanning {
  let desk: TopicDesk
  let corpus: Corpus

  /// Writes the missing texts of a topic where they belong.
  func place(_ additions: [Addition], _ record: inout ImportRecord) {
    guard let first = additions.first else { return }
    let topic = desk.topic
    let home = AdditionHome(desk, variant: record.options.variant)
    guard let edition = home.document else {
      return begin(additions, &record)
    }
    let document = topic.documents[edition]
    if !DraftPlan.isShared(edition, desk),
      let draft = DraftPlan(of: first.original.document, on: desk, asIn: document),
      !additions.contains(where: { isTaken($0, in: draft) })
    {
      return add(additions, to: draft, document, isNew: false, &record)
    }
    place(additions, in: edition, &record)
  }

  /// Whether the translation of another original stands in the place of a text in a draft.
  private func isTaken(_ addition: Addition, in draft: DraftPlan) -> Bool {
    desk.lacksTranslation(addition.unit)
      && draft.units.contains { $0.id == addition.unit.id && $0.translation != nil }
  }

  /// Writes texts into a document of the topic.
  private func place(_ additions: [Addition], in edition: Int, _ record: inout ImportRecord) {
    let topic = desk.topic
    let document = topic.documents[edition]
    let indices = Dictionary(
      topic.units.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var bySource: [Int: [(text: MissingText, addition: Addition)]] = [:]
    let hasPairs = desk.hasPairs(in: edition)
    for addition in additions where !isThere(addition, in: edition, &record) {
      let order = indices[addition.unit.id] ?? 0
      let here = topic.units[order].variants.first {
        $0.document == edition && $0.language == desk.original
      }
      if let here, addition.original.document != edition, !hasPairs {
        let pieces = here.segments.map {
          MarkdownText.markdown(of: PieceMaker.pieces(of: document.segments[$0].content))
        }
        if isFree(pieces.joined(separator: "\n\n"), for: addition, in: document, &record) {
          replace(here, by: addition, &record)
        }
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
      let placeholders =
        source == edition
        ? nil
        : PlaceholderComments(TextPlaces(document), of: TextPlaces(topic.documents[source]))
      for (text, addition) in texts {
        guard
          let edit = places.edit(
            writing: addition.markdown, for: text, first: placeholders?.way(for: text))
        else {
          record.refuse(
            addition.new, nil, in: document.source.path, because: places.obstacle(to: text))
          continue
        }
        guard
          record.plans.add(
            ImportPlans.Change(
              unit: addition.new, of: addition.unit, in: desk.language, edits: [edit], old: nil,
              document: document),
            to: document, of: topic)
        else {
          record.refuse(addition.new, nil, in: document.source.path)
          continue
        }
      }
    }
  }

  /// Whether a text may be written over another that stands in its place and is not known as its
  /// translation, because it is in words of the original's language; says so if not.
  private func isFree(
    _ there: String?, for addition: Addition, in document: Document, _ record: inout ImportRecord
  ) -> Bool {
    guard let there, there != addition.original.markdown else { return true }
    let unit = addition.new.unit
    let reason = "\(unit.shownName) has another text in \(document.source.path)"
    if !unit.isChanged {
      record.remarks.add(.gone, reason + " since the export, which stays", addition.new, .note)
      return false
    }
    let message =
      reason + ": the notes have “\(there.passage(differingFrom: addition.markdown))”, this has “"
      + addition.markdown.passage(differingFrom: there) + "”"
    return record.isPreferred(addition.new, .conflict, message)
  }

  /// Writes a text in the place of its original, which a file of translations has in its words until
  /// it is translated.
  private func replace(
    _ here: Variant, by addition: Addition, _ record: inout ImportRecord
  ) {
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
    if edits.count < segments.count || !record.plans.add(change, to: document, of: desk.topic) {
      record.refuse(addition.new, nil, in: document.source.path)
    }
  }

  /// Whether a file has a text already that its translators left as the original has it, such as a
  /// name; says so.
  private func isThere(
    _ addition: Addition, in edition: Int, _ record: inout ImportRecord
  ) -> Bool {
    let document = desk.topic.documents[edition]
    let kind = addition.original.kind
    guard addition.original.document != edition,
      addition.markdown == addition.original.markdown,
      let there = document.segments.first(where: {
        $0.kind == kind && $0.text == addition.original.text
      })
    else { return false }
    record.remarks.add(
      .there,
      "\(addition.new.unit.shownName) is in \(document.source.path):\(there.lines.lowerBound) "
        + "already, in the words of the original", addition.new, .note)
    return true
  }

  /// Makes the file of a topic that only texts in values come back for, such as its title.
  func beginFile(of fields: ImportedFields, _ record: inout ImportRecord) {
    guard !fields.isEmpty, AdditionHome(desk, variant: record.options.variant).document == nil,
      let source = desk.topic.mainEdition(in: desk.original)?.document
    else { return }
    let paths = TranslationPaths(corpus, from: desk.original, to: desk.language)
    let path = paths.path(of: desk.topic.documents[source].source.path)
    guard fields.has(path), record.plans.document(at: path) == nil else { return }
    begin([], source, path, &record)
  }

  /// Writes the first texts of a topic in a language: below their originals where the folder has
  /// them there, else into a new file.
  private func begin(_ additions: [Addition], _ record: inout ImportRecord) {
    guard let source = additions.first?.original.document else { return }
    let original = desk.topic.documents[source]
    let paths = TranslationPaths(corpus, from: desk.original, to: desk.language)
    // Originals in comments have their translations into one language below them.
    if paths.areShared(near: original.source.path), !original.hasTextsInComments {
      return place(additions, in: source, &record)
    }
    begin(additions, source, paths.path(of: original.source.path), &record)
  }

  private func begin(
    _ additions: [Addition], _ source: Int, _ path: String, _ record: inout ImportRecord
  ) {
    let draft = DraftPlan(of: source, on: desk, .nothing)
    let document = Segmenter.segment(
      SourceFile(path: path, text: ""), pathHint: desk.language
    ).0
    add(additions, to: draft, document, isNew: true, &record)
  }

  /// Writes texts into a file that is made of its original.
  private func add(
    _ additions: [Addition], to draft: DraftPlan, _ document: Document, isNew: Bool,
    _ record: inout ImportRecord
  ) {
    guard record.plans.add(draft, to: document, of: desk.topic, isNew: isNew) else {
      for addition in additions { record.refuse(addition.new, nil, in: document.source.path) }
      return
    }
    for addition in additions {
      let unit = draft.units.first { $0.id == addition.unit.id }
      guard isFree(unit?.translation, for: addition, in: document, &record) else { continue }
      let change = ImportPlans.Change(
        unit: addition.new, of: addition.unit, in: desk.language, edits: [], old: nil,
        document: document)
      if unit == nil || !record.plans.add(change, to: document, of: desk.topic) {
        record.refuse(addition.new, nil, in: document.source.path)
      }
    }
  }
}
