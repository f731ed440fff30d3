/// Brings translations back into the notes.
package struct Importing {
  /// A file of the notes with its new bytes.
  package struct File: Sendable {
    package let path: String
    package let bytes: [UInt8]
    package let isNew: Bool
  }

  package private(set) var files: [File] = []
  /// How many units were changed, and how many written that were missing.
  package private(set) var changed = 0
  package private(set) var added = 0
  package private(set) var diagnostics: [Diagnostic] = []

  private let delivery: Delivery
  private let exchange: Exchange
  private var documents: [Key: Document] = [:]

  private struct Key: Hashable {
    let topic: String
    let path: String
  }

  /// Compares a delivery with the notes as they are; only units whose text differs are touched.
  package init(_ delivery: Delivery, into corpus: Corpus, variant: String? = nil) {
    self.delivery = delivery
    let original = delivery.original ?? corpus.languages.first ?? .english
    exchange = Exchange(
      corpus,
      Exchange.Options(languages: [original, delivery.language], variant: variant))
    let topics = (corpus.home.map { [$0] } ?? []) + corpus.topics
    var given: [String: Delivery.Unit] = [:]
    for unit in delivery.units { given[unit.name] = unit }
    let known = Set(exchange.units.map(\.name))
    for unit in delivery.units where !known.contains(unit.name) && !unit.markdown.isEmpty {
      report("the notes have no unit '\(unit.name)': its original has changed, or it is gone", unit)
    }
    for topic in topics {
      bringIn(exchange.units.filter { $0.topic == topic.slug }, given, topic)
    }
    files = documents.keys.sorted { ($0.path, $0.topic) < ($1.path, $1.topic) }.compactMap { key in
      let old = topics.lazy.flatMap(\.documents).first { $0.source.path == key.path }
      guard let new = documents[key], new.source.bytes != old?.source.bytes else { return nil }
      return File(path: key.path, bytes: new.source.bytes, isNew: old == nil)
    }
  }

  /// From the last unit to the first: what is written never moves what is still to be looked at.
  private mutating func bringIn(
    _ units: [Exchange.Unit], _ given: [String: Delivery.Unit], _ topic: Topic
  ) {
    for unit in byPlace(units).reversed() {
      guard let new = given[unit.name], !new.markdown.isEmpty else { continue }
      let old = unit.rendering(in: delivery.language)
      if old?.markdown == new.markdown { continue }
      if new.isUnfinished {
        report("'\(unit.name)' is marked as unfinished and left as it is", new, .note)
      } else if let old {
        replace(old, by: new, topic)
      } else {
        add(new, unit, units, topic)
      }
    }
  }

  /// In the order of the translation's source, what it lacks after the unit before it.
  private func byPlace(_ units: [Exchange.Unit]) -> [Exchange.Unit] {
    var last = (-1, -1)
    let keyed = units.enumerated().map { index, unit in
      if let own = unit.rendering(in: delivery.language) {
        last = (own.document, own.segments[0])
      }
      return (key: (last.0, last.1, index), unit: unit)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.unit)
  }

  private mutating func replace(
    _ old: Exchange.Rendering, by new: Delivery.Unit, _ topic: Topic
  ) {
    let key = Key(topic: topic.slug, path: old.path)
    var document = documents[key] ?? topic.documents[old.document]
    let parts = Self.paragraphs(of: new.markdown)
    guard parts.count == old.segments.count else {
      return report(
        "'\(new.name)' is \(old.segments.count) paragraphs in \(old.path):\(old.line), not "
          + "\(parts.count): keep the codes between them", new)
    }
    let before = Self.paragraphs(of: old.markdown)
    for (number, segment) in old.segments.enumerated().reversed()
    where before.count != parts.count || before[number] != parts[number] {
      guard let edited = SegmentEdit(document: document).replacing(segment, with: parts[number])
      else {
        return report(
          "'\(new.name)' cannot be written to \(old.path):\(old.line): there it would be read "
            + "otherwise", new)
      }
      document = edited
    }
    documents[key] = document
    changed += 1
  }

  private mutating func add(
    _ new: Delivery.Unit, _ unit: Exchange.Unit, _ units: [Exchange.Unit], _ topic: Topic
  ) {
    guard let original = unit.rendering(in: exchange.original) else { return }
    let edition = topic.mainEdition(in: delivery.language)?.document
    if let edition,
      topic.editions.contains(where: {
        $0.document == edition && $0.language == exchange.original
      })
    {
      return report(
        "'\(new.name)' has no text in \(topic.documents[edition].source.path) yet; in a file of "
          + "two languages only texts that are there are replaced", new)
    }
    let source = topic.documents[original.document].source.path
    let path =
      edition.map { topic.documents[$0].source.path }
      ?? Self.path(of: source, in: delivery.language)
    let key = Key(topic: topic.slug, path: path)
    let empty = Segmenter.segment(
      SourceFile(path: path, text: ""), pathHint: delivery.language
    ).0
    let document = documents[key] ?? edition.map { topic.documents[$0] } ?? empty
    // The nearest unit before that the translation has: what comes after it was dealt with already.
    let index = units.firstIndex { $0.id == unit.id } ?? 0
    let anchor = units[..<index].last { other in
      other.rendering(in: delivery.language).map { $0.document == edition } ?? false
    }?.rendering(in: delivery.language)?.segments.last
    guard
      let edited = SegmentEdit(document: document).inserting(
        new.markdown, like: original.kind,
        in: topic.documents[original.document].footnotePlace(of: original.segments[0]),
        after: anchor)
    else {
      return report("'\(new.name)' cannot be added to \(path): add it by hand", new)
    }
    documents[key] = edited
    added += 1
  }

  private static func paragraphs(of markdown: String) -> [String] {
    markdown.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The path of a source's twin in another language: `en/tables.md`, `tables.en.md`, `tables.md`.
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

  private mutating func report(
    _ message: String, _ unit: Delivery.Unit, _ severity: Diagnostic.Severity = .warning
  ) {
    diagnostics.append(
      Diagnostic(severity, "import", message, at: .range(delivery.source, unit.range)))
  }
}
