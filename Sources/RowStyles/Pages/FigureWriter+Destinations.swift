extension FigureWriter {
  /// Writes the pane beside the list with the content that the chosen row opens.
  mutating func writePane() {
    guard let row = table.allRows.first(where: \.isChosen) else {
      out.raw("<div class=\"ex-pane\">")
      out.localized(Word.selectRow.text, language, as: "p")
      return out.raw("</div>\n")
    }
    out.raw("<div class=\"ex-pane\" role=\"group\"")
    out.attribute("aria-label", row.title.best(for: language).text)
    out.languages(of: row.title, shown: language, in: "aria-label")
    out.raw(">")
    out.localized(row.title, language, as: "div", class: "ex-opened")
    out.raw("<div class=\"ex-body\"")
    switch row.opens {
    case .list(let style, let sections):
      out.attribute("data-style", style?.rawValue)
      out.raw(">\n")
      writeSections(sections, prefix: "\(id)-pane-s-")
    case .text(let text):
      out.raw(">")
      out.cells(of: row, in: table, language)
      out.localized(text, language, as: "p")
    case .choices(let choices):
      out.raw(" data-style=\"insetGrouped\">\n")
      writeSections([row.section(of: choices)], prefix: "\(id)-pane-s-")
    case nil:
      out.raw(">")
      out.cells(of: row, in: table, language)
      if let detail = row.detail { out.localized(detail, language, as: "p") }
    }
    out.raw("</div></div>\n")
  }

  /// Writes the content that rows open and the rows that updates bring as templates, which only the
  /// script shows.
  mutating func writeTemplates() {
    let coming = table.after.flatMap(\.everyRow).map { ($0, true) }
    for (row, isComing) in table.listedRows.map({ ($0, false) }) + coming {
      guard let destination = row.opens else { continue }
      out.raw("<template class=\"ex-opens\"")
      out.attribute("data-row", row.id)
      out.flag("data-after", isComing)
      switch destination {
      case .text(let text):
        out.raw(">")
        out.localized(text, language, as: "p")
      case .choices(let choices):
        out.raw(" data-choices>")
        for choice in choices { out.localized(choice, language) }
      case .list(let style, let sections):
        out.attribute("data-style", style?.rawValue)
        out.raw(">\n")
        writeSections(sections, prefix: "\(id)-\(row.id)-s-")
      }
      out.raw("</template>\n")
    }
    guard !table.after.isEmpty else { return }
    out.raw("<template class=\"ex-after\"><ul>\n")
    for row in table.after { write(row, depth: 1) }
    out.raw("</ul></template>\n")
  }
}

extension MarkupWriter {
  /// Writes the cells of a row behind the headings of their columns, for an inspector of columns.
  fileprivate mutating func cells(of row: Row, in table: TableSpec, _ language: TextLanguage) {
    guard table.hasInspector, let columns = table.columnSet?.columns else { return }
    raw("<dl class=\"ex-cells\">")
    for column in columns.dropFirst() {
      localized(column.heading ?? LocalizedText(everywhere: "–"), language, as: "dt")
      localized(row.cells[column.id] ?? LocalizedText(everywhere: ""), language, as: "dd")
    }
    raw("</dl>")
  }
}

extension Row {
  /// The values that the row offers as rows, with a mark on the chosen one.
  fileprivate func section(of choices: [LocalizedText]) -> Section {
    let rows = choices.enumerated().map { index, choice in
      var row = Row(id: "choice-\(index)", title: choice)
      row.style = .basic
      row.accessories = [.checkmark]
      row.isOn = choice == detail
      return row
    }
    return Section(id: "choices", rows: rows)
  }
}
