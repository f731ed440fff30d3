/// Lists beside each other in AppKit, between which rows are dragged.
struct AppKitLists: CodePart {
  let code: CodeSubject

  func write() -> String {
    var out = SourceWriter()
    out.line("import AppKit")
    out.line()
    out.block("private struct \(name)Item") { out in
      out.line("let id: String")
      out.line("let title: String")
    }
    out.line()
    out.line("@available(macOS 12, *)")
    out.block("final class \(name)Controller: NSViewController") { writeController(&$0) }
    out.line()
    out.line("@available(macOS 12, *)")
    out.line("private final class \(name)List:")
    out.block("  NSViewController, NSTableViewDataSource, NSTableViewDelegate") { writeList(&$0) }
    out.previewOnMac(of: "\(name)Controller")
    return out.text
  }

  private func writeController(_ body: inout SourceWriter) {
    body.line("private let lists = [")
    body.indented { body in
      for section in table.sections {
        body.line("\(name)List(")
        body.line("  title: \(string(section.header ?? table.label)),")
        body.line("  items: [")
        for row in section.rows {
          let id = SourceWriter.literal(row.id)
          body.line("    \(name)Item(id: \(id), title: \(string(row.title))),")
        }
        body.line("  ]),")
      }
    }
    body.line("]")
    body.line()
    body.block("override func loadView()") { body in
      body.line("title = \(string(table.label))")
      body.line("let split = NSSplitView()")
      body.line("split.isVertical = true")
      body.block("for list in lists") { body in
        body.line("split.addArrangedSubview(list.view)")
        body.line("list.receive = { [weak self, weak list] id, place in")
        body.line("  guard let list else { return }")
        body.line("  self?.lists.first { $0.has(id) }?.give(id, to: list, at: place)")
        body.line("}")
      }
      body.line("view = split")
    }
  }

  private func writeList(_ body: inout SourceWriter) {
    body.line("/// Takes a row that was dropped at a place of the list.")
    body.line("var receive: (String, Int) -> Void = { _, _ in }")
    body.line("private let table = NSTableView()")
    body.line("private var items: [\(name)Item]")
    body.line()
    body.block("init(title: String, items: [\(name)Item])") { body in
      body.line("self.items = items")
      body.line("super.init(nibName: nil, bundle: nil)")
      body.line("self.title = title")
    }
    body.line()
    body.refuseCoder()
    body.line()
    body.block("override func loadView()") { body in
      body.line("let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(\"title\"))")
      body.line("column.title = title ?? \"\"")
      body.line("table.addTableColumn(column)")
      body.line("table.dataSource = self")
      body.line("table.delegate = self")
      body.line("table.registerForDraggedTypes([.string])")
      body.line("let scroll = NSScrollView()")
      body.line("scroll.documentView = table")
      body.line("scroll.hasVerticalScroller = true")
      body.line("view = scroll")
    }
    body.line()
    body.block("func has(_ id: String) -> Bool") { $0.line("items.contains { $0.id == id }") }
    body.line()
    body.line("/// Moves a row that is in this list to another one, or to another place.")
    body.block("func give(_ id: String, to list: \(name)List, at place: Int)") { body in
      body.line("guard let row = items.firstIndex(where: { $0.id == id }) else { return }")
      body.line("let item = items.remove(at: row)")
      body.line("let isBefore = list === self && row < place")
      body.line("list.items.insert(item, at: min(isBefore ? place - 1 : place, list.items.count))")
      body.line("table.reloadData()")
      body.line("list.table.reloadData()")
    }
    body.line()
    writeRows(&body)
  }

  /// Writes the data source of the list, and the answer to dropped rows.
  private func writeRows(_ body: inout SourceWriter) {
    body.block("func numberOfRows(in tableView: NSTableView) -> Int") { $0.line("items.count") }
    body.line()
    func function(_ lines: [String], _ result: String, _ content: [String]) {
      body.line("func tableView(")
      for line in lines { body.line("  " + line) }
      body.line(") -> \(result) {")
      for line in content { body.line("  " + line) }
      body.line("}")
    }
    function(
      ["_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int"], "NSView?",
      ["NSTextField(labelWithString: items[row].title)"])
    body.line()
    function(
      ["_ tableView: NSTableView, pasteboardWriterForRow row: Int"], "(any NSPasteboardWriting)?",
      ["NSString(string: items[row].id)"])
    body.line()
    function(
      [
        "_ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,",
        "proposedDropOperation operation: NSTableView.DropOperation",
      ], "NSDragOperation",
      ["tableView.setDropRow(row, dropOperation: .above)", "return .move"])
    body.line()
    function(
      [
        "_ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,",
        "dropOperation: NSTableView.DropOperation",
      ], "Bool",
      [
        "guard let id = info.draggingPasteboard.string(forType: .string) else { return false }",
        "receive(id, row)", "return true",
      ])
  }
}
