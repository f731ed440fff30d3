/// Finds the lines that libcmark reads otherwise than GitHub's extensions or an author of notes
/// would, and rewrites them so that it reads them right.
struct LineRewriter {
  let bytes: [UInt8]
  /// Where each line begins.
  let starts: [Int]
  let sentinels: Sentinels?
  let wall: [UInt8]
  let dialect: MarkdownOptions.Dialect

  /// A line inside its containers.
  struct Content {
    let number: Int
    /// Where the line begins.
    let start: Int
    /// Where its content begins, and where it ends without the line ending.
    let range: Range<Int>
    /// Columns of white space before the content.
    let indent: Int
    /// Whether it belongs to its block although the containers' prefixes are not all there.
    let isLazy: Bool
  }

  /// Without `sentinels` it only tells lines from each other.
  init(bytes: [UInt8], sentinels: Sentinels?, dialect: MarkdownOptions.Dialect) {
    self.bytes = bytes
    self.sentinels = sentinels
    wall = sentinels?.bytes(of: .wall) ?? []
    self.dialect = dialect
    starts = Self.lineStarts(in: bytes)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts: [Int] = []
    // Mostly enough: a line of text is seldom shorter, with the blank one behind it.
    starts.reserveCapacity(16 + bytes.count / 32)
    starts.append(0)
    var index = 0
    guard ByteSearch.first(0x0D, in: bytes) != nil else {
      while let end = ByteSearch.first(0x0A, in: bytes, from: index), end + 1 < bytes.count {
        index = end + 1
        starts.append(index)
      }
      return starts
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D, index < bytes.count { starts.append(index) }
    }
    return starts
  }

  /// The edits that the leaves ask for, in order.
  ///
  /// Edits of leaves that may be in other containers after the earlier edits are left for the next
  /// rewriting, which sees the leaves at their new places.
  func edits(for leaves: [Outline], in text: inout MarkedText) -> [MarkedText.Edit] {
    var edits: [MarkedText.Edit] = []
    var isSettled = true
    for leaf in leaves where mayNeedEdit(leaf) {
      isSettled = isSettled || isByItself(leaf)
      if !isSettled { continue }
      let lines = contents(of: leaf)
      let known = edits.count
      switch leaf.kind {
      case .paragraph, .setext:
        let marks = dialect == .notes ? calloutEdits(for: lines, of: leaf, in: &text) : []
        let footnotes =
          marks.isEmpty ? footnoteEdits(for: lines, in: leaf.containers, of: &text) : []
        if !marks.isEmpty || !footnotes.isEmpty {
          // The blocks that they set apart are edited in the next rewriting.
          edits += marks + footnotes
        } else if let edit = tableEdit(for: lines, isSetext: leaf.kind == .setext, in: &text) {
          edits.append(edit)
        } else if dialect == .notes {
          edits += headingEdits(for: lines)
        }
      case .html:
        if dialect == .notes { edits += htmlEdits(for: lines) }
      }
      if edits.count > known, leaf.kind != .html {
        isSettled = !leavesBlock(among: lines, edits[known...])
      }
    }
    return edits
  }

  /// Whether a line that stays behind an edit now begins an item or raw HTML, which in the
  /// paragraph it did not, and so includes the lines after it.
  private func leavesBlock(among lines: [Content], _ edits: ArraySlice<MarkedText.Edit>) -> Bool {
    // Both are in order.
    var last = edits.startIndex
    return lines.contains { line in
      while last + 1 < edits.endIndex, edits[last + 1].range.lowerBound <= line.number {
        last += 1
      }
      return edits[last].range.upperBound <= line.number
        && (ListMarker.length(in: bytes, at: line.range.lowerBound, end: line.range.upperBound)
          != nil || HTMLTag(in: bytes, at: line.range.lowerBound) != nil)
    }
  }

  /// Whether a leaf is in the same containers whatever comes before it: it, or the outermost one, is
  /// in the first column behind a blank line.
  private func isByItself(_ leaf: Outline) -> Bool {
    let line = leaf.containers.first?.line ?? leaf.lines.lowerBound
    guard line > 1, line <= starts.count, end(ofLine: line - 1) == starts[line - 2] else {
      return false
    }
    let first = starts[line - 1]
    return first < bytes.count && bytes[first] != 0x20 && bytes[first] != 0x09
  }

  func mayNeedEdit(_ leaf: Outline) -> Bool {
    if leaf.kind == .html { return true }
    return leaf.lines.contains {
      $0 <= starts.count
        && Self.reason(for: bytes, starts[$0 - 1]..<end(ofLine: $0), sentinels) != nil
    }
  }

