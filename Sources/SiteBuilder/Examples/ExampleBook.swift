import Notation
import Bitext
import RowStyles

/// All examples that the authors of a corpus wrote, in notes and in example files.
struct ExampleBook: Sendable {
  /// An example in its source.
  struct Entry: Sendable {
    let source: SourceFile
    /// The source line on which the example's YAML starts.
    let firstLine: Int
    let yaml: String
    let places: Lazy<BlockPlaces>
    let parts: Lazy<FindingPlaces>

    init(source: SourceFile, firstLine: Int, yaml: String) {
      self.source = source
      self.firstLine = firstLine
      self.yaml = yaml
      places = Lazy { BlockPlaces(yaml) }
      parts = Lazy { FindingPlaces(yaml) }
    }
  }

  /// The tables of each block with their variants, by the id of the block's first table.
  private var groups: [String: [TableSpec]] = [:]
  /// Each table by its own id, with the path and line where it is written.
  private var tables: [String: (table: TableSpec, place: String)] = [:]
  /// In the order of files and blocks.
  private(set) var ordered: [TableSpec] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var references: [(id: String, entry: Entry)] = []

  /// Every table that a page may show by itself, once: first the authors', then the built-in ones.
  private(set) var shownTables = Lazy<[TableSpec]> { [] }
  private var pairs = Lazy<[GuidelineID: GuidelinePair]> { [:] }

  /// The files and fences that the book was made from.
  private let sources: Sources
  /// The facts about tables, shared with earlier versions of the book.
  let memory: TableMemory

  init(_ corpus: Corpus) { self.init(Sources(corpus), TableMemory()) }

  /// The book after some topics, given by index, or example files have changed.
  func updating(_ corpus: Corpus, topics: [Int], files: Bool) -> ExampleBook {
    let sources = sources.updating(corpus, topics: topics, files: files)
    return sources.map { ExampleBook($0, memory) } ?? self
  }

  private init(_ sources: Sources, _ memory: TableMemory) {
    self.sources = sources
    self.memory = memory
    diagnostics = sources.problems
    for entry in sources.entries { add(entry) }
    for (id, entry) in references where tables[id] == nil {
      reportMissing(id, in: entry)
    }
    shownTables = Lazy { [ordered] in Self.shownTables(ordered, memory) }
    pairs = Lazy { [ordered] in
      ordered.isEmpty
        ? BuiltIn.pairs
        : GuidelinePair.all(from: ordered + BuiltIn.tables, remembering: memory)
    }
  }

  /// The number of examples that a message lists.
  private static let listedExamples = 8

  private mutating func reportMissing(_ id: String, in entry: Entry) {
    let known = tables.keys.sorted()
    var hint = ""
    if let near = Spelling.nearest(to: id, among: known) {
      hint = "; did you mean “\(near)”?"
    } else if !known.isEmpty, known.count <= Self.listedExamples {
      hint = "; there are \(known.joined(separator: ", "))"
    }
    let lines = entry.places.value.lines
    let line = lines.firstIndex { $0.contains("ref") && $0.contains(id) } ?? 0
    let place = lines.isEmpty ? nil : lines[line].firstRange(of: id)
    let column = place.map { lines[line][..<$0.lowerBound].unicodeScalars.count + 1 } ?? 1
    report(
      "there is no example “\(id)”\(hint)", .error, line: line + 1, column: column, in: entry)
  }

  /// The ids to which blocks can refer.
  var ids: [String] { tables.keys.sorted() }

  /// A digest of the authors' YAML.
  var digest: UInt64 {
    var digest = Digest()
    digest.update(sources.entries.map(\.yaml))
    return digest.value
  }

  /// Whether a fence with this info string holds an example.
  static func isExample(_ info: String?) -> Bool {
    // A fast path: nearly all info strings are just the name of a language.
    guard let info, info.utf8.count >= Example.fenceInfo.utf8.count else { return false }
    return info.split(separator: " ").elementsEqual(Example.fenceInfo.split(separator: " "))
  }

  /// The content of a block; nil if it is invalid, which was reported when the book was made.
  func showing(of yaml: String) -> Showing? {
    guard let example = try? Example(parsing: yaml) else { return nil }
    switch example.content {
    case .tables(let tables): return .tables(tables)
    case .reference(let id): return showing(ofID: id)
    }
  }

  /// The authors' table with an id, with its variants if it is the first of its block.
  func showing(ofID id: String) -> Showing? {
    (groups[id] ?? tables[id].map { [$0.table] }).map { .tables($0) }
  }

