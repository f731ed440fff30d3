/// The lists that rows open, and the controller that shows one of them.
struct UIKitOpened: UIKitPart {
  let code: CodeSubject

  private var opened: [(row: Row, sections: [Section])] {
    rows.compactMap { row in
      guard case .list(_, let sections)? = row.opens else { return nil }
      return (row, sections)
    }
  }

  private var style: String {
    // tvOS has no rounded groups.
    table.platforms.contains(.tvOS) ? ".grouped" : ".insetGrouped"
  }

  func writeGroup(_ out: inout SourceWriter) {
    guard opensLists else { return }
    out.block("private struct \(name)Group") { out in
      out.line("var header: String?")
      out.line("let items: [\(name)Item]")
    }
    out.line()
  }

  func writeLists(_ body: inout SourceWriter) {
    guard opensLists else { return }
    body.line("/// What rows open, by their identifiers.")
    body.line("private let lists: [String: [\(name)Group]] = [")
    body.indented { body in
      for (row, sections) in opened {
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
          body.line("\(name)Item(\(fields(of: row).joined(separator: ", "))),")
        }
      }
      body.line("]),")
    }
  }

  /// Writes the answer to the choice of a row that opens a list.
  func writeOpening(_ body: inout SourceWriter) {
    guard opensLists else { return }
    let method = table.isInSplitView ? "showDetailViewController" : "show"
    body.block("if let groups = lists[id]") { body in
      body.line("\(method)(\(name)List(title: item.title, groups: groups), sender: self)")
      body.line("return")
    }
  }

  func writeClass(_ platforms: [Platform], _ since: API, _ out: inout SourceWriter) {
    guard opensLists else { return }
    out.line()
    out.line("/// A list that a row opens.")
    out.line(API.attribute(for: [since], on: platforms))
    out.block("private final class \(name)List: UITableViewController") { body in
      body.line("private let groups: [\(name)Group]")
      body.line()
      body.initializeList(of: "groups", "[\(name)Group]", style: style)
      body.line()
      body.block("override func viewDidLoad()") { body in
        body.line("super.viewDidLoad()")
        body.line("tableView.allowsSelection = false")
        body.line("tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")")
      }
      writeRows(&body)
    }
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
      body.line("content.secondaryText = item.detail")
      body.line("cell.contentConfiguration = content")
      body.line("return cell")
    }
    body.line("}")
  }
}
