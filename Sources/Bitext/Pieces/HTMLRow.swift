/// A row of a table that is written as HTML: `<tr><td>…</td><td>…</td></tr>`.
struct HTMLRow {
  private let bytes: ArraySlice<UInt8>
  /// The ranges of the texts of the cells.
  private let cells: [Range<Int>]

  /// Nil for a row that is written in another way.
  init?(_ row: ArraySlice<UInt8>) {
    guard row.first == UInt8(ascii: "<") else { return nil }
    let all = Array(row)
    var cells: [Range<Int>] = []
    var start: Int?
    var index = 0
    func close(_ end: Int) {
      guard let first = start else { return }
      let cell = (first..<end).trimmed(in: all)
      cells.append((cell.lowerBound + row.startIndex)..<(cell.upperBound + row.startIndex))
      start = nil
    }
    while index < all.count {
      guard let tag = HTMLTag(in: all, at: index) else {
        index += 1
        continue
      }
      let isCell = tag.name == "td" || tag.name == "th"
      if isCell || HTMLAllowList.content(of: tag.name) == .structure { close(index) }
      index += tag.length
      if isCell, tag.form == .opening { start = index }
    }
    close(all.count)
    guard !cells.isEmpty else { return nil }
    bytes = row
    self.cells = cells
  }

  /// The bytes of the row with other cells, in several ways: the first changes the least.
  ///
  /// - Parameters:
  ///   - markdown: The cells with ` | ` between them, as exports have them.
  ///   - exported: The row as it was exported.
  /// - Returns: The bytes; empty if the cells are not as many as those of the row.
  func ways(to markdown: String, from exported: String) -> [[UInt8]] {
    let (new, old) = (RowMarkdown.cells(of: markdown), RowMarkdown.cells(of: exported))
    guard new.count == cells.count else { return [] }
    let changed = cells.indices.filter { old.count != cells.count || new[$0] != old[$0] }
    let kept = old.count == cells.count ? old : []
    return [
      written(changed) { cell in
        kept.isEmpty
          ? nil
          : TextMerge(bytes[cells[cell]], exportedAs: kept[cell])?
            .merged(new[cell], continuation: [])
      },
      written(changed) { MarkupElements.elements(of: new[$0]).map { Array($0.utf8) } },
      written(changed) { Array(new[$0].utf8) },
    ].compactMap(\.self)
  }

  /// The row with some of its cells written anew; nil if one cannot be.
  private func written(_ changed: [Int], _ write: (Int) -> [UInt8]?) -> [UInt8]? {
    var row: [UInt8] = []
    var index = bytes.startIndex
    for cell in changed {
      guard let text = write(cell) else { return nil }
      row += bytes[index..<cells[cell].lowerBound] + text
      index = cells[cell].upperBound
    }
    return row + bytes[index...]
  }
}
