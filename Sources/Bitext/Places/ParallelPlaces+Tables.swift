extension ParallelPlaces {
  /// The insertion of a row into a table of which no row is translated yet: it begins a new table next
  /// to the original's.
  ///
  /// Without a new table, the row would stand in the table of the other language, or would be no row.
  ///
  /// - Parameters:
  ///   - text: The row.
  ///   - isBefore: Whether translations stand above their originals.
  /// - Returns: Nil if the header of the new table, or the marks around it, are unknown.
  func rowOfNewTable(_ text: MissingText, isBefore: Bool) -> TextInsertion? {
    guard let rows = rows(around: text.original.lowerBound), let header = rows.first,
      let last = rows.last, isWritten(header), let head = learned.head(near: header)
    else { return nil }
    let own = a.prefix(of: header)
    // Whether a table in a quote has its translation in that quote, no pair shows.
    guard own.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    let prefix = own + head
    let line = b.document.lineEnding
    guard let written = rowParts(text, of: rows, prefix) else { return nil }
    let isFirst = rows.first(where: pending.contains) == text.original.lowerBound
    let parting = betweenGroups(near: header, of: .cell) ?? line + line
    let place = isBefore ? (header > a.entries ? header - 1 : nil) : last
    return TextInsertion(
      segment: place, gap: b.gap(after: place), order: text.order,
      separator: isFirst ? (isBefore ? nil : parting) : line, prefix: prefix, parts: written,
      inner: line + prefix, trail: isBefore ? parting : nil,
      footnote: a.document.footnotePlace(of: header))
  }

  /// The rows of the table that a segment is a row of.
  private func rows(around index: Int) -> [Int]? {
    a.document.tables.lazy.map { $0.map(\.segment) }.first { $0.contains(index) }
  }

  /// Whether a row stands in the translation: it gets one, or has no words to translate.
  private func isWritten(_ row: Int) -> Bool {
    pending.contains(row) || !a.document.segments[row].language.isDetermined
  }

  /// A row with those around it that have no words, and with the line below the header.
  private func rowParts(
    _ text: MissingText, of rows: [Int], _ prefix: [UInt8]
  ) -> [TextInsertion.Part]? {
    guard let number = rows.firstIndex(of: text.original.lowerBound) else { return nil }
    let line = b.document.lineEnding
    func part(_ row: Int) -> TextInsertion.Part? {
      guard row != text.original.lowerBound else {
        return text.parts(
          prefix: prefix, kind: .cell, like: a.text(of: row), lineEnding: line)?.first
      }
      let cells = a.document.tables.lazy.joined().first { $0.segment == row }?.cells ?? []
      return TextInsertion.Part(
        bytes: Array(a.text(of: row)),
        markdown: MarkdownText.markdown(
          of: PieceMaker.pieces(of: cells, between: .cell, RowMarkdown.separator)),
        kind: .cell, isCopy: true)
    }
    let isFirst = !rows[..<number].contains(where: pending.contains)
    var own = isFirst ? Array(rows[..<number]).filter(isWritten) : []
    own.append(rows[number])
    own += rows[(number + 1)...].prefix { !pending.contains($0) }.filter(isWritten)
    var parts: [TextInsertion.Part] = []
    for row in own {
      guard let part = part(row) else { return nil }
      guard row == rows[0] else {
        parts.append(part)
        continue
      }
      let rule = a.gapBytes(after: row).split(
        separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
      guard rule.count > 1 else { return nil }
      let marks = rule[1].drop { $0 == 0x20 || $0 == 0x09 }.filter { $0 != 0x0D }
      parts.append(
        TextInsertion.Part(
          bytes: part.bytes + line + prefix + marks, markdown: part.markdown, kind: .cell,
          isCopy: part.isCopy))
    }
    return parts
  }
}
