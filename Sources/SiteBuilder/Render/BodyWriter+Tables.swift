import Bitext

extension BodyWriter {
  /// Writes a table.
  ///
  /// Its first row is the header, also where the first row of the source is in
  /// the other language.
  mutating func write(
    _ rows: [Document.TableRow], columns: [Block.ColumnAlignment], of reading: Reading
  ) {
    let columnNames = (rows.first?.cells ?? []).map { $0.text(.spoken) }.filter { !$0.isEmpty }
    html.markup("<div class=\"table\" role=\"group\" tabindex=\"0\"")
    html.attribute(
      "aria-label", Excerpt.cut(([words.table] + columnNames).joined(separator: ", "), to: 80))
    html.markup("><table>\n")
    for (number, row) in rows.enumerated() {
      if number == 0 { html.markup("<thead>\n") }
      if number == 1 { html.markup("<tbody>\n") }
      write(row, isHeader: number == 0, columns: columns, of: reading)
      if number == 0 { html.markup("</thead>\n") }
    }
    html.markup(rows.count > 1 ? "</tbody>\n</table></div>\n" : "</table></div>\n")
  }

  private mutating func write(
    _ row: Document.TableRow, isHeader: Bool, columns: [Block.ColumnAlignment],
    of reading: Reading
  ) {
    html.markup("<tr")
    writeSegmentAttributes(row.segment, of: reading)
    html.markup(">")
    within(reading.segments[row.segment].language) { writer in
      for (column, cell) in row.cells.enumerated() {
        writer.html.markup(isHeader && !cell.isEmpty ? "<th scope=\"col\"" : "<td")
        let alignment = column < columns.count ? columns[column] : .none
        writer.html.attribute("class", optional: alignment.className)
        writer.html.markup(">")
        writer.write(cell, from: reading.origin(of: row.segment))
        writer.html.markup(isHeader && !cell.isEmpty ? "</th>" : "</td>")
      }
    }
    html.markup("</tr>\n")
  }
}

extension Block.ColumnAlignment {
  /// The class of the column's cells: a strict content policy allows no style of their own.
  var className: String? {
    switch self {
    case .none: nil
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}
