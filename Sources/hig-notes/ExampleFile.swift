import Bitext
import RowStyles

/// The tables of one file: all of a `*.table.yaml`, or those in the blocks of a note.
struct ExampleFile {
  private(set) var tables: [TableSpec] = []
  /// Each table by its id, with the line where it is written.
  private var tablesByID: [String: (table: TableSpec, line: Int)] = [:]
  /// The reasons why blocks cannot be read, in the order of the file.
  private(set) var unreadable: [Diagnostic] = []
  /// The findings of checking the tables, with the id of the table of each.
  private var findings: [(table: String, finding: Diagnostic)] = []

  /// The ids of tables that blocks refer to, each with the error to report if there is no such
  /// table.
  private(set) var references: [(id: String, ifMissing: Diagnostic)] = []

  var diagnostics: [Diagnostic] { Self.inOrder(unreadable + findings.map(\.finding)) }

  /// The findings about one table, with the blocks that cannot be read, because the table may be in
  /// one of them.
  func diagnostics(ofTable id: String) -> [Diagnostic] {
    Self.inOrder(unreadable + findings.filter { $0.table == id }.map(\.finding))
  }

  /// Diagnostics in the order of their places in the file; those at one place keep their order.
  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let starts = diagnostics.map { diagnostic -> Int in
      switch diagnostic.place {
      case .range(_, let range): range.lowerBound
      case .file(_, let offset): offset ?? 0
      }
    }
    return diagnostics.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
      .map { diagnostics[$0] }
  }

  init(_ source: SourceFile, isStrict: Bool) {
    let isTable = source.path.hasSuffix(".yaml") || source.path.hasSuffix(".yml")
    if isTable || source.path.hasSuffix(".json") {
      read(source.text(in: SourceRange(0, source.bytes.count)), firstLine: 1, source, isStrict)
      return
    }
    for (text, line) in Self.blocks(of: Markdown.parse(source.bytes).blocks) {
      read(text, firstLine: line, source, isStrict)
    }
  }

  /// The example blocks with the numbers of their first lines in the file.
  private static func blocks(of blocks: [Block]) -> [(text: String, line: Int)] {
    blocks.flatMap { block -> [(text: String, line: Int)] in
      switch block.kind {
      case .code(let info?, let literal):
        let words = info.split(separator: " ")
        guard words.elementsEqual(Example.fenceInfo.split(separator: " ")) else { return [] }
        return [(literal, block.lines.lowerBound + 1)]
      case .quote(let inner), .callout(_, _, let inner), .list(_, let inner), .item(_, let inner),
        .element(_, let inner), .footnoteDefinition(_, let inner):
        return Self.blocks(of: inner)
      case .paragraph, .heading, .code, .html, .plain, .thematicBreak, .table: return []
      }
    }
  }

  /// A block and the number of its first line in the file.
  private struct Place {
    let places: BlockPlaces
    let parts: FindingPlaces
    let firstLine: Int
    let source: SourceFile
  }

  private mutating func read(
    _ text: String, firstLine: Int, _ source: SourceFile, _ isStrict: Bool
  ) {
    let place = Place(
      places: BlockPlaces(text), parts: FindingPlaces(text), firstLine: firstLine, source: source)
    do {
      let example = try Example(parsing: text)
      if let id = example.reference { references.append((id, missing(id, place))) }
      let found = example.tables
      for table in found {
        if let known = tablesByID[table.id] {
          if known.table != table {
            let message =
              "“\(table.id)” is also the id of another table, with other content, in line \(known.line)"
            unreadable.append(diagnostic(.error, message, of: table, place))
          }
          continue
        }
        tablesByID[table.id] = (table, firstLine + place.places.line(of: table) - 1)
        tables.append(table)
        check(table, place, isStrict)
      }
    } catch {
      for problem in error.problems {
        unreadable.append(diagnostic(.error, problem.message, problem.line, problem.column, place))
      }
    }
  }

  private mutating func check(_ table: TableSpec, _ place: Place, _ isStrict: Bool) {
    let expectation = Expectation(table, isStrict: isStrict)
    for id in expectation.unmet {
      let message = Expectation.report(unmet: id, inTable: table.id)
      findings.append((table.id, diagnostic(.error, message, of: table, place)))
    }
    for finding in expectation.unexpected {
      let severity: Diagnostic.Severity =
        switch finding.severity {
        case .error: .error
        case .warning: table.expect.isEmpty ? .warning : .error
        case .advice: table.expect.isEmpty ? .note : .error
        }
      let message = finding.report(inTable: table.id)
      let part = place.parts.place(of: finding, in: table)
      findings.append(
        (
          table.id,
          part.map { diagnostic(severity, message, $0.line, $0.column, place) }
            ?? diagnostic(severity, message, of: table, place)
        ))
    }
    for symbol in Symbols.unknown(in: table) {
      let severity: Diagnostic.Severity = symbol.isFalse ? .warning : .note
      let part = place.parts.place(ofSymbol: symbol.name, row: symbol.row, in: table)
      findings.append(
        (
          table.id,
          part.map { diagnostic(severity, symbol.message, $0.line, $0.column, place) }
            ?? diagnostic(severity, symbol.message, of: table, place)
        ))
    }
  }

  private func missing(_ id: String, _ place: Place) -> Diagnostic {
    let lines = place.places.lines
    let line = lines.firstIndex { $0.contains("ref") } ?? 0
    let before = lines.isEmpty ? nil : lines[line].firstRange(of: id)?.lowerBound
    let column = before.map { lines[line][..<$0].unicodeScalars.count + 1 } ?? 1
    return diagnostic(.error, "there is no table “\(id)”", line + 1, column, place)
  }

  /// A diagnostic at the line with the name of the table.
  private func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, of table: TableSpec, _ place: Place
  ) -> Diagnostic {
    let line = place.places.line(of: table)
    return diagnostic(severity, message, line, 1, place)
  }

  /// A diagnostic at a place of a block; `line` and `column` are 1-based, the column in Unicode
  /// scalars.
  private func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, _ line: Int, _ column: Int,
    _ place: Place
  ) -> Diagnostic {
    let source = place.source
    let whole = source.range(ofLine: place.firstLine + line - 1)
    let start =
      whole.lowerBound
      + place.places.offset(ofColumn: column, line: line, in: source.text(in: whole))
    return Diagnostic(
      severity, "table-example", message, at: .range(source, SourceRange(start, start)))
  }
}
