/// Lists beside each other in UIKit, between which rows are dragged.
struct UIKitLists: UIKitPart {
  let code: CodeSubject

  func write() -> String {
    var out = SourceWriter()
    let since = API(iOS: 1500, tvOS: 1500, visionOS: 100)
    let platforms = table.platforms.filter { since.since[$0] != nil }
    let attribute = API.attribute(for: [since], on: platforms)
    out.line("import UIKit")
    out.line()
    out.block("private struct \(name)Item") { out in
      out.line("let id: String")
      out.line("let title: String")
      out.line("var detail: String?")
      if hasImages { out.line("var image: String?") }
    }
    out.line()
    out.line(attribute)
    out.block("final class \(name)Controller: UIViewController") { writeController(&$0) }
    out.line()
    out.line(
      isTouch
        ? "/// One of the lists; VoiceOver drags its rows with actions of its own."
        : "/// One of the lists.")
    out.line(attribute)
    out.block("private final class \(name)List: UITableViewController") { writeList(&$0) }
    if isTouch {
      out.line()
      beginTouch(&out)
      out.line(API.attribute(for: [since], on: platforms.filter { $0 != .tvOS }))
      out.block("extension \(name)List: UITableViewDragDelegate, UITableViewDropDelegate") {
        writeDragging(&$0)
      }
      endTouch(&out)
    }
    writePreview(platforms, since, &out)
    return out.text
  }

  private func writeController(_ body: inout SourceWriter) {
    body.line("private let lists = [")
    body.indented { body in
      for section in table.sections {
        body.line("\(name)List(")
        body.line("  title: \(text(section.header ?? table.label)),")
        body.line("  items: [")
        body.indented { body in
          body.indented { body in
            for row in section.rows {
              body.line("\(name)Item(\(fields(of: row).joined(separator: ", "))),")
            }
          }
        }
        body.line("  ]),")
      }
    }
    body.line("]")
    body.line()
    body.block("override func viewDidLoad()") { body in
      body.line("super.viewDidLoad()")
      body.line("title = \(text(table.label))")
      body.line("let stack = UIStackView(arrangedSubviews: lists.map { $0.view })")
      body.line("stack.distribution = .fillEqually")
      body.line("stack.translatesAutoresizingMaskIntoConstraints = false")
      body.line("view.addSubview(stack)")
      body.line("let area = view.safeAreaLayoutGuide")
      body.line("NSLayoutConstraint.activate([")
      for edge in ["leading", "trailing", "top", "bottom"] {
        body.line("  stack.\(edge)Anchor.constraint(equalTo: area.\(edge)Anchor),")
      }
      body.line("])")
      body.block("for list in lists") { body in
        body.line("addChild(list)")
        body.line("list.didMove(toParent: self)")
        guard isTouch else { return }
        body.line("list.receive = { [weak self, weak list] id, place in")
        body.line("  guard let list else { return }")
        body.line("  self?.move(id, to: list, at: place)")
        body.line("}")
      }
    }
    guard isTouch else { return }
    body.line()
    body.block("private func move(_ id: String, to list: \(name)List, at place: Int)") { body in
      body.block("for source in lists") { body in
        body.line("guard let item = source.take(id) else { continue }")
        body.line("return list.insert(item, at: place)")
      }
    }
  }

  private func writeList(_ body: inout SourceWriter) {
    if isTouch {
      body.line("/// Takes a row that was dropped at a place of the list.")
      body.line("var receive: (String, Int) -> Void = { _, _ in }")
    }
    body.line("private \(isTouch ? "var" : "let") items: [\(name)Item]")
    body.line()
    let style = table.style == .insetGrouped ? openedStyle(table.style) : ".plain"
    body.initializeList(of: "items", "[\(name)Item]", style: style)
    body.line()
    body.block("override func viewDidLoad()") { body in
      body.line("super.viewDidLoad()")
      body.line("tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")")
      guard isTouch else { return }
      beginTouch(&body)
      body.line("tableView.dragInteractionEnabled = true")
      body.line("tableView.dragDelegate = self")
      body.line("tableView.dropDelegate = self")
      endTouch(&body)
    }
    body.line()
    if isTouch { writeChanges(&body) }
    writeRows(&body)
  }

  /// Writes the functions that take a row out of the list, and put one into it.
  private func writeChanges(_ body: inout SourceWriter) {
    body.block("func take(_ id: String) -> \(name)Item?") { body in
      body.line("guard let row = items.firstIndex(where: { $0.id == id }) else { return nil }")
      body.line("let item = items.remove(at: row)")
      body.line("tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)")
      body.line("return item")
    }
    body.line()
    body.block("func insert(_ item: \(name)Item, at place: Int)") { body in
      body.line("let row = min(place, items.count)")
      body.line("items.insert(item, at: row)")
      body.line("tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)")
    }
    body.line()
  }

  private func writeRows(_ body: inout SourceWriter) {
    func function(_ head: String, _ result: String, _ lines: [String]) {
      body.line("override func tableView(")
      body.line("  _ tableView: UITableView, \(head)")
      body.line(") -> \(result) {")
      for line in lines { body.line("  " + line) }
      body.line("}")
    }
    function("titleForHeaderInSection section: Int", "String?", ["title"])
    body.line()
    function("numberOfRowsInSection section: Int", "Int", ["items.count"])
    body.line()
    function(
      "cellForRowAt indexPath: IndexPath", "UITableViewCell",
      [
        "let cell = tableView.dequeueReusableCell(withIdentifier: \"row\", for: indexPath)",
        "let item = items[indexPath.row]",
        "var content = UIListContentConfiguration\(preset(table.rowStyle))",
        "content.text = item.title",
        "content.secondaryText = item.detail",
      ]
        + (hasImages
          ? ["content.image = \(image("item.image", of: "item.id"))"] : []) + [
          "cell.contentConfiguration = content", "return cell",
        ])
  }

  private func writeDragging(_ body: inout SourceWriter) {
    body.line("func tableView(")
    body.line("  _ tableView: UITableView, itemsForBeginning session: any UIDragSession,")
    body.line("  at indexPath: IndexPath")
    body.line(") -> [UIDragItem] {")
    body.line("  let id = items[indexPath.row].id")
    body.line(
      "  let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: id)))")
    body.line("  item.localObject = id")
    body.line("  return [item]")
    body.line("}")
    body.line()
    body.line("func tableView(")
    body.line("  _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,")
    body.line("  withDestinationIndexPath destination: IndexPath?")
    body.line(") -> UITableViewDropProposal {")
    body.line("  guard session.localDragSession != nil else {")
    body.line("    return UITableViewDropProposal(operation: .forbidden)")
    body.line("  }")
    body.line(
      "  return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)")
    body.line("}")
    body.line()
    body.line("func tableView(")
    body.line(
      "  _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator")
    body.line(") {")
    body.line("  let place = coordinator.destinationIndexPath?.row ?? items.count")
    body.line("  for item in coordinator.items {")
    body.line("    guard let id = item.dragItem.localObject as? String else { continue }")
    body.line("    receive(id, place)")
    body.line("  }")
    body.line("}")
  }
}
