/// The context menu of the rows of a SwiftUI `Table` or outline, whose rows are no items of a list.
struct SwiftUIMenu: SwiftUIPart {
  let subject: SwiftUISubject

  var isNeeded: Bool {
    !table.menu.isEmpty && table.platforms.contains { API.selectionMenu.since[$0] != nil }
  }
  /// Whether commands remove rows, so that rows are state.
  var removesRows: Bool { isNeeded && table.menu.contains { $0.role == .destructive } }
  /// The keywords with which the rows are declared.
  var declaration: String { removesRows ? "@State private var" : "private let" }

  /// Writes the commands as functions that the owner of the view passes.
  func writeCommands(_ body: inout SourceWriter) {
    if isNeeded { writeMenuCommands(&body) }
  }

  /// Writes the modifier with the menu.
  func write(_ body: inout SourceWriter) {
    guard isNeeded else { return }
    body.modifier(.selectionMenu, on: table.platforms) { body in
      body.line(".contextMenu(forSelectionType: String.self) { ids in")
      body.indented { SwiftUIListParts(subject: subject).writeMenu(of: "ids", &$0) }
      body.line("}")
    }
  }

  /// Writes the function that removes rows.
  func writeRemoving(_ body: inout SourceWriter) {
    guard removesRows else { return }
    body.line()
    guard table.isOutline else {
      return body.block("private func remove(_ ids: Set<String>)") {
        $0.line("items.removeAll { ids.contains($0.id) }")
      }
    }
    body.block("private func remove(_ ids: Set<String>)") {
      $0.line("items = without(ids, items)")
    }
    body.line()
    body.block("private func without(_ ids: Set<String>, _ items: [Item]) -> [Item]") { body in
      body.line("items.filter { !ids.contains($0.id) }.map { item in")
      body.line("  var item = item")
      body.line("  item.children = item.children.map { without(ids, $0) }")
      body.line("  return item")
      body.line("}")
    }
  }
}
