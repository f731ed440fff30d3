import TextBasics

extension FigureWriter {
  /// Writes a native HTML table, which needs no ARIA roles.
  mutating func writeTable() {
    guard let set = table.columnSet else { return }
    out.raw("<table class=\"ex-table\"")
    out.flag("data-many", hasManyRows(of: set))
    out.raw("><caption class=\"ex-vh\">")
    out.localized(table.label, language)
    out.raw("</caption>\n<thead><tr>")
    for column in set.columns { writeHeading(column, sort: set.sort) }
    out.raw("</tr></thead>\n")
    for section in table.sections {
      out.raw("<tbody")
      out.attribute("data-section", section.id)
      out.flag("data-collapsible", section.isCollapsible)
      out.flag("data-collapsed", section.isCollapsed)
      out.raw(">\n")
      if let header = section.header {
        out.raw("<tr class=\"ex-group-row\"><th scope=\"rowgroup\"")
        out.attribute("colspan", "\(set.columns.count { !$0.isHidden })")
        out.raw(">")
        out.localized(header, language)
        out.raw("</th></tr>\n")
      }
      for row in set.sorted(section.rows, in: language, byValue: valued) {
        for (row, depth) in row.descendants() { write(row, set.columns, depth: depth) }
      }
      out.raw("</tbody>\n")
    }
    out.raw("</table>\n")
    for section in table.sections {
      if let footer = section.footer { out.localized(footer, language, as: "p", class: "ex-foot") }
    }
  }

  /// Whether the table has so many rows that a browser should lay out only those near the screen.
  ///
  /// Then column widths cannot depend on all rows, so they are given, as in resizable columns.
  private func hasManyRows(of set: ColumnSet) -> Bool {
    let count = table.sections.lazy.flatMap(\.rows).reduce(0) { $0 + $1.descendants().count }
    return count > 200 && set.columns.contains(where: \.isResizable)
  }

  private mutating func writeHeading(_ column: Column, sort: ColumnSet.Sort?) {
    out.raw("<th scope=\"col\"")
    out.attribute("data-col", column.id)
    out.flag("hidden", column.isHidden)
    out.flag("data-sortable", column.isSortable)
    out.flag("data-resizable", column.isResizable)
    out.flag("data-numeric", column.isNumeric)
    out.flag("data-dated", !column.isNumeric && valued.contains(column.id))
    out.attribute("data-align", column.alignment?.rawValue)
    out.attribute("data-min", column.min.map { "\($0)" })
    out.attribute("data-ideal", column.ideal.map { "\($0)" })
    if sort?.column == column.id { out.attribute("aria-sort", sort?.order.rawValue) }
    out.raw(">")
    if let heading = column.heading {
      out.localized(heading, language, as: "span", class: "ex-heading")
    } else {
      // Screen readers need some text in a heading cell; the finding reports what is missing.
      out.raw("<span class=\"ex-heading\">–</span>")
    }
    out.raw("</th>")
  }

  /// The number of a cell as the value to sort by; nil if the text of the cell is that number.
  private func value(_ text: LocalizedText?) -> String? {
    guard let quantity = text?.quantity, Double(text?.best(for: language).text ?? "") == nil else {
      return nil
    }
    return "\(quantity.value)"
  }

  private mutating func write(_ row: Row, _ columns: [Column], depth: Int) {
    out.raw("<tr class=\"ex-row\"")
    writeData(of: row)
    if table.isOutline || depth > 1 { out.attribute("data-level", "\(depth)") }
    out.raw(">")
    for (index, column) in columns.enumerated() {
      if index == 0 {
        out.raw("<th scope=\"row\"")
        // The sort key differs from the shown text: 9 KB are less than 2.1 MB.
        if valued.contains(column.id) { out.attribute("data-value", value(row.title)) }
      } else {
        out.raw("<td")
        out.flag("hidden", column.isHidden)
        out.flag("data-numeric", column.isNumeric)
        if valued.contains(column.id) { out.attribute("data-value", value(row.cells[column.id])) }
        out.attribute("data-align", column.alignment?.rawValue)
      }
      out.raw("><span class=\"ex-cell\">")
      if index == 0, let image = row.image { write(image) }
      if index == 0 {
        out.localized(row.title, language, as: "span", class: "ex-title")
      } else if let cell = row.cells[column.id] {
        out.localized(cell, language, as: "span", class: "ex-value")
      }
      out.raw("</span>")
      if index == 0 { writeState(of: row) }
      if index == 0 { out.raw("</th>") } else { out.raw("</td>") }
    }
    out.raw("</tr>\n")
  }
}

extension ColumnSet {
  /// `rows` in their initial order.
  ///
  /// Numbers and dates are sorted by value, texts by the numbers in them and by code points. The
  /// script later sorts by the language's own collation, which treats numbers the same way.
  func sorted(
    _ rows: [Row], in language: TextLanguage, byValue valued: Set<String>
  ) -> [Row] {
    guard let sort, let index = columns.firstIndex(where: { $0.id == sort.column }) else {
      return rows
    }
    func text(_ row: Row) -> NaturalOrder {
      let text = index == 0 ? row.reading ?? row.title : row.cells[sort.column] ?? LocalizedText()
      return NaturalOrder(text.best(for: language).text.lowercased())
    }
    func number(_ row: Row) -> Double? {
      (index == 0 ? row.title : row.cells[sort.column])?.quantity?.value
    }
    // Rows with equal keys keep the author's order in both directions.
    func order<Key: Comparable>(_ keys: [Key?]) -> [Row] {
      rows.indices.sorted { a, b in
        if keys[a] == keys[b] { return a < b }
        guard let first = keys[a], let second = keys[b] else { return keys[b] == nil }
        return (first < second) == (sort.order == .ascending)
      }.map { rows[$0] }
    }
    return valued.contains(sort.column) ? order(rows.map(number)) : order(rows.map(text))
  }
}