  /// The authors' table for `concept` with its variants, else the built-in one.
  func showing(of concept: RowStyles.Concept) -> Showing? {
    guard let table = BuiltIn.example(for: concept, replacing: ordered) else { return nil }
    return .tables(groups[table.id] ?? [table])
  }

  func pair(of guideline: GuidelineID) -> Showing? { pairs.value[guideline].map { .pair($0) } }

  private static func shownTables(
    _ ordered: [TableSpec], _ memory: TableMemory
  ) -> [TableSpec] {
    let matrix = BuiltIn.tables.filter { $0.id == Gallery.tableID }
    let own = RowStyles.Concept.allCases.compactMap {
      BuiltIn.example(for: $0, replacing: ordered)
    }
    var seen: Set<String> = []
    return (ordered + own + matrix).filter {
      seen.insert(memory.facts(of: $0).fingerprint).inserted
    }
  }

  private mutating func add(_ entry: Entry) {
    do {
      let example = try Example(parsing: entry.yaml)
      switch example.content {
      case .reference(let id): references.append((id, entry))
      case .tables(let found): add(found, entry)
      }
    } catch {
      for problem in error.problems {
        report(problem.message, .error, line: problem.line, column: problem.column, in: entry)
      }
    }
  }

  private mutating func add(_ found: [TableSpec], _ entry: Entry) {
    for table in found {
      let line = entry.places.value.line(of: table)
      if let known = tables[table.id] {
        if known.table != table {
          report(
            "“\(table.id)” is also the id of another example, with other content, in \(known.place)",
            .error, line: line, in: entry)
        }
        continue
      }
      tables[table.id] = (table, "\(entry.source.path):\(entry.firstLine + line - 1)")
      ordered.append(table)
      check(table, line: line, entry)
    }
    if let first = found.first, groups[first.id] == nil { groups[first.id] = found }
  }

  private mutating func check(_ table: TableSpec, line: Int, _ entry: Entry) {
    let expectation = Expectation(table, remembering: memory)
    for guideline in expectation.unmet {
      let message = Expectation.report(unmet: guideline, inTable: table.id)
      report(message, .error, line: line, in: entry)
    }
    for finding in expectation.unexpected {
      let severity: Diagnostic.Severity =
        switch finding.severity {
        case _ where !table.expect.isEmpty: .error
        case .advice: .note
        case .warning: .warning
        case .error: .error
        }
      report(
        finding.report(inTable: table.id), severity,
        at: entry.parts.value.place(of: finding, in: table) ?? (line, 1), in: entry)
    }
    for symbol in Symbols.unknown(in: table) {
      let place = entry.parts.value.place(ofSymbol: symbol.name, row: symbol.row, in: table)
      report(
        symbol.message, symbol.isFalse ? .warning : .note, at: place ?? (line, 1), in: entry)
    }
  }

  private mutating func report(
    _ message: String, _ severity: Diagnostic.Severity, at place: (line: Int, column: Int),
    in entry: Entry
  ) {
    report(message, severity, line: place.line, column: place.column, in: entry)
  }

  private mutating func report(
    _ message: String, _ severity: Diagnostic.Severity, line: Int, column: Int = 1, in entry: Entry
  ) {
    let whole = entry.source.range(ofLine: entry.firstLine + line - 1)
    let start = entry.places.value.offset(
      ofColumn: column, line: line, in: entry.source.text(in: whole))
    diagnostics.append(
      Diagnostic(
        severity, "table-example", message,
        at: .range(
          entry.source, SourceRange(whole.lowerBound + start, whole.lowerBound + start))))
  }
}

extension Document {
  /// The code blocks with their info strings, in order.
  var fences: [(segment: Segment, info: String?)] {
    fenceIndices.map { (segments[$0.segment], $0.info) }
  }

  /// The code blocks in order, by the indices of their segments.
  var fenceIndices: [(segment: Int, info: String?)] {
    var fences: [(segment: Int, info: String?)] = []
    for node in outline { node.collect(fences: &fences) }
    return fences
  }
}

extension Document.Node {
  fileprivate func collect(fences: inout [(segment: Int, info: String?)]) {
    switch self {
    case .segment, .group, .table, .thematicBreak: break
    case .code(let index, let info): fences.append((index, info))
    case .quote(let nodes), .callout(_, _, let nodes), .element(_, let nodes),
      .footnoteDefinition(_, let nodes):
      for node in nodes { node.collect(fences: &fences) }
    case .list(_, let items):
      for item in items { for node in item.children { node.collect(fences: &fences) } }
    }
  }
}
