/// The choices that rows open, and the controller that shows those of one row.
struct UIKitChoices: UIKitPart {
  let code: CodeSubject

  private var choosing: [(row: Row, choices: [LocalizedText])] {
    table.everyRow.compactMap { row in
      // Pop-up buttons show their choices in a menu.
      guard case .choices(let choices)? = row.opens, !row.has(.choice) else {
        return nil
      }
      return (row, choices)
    }
  }

  var isNeeded: Bool { !choosing.isEmpty }

  func writeChoices(_ out: inout SourceWriter) {
    guard isNeeded else { return }
    out.line("static let choices: [String: [String]] = [")
    out.indented { out in
      for (row, choices) in choosing {
        let titles = choices.map { text($0) }.joined(separator: ", ")
        out.line("\(SourceWriter.literal(row.id)): [\(titles)],")
      }
    }
    out.line("]")
  }

  /// Writes the answer to the selection of an item that has choices; `take` writes code that uses
  /// `choice`.
  func writeOpening(
    by method: String, _ body: inout SourceWriter, take: (inout SourceWriter) -> Void
  ) {
    guard isNeeded else { return }
    body.block("if let choices = \(name)Opened.choices[item.id]") { body in
      body.line("let next = \(name)Choices(")
      body.line("  title: item.title, choices: choices, chosen: item.detail")
      body.line(") { [weak self] choice in")
      body.indented(take)
      body.line("}")
      body.line("\(method)(next, sender: self)")
      body.line("return")
    }
  }

  func writeClass(_ platforms: [Platform], _ since: API, _ out: inout SourceWriter) {
    guard isNeeded else { return }
    let about = "The choices of a row, of which one is marked."
    writeOpenedClass("Choices", about, platforms, since, &out) { body in
      body.line("private let choices: [String]")
      body.line("private var chosen: String?")
      body.line("private let take: (String) -> Void")
      body.line()
      body.line("init(")
      body.line("  title: String, choices: [String], chosen: String?,")
      body.line("  take: @escaping (String) -> Void")
      body.line(") {")
      body.indented { body in
        body.line("self.choices = choices")
        body.line("self.chosen = chosen")
        body.line("self.take = take")
        body.line("super.init(style: \(openedStyle()))")
        body.line("self.title = title")
      }
      body.line("}")
      body.line()
      body.refuseCoder()
      body.line()
      body.block("override func viewDidLoad()") { body in
        body.line("super.viewDidLoad()")
        body.line("tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")")
      }
      writeRows(&body)
    }
  }

  private func writeRows(_ body: inout SourceWriter) {
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, numberOfRowsInSection section: Int")
    body.line(") -> Int { choices.count }")
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, cellForRowAt indexPath: IndexPath")
    body.line(") -> UITableViewCell {")
    body.indented { body in
      body.line("let choice = choices[indexPath.row]")
      body.line("let cell = tableView.dequeueReusableCell(withIdentifier: \"row\", for: indexPath)")
      body.line("var content = UIListContentConfiguration.cell()")
      body.line("content.text = choice")
      body.line("cell.contentConfiguration = content")
      body.line("cell.accessoryType = choice == chosen ? .checkmark : .none")
      body.line("return cell")
    }
    body.line("}")
    body.line()
    body.line(
      "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {")
    body.indented { body in
      body.line("let choice = choices[indexPath.row]")
      body.line("chosen = choice")
      body.line("take(choice)")
      body.line("tableView.deselectRow(at: indexPath, animated: true)")
      body.line("tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])")
    }
    body.line("}")
  }
}
