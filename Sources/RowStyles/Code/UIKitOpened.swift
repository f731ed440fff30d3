/// The lists that rows open, and the controller that shows one of them.
struct UIKitOpened: UIKitRowPart {
  let code: CodeSubject

  private var opened: [(row: Row, style: String, sections: [Section])] {
    table.everyRow.compactMap { row in
      guard case .list(let style, let sections)? = row.opens else { return nil }
      return (row, openedStyle(style), sections)
    }
  }

  /// The style of all lists; nil if they differ.
  private var commonStyle: String? {
    let styles = Set(opened.map(\.style))
    return styles.count == 1 ? styles.first : nil
  }

  private var inner: [Row] { opened.flatMap { $0.sections.flatMap(\.rows) } }
  /// Whether rows of the lists open something in turn.
  private var leadsFurther: Bool { inner.contains(where: leadsFurther) }
  /// Whether items of the lists change while a list is shown.
  private var changes: Bool {
    hasViews(inner) || leadsFurther && UIKitChoices(code: code).isNeeded
  }

  /// Whether choosing a row of a list shows another view; rows with switches and menus are not
  /// chosen.
  private func leadsFurther(_ row: Row) -> Bool {
    row.opens != nil && !row.has(.flag) && !row.has(.choice)
  }

  func writeChange(of property: String, to value: String, _ body: inout SourceWriter) {
    body.line("self?.groups[indexPath.section].items[indexPath.row].\(property) = \(value)")
  }

  /// Writes the content that rows open, which every opened list looks up.
  func writeContent(_ out: inout SourceWriter) {
    let choices = UIKitChoices(code: code)
    guard opensLists || choices.isNeeded else { return }
    if opensLists {
      out.block("private struct \(name)Group") { out in
        out.line("var header: String?")
        out.line("\(changes ? "var" : "let") items: [\(name)Item]")
      }
      out.line()
    }
    out.line("/// What rows open, by their identifiers.")
    // Choices in an opened list are kept for the next time that it is opened.
    if opensLists, changes { out.line("@MainActor") }
    out.block("private enum \(name)Opened") { out in
      if opensLists { writeLists(&out) }
      choices.writeChoices(&out)
    }
    out.line()
  }

  private func writeLists(_ body: inout SourceWriter) {
    if commonStyle == nil {
      body.line("static let styles: [String: UITableView.Style] = [")
      body.indented { body in
        for (row, style, _) in opened { body.line("\(SourceWriter.literal(row.id)): \(style),") }
      }
      body.line("]")
    }
    body.line("static \(changes ? "var" : "let") lists: [String: [\(name)Group]] = [")
    body.indented { body in
      for (row, _, sections) in opened {
        body.line("\(SourceWriter.literal(row.id)): [")
        body.indented { body in for section in sections { write(section, &body) } }
        body.line("],")
      }
    }
    body.line("]")
  }

  private func write(_ section: Section, _ body: inout SourceWriter) {
    body.line("\(name)Group(")
    body.indented { body in
      if let header = section.header { body.line("header: \(text(header)),") }
      body.line("items: [")
      body.indented { body in
        for row in section.rows {
          var fields = self.fields(of: row)
          if row.isOn, keepsState { fields.append("isOn: true") }
          if let words = text(opening: row) { fields.append("text: \(text(words))") }
          body.line("\(name)Item(\(fields.joined(separator: ", "))),")
        }
      }
      body.line("]),")
    }
  }

  /// Writes the answer to the choice of a row that opens a list.
  func writeOpening(by method: String, _ body: inout SourceWriter) {
    guard opensLists else { return }
    let head =
      changes
      ? "if \(name)Opened.lists[item.id] != nil" : "if let groups = \(name)Opened.lists[item.id]"
    body.block(head) { body in
      let content = changes ? "id: item.id" : "groups: groups"
      guard commonStyle == nil else {
        body.line("\(method)(\(name)List(title: item.title, \(content)), sender: self)")
        return body.line("return")
      }
      body.line("let style = \(name)Opened.styles[item.id] ?? \(openedStyle())")
      body.line("let next = \(name)List(title: item.title, \(content), style: style)")
      body.line("\(method)(next, sender: self)")
      body.line("return")
    }
  }

