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

  /// The files that change, by path.
  package private(set) var files: [File] = []
  /// The number of units that were changed, and of missing units that were added.
  package private(set) var changed = 0
  package private(set) var added = 0
  /// The number of units that differ from the notes and were not imported.
  package var left: Int { remarks.count }
  package var diagnostics: [Diagnostic] { remarks.diagnostics(in: delivery.source) }

  private let delivery: Delivery
  private let original: Language
  private var remarks = ImportRemarks()
  private var plans: [String: Plan] = [:]

  /// The planned changes of a file.
  private struct Plan {
    let topic: String
    let document: Document
    let isNew: Bool
    var changes: [(unit: Delivery.Unit, edits: [SegmentEdit], old: Exchange.Rendering?)] = []
  }

  /// Compares a delivery with the current notes; only units whose text differs are touched.
  package init(_ delivery: Delivery, into corpus: Corpus, variant: String? = nil) {
    self.delivery = delivery
    original = delivery.original ?? corpus.languages.first ?? .english
    let exchange = Exchange(
      corpus, Exchange.Options(languages: [original, delivery.language], variant: variant))
    var given: [String: Delivery.Unit] = [:]
    for unit in delivery.units { given[unit.name] = unit }
    let known = Set(exchange.units.map(\.name))
    for unit in delivery.units where !unit.isEmpty && !known.contains(unit.name) {
      remarks.add(
        .unknown,
        "the notes have no unit \(unit.shownName): its original has changed, or it is gone", unit)
    }
    let units = Dictionary(grouping: exchange.units, by: \.topic)
    for topic in (corpus.home.map { [$0] } ?? []) + corpus.topics {
      plan(units[topic.slug] ?? [], given, topic)
    }
    for (path, plan) in plans.sorted(by: { $0.key < $1.key }) { carryOut(plan, path) }
  }

  private mutating func plan(
    _ units: [Exchange.Unit], _ given: [String: Delivery.Unit], _ topic: Topic
  ) {
    let edition = topic.mainEdition(in: delivery.language)?.document
    // A new unit is written after the translation of the unit before it.
    var anchor: Int?
    for unit in units {
      let old = unit.rendering(in: delivery.language)
      defer { if let old, old.document == edition { anchor = old.segments.last } }
      guard let new = given[unit.name], !new.isEmpty else { continue }
      let markdown = new.markdown
      if old?.markdown == markdown { continue }
      if new.isUnfinished {
        remarks.add(
          .unfinished, "\(new.shownName) is marked as unfinished and left as it is", new, .note)
      } else if let old {
        replace(old, by: markdown, new, topic)
      } else if let original = unit.rendering(in: original) {
        add(markdown, new, like: original, to: edition, after: anchor, topic)
      }
    }
  }

  private mutating func replace(
    _ old: Exchange.Rendering, by markdown: String, _ new: Delivery.Unit, _ topic: Topic
  ) {
    let parts = Self.paragraphs(of: markdown)
    guard parts.count == old.segments.count else {
      return remarks.add(
        .paragraphs,
        "\(new.shownName) is \(old.segments.count) paragraphs in \(old.path):\(old.line), not "
          + "\(parts.count): keep the codes between them", new)
    }
    let before = Self.paragraphs(of: old.markdown)
    let document = topic.documents[old.document]
    var edits: [SegmentEdit] = []
    for (number, segment) in old.segments.enumerated()
    where before.count != parts.count || before[number] != parts[number] {
      guard let edit = SegmentEdit(replacing: segment, in: document, with: parts[number]) else {
        return refuse(new, old, in: old.path)
      }
      edits.append(edit)
    }
    plans[old.path, default: Plan(topic: topic.slug, document: document, isNew: false)]
      .changes.append((new, edits, old))
  }

  private mutating func add(
    _ markdown: String, _ new: Delivery.Unit, like original: Exchange.Rendering, to edition: Int?,
    after anchor: Int?, _ topic: Topic
  ) {
    let source = topic.documents[original.document]
    if let edition,
      topic.editions.contains(where: { $0.document == edition && $0.language == self.original })
    {
      return remarks.add(
        .bilingual,
        "\(new.shownName) has no text in \(topic.documents[edition].source.path) yet; in a file of "
          + "two languages only texts that are there are replaced", new)
    }
    let path =
      edition.map { topic.documents[$0].source.path }
      ?? Self.path(of: source.source.path, in: delivery.language)
    let document = edition.map { topic.documents[$0] } ?? plans[path]?.document ?? empty(path)
    let edit = SegmentEdit(
      inserting: markdown, like: original.kind,
      in: source.footnotePlace(of: original.segments[0]), after: anchor, of: document)
    guard let edit, plans[path]?.topic ?? topic.slug == topic.slug else {
      return refuse(new, nil, in: path)
    }
    let plan = Plan(topic: topic.slug, document: document, isNew: edition == nil)
    plans[path, default: plan].changes.append((new, [edit], nil))
  }

  private func empty(_ path: String) -> Document {
    Segmenter.segment(SourceFile(path: path, text: ""), pathHint: delivery.language).0
  }

  private mutating func carryOut(_ plan: Plan, _ path: String) {
    let editing = DocumentEditing(plan.document, plan.changes.map(\.edits))
    for (change, outcome) in zip(plan.changes, editing.outcomes) {
      switch outcome {
      case .written: if change.old == nil { added += 1 } else { changed += 1 }
      case .refused: refuse(change.unit, change.old, in: path)
      case .untried:
        remarks.add(
          .untried,
          "\(change.unit.shownName) was not tried: too many texts cannot be written to \(path); "
            + "mend these and import again", change.unit)
      }
    }
    let old = plan.isNew ? nil : plan.document.source.bytes
    let bytes = editing.document.source.bytes
    if bytes != old ?? [] { files.append(File(path: path, bytes: bytes, old: old)) }
  }

  /// Reports that a text cannot replace `old`, or cannot be inserted.
  private mutating func refuse(
    _ unit: Delivery.Unit, _ old: Exchange.Rendering?, in path: String
  ) {
    guard let old else {
      return remarks.add(
        .unadded, "\(unit.shownName) cannot be added to \(path): add it by hand", unit)
    }
    remarks.add(
      .refused,
      "\(unit.shownName) cannot be written to \(path):\(old.line): there it would be read otherwise",
      unit)
  }

  private static func paragraphs(of markdown: String) -> [String] {
    markdown.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The path of a source's counterpart in another language: `en/tables.md`, `tables.en.md`,
  /// `tables.md`.
  static func path(of path: String, in language: Language) -> String {
    var parts = path.split(separator: "/").map(String.init)
    let name = parts.popLast() ?? path
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let stem = String(name[..<dot])
    let ending = String(name[dot...])
    if PathKey.language(named: stem) != nil {
      return (parts + [language.tag + ending]).joined(separator: "/")
    }
    if let folder = parts.lastIndex(where: { PathKey.language(named: $0) != nil }) {
      parts[folder] = language.tag
      return (parts + [name]).joined(separator: "/")
    }
    var base = stem
    if let inner = stem.lastIndex(of: "."),
      PathKey.language(named: String(stem[stem.index(after: inner)...])) != nil
    {
      base = String(stem[..<inner])
    }
    return (parts + ["\(base).\(language.tag)\(ending)"]).joined(separator: "/")
  }
}
