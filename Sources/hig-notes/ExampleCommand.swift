import Notation
import ArgumentParser
import Bitext
import RowStyles
import SiteBuilder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct ExampleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "example",
    abstract: "Shows or checks the tables of a note.",
    discussion: """
      FILE is a note with blocks ```yaml table-example, or a file *.table.yaml; a topic, by its \
      address or title, is all its notes with such blocks. Without --as and \
      --id it lists the tables. --check reports problems by line and column, and exits with 1 \
      if a block cannot be read, refers to no table or breaks a guideline that it does not \
      announce. --new CONCEPT writes a table to begin with, and --schema the JSON Schema of the \
      format, for editors that complete and check while one writes.
      """)

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case html, figure, swiftui, uikit, appkit, xcstrings, json, yaml
  }

  @Argument(
    help: "A note, a table file or a topic.", completion: .file(extensions: ["md", "yaml"]))
  var file: String?

  @OptionGroup var content: ContentOptions

  @Option(help: "The id of the table to show; by default all tables.")
  var id: String?

  @Option(
    name: .customLong("as"),
    help: """
      The format to show tables in: html is a whole page with its style sheet and scripts, figure \
      the bare element for a page that has them.
      """)
  var form: Form?

  @Option(help: "The language of the table's texts: en, ko or ja.")
  var language = "en"

  @Flag(help: "Only check the tables.")
  var check = false

  @Flag(help: "With --check, treat an index beside chevrons as an error.")
  var strict = false

  @Flag(help: "Write the JSON Schema of tables in YAML.")
  var schema = false

  @Option(name: .customLong("new"), help: "Write a table that shows a concept, such as plain.")
  var concept: String?

  func validate() throws {
    let isAlone = schema || concept != nil
    if isAlone, file != nil || check || form != nil || schema && concept != nil {
      throw ValidationError("--schema and --new stand alone")
    }
    if !isAlone, file == nil { throw ValidationError("missing the argument FILE") }
    guard TextLanguage(rawValue: language) != nil else {
      throw ValidationError("unknown language “\(language)”; choose en, ko or ja")
    }
    if check, form != nil { throw ValidationError("give either --check or --as") }
  }

  func run() async throws {
    if schema { return Console.write(Array(TableSchema.json.utf8)) }
    if let concept { return try begin(concept) }
    guard let file else { return }
    try await show(file)
  }

  /// Writes the example of a concept as a file to start from.
  private func begin(_ name: String) throws {
    let names = Concept.allCases.map(\.rawValue)
    guard let concept = Concept(rawValue: name), var table = BuiltIn.example(for: concept) else {
      let hint = Spelling.nearest(to: name, among: names).map { "; did you mean “\($0)”?" }
      Console.report(
        "error: there is no concept “\(name)”\(hint ?? "; there are \(names.joined(separator: ", "))")"
      )
      throw ExitCode(2)
    }
    table.id = "my-" + table.id
    Console.write(
      Array(
        ("# yaml-language-server: $schema=table.schema.json\n"
          + "# hig-notes example --schema > table.schema.json\n" + table.tree.yaml).utf8))
  }

  private func show(_ file: String) async throws {
    var problems: [Diagnostic] = []
    var found: [ExampleFile] = []
    let files = try await content.files(called: [file])
    for path in files {
      let (source, unread) = SourceFile.reading(path: path)
      problems += unread
      if let source { found.append(ExampleFile(source, isStrict: strict)) }
    }
    guard found.count == files.count else {
      Console.report(problems)
      throw ExitCode.failure
    }
    if check { problems += try await missing(in: found, beside: file) }
    let diagnostics = found.flatMap { file in
      id.map { file.diagnostics(ofTable: $0) } ?? file.diagnostics
    }
    let unreadable = found.flatMap(\.unreadable)
    let broken = diagnostics.filter { $0.severity == .error }
    let referred =
      check ? (tables: [], missing: []) : try await referred(in: found, beside: file)
    let all = found.flatMap(\.tables) + referred.tables
    let tables = all.filter { id == nil || $0.id == id }
    if let id, tables.isEmpty, broken.isEmpty {
      let hint = Spelling.nearest(to: id, among: all.map(\.id)).map { "; did you mean “\($0)”?" }
      Console.report("\(file): error: there is no table “\(id)”\(hint ?? "")")
      throw ExitCode.failure
    }
    if check {
      Console.report(problems + diagnostics)
      let count = tables.count == 1 ? "1 table" : "\(tables.count) tables"
      let faults = problems.count + diagnostics.count
      Console.report(
        "\(file): \(count), \(faults == 0 ? "no findings" : faults == 1 ? "1 finding" : "\(faults) findings")"
      )
    } else {
      Console.report(problems + unreadable + referred.missing)
      show(tables, language: TextLanguage(rawValue: language) ?? .en)
    }
    let faults = check ? broken + problems : unreadable + referred.missing
    if !faults.isEmpty { throw ExitCode.failure }
  }

  private func show(_ tables: [TableSpec], language: TextLanguage) {
    guard let form else {
      guard id != nil else {
        for table in tables {
          Console.print("\(table.id)\t\(table.label.best(for: language).text)")
        }
        return
      }
      for table in tables { Console.write(Array(table.tree.yaml.utf8)) }
      return
    }
    for table in tables {
      switch form {
      case .figure: Console.write(TableRenderer.render(table, language: language))
      case .swiftui: Console.write(Array(SwiftUIWriter.source(of: table, language).utf8))
      case .uikit, .appkit: showKit(table, language)
      case .xcstrings:
        for key in StringCatalog.clashes(of: table, language) {
          Console.report(
            "\(file ?? ""): note: “\(key)” in “\(table.id)” has several translations; the catalogue "
              + "has the first")
        }
        Console.write(Array(StringCatalog.source(of: table, language).utf8))
      case .html, .json, .yaml: break
      }
    }
    let trees = tables.map(\.tree)
    switch form {
    case .html:
      if !tables.isEmpty { Console.write(StandaloneExamples.file(of: tables, in: language)) }
    case .figure:
      if !tables.isEmpty { Console.write(TableRenderer.pageWords(language)) }
    case .swiftui, .uikit, .appkit, .xcstrings: break
    case .json:
      let whole = trees.count == 1 ? trees[0] : Tree(.list(trees))
      Console.write(Array(whole.prettyJSON.utf8))
    case .yaml:
      let whole = trees.count == 1 ? trees[0] : Tree(.list(trees))
      Console.write(Array(whole.yaml.utf8))
    }
  }

  /// Writes a table in UIKit or AppKit, and says so if the other of them shows it.
  private func showKit(_ table: TableSpec, _ language: TextLanguage) {
    let text = UIKitWriter.source(of: table, language)
    let isAppKit = UIKitWriter.isAppKit(table)
    let path = file ?? ""
    if text.isEmpty {
      Console.report("\(path): note: neither UIKit nor AppKit shows “\(table.id)”")
    } else if form == .appkit, !isAppKit {
      // A table for the Mac and other platforms is written for the others, unless it has columns.
      let hint = table.platforms.contains(.macOS) ? ": for the Mac alone it would" : ""
      Console.report("\(path): note: AppKit does not show “\(table.id)”\(hint)")
      return
    } else if form == .uikit, isAppKit {
      Console.report("\(path): note: “\(table.id)” is written in AppKit: UIKit does not show it")
    }
    Console.write(Array(text.utf8))
  }
}