  enum Reason { case delimiterRow, gluedHeading, callout, footnote }

  /// Why a line may have to be rewritten, whatever it stands in.
  ///
  /// Lines of dashes and pipes may be delimiter rows; `##` and a letter may be meant as a heading, and
  /// on the first line so may `#`;
  /// `[!`, `{%` and `:::` may begin the mark of a callout; `[^label]:` defines a footnote.
  static func reason(
    for bytes: [UInt8], _ line: Range<Int>, _ sentinels: Sentinels?
  ) -> Reason? {
    var hasDash = false
    for index in line {
      switch bytes[index] {
      case 0x2D: hasDash = true
      case 0x23:
        let next = bytes[index..<line.upperBound].drop { $0 == 0x23 }
        guard next.first.map({ $0 > 0x20 }) ?? false else { return nil }
        let mayBe =
          next.startIndex > index + 1 || bytes[..<line.lowerBound].allSatisfy { $0 <= 0x20 }
        return mayBe ? .gluedHeading : nil
      case 0x5B, 0x7B:
        guard index + 1 < line.upperBound else { return nil }
        return bytes[index + 1] == 0x21 || bytes[index + 1] == 0x25 ? .callout : nil
      case 0x3A where index + 1 < line.upperBound && bytes[index + 1] == 0x3A: return .callout
      case 0x7C, 0x3A, 0x20, 0x09, 0x3E, 0x2A, 0x2B, 0x30...0x39, 0x2E, 0x29, 0x0D: break
      case 0xF0: return sentinels?.mark(in: bytes, at: index) == .footnote ? .footnote : nil
      default: return nil
      }
    }
    return hasDash ? .delimiterRow : nil
  }

  /// Appends the bytes before a line's content as they must stand before a further line of the
  /// block: the marks of quotes stay, list markers become spaces.
  func appendPrefix(of line: Content, to result: inout [UInt8]) {
    for byte in bytes[line.start..<line.range.lowerBound] {
      result.append(byte == 0x3E || byte == 0x09 ? byte : 0x20)
    }
  }

  func end(ofLine number: Int) -> Int {
    var end = number < starts.count ? starts[number] : bytes.count
    while end > starts[number - 1], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The lines of an underlined heading.
  ///
  /// libcmark ends it at the line after its underline
  /// unless the text ends there.
  func linesOfSetextHeading(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
    for number in lines.dropFirst() where number <= starts.count {
      let content = bytes[starts[number - 1]..<end(ofLine: number)]
        .drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }
      guard let mark = content.first, mark == 0x3D || mark == 0x2D else { continue }
      if content.drop(while: { $0 == mark }).allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        return lines.lowerBound...number
      }
    }
    return lines
  }

  private func contents(of leaf: Outline) -> [Content] {
    let widths = itemWidths(of: leaf.containers)
    let lines = leaf.kind == .setext ? linesOfSetextHeading(leaf.lines) : leaf.lines
    return lines.compactMap { number in
      guard number <= starts.count else { return nil }
      let start = starts[number - 1]
      let end = end(ofLine: number)
      if number == leaf.lines.lowerBound {
        let first = min(start + leaf.offset, end)
        return Content(
          number: number, start: start, range: first..<end, indent: 0, isLazy: false)
      }
      var cursor = LineCursor(bytes: bytes, range: start..<end)
      let isMatched = advance(&cursor, over: leaf.containers[...], widths: widths, line: number)
      return Content(
        number: number, start: start, range: cursor.content..<end, indent: cursor.indent,
        isLazy: !isMatched)
    }
  }

  /// For each container, the columns that its content is indented by; 0 for a quote.
  private func itemWidths(of containers: [Outline.Container]) -> [Int] {
    var widths: [Int] = []
    for (index, container) in containers.enumerated() {
      guard container.kind == .item, container.line <= starts.count else {
        widths.append(0)
        continue
      }
      var cursor = LineCursor(
        bytes: bytes,
        range: starts[container.line - 1]..<end(ofLine: container.line))
      _ = advance(
        &cursor, over: containers[..<index], widths: widths, line: container.line)
      widths.append(cursor.matchMarker() ?? 0)
    }
    return widths
  }

  private func advance(
    _ cursor: inout LineCursor, over containers: ArraySlice<Outline.Container>, widths: [Int],
    line: Int
  ) -> Bool {
    for (index, container) in containers.enumerated() {
      let isMatched =
        switch container.kind {
        case .quote: cursor.matchQuote()
        case .item where container.line == line: cursor.matchMarker() != nil
        case .item: cursor.matchItem(width: widths[index])
        }
      if !isMatched { return false }
    }
    return true
  }
}
