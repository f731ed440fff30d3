import Notation
import ArgumentParser
import Bitext
import RowStyles

struct ExampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "example",
    abstract: "Shows or checks the tables of a note.",
    discussion: """
      FILE is a note with blocks ```yaml table-example, or a file *.table.yaml. Without --as and \
      --id it lists the tables. --check reports problems by line and column, and exits with 1 \
      if a block cannot be read or breaks a guideline that it does not announce.
      """)

  enum Form: String, ExpressibleByArgument, CaseIterable { case html, swiftui, uikit, json, yaml }

  @Argument(help: "A note or a table file.", completion: .file(extensions: ["md", "yaml"]))
  var file: String

  @Option(help: "The id of the table to show; by default all tables.")
  var id: String?

  @Option(name: .customLong("as"), help: "The format to show tables in.")
  var form: Form?

  @Option(help: "The language of the table's texts: en, ko or ja.")
  var language = "en"

  @Flag(help: "Only check the tables.")
  var check = false

  @Flag(help: "With --check, treat an index beside chevrons as an error.")
  var strict = false

  func validate() throws {
    guard TextLanguage(rawValue: language) != nil else {
      throw ValidationError("unknown language “\(language)”; choose en, ko or ja")
    }
    if check, form != nil { throw ValidationError("give either --check or --as") }
  }

  func run() throws {
    let (source, problems) = SourceFile.reading(path: file)
    guard let source else {
      Console.report(problems)
      throw ExitCode.failure
    }
    let found = ExampleFile(source, isStrict: strict)
    let broken = found.diagnostics.filter { $0.severity == .error }
    let tables = found.tables.filter { id == nil || $0.id == id }
    if let id, tables.isEmpty, broken.isEmpty {
      let names = found.tables.map(\.id)
      let hint = Spelling.nearest(to: id, among: names).map { "; did you mean “\($0)”?" } ?? ""
      Console.report("\(file): error: there is no table “\(id)”\(hint)")
      throw ExitCode.failure
    }
    if check {
      Console.report(problems + found.diagnostics)
    } else {
      Console.report(problems + found.unreadable)
      show(tables, language: TextLanguage(rawValue: language) ?? .en)
    }
    if check ? !broken.isEmpty : !found.unreadable.isEmpty { throw ExitCode.failure }
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
      case .html: Console.write(TableRenderer.render(table, language: language))
      case .swiftui: Console.write(Array(SwiftUIWriter.source(of: table, language).utf8))
      case .uikit:
        let text = UIKitWriter.source(of: table, language)
        if text.isEmpty {
          Console.report("\(file): note: neither UIKit nor AppKit shows “\(table.id)”")
        }
        Console.write(Array(text.utf8))
      case .json, .yaml: break
      }
    }
    let trees = tables.map(\.tree)
    switch form {
    case .html:
      if !tables.isEmpty {
        Console.write(TableRenderer.pageWords(TextLanguage(rawValue: self.language) ?? .en))
      }
    case .swiftui, .uikit: break
    case .json:
      let whole = trees.count == 1 ? trees[0] : Tree(.list(trees))
      Console.write(Array(whole.prettyJSON.utf8))
    case .yaml:
      let whole = trees.count == 1 ? trees[0] : Tree(.list(trees))
      Console.write(Array(whole.yaml.utf8))
    }
  }
}