  func writeClass(_ platforms: [Platform], _ since: API, _ out: inout SourceWriter) {
    guard opensLists else { return }
    writeOpenedClass("List", "A list that a row opens.", platforms, since, &out) { body in
      if changes {
        body.line("private let id: String")
        body.block("private var groups: [\(name)Group]") { body in
          body.line("get { \(name)Opened.lists[id] ?? [] }")
          body.line("set { \(name)Opened.lists[id] = newValue }")
        }
        body.line()
        body.initializeList(of: "id", "String", style: commonStyle)
      } else {
        body.line("private let groups: [\(name)Group]")
        body.line()
        body.initializeList(of: "groups", "[\(name)Group]", style: commonStyle)
      }
      body.line()
      body.block("override func viewDidLoad()") { body in
        body.line("super.viewDidLoad()")
        if !leadsFurther { body.line("tableView.allowsSelection = false") }
        body.line("tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")")
      }
      writeRows(&body)
      if leadsFurther { writeSelection(&body) }
    }
  }

  /// Writes the answer to the selection of a row that leads further.
  private func writeSelection(_ body: inout SourceWriter) {
    var conditions: [String] = []
    if opensLists { conditions.append("\(name)Opened.lists[item.id] != nil") }
    if UIKitChoices(code: code).isNeeded {
      conditions.append("\(name)Opened.choices[item.id] != nil")
    }
    if opensTexts { conditions.append("item.text != nil") }
    body.line()
    body.block("private func leadsFurther(_ item: \(name)Item) -> Bool") { body in
      body.line(conditions.joined(separator: " || "))
    }
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath")
    body.line(") -> Bool { leadsFurther(groups[indexPath.section].items[indexPath.row]) }")
    body.line()
    body.line(
      "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {")
    body.indented { body in
      body.line("tableView.deselectRow(at: indexPath, animated: true)")
      body.line("let item = groups[indexPath.section].items[indexPath.row]")
      writeOpening(by: "show", &body)
      UIKitChoices(code: code).writeOpening(by: "show", &body) { body in
        body.line("self?.groups[indexPath.section].items[indexPath.row].detail = choice")
        body.line("self?.tableView.reconfigureRows(at: [indexPath])")
      }
      if opensTexts { UIKitSelection(code: code).writeView(by: "show", &body) }
    }
    body.line("}")
  }

  private func writeRows(_ body: inout SourceWriter) {
    body.line()
    body.line(
      "override func numberOfSections(in tableView: UITableView) -> Int { groups.count }")
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, numberOfRowsInSection section: Int")
    body.line(") -> Int { groups[section].items.count }")
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, titleForHeaderInSection section: Int")
    body.line(") -> String? { groups[section].header }")
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, cellForRowAt indexPath: IndexPath")
    body.line(") -> UITableViewCell {")
    body.indented { body in
      body.line("let item = groups[indexPath.section].items[indexPath.row]")
      body.line("let cell = tableView.dequeueReusableCell(withIdentifier: \"row\", for: indexPath)")
      body.line("var content = UIListContentConfiguration.valueCell()")
      body.line("content.text = item.title")
      body.line("content.secondaryText = \(detail(of: inner))")
      body.line("cell.contentConfiguration = content")
      if leadsFurther {
        body.line("cell.accessoryType = leadsFurther(item) ? .disclosureIndicator : .none")
      }
      if hasViews(inner) {
        // A cell is reused for other rows, so the accessory of the last row is removed.
        body.line("cell.accessoryView = nil")
        writeViews(of: inner, &body)
      }
      body.line("return cell")
    }
    body.line("}")
  }
}
