import TextBasics

/// The empty cells of tables that say the same in several languages, where translations are missing.
struct EmptyCells {
  private let places: TextPlaces
  /// For each segment of such a row, the range of the row's empty cell in the language, between its
  /// pipes, and the segment before it.
  private let cells: [Int: (range: Range<Int>, before: Int)]

  /// - Complexity: O(segments).
  init(_ places: TextPlaces, _ language: Language) {
    self.places = places
    let document = places.document
    guard document.segments.contains(where: \.isInCell) else {
      cells = [:]
      return
    }
    var cells: [Int: (range: Range<Int>, before: Int)] = [:]
    for rows in document.allTables {
      guard let column = Self.column(in: language, of: rows, document) else { continue }
      for row in rows {
        guard let segments = row.cellSegments, column < segments.count, segments[column] == nil,
          let ranges = PipeTable.ranges(
            ofRow: document.segments[row.segment].lines, in: document.source,
            depth: document.segments[row.segment].depth),
          ranges.count == segments.count,
          places.bytes[ranges[column]].allSatisfy({ $0 <= 0x20 })
        else { continue }
        let before = segments[..<column].lazy.compactMap(\.self).last ?? row.segment - 1
        for segment in row.segments { cells[segment] = (ranges[column], before) }
      }
    }
    self.cells = cells
  }

  /// The column whose cells are in a language, or whose header names it if all are empty; nil if there
  /// is none, or none alone.
  private static func column(
    in language: Language, of rows: [Document.TableRow], _ document: Document
  ) -> Int? {
    var counts: [Int: Int] = [:]
    for row in rows {
      for (column, segment) in (row.cellSegments ?? []).enumerated() {
        guard let segment, document.segments[segment].audience == language,
          document.segments[segment].isParallelCell
        else { continue }
        counts[column, default: 0] += 1
      }
    }
    if counts.isEmpty, rows.dropFirst().contains(where: { $0.cellSegments != nil }) {
      let named = rows[0].cells.indices.filter {
        LanguageColumns.language(namedBy: rows[0].cells[$0].text(.shown)) == language
      }
      return named.count == 1 ? named.first : nil
    }
    let most = counts.values.max()
    let columns = counts.filter { $0.value == most }
    return columns.count == 1 ? columns.first?.key : nil
  }

  /// The text in the empty cell of its original's row; nil if there is no such cell.
  func insertion(of text: MissingText) -> TextInsertion? {
    guard let (range, before) = cells[text.original.lowerBound], text.paragraphs.count == 1 else {
      return nil
    }
    let written = SegmentFrame.cell(text.paragraphs[0])
    // As wide as the blanks are, so that the pipes of the rows stay below each other.
    let width = TerminalWidth.columns(of: written)
    let blanks = [UInt8](repeating: 0x20, count: max(1, range.count - 1 - width))
    return TextInsertion(
      segment: before, gap: places.gap(after: before), order: text.order, separator: nil,
      prefix: [0x20],
      parts: [
        TextInsertion.Part(
          bytes: Array(written.utf8), markdown: text.paragraphs[0], kind: .paragraph)
      ],
      suffix: blanks, inner: [], trail: nil, footnote: nil, replaced: range)
  }
}
