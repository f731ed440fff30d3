import Bitext

extension BlockWriter {
  /// Writes a table.
  ///
  /// The first row shown is the header, even if the header of the source is in the other language.
  /// Markdown has no table without one, so people leave the cells of the header empty; such a header
  /// is not shown. Where its first cell is empty, the first cell of each row is the name of the row.
  func write(
    _ rows: [Document.TableRow], columns: [Block.ColumnAlignment], to body: inout BodyWriter
  ) {
    let header = rows.first?.cells ?? []
    let hasHeader = !header.allSatisfy(\.isEmpty)
    let hasNames = header.first?.isEmpty ?? false
    let names = hasHeader ? header : rows.dropFirst().map { $0.cells.first ?? [] }
    let columnNames = names.map { $0.text(.spoken) }.filter { !$0.isEmpty }
    body.html.markup("<div class=\"table\" role=\"group\" tabindex=\"0\"")
    body.html.attribute(
      "aria-label", Excerpt.cut(([body.words.table] + columnNames).joined(separator: ", "), to: 80))
    body.html.markup("><table")
    // The columns distinguish the tables of one section; tables of several sections also need the
    // heading.
    let heading = body.outline.headings.last.map { [$0.text] } ?? []
    body.html.attribute(
      "aria-label", Excerpt.cut((heading + columnNames).joined(separator: ", "), to: 80))
    body.html.markup(">\n")
    let languages = languages(ofColumnsIn: rows)
    if hasHeader, let first = rows.first {
      body.html.markup("<thead>\n")
      // The heading of a column may be in another language than its cells: “영어”.
      let ofHeader = zip(header, languages).map { cell, language in
        LanguageIdentifier.language(ofName: cell.text(.spoken)) ?? language
      }
      write(first, isHeader: true, columns: columns, ofHeader, to: &body)
      body.html.markup("</thead>\n")
    }
    if rows.count > 1 { body.html.markup("<tbody>\n") }
    for row in rows.dropFirst() {
      if let segments = row.cellSegments {
        write(row, segments, isNamed: hasNames, columns: columns, to: &body)
      } else {
        write(row, isNamed: hasNames, columns: columns, languages, to: &body)
      }
    }
    body.html.markup(rows.count > 1 ? "</tbody>\n</table></div>\n" : "</table></div>\n")
  }

  private func write(
    _ row: Document.TableRow, isHeader: Bool = false, isNamed: Bool = false,
    columns: [Block.ColumnAlignment], _ languages: [Language?], to body: inout BodyWriter
  ) {
    body.html.markup("<tr")
    writeSegmentAttributes(row.segment, to: &body)
    body.html.markup(">")
    let language = reading.segments[row.segment].language
    body.within(language) { body in
      let writer = InlineWriter(origin: reading.origin(of: row.segment))
      var cells = row.inlines
      let wide = wideCells(of: row)
      var column = 0
      while !cells.isAtEnd {
        let count = cells.beginList()
        let isName = isNamed && column == 0
        let isHeading = count > 0 && (isHeader || isName)
        body.html.markup(isHeading ? "<th" : "<td")
        if isHeading { body.html.markup(isName ? " scope=\"row\"" : " scope=\"col\"") }
        let alignment = column < columns.count ? columns[column].className : nil
        let isWide = wide.contains(column)
        body.html.attribute(
          "class", optional: isWide ? alignment.map { $0 + " wide" } ?? "wide" : alignment)
        let own =
          language.isDetermined || count == 0 || column >= languages.count ? nil : languages[column]
        if let own { body.html.attribute("lang", own.tag) }
        body.html.markup(">")
        body.within(own ?? language) { writer.write(count, of: &cells, to: &$0) }
        body.html.markup(isHeading ? "</th>" : "</td>")
        column += 1
      }
    }
    body.html.markup("</tr>\n")
  }

  /// Writes a row that says the same in several languages.
  ///
  /// Its id is that of its text in the language of the page.
  private func write(
    _ row: Document.TableRow, _ segments: [Int?], isNamed: Bool,
    columns: [Block.ColumnAlignment], to body: inout BodyWriter
  ) {
    body.html.markup("<tr")
    let own = row.segments.first(where: reading.isShown) ?? row.segment
    body.writeIdentifier(
      reading.identifier(of: own), ofUnit: reading.unitNumber(of: own),
      line: body.plan.corpus.settings.repository == nil
        ? nil : reading.segments[own].lines.lowerBound)
    body.html.markup(">")
    var cells = row.inlines
    for (column, segment) in segments.enumerated() {
      var cell = cells
      cells.skipList()
      let count = cell.beginList()
      let isName = isNamed && column == 0 && count > 0
      body.html.markup(isName ? "<th scope=\"row\"" : "<td")
      let alignment = column < columns.count ? columns[column].className : nil
      let isWide = segment.map { reading.segments[$0].text.utf8.count > Self.sentence } ?? false
      body.html.attribute(
        "class", optional: isWide ? alignment.map { $0 + " wide" } ?? "wide" : alignment)
      if let segment {
        let language = reading.segments[segment].language
        body.writeLanguage(language)
        body.html.markup(">")
        body.within(language) { writeContent(segment, to: &$0) }
      } else {
        body.html.markup(">")
        InlineWriter(origin: reading.origin(of: own)).write(count, of: &cell, to: &body)
      }
      body.html.markup(isName ? "</th>" : "</td>")
    }
    body.html.markup("</tr>\n")
  }

  /// The languages of the columns of a table in several languages; none for other tables.
  private func languages(ofColumnsIn rows: [Document.TableRow]) -> [Language?] {
    let mixed = rows.filter {
      $0.cellSegments != nil || !reading.segments[$0.segment].language.isDetermined
    }
    guard mixed.count > 1 else { return [] }
    var counts: [[Language: Int]] = []
    for row in mixed {
      let languages =
        row.cellSegments.map { $0.map { segment in segment.map { reading.segments[$0].language } } }
        ?? row.cells.map { LanguageIdentifier.language(ofName: $0.text(.spoken)) }
      for (column, language) in languages.enumerated() {
        if column == counts.count { counts.append([:]) }
        if let language, language.isDetermined { counts[column][language, default: 0] += 1 }
      }
    }
    return counts.map { column in
      column.max { ($0.value, $1.key.tag) < ($1.value, $0.key.tag) }?.key
    }
  }

  /// The cells of a row whose text is a sentence, as indices of columns.
  ///
  /// A long name beside a sentence would leave it the width of its longest word.
  private func wideCells(of row: Document.TableRow) -> Set<Int> {
    guard reading.segments[row.segment].text.utf8.count > Self.sentence else { return [] }
    return Set(
      row.cells.enumerated().lazy
        .filter { $0.element.text(.spoken).utf8.count > Self.sentence }.map(\.offset))
  }

  /// In bytes of UTF-8: seven words, or thirteen letters of Hangul, kana or ideographs.
  private static let sentence = 40
}

extension Block.ColumnAlignment {
  /// The class of the column's cells; a strict content security policy forbids inline styles.
  var className: String? {
    switch self {
    case .none: nil
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}
