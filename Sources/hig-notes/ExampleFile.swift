import Bitext
import RowStyles

/// The tables of one file: all of a `*.table.yaml`, or those in the blocks of a note.
struct ExampleFile {
  private(set) var tables: [TableSpec] = []
  /// What keeps blocks from being read, in the order of the file.
  private(set) var unreadable: [Diagnostic] = []
  /// What checking the tables found.
  private(set) var findings: [Diagnostic] = []

  var diagnostics: [Diagnostic] { unreadable + findings }

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

  /// The example blocks with the line of the file that is their first.
  private static func blocks(of blocks: [Block]) -> [(text: String, line: Int)] {
    blocks.flatMap { block -> [(text: String, line: Int)] in
      switch block.kind {
      case .code(let info?, let literal):
        let words = info.split(separator: " ")
        guard words.elementsEqual(Example.fenceInfo.split(separator: " ")) else { return [] }
        return [(literal, block.lines.lowerBound + 1)]
      case .quote(let inner), .list(_, let inner), .item(_, let inner), .element(_, let inner):
        return Self.blocks(of: inner)
      case .paragraph, .heading, .code, .html, .plain, .thematicBreak, .table: return []
      }
    }
  }

  private mutating func read(
    _ text: String, firstLine: Int, _ source: SourceFile, _ isStrict: Bool
  ) {
    do {
      let found = try Example(parsing: text).tables
      for table in found {
        if let known = tables.first(where: { $0.id == table.id }), known != table {
          unreadable.append(
            diagnostic(
              .error, "another table has the id “\(table.id)” and other content", firstLine, 1,
              source))
          continue
        }
        if tables.contains(table) { continue }
        tables.append(table)
        check(table, firstLine, source, isStrict)
      }
    } catch {
      for problem in error.problems {
        unreadable.append(
          diagnostic(
            .error, problem.message, firstLine + problem.line - 1, problem.column, source))
      }
    }
  }

  private mutating func check(
    _ table: TableSpec, _ line: Int, _ source: SourceFile, _ isStrict: Bool
  ) {
    let expectation = Expectation(table, isStrict: isStrict)
    for id in expectation.unmet {
      findings.append(
        diagnostic(
          .error, "“\(table.id)” announces \(id.rawValue), which it does not break", line, 1,
          source))
    }
    for finding in expectation.unexpected {
      let severity: Diagnostic.Severity =
        switch finding.severity {
        case .error: .error
        case .warning: table.expect.isEmpty ? .warning : .error
        case .advice: table.expect.isEmpty ? .note : .error
        }
      findings.append(
        diagnostic(
          severity, "\(table.id): \(finding.message(in: .en)) [\(finding.guideline.rawValue)]",
          line, 1, source))
    }
    for symbol in Symbols.unknown(in: table) {
      findings.append(diagnostic(.warning, symbol.message, line, 1, source))
    }
  }

  /// `column` is 1-based, in Unicode scalars.
  private func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, _ line: Int, _ column: Int,
    _ source: SourceFile
  ) -> Diagnostic {
    let whole = source.range(ofLine: line)
    let scalars = source.text(in: whole).unicodeScalars.prefix(column - 1)
    let before = scalars.reduce(0) { $0 + Unicode.UTF8.width($1) }
    let start = min(whole.lowerBound + before, whole.upperBound)
    return Diagnostic(
      severity, "table-example", message, at: .range(source, SourceRange(start, start)))
  }
}
