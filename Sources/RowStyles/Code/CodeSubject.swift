/// A table that is written as source code, in whatever framework.
struct CodeSubject {
  let table: TableSpec
  let language: TextLanguage
  /// The name of the type that shows the table.
  let name: String
  let rows: [Row]
  let commands: [CodeCommand]
  /// Whether rows have pictures, which their items name.
  let hasImages: Bool
  /// Whether rows are marked, switched or chosen, which their items remember.
  let keepsState: Bool

  init(table: TableSpec, language: TextLanguage) {
    self.table = table
    self.language = language
    name = SourceWriter.typeName(table.id)
    rows = table.allRows
    commands = table.codeCommands
    hasImages = (rows + table.after).contains { $0.image != nil }
    keepsState =
      table.everyRow.contains { $0.accessories.contains(where: \.kind.marksState) }
      || table.selection == .single && rows.contains { $0.action == .toggle }
  }

  /// The name of the type that draws a row which no style covers.
  ///
  /// Like all declarations for the table, it begins with the table's name, so that one file can
  /// hold several tables.
  func template(of row: Row) -> String {
    name + SourceWriter.typeName(row.template ?? "own") + "Row"
  }

  /// The name of a row's symbol; nil if it has none.
  func symbol(_ row: Row) -> String? {
    if case .symbol(let name)? = row.image?.source { name } else { nil }
  }
}

/// A writer of a table, or of a part of one, in any framework.
protocol CodePart {
  var code: CodeSubject { get }
}

extension CodePart {
  var table: TableSpec { code.table }
  var language: TextLanguage { code.language }
  var name: String { code.name }
  var rows: [Row] { code.rows }
  var commands: [CodeCommand] { code.commands }

  /// Writes the commands of the context menu as functions that the owner passes.
  func writeMenuCommands(_ body: inout SourceWriter) {
    for entry in table.menu {
      guard let command = table.codeCommand(entry.title, in: commands) else { continue }
      body.line("var \(command.name): (Set<String>) -> Void = { _ in }")
    }
  }

  /// A text as a string of data.
  func string(_ text: LocalizedText) -> String { SourceWriter.localized(text, language) }

  func has(_ effect: AccessoryEffect) -> Bool { rows.contains { $0.has(effect) } }
}
