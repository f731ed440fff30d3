extension DraftList {
  /// Drafts a table: a segment for each row, or for each cell where the columns say the same in
  /// several languages.
  mutating func table(
    _ columns: [Block.ColumnAlignment], _ rows: [Block.Row], in place: Drafter.Place
  ) -> Document.Node {
    // Rows with more cells than the head have make the table wider.
    let width = rows.map { $0.cells.count + $0.excess.count }.max() ?? 0
    let added = repeatElement(Block.ColumnAlignment.none, count: max(0, width - columns.count))
    let cells = rows.map { row in
      let all = row.excess.isEmpty ? row.cells : row.cells + row.excess
      return isClean && !mayHoldElements ? all : all.map { cleaned($0) }
    }
    let texts = cells.map { $0.map { InlineText(of: $0) } }
    let languages = LanguageColumns(of: texts)
    let shown = rows.indices.map { number in
      let row = rows[number]
      if number > 0, let languages, languages.holdTexts,
        let ranges = PipeTable.ranges(ofRow: row.lines, in: source, depth: place.depth),
        ranges.count == cells[number].count,
        let segments = draftCells(
          cells[number], texts[number], at: ranges, on: row.lines, languages, in: place)
      {
        return Document.TableRow(cellSegments: segments, cells: cells[number])
      }
      let text = InlineText(joining: texts[number])
      let (verdict, weight) =
        languages != nil ? (.nothing, 0) : LanguageColumns.verdict(on: text, cells: texts[number])
      let segment = append(
        Draft(
          kind: .cell, verdict: verdict, weight: weight, lines: row.lines,
          text: composed(text), content: [], depth: place.depth))
      return Document.TableRow(segment: segment, cells: cells[number])
    }
    return .table(columns: columns + added, rows: shown)
  }

  /// Drafts the cells of a row that say something; nil if none does.
  ///
  /// A number or a mark is shown in its row, and is nothing to translate.
  private mutating func draftCells(
    _ cells: [[Inline]], _ texts: [InlineText], at ranges: [Range<Int>],
    on lines: ClosedRange<Int>, _ columns: LanguageColumns, in place: Drafter.Place
  ) -> [Int?]? {
    let says = zip(cells, texts).map { cell, text in
      text.text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        || cell.contains { if case .text = $0 { false } else { true } }
    }
    guard says.contains(true) else { return nil }
    return cells.indices.map { column in
      let text = texts[column]
      guard says[column] else { return nil }
      let verdict = LanguageIdentifier.verdict(on: text, content: cells[column])
      let bytes = ranges[column].trimmed(in: source.bytes)
      let language = column < columns.languages.count ? columns.languages[column] : nil
      return append(
        Draft(
          kind: .paragraph, verdict: language.map { columns.verdict(verdict, in: $0) } ?? verdict,
          weight: text.evidence.weight, lines: lines, text: composed(text),
          content: cells[column], depth: place.depth,
          range: SourceRange(bytes.lowerBound, bytes.upperBound), isInCell: true,
          isParallelCell: language != nil))
    }
  }
}

extension PipeTable {
  /// The bytes of each cell of a row of a note, between its pipes; nil where they are not known, as
  /// in HTML.
  ///
  /// `depth` is the number of quotes and items around the table, whose marks stand before the row's
  /// first pipe.
  static func ranges(
    ofRow lines: ClosedRange<Int>, in source: SourceFile, depth: Int
  ) -> [Range<Int>]? {
    guard lines.count == 1 else { return nil }
    let line = source.range(ofLine: lines.lowerBound)
    var start = line.lowerBound
    if depth > 0 {
      while start < line.upperBound, isMark(source.bytes[start]) { start += 1 }
      guard start < line.upperBound, source.bytes[start] == 0x7C else { return nil }
    }
    let ranges = ranges(of: source.bytes[start..<line.upperBound])
    return ranges.isEmpty ? nil : ranges
  }

  /// Whether a byte may be of a mark of a quote or an item.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte <= 0x20 || ">-*+.)".utf8.contains(byte) || 0x30...0x39 ~= byte
  }
}
