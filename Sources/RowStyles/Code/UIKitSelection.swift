/// The answers to choosing a row and to its info button.
struct UIKitSelection: UIKitPart {
  let code: CodeSubject

  func write(_ body: inout SourceWriter) {
    writeSelection(&body)
    writeInfo(&body)
  }

  private func writeSelection(_ body: inout SourceWriter) {
    let isMomentary = table.feedback == .momentary
    let opening = rows.filter(opensView)
    let choices = table.selection == .single ? rows.filter(isChoice) : []
    guard rows.contains(where: { $0.action != .none }),
      isMomentary || !choices.isEmpty || !opening.isEmpty || !televisionSwitches.isEmpty
    else { return }
    body.line()
    body.line(
      "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {")
    body.indented { body in
      if table.selection == .multiple { body.line("guard !isEditing else { return }") }
      guard !choices.isEmpty || !opening.isEmpty else {
        body.line("tableView.deselectRow(at: indexPath, animated: true)")
        return writeSwitching(&body)
      }
      if isMomentary {
        body.line("defer { tableView.deselectRow(at: indexPath, animated: true) }")
      }
      writeSwitching(&body)
      body.line("guard let id = source.itemIdentifier(for: indexPath) else { return }")
      if !choices.isEmpty { writeChoosing(among: choices, &body) }
      guard !opening.isEmpty else { return }
      // An update may bring rows that open something, too.
      var seen: Set<String> = []
      let ever = (rows + table.after).filter { opensView($0) && seen.insert($0.id).inserted }
      if ever.count < everyItem.count {
        body.line("guard \(ever.ids).contains(id) else { return }")
      }
      body.line("guard let item = items.first(where: { $0.id == id }) else { return }")
      let method = table.isInSplitView ? "showDetailViewController" : "show"
      UIKitOpened(code: code).writeOpening(by: method, &body)
      UIKitChoices(code: code).writeOpening(by: method, &body) { body in
        body.line("guard let self, let place = items.firstIndex(where: { $0.id == id })")
        body.line("else { return }")
        body.line("items[place].detail = choice")
        body.line("var next = source.snapshot()")
        body.line("next.reconfigureItems([id])")
        body.line("source.apply(next, animatingDifferences: false)")
      }
      writeView(by: method, &body)
    }
    body.line("}")
  }

  /// Writes code that toggles a row on a television, which has no switches.
  private func writeSwitching(_ body: inout SourceWriter) {
    guard !televisionSwitches.isEmpty else { return }
    body.line("#if os(tvOS)")
    body.line("let switches: Set<String> = \(televisionSwitches.ids)")
    body.line("if let id = source.itemIdentifier(for: indexPath), switches.contains(id),")
    body.line("  let place = items.firstIndex(where: { $0.id == id })")
    body.line("{")
    body.indented { body in
      body.line("items[place].isOn.toggle()")
      body.line("var next = source.snapshot()")
      body.line("next.reconfigureItems([id])")
      body.line("source.apply(next, animatingDifferences: false)")
      body.line("return")
    }
    body.line("}")
    body.line("#endif")
  }

  /// Writes the answer to choosing one of several rows; other rows keep their own marks and
  /// switches.
  private func writeChoosing(among choices: [Row], _ body: inout SourceWriter) {
    func write(_ condition: String, _ body: inout SourceWriter) {
      body.block("for place in items.indices\(condition)") { body in
        body.line("items[place].isOn = items[place].id == id")
      }
      body.line("var next = source.snapshot()")
      body.line("next.reconfigureItems(next.itemIdentifiers)")
      body.line("source.apply(next, animatingDifferences: false)")
    }
    guard choices.count < rows.count else { return write("", &body) }
    body.line("let choices: Set<String> = \(choices.ids)")
    body.block("if choices.contains(id)") { body in
      write(" where choices.contains(items[place].id)", &body)
      body.line("return")
    }
  }

  /// Whether exactly one of several such rows is chosen; rows with switches and menus are not
  /// chosen.
  private func isChoice(_ row: Row) -> Bool {
    row.action == .toggle && !row.has(.flag) && !row.has(.choice)
  }

  /// Writes the view of an item that opens no list, and the call that shows it.
  func writeView(by method: String, _ body: inout SourceWriter) {
    body.line("let next = UIViewController()")
    body.line("next.title = item.title")
    if opensTexts {
      body.line("let text = UITextView()")
      body.line("text.text = item.text ?? item.detail")
      body.line("text.font = .preferredFont(forTextStyle: .body)")
      body.line("text.adjustsFontForContentSizeCategory = true")
      body.line("text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)")
      beginTouch(&body)
      body.line("text.isEditable = false")
      endTouch(&body)
      body.line("next.view = text")
      return body.line("\(method)(next, sender: self)")
    }
    beginTouch(&body)
    body.line("next.view.backgroundColor = .systemBackground")
    endTouch(&body)
    body.line("\(method)(next, sender: self)")
  }

  /// Whether choosing a row shows another view; switches, menus and rows for reading do not.
  private func opensView(_ row: Row) -> Bool {
    guard !row.has(.flag), !row.has(.choice) else { return false }
    return row.action == .push || row.action == .detail && !row.accessories.contains(.info)
  }

  private func writeInfo(_ body: inout SourceWriter) {
    guard isTouch, has(.explanation) else { return }
    body.line()
    beginTouch(&body)
    body.line("override func tableView(")
    body.line(
      "  _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath")
    body.line(") {")
    body.indented { body in
      body.line("guard let id = source.itemIdentifier(for: indexPath),")
      body.line("  let item = items.first(where: { $0.id == id })")
      body.line("else { return }")
      body.line("let alert = UIAlertController(")
      let words = opensTexts ? "item.text ?? item.detail" : "item.detail"
      body.line("  title: item.title, message: \(words), preferredStyle: .alert)")
      let close = text(CodeWords.close)
      body.line("alert.addAction(UIAlertAction(title: \(close), style: .cancel))")
      body.line("present(alert, animated: true)")
    }
    body.line("}")
    endTouch(&body)
  }
}
