/// The inspector beside a table in AppKit, and the controller that shows both.
struct AppKitInspector: CodePart {
  let code: CodeSubject
  let columns: [Column]

  /// Whether items hold texts of their own.
  var opensTexts: Bool {
    table.everyRow.contains { if case .text? = $0.opens { true } else { false } }
  }

  /// Writes the delegate method with which the table's controller reports its selection, inside of
  /// its class.
  func writeSelection(_ body: inout SourceWriter) {
    body.line()
    if table.isOutline {
      body.block("func outlineViewSelectionDidChange(_ notification: Notification)") { body in
        body.line("inspect(table.item(atRow: table.selectedRow) as? \(name)Item)")
      }
    } else {
      body.block("func tableViewSelectionDidChange(_ notification: Notification)") { body in
        body.line("let row = table.selectedRow")
        body.line("inspect(items.indices.contains(row) ? items[row] : nil)")
      }
    }
  }

  func writeClasses(_ out: inout SourceWriter) {
    out.line()
    out.line("/// The table with its inspector beside it.")
    out.line("@available(macOS 12, *)")
    out.block("final class \(name)SplitController: NSSplitViewController") { body in
      body.line("private let list = \(name)Controller()")
      body.line("private let inspector = \(name)Inspector()")
      body.line()
      body.block("override func viewDidLoad()") { body in
        body.line("super.viewDidLoad()")
        body.line("title = \(string(table.label))")
        body.line("list.inspect = { [weak self] item in self?.inspector.show(item) }")
        body.line("addSplitViewItem(NSSplitViewItem(viewController: list))")
        body.line("addSplitViewItem(NSSplitViewItem(inspectorWithViewController: inspector))")
      }
    }
    out.line()
    out.line("@available(macOS 12, *)")
    out.block("private final class \(name)Inspector: NSViewController") { writeInspector(&$0) }
  }

  private func writeInspector(_ body: inout SourceWriter) {
    body.line("private let heading = NSTextField(labelWithString: \"\")")
    body.line("private let text = NSTextField(wrappingLabelWithString: \"\")")
    body.line()
    body.block("override func loadView()") { body in
      body.line("heading.font = .preferredFont(forTextStyle: .headline)")
      body.line("let stack = NSStackView(views: [heading, text])")
      body.line("stack.orientation = .vertical")
      body.line("stack.alignment = .leading")
      body.line("stack.edgeInsets = NSEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)")
      body.line("view = stack")
      body.line("show(nil)")
    }
    body.line()
    body.block("func show(_ item: \(name)Item?)") { body in
      let first = SourceWriter.literal(columns.first?.id ?? "")
      body.line("heading.stringValue = item?.cells[\(first)] ?? \"\"")
      let select = string(CodeWords.selectRow)
      let others = columns.dropFirst()
      guard !others.isEmpty || opensTexts else {
        return body.line("text.stringValue = item == nil ? \(select) : \"\"")
      }
      body.line("guard let item else {")
      body.line("  text.stringValue = \(select)")
      body.line("  return")
      body.line("}")
      guard !others.isEmpty else { return body.line("text.stringValue = item.text ?? \"\"") }
      body.line("\(opensTexts ? "var" : "let") lines = [")
      body.indented { body in
        for column in others {
          let id = SourceWriter.literal(column.id)
          guard let heading = column.heading else {
            body.line("item.cells[\(id)],")
            continue
          }
          let name = string(heading)
          body.line("item.cells[\(id)].map { [\(name), $0].joined(separator: \": \") },")
        }
      }
      body.line("].compactMap { $0 }")
      if opensTexts { body.line("if let words = item.text { lines.append(words) }") }
      body.line("text.stringValue = lines.joined(separator: \"\\n\")")
    }
  }
}
