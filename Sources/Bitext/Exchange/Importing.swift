/// Imports translations into the notes.
package struct Importing {
  /// A file of the notes with its new bytes.
  package struct File: Sendable {
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
  /// The number of units that were changed, and of missing units that were added.
  package private(set) var changed = 0
  package private(set) var added = 0
  /// The number of stamps that are new.
  package internal(set) var stamped = 0
  /// The number of units that differ from the notes and were not imported.
  package var left: Int { remarks.left }
  /// The number of units that a delivery and the notes have changed, each in another way.
  package var conflicts: Int { remarks.count(of: .conflict) }
  package var diagnostics: [Diagnostic] { remarks.diagnostics(in: sources) }

  private let sources: [SourceFile]
  let options: Options
  var remarks = ImportRemarks()
  private var plans = ImportPlans()
  /// The translations that were taken from deliveries, by language and unit.
  var taken: [Language: [String: String]] = [:]
  /// The stamps to set, by topic.
  var stamps: [String: ImportedStamps] = [:]

  /// Compares deliveries with the current notes; only units that a translator has changed are
  /// touched.
  package init(
    _ deliveries: [Delivery], into corpus: Corpus, _ options: Options = Options()
  ) {
    sources = deliveries.map(\.source)
    self.options = options
    for (number, delivery) in deliveries.enumerated() { compare(delivery, number, with: corpus) }
    carryOut(corpus)
  }

  private mutating func compare(_ delivery: Delivery, _ number: Int, with corpus: Corpus) {
    let original = delivery.original ?? corpus.languages.first ?? .english
    let exchange = Exchange(
      corpus, Exchange.Options(languages: [original, delivery.language], variant: options.variant))
    let (delivery, unused) = delivery.placed(in: exchange)
    if unused > 0 { remarks.add(unused: unused, number) }
    let given = match(delivery, number, exchange)
    let units = Dictionary(grouping: exchange.units.indices) { exchange.units[$0].topic }
    for topic in corpus.allTopics {
      let places = units[topic.slug] ?? []
      var desk = TopicDesk(
        topic, places.map { exchange.units[$0] }, from: original, to: delivery.language)
      for place in places {
        let unit = exchange.units[place]
        for delivered in given[place] ?? [] { take(delivered, for: unit, on: desk) }
        desk.pass(unit)
      }
    }
  }

  /// The delivered units by the index of the unit in the notes; reports those that are gone.
  private mutating func match(
    _ delivery: Delivery, _ number: Int, _ exchange: Exchange
  ) -> [Int: [Delivered]] {
    let matching = UnitMatching(delivery, exchange)
    var given: [Int: [Delivered]] = [:]
    for (index, unit) in delivery.units.enumerated() {
      if let match = matching.matches[index] {
        given[match.unit, default: []].append(
          Delivered(delivery: number, unit: unit, isStale: match.isStale))
      } else if unit.isChanged {
        let nearest = matching.nearest[index].flatMap {
          exchange.units[$0].rendering(in: exchange.original)
        }
        let hint = nearest.map { "; the nearest is “\($0.text.firstWords)” at \($0.place)" }
        remarks.add(
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
    guard !new.unit.isEmpty else {
      if let old, let exported = new.unit.exported, exported != .none {
        remarks.add(
          .cleared, "\(new.unit.shownName) comes back empty; \(old.place) stays as it is", new,
          .note)
      }
      return
    }
    let markdown = new.unit.markdown
    let decision = ImportDecision(
      delivered: markdown, exported: new.unit.exported, current: old?.markdown)
    if case .keep = decision {
      guard let old, old.markdown == markdown else { return }
      return approve(
        new, unit, in: desk.language, original: desk.original, old: old, desk.topic)
    }
    if new.unit.lostSentences > 0 {
      return remarks.add(
        .unfinished,
        "\(new.unit.shownName) comes back without \(new.unit.lostSentences) of its sentences and is "
          + "left as it is", new)
    }
    if new.unit.isUnfinished {
      return remarks.add(
        .unfinished, "\(new.unit.shownName) is marked as unfinished and left as it is", new, .note)
    }
    guard isDecided(decision, markdown, new, old), isFirst(markdown, new, unit, desk),
      hasMarks(markdown, new, unit, old, desk)
    else { return }
    if let old {
      replace(old, by: markdown, new, unit, desk)
    } else if let original = unit.rendering(in: desk.original) {
      add(markdown, new, unit, like: original, desk)
    }
  }

  private mutating func replace(
    _ old: Exchange.Rendering, by markdown: String, _ new: Delivered, _ unit: Exchange.Unit,
    _ desk: TopicDesk
  ) {
    let parts = Self.paragraphs(of: markdown)
    guard parts.count == old.segments.count else {
      return remarks.add(
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
      else { return refuse(new, old, in: old.path) }
      edits.append(edit)
    }
    plans.add(
      ImportPlans.Change(
        unit: new, of: unit, in: desk.language, edits: edits, old: old, document: document),
      to: document,
      of: desk.topic)
  }

  private mutating func add(
    _ markdown: String, _ new: Delivered, _ unit: Exchange.Unit,
    like original: Exchange.Rendering, _ desk: TopicDesk
  ) {
    let source = desk.topic.documents[original.document]
    if let edition = desk.sharedEdition {
      return remarks.add(
        .bilingual,
        "\(new.unit.shownName) has no text in \(desk.topic.documents[edition].source.path) yet; in "
          + "a file of two languages only texts that are there are replaced", new)
    }
    let path =
      desk.edition.map { desk.topic.documents[$0].source.path }
      ?? Self.path(of: source.source.path, in: desk.language)
    let known = desk.edition.map { desk.topic.documents[$0] }
    let document = known ?? plans.document(at: path) ?? Self.empty(path, desk.language)
    let edit = SegmentEdit(
      inserting: markdown, like: original.kind,
      in: source.footnotePlace(of: original.segments[0]), after: desk.anchor, of: document)
    guard let edit,
      plans.add(
        ImportPlans.Change(
          unit: new, of: unit, in: desk.language, edits: [edit], old: nil, document: document),
        to: document,
        of: desk.topic, isNew: known == nil)
    else { return refuse(new, nil, in: path) }
  }

  private static func empty(_ path: String, _ language: Language) -> Document {
    Segmenter.segment(SourceFile(path: path, text: ""), pathHint: language).0
  }

  private mutating func carryOut(_ corpus: Corpus) {
    let topics = Dictionary(
      corpus.allTopics.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
    var written: [String: [ImportPlans.Change]] = [:]
    for (path, plan) in plans.byPath.sorted(by: { $0.key < $1.key }) {
      let editing = DocumentEditing(plan.document, plan.changes.map(\.edits))
      for (change, outcome) in zip(plan.changes, editing.outcomes) {
        switch outcome {
        case .written:
          if change.old == nil { added += 1 } else { changed += 1 }
          let topic = topics[plan.topic]
          if change.unit.isStale {
            written[plan.topic, default: []].append(change)
          } else if let topic {
            approve(
              change.unit, change.of, in: change.language, original: topic.originalLanguage,
              old: change.old, written: change.text, topic)
          }
        case .refused: refuse(change.unit, change.old, in: path)
        case .untried:
          remarks.add(
            .untried,
            "\(change.unit.unit.shownName) was not tried: too many texts cannot be written to "
              + "\(path); mend these and import again", change.unit)
        }
      }
      let old = plan.isNew ? nil : plan.document.source.bytes
      let bytes = editing.document.source.bytes
      if bytes != old ?? [] { files.append(File(path: path, bytes: bytes, old: old)) }
    }
    for (slug, changes) in written.sorted(by: { $0.key < $1.key }) {
      guard let topic = topics[slug] else { continue }
      remark(onLate: changes, in: topic)
      stamps[slug, default: ImportedStamps()].late += changes.map(\.stamp)
    }
    for slug in stamps.keys.sorted() {
      if let topic = topics[slug], let file = stampFile(of: topic, corpus) { files.append(file) }
    }
  }

  /// Reports that a text cannot replace `old`, or cannot be inserted.
  private mutating func refuse(_ new: Delivered, _ old: Exchange.Rendering?, in path: String) {
    guard let old else {
      return remarks.add(
        .unadded, "\(new.unit.shownName) cannot be added to \(path): add it by hand", new)
    }
    remarks.add(
      .refused,
      "\(new.unit.shownName) cannot be written to \(old.place): there it would be read otherwise",
      new)
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

extension Delivery.Unit {
  /// Whether there is a translation that is not the exported one.
  var isChanged: Bool {
    !isEmpty && exported.map { $0 != TranslationDigest(of: markdown) } ?? true
  }
}

extension Exchange.Rendering {
  /// For messages: the path and line.
  var place: String { "\(path):\(line)" }
}
