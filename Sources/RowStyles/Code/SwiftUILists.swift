/// Lists beside each other, between which rows are dragged.
struct SwiftUILists: SwiftUIPart {
  let subject: SwiftUISubject

  private var content: SwiftUIItems { SwiftUIItems(subject: subject) }

  func write(_ body: inout SourceWriter) {
    body.block("struct Item: Identifiable") { body in
      body.line("let id: String")
      writeItemTexts(&body)
    }
    body.line()
    for section in table.sections {
      writeItems(of: section, declared: "@State private var", &body)
    }
    if rows.contains(where: { table.style(of: $0) == .leftDetail }) {
      body.line("@ScaledMetric private var titleWidth = 96.0")
    }
    body.line()
    body.block("var body: some View") { body in
      body.block("HStack") { body in
        for section in table.sections { write(section, &body) }
      }
    }
    writeMoving(&body)
  }

  private func write(_ section: Section, _ body: inout SourceWriter) {
    let items = items(section)
    body.block("List") { body in
      body.line("Section {")
      body.indented { body in
        body.line("ForEach(\(items)) { item in")
        body.indented { body in
          if let first = section.rows.first ?? rows.first {
            content.writeContent(first, &body)
          } else {
            body.line("Text(item.title)")
          }
          body.modifier(".draggable(item.id)", .dragging, on: table.platforms)
          writeActions(from: section, &body)
        }
        body.line("}")
        let move = ".onMove { \(items).move(fromOffsets: $0, toOffset: $1) }"
        body.modifier(move, .dragging, on: table.platforms)
        body.modifier(.dragging, on: table.platforms) { body in
          body.block(".dropDestination(for: String.self)", tail: "") { body in
            body.line("move($0, to: $\(items), at: $1)")
          }
        }
      }
      body.line("} header: {")
      body.line("  Text(\(words(section.header ?? table.label)))")
      body.line("}")
    }
    writeListStyle(table.style, &body)
  }

  /// Writes the actions that move a row to the other lists without dragging.
  private func writeActions(from section: Section, _ body: inout SourceWriter) {
    for other in table.sections where other.id != section.id {
      let name = CodeWords.move(to: other.header ?? table.label)
      body.block(".accessibilityAction(named: Text(\(words(name))))") { body in
        body.line("move([item.id], to: $\(items(other)), at: \(items(other)).count)")
      }
    }
  }

  private func writeMoving(_ body: inout SourceWriter) {
    body.line()
    body.block("private func move(_ ids: [String], to list: Binding<[Item]>, at place: Int)") {
      body in
      body.block("for id in ids") { body in
        body.line("guard let item = take(id) else { continue }")
        body.line("list.wrappedValue.insert(item, at: min(place, list.wrappedValue.count))")
      }
    }
    body.line()
    body.block("private func take(_ id: String) -> Item?") { body in
      for section in table.sections {
        let items = items(section)
        body.block("if let place = \(items).firstIndex(where: { $0.id == id })") { body in
          body.line("return \(items).remove(at: place)")
        }
      }
      body.line("return nil")
    }
  }
}
