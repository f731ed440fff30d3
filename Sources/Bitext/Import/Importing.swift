/// Imports translations into the notes.
package struct Importing {
  /// A file of the notes with its new bytes.
  package struct File: Sendable {
    /// The path of the file in the folder of notes.
    package let path: String
    /// The new bytes.
    package let bytes: [UInt8]
    /// The bytes that the change was computed from; nil for a file that does not exist yet.
    package let old: [UInt8]?
  }

  /// How to import.
  package struct Options: Sendable {
    /// Which text stays where a delivery and the notes have both changed one; named as in git,
    /// where the notes are ours.
    package enum Preference: Sendable { case ours, theirs }

    /// Nil if neither stays: the conflict is reported, and nothing is written for it.
    package var preference: Preference?
    /// Whether texts are written that lack markup or placeholders of their originals.
    package var allowsLostMarkup = false
    /// The path, or its end, of the source that was exported; see ``Exchange/Options``.
    package var variant: String?
    /// Whether texts that a person approved are stamped.
    package var stampsApproved = false

    package init(
      preference: Preference? = nil, variant: String? = nil, allowsLostMarkup: Bool = false,
      stampsApproved: Bool = false
    ) {
      self.preference = preference
      self.variant = variant
      self.allowsLostMarkup = allowsLostMarkup
      self.stampsApproved = stampsApproved
    }
  }

  /// A unit of a delivery, and the number of that delivery.
  struct Delivered {
    let delivery: Int
    let unit: Delivery.Unit
    /// Whether the original in the notes is not the one that was translated.
    let isStale: Bool
  }

  /// The files that change, by path.
  package private(set) var files: [File] = []
  /// The number of units that were changed.
  package var changed: Int { record.changed }
  /// The number of missing units that were added.
  package var added: Int { record.added }
  /// The number of stamps that are new.
  package var stamped: Int { record.stamped }
  /// The number of units that differ from the notes and were not imported.
  package var left: Int { record.remarks.left }
  /// The number of units that a delivery and the notes have changed, each in another way.
  package var conflicts: Int { record.remarks.count(of: .conflict) }
  /// The remarks about delivered units, at their places in the deliveries.
  package var diagnostics: [Diagnostic] { record.remarks.diagnostics(in: sources) + notesOnPins }

  /// Notes on files of pins that were written.
  private var notesOnPins: [Diagnostic] = []

  private let sources: [SourceFile]
  /// For each delivery, whether all its runs of spaces are single spaces.
  private let mayFold: [Bool]
  private var record: ImportRecord
  private var judgement = ImportJudgement()
  private var fields = ImportedFields()
  /// The texts of one topic that are missing in the notes.
  private var additions: [Addition] = []
  /// The texts that were added to files of one language, with their originals, by topic.
  private var pairs: [String: [ImportedPins.Pair]] = [:]

  /// Compares deliveries with the current notes; only units that a translator has changed are
  /// touched.
  package init(
    _ deliveries: [Delivery], into corpus: Corpus, _ options: Options = Options()
  ) {
    sources = deliveries.map(\.source)
    mayFold = deliveries.map { delivery in
      delivery.units.allSatisfy { $0.text.verbatim.withFoldedSpaces == $0.text.verbatim }
    }
    record = ImportRecord(options)
    for (number, delivery) in deliveries.enumerated() { compare(delivery, number, with: corpus) }
    carryOut(corpus)
    fields.write(into: &files, of: corpus, &record)
    writePins(of: corpus)
    writeStamps(of: corpus)
  }

  private mutating func compare(_ delivery: Delivery, _ number: Int, with corpus: Corpus) {
    let original = delivery.original ?? corpus.languages.first ?? .english
    let exchange = Exchange(
      corpus,
      Exchange.Options(languages: [original, delivery.language], variant: record.options.variant))
    let (placed, unused) = delivery.placed(in: exchange)
    let delivery = placed.joiningMerged(in: exchange)
    if unused > 0 { record.remarks.add(unused: unused, number) }
    let matching = UnitMatching(delivery, exchange)
    let given = match(delivery, number, exchange, matching)
    let gone = zip(delivery.units, matching.matches).compactMap { unit, match in
      match == nil && unit.exported != TranslationDigest.none ? unit.exported : nil
    }
    judgement.habits = MarkHabits(exchange)
    for (place, unit) in exchange.units.enumerated() {
      guard unit.field != nil else { continue }
      for delivered in given[place] ?? [] {
        fields.take(
          delivered, for: unit, from: original, to: delivery.language, mayFold: mayFold[number],
          &judgement, &record)
      }
    }
    let units = Dictionary(grouping: exchange.units.indices) { exchange.units[$0].topic }
    for topic in corpus.allTopics {
      let all = units[topic.slug] ?? []
      let places = all.filter { exchange.units[$0].field == nil }
      let returned = places.flatMap { place in
        (given[place] ?? []).prefix(1).map { (unit: exchange.units[place], delivered: $0.unit) }
      }
      let desk = TopicDesk(
        topic, all.map { exchange.units[$0] }, from: original, to: delivery.language,
        ReturnedPairs(
          returned, extra: places.map { exchange.units[$0] }.filter { $0.lacks(original) },
          gone: Set(gone), in: delivery.language))
      for place in places {
        let unit = exchange.units[place]
        for delivered in given[place] ?? [] { take(delivered, for: unit, on: desk) }
      }
      let planning = AdditionPlanning(desk: desk, corpus: corpus)
      planning.place(additions, &record)
      additions = []
      planning.beginFile(of: fields, &record)
    }
  }

  /// The delivered units by the index of the unit in the notes; reports those that are gone.
  private mutating func match(
    _ delivery: Delivery, _ number: Int, _ exchange: Exchange, _ matching: UnitMatching
  ) -> [Int: [Delivered]] {
    // A text that was taken has no original to be found by when it comes back once more.
    let written = Set(
      exchange.units.compactMap { $0.rendering(in: delivery.language)?.markdown })
    var given: [Int: [Delivered]] = [:]
    for (index, unit) in delivery.units.enumerated() {
      if let match = matching.matches[index] {
        given[match.unit, default: []].append(
          Delivered(delivery: number, unit: unit, isStale: match.isStale))
      } else if unit.isChanged, !written.contains(unit.markdown) {
        let nearest = matching.nearest[index].flatMap {
          exchange.units[$0].rendering(in: exchange.original)
        }
        let hint = nearest.map { "; the nearest is “\($0.text.firstWords)” at \($0.place)" }
        record.remarks.add(
          .unknown, "the original of \(unit.shownName) is not in the notes any more" + (hint ?? ""),
          Delivered(delivery: number, unit: unit, isStale: true))
      }
    }
    return given
  }

  /// Takes a delivered unit for a unit of the notes.
  private mutating func take(
    _ new: Delivered, for unit: Exchange.Unit, on desk: TopicDesk
  ) {
    let old = desk.translation(of: unit, exported: new.unit.exported)
    guard !new.unit.isEmpty else { return record.remark(onEmptied: new, old) }
    let markdown = desk.withoutIndent(new.unit.markdown, of: unit)
    let decision = ImportDecision(
      delivered: markdown,
      exported: old == nil && new.unit.isChanged && desk.lacksTranslation(unit)
        ? nil : new.unit.exported,
      current: old?.markdown, mayFold: mayFold[new.delivery])
    if case .keep = decision {
      guard let old, old.markdown == markdown else { return }
      return record.approve(
        new, unit, in: desk.language, original: desk.original, old: old, desk.topic)
    }
    if new.unit.lostSentences > 0 {
      return record.remarks.add(
        .unfinished,
        "\(new.unit.shownName) comes back without \(new.unit.lostSentences) of its sentences and is "
          + "left as it is", new)
    }
    if new.unit.isUnfinished {
      return record.remarks.add(
        .unfinished, "\(new.unit.shownName) is marked as unfinished and left as it is", new)
    }
    guard
      desk.mayBeCopied(unit, old)
        || judgement.isTranslated(new, unit, old, on: (desk.original, desk.language), &record),
      judgement.isDecided(decision, markdown, new, old, &record),
      judgement.isWritable(markdown, new, &record),
      judgement.isFirst(markdown, new, unit, in: desk.language, &record),
      judgement.hasMarks(markdown, new, unit, old, from: desk.original, &record)
    else { return }
    if let old {
      replace(old, by: markdown, new, unit, desk)
    } else if let original = unit.rendering(in: desk.original) {
      additions.append(Addition(new: new, unit: unit, markdown: markdown, original: original))
    }
  }

  private mutating func replace(
    _ old: Exchange.Rendering, by markdown: String, _ new: Delivered, _ unit: Exchange.Unit,
    _ desk: TopicDesk
  ) {
    let parts = Self.paragraphs(of: markdown)
    guard parts.count == old.segments.count else {
      return record.remarks.add(
        .paragraphs,
        "\(new.unit.shownName) is \(old.segments.count == 1 ? "one paragraph" : "\(old.segments.count) paragraphs") in \(old.place), not "
          + "\(parts.count): keep the codes between them", new)
    }
    let before = Self.paragraphs(of: old.markdown)
    let document = desk.topic.documents[old.document]
    var edits: [SegmentEdit] = []
    for (number, segment) in old.segments.enumerated()
    where before.count != parts.count || before[number] != parts[number] {
      let exported = before.count == parts.count ? before[number] : ""
      guard
        let edit = SegmentEdit(
          replacing: segment, in: document, with: parts[number], exportedAs: exported)
      else { return record.refuse(new, old, in: old.path) }
      edits.append(edit)
    }
    record.plans.add(
      ImportPlans.Change(
        unit: new, of: unit, in: desk.language, edits: edits, old: old, document: document),
      to: document,
      of: desk.topic)
  }

  private mutating func carryOut(_ corpus: Corpus) {
    let topics = Dictionary(
      corpus.allTopics.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
    var written: [String: [ImportPlans.Change]] = [:]
    for (path, plan) in record.plans.byPath.sorted(by: { $0.key < $1.key }) {
      let (bytes, outcomes, holdsFields) = result(of: plan, at: path)
      for (change, outcome) in zip(plan.changes, outcomes) {
        switch outcome {
        case .written:
          if change.old == nil { record.added += 1 } else { record.changed += 1 }
          let topic = topics[plan.topic]
          if let pair = change.addedPair(at: path, from: topic?.originalLanguage) {
            pairs[plan.topic, default: []].append(pair)
          }
          if change.unit.isStale {
            written[plan.topic, default: []].append(change)
          } else if let topic {
            record.approve(
              change.unit, change.of, in: change.language, original: topic.originalLanguage,
              old: change.old, written: change.text, topic)
          }
        case .refused: record.refuse(change.unit, change.old, in: path)
        case .untried:
          record.remarks.add(
            .untried,
            "\(change.unit.unit.shownName) was not tried: too many texts cannot be written to "
              + "\(path); mend these and import again", change.unit)
        }
      }
      // A file that none of its texts could be written to would only be in the way.
      if plan.isNew, !outcomes.isEmpty, !outcomes.contains(.written), !holdsFields { continue }
      let old = plan.isNew ? nil : plan.document.source.bytes
      if bytes != old ?? [] { files.append(File(path: path, bytes: bytes, old: old)) }
    }
    for (slug, changes) in written.sorted(by: { $0.key < $1.key }) {
      guard let topic = topics[slug] else { continue }
      record.remark(onLate: changes, in: topic)
      record.stamps[slug, default: ImportedStamps()].late += changes.map(\.stamp)
    }
  }

  private mutating func writePins(of corpus: Corpus) {
    guard !pairs.isEmpty else { return }
    let written = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
    for topic in corpus.allTopics {
      guard let pairs = pairs[topic.slug] else { continue }
      let paths = Set(topic.documents.map(\.source.path) + pairs.map(\.target.path))
      let pins = ImportedPins(topic, corpus, files: written.filter { paths.contains($0.key) })
      guard let file = pins.file(for: pairs) else { continue }
      files.append(file)
      notesOnPins.append(
        Diagnostic(
          .note, "import",
          "added texts are pinned to their originals here, because order and size alone would pair them "
            + "with others", at: .file(path: file.path, offset: nil)))
    }
  }

  private mutating func writeStamps(of corpus: Corpus) {
    for topic in corpus.allTopics.sorted(by: { $0.slug < $1.slug }) {
      if let file = record.stampFile(of: topic, corpus) { files.append(file) }
    }
  }

  /// The bytes of a file after its changes, the outcome of each change, and whether the file has
  /// texts in values.
  private mutating func result(
    of plan: ImportPlans.Plan, at path: String
  ) -> (bytes: [UInt8], outcomes: [DocumentEditing.Outcome], holdsFields: Bool) {
    if let draft = plan.draft {
      let changes = fields.ofDraft(at: path)
      let texts = Dictionary(
        changes.map { ($0.of.id, $0.change.text) }, uniquingKeysWith: { first, _ in first })
      if let result = draft.result(of: plan.changes, texts) {
        fields.settle(at: path, &record) { result.fields.contains($0.of.id) }
        return (result.bytes, result.outcomes, !result.fields.isEmpty)
      }
      // The texts of a draft have no edits of their own.
      return (plan.document.source.bytes, plan.changes.map { _ in .refused }, false)
    }
    let editing = DocumentEditing(plan.document, plan.changes.map(\.edits))
    return (editing.document.source.bytes, editing.outcomes, false)
  }

  private static func paragraphs(of markdown: String) -> [String] {
    markdown.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Importing {
  /// Compares one delivery with the current notes.
  package init(_ delivery: Delivery, into corpus: Corpus, _ options: Options = Options()) {
    self.init([delivery], into: corpus, options)
  }
}

extension Exchange.Unit {
  fileprivate func lacks(_ language: Language) -> Bool { rendering(in: language) == nil }
}

extension Delivery.Unit {
  /// Whether there is a translation that is not the exported one.
  var isChanged: Bool {
    !isEmpty
      && exported.map {
        $0 != TranslationDigest(of: markdown) && $0 != TranslationDigest(of: text.verbatim)
      } ?? true
  }
}
