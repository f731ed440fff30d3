/// The context menu of the rows of a table in AppKit.
struct AppKitMenu: CodePart {
  let code: CodeSubject

  var isNeeded: Bool { !table.menu.isEmpty }
  /// Whether commands take rows away.
  var removesRows: Bool { isNeeded && table.menu.contains { $0.role == .destructive } }

  /// Writes the commands as functions that the owner of the controller passes.
  func writeCommands(_ body: inout SourceWriter) {
    if isNeeded { writeMenuCommands(&body) }
  }

  /// Writes the menu, inside of the controller's class.
  func write(_ body: inout SourceWriter) {
    guard isNeeded else { return }
    body.line()
    body.block("private func rowMenu() -> NSMenu") { body in
      body.line("let menu = NSMenu()")
      for entry in table.menu { write(entry, &body) }
      body.line("return menu")
    }
    body.line()
    body.line(
      "/// The rows that the menu is about: the one below the pointer, or all that are selected")
    body.line("/// if it is one of them.")
    body.block("private var clicked: Set<String>") { body in
      body.line("let row = table.clickedRow")
      body.line("guard row >= 0 else { return [] }")
      body.line("let selected = table.selectedRowIndexes")
      body.line("let rows = selected.contains(row) ? Array(selected) : [row]")
      let item = table.isOutline ? "(table.item(atRow: $0) as? \(name)Item)?.id" : "items[$0].id"
      body.line("return Set(rows.compactMap { \(item) })")
    }
    if removesRows { writeRemoving(&body) }
  }

  private func write(_ entry: MenuCommand, _ body: inout SourceWriter) {
    guard let command = table.codeCommand(entry.title, in: commands) else { return }
    let symbol = entry.symbol.map { ", symbol: \(SourceWriter.literal($0))" } ?? ""
    body.line("menu.addItem(")
    body.line("  \(name)Command(\(string(entry.title))\(symbol)) { [weak self] in")
    body.indented { body in
      body.indented { body in
        body.line("guard let self else { return }")
        body.line("let ids = clicked")
        body.line("guard !ids.isEmpty else { return }")
        if entry.role == .destructive { body.line("remove(ids)") }
        body.line("\(command.name)(ids)")
      }
    }
    body.line("  })")
  }

  private func writeRemoving(_ body: inout SourceWriter) {
    body.line()
    guard table.isOutline else {
      body.block("private func remove(_ ids: Set<String>)") { body in
        body.line("items.removeAll { ids.contains($0.id ?? \"\") }")
        body.line("table.reloadData()")
      }
      return
    }
    body.block("private func remove(_ ids: Set<String>)") { body in
      body.line("items = without(ids, items)")
      body.line("table.reloadData()")
    }
    body.line()
    body.line("private func without(_ ids: Set<String>, _ items: [\(name)Item]) -> [\(name)Item] {")
    body.line("  for item in items { item.children = without(ids, item.children) }")
    body.line("  return items.filter { !ids.contains($0.id ?? \"\") }")
    body.line("}")
  }

  /// Writes the type of the menu's items.
  func writeClass(_ out: inout SourceWriter) {
    guard isNeeded else { return }
    out.line()
    out.line("/// A command of the menu. Menus know selectors alone, so this one calls a closure.")
    out.line("@available(macOS 12, *)")
    out.block("private final class \(name)Command: NSMenuItem") { out in
      out.line("private let act: () -> Void")
      out.line()
      out.block("init(_ title: String, symbol: String? = nil, act: @escaping () -> Void)") { out in
        out.line("self.act = act")
        out.line("super.init(title: title, action: #selector(run), keyEquivalent: \"\")")
        out.line("target = self")
        out.block("image = symbol.flatMap") {
          $0.line("NSImage(systemSymbolName: $0, accessibilityDescription: nil)")
        }
      }
      out.line()
      out.line("@available(*, unavailable)")
      out.block("required init(coder: NSCoder)") { out in
        out.line("act = {}")
        out.line("super.init(coder: coder)")
      }
      out.line()
      out.line("@objc private func run() { act() }")
    }
  }
}
