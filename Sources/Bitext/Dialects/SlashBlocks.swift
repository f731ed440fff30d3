import TextBasics

/// Blocks of PyMdown between slashes, `/// note | Title` and `///`.
struct SlashBlocks {
  private struct Block {
    let slashes: Int
    let end: End

    enum End { case nothing, callout, fold }
  }

  /// The blocks that are open, the outermost first.
  private var open: [Block] = []
  /// The last line that is nothing but slashes, by their number; nil until a block begins.
  private var lastEnds: [Int: Int]?

  /// Reads the beginning or the end of a block; false where nothing closes it.
  mutating func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    let slashes = scanner.skip { $0 == 0x2F }
    scanner.skipSpace()
    if scanner.isAtEnd { return close(slashes, line, &page) }
    let name = scanner.name().lowercased()
    scanner.skipSpace()
    let hasTitle = scanner.take("|")
    guard !name.isEmpty, hasTitle || scanner.isAtEnd, isClosed(slashes, in: page) else {
      return false
    }
    let title = hasTitle ? scanner.text(scanner.index..<scanner.end).trimmed : ""
    var end = Block.End.nothing
    switch name {
    case "details" where !title.isEmpty:
      end = .fold
      let shown = title.filter { $0 != "*" && $0 != "`" }
      page.write(block: "<details><summary>\(shown)</summary>", like: line)
    case "tab" where !title.isEmpty: page.write(title: title, like: line)
    case "details", "html", "caption", "figure-caption", "table-caption": page.leaveOut(line)
    default:
      // Sites name blocks of their own; all of them are set apart from the text.
      let callout = Callout(named: Array(name.utf8)[...]) ?? .note
      end = .callout
      page.openCallout(callout, title: title, like: line)
    }
    open.append(Block(slashes: slashes, end: end))
    leaveOutOptions(&page)
    return true
  }

  private mutating func close(
    _ slashes: Int, _ line: DialectLine, _ page: inout DialectPage
  ) -> Bool {
    guard open.last?.slashes == slashes, let block = open.popLast() else { return false }
    switch block.end {
    case .nothing: page.leaveOut(line)
    case .callout: page.closeCallout(line)
    case .fold: page.write(block: "</details>", like: line)
    }
    return true
  }

  /// Whether a block with a number of slashes ends below the current line.
  private mutating func isClosed(_ slashes: Int, in page: DialectPage) -> Bool {
    let ends = lastEnds ?? Self.lastEnds(in: page)
    lastEnds = ends
    return ends[slashes].map { $0 > page.current } ?? false
  }

  private static func lastEnds(in page: DialectPage) -> [Int: Int] {
    page.lines.indices.reduce(into: [:]) { ends, number in
      let text = page.line(number).text
      if text.count > 2, text.allSatisfy({ $0 == 0x2F }) { ends[text.count] = number }
    }
  }

  /// Leaves out the lines `    name: value` right below the beginning of a block.
  private func leaveOutOptions(_ page: inout DialectPage) {
    var last = page.current
    while last + 1 < page.lines.count {
      let line = page.line(last + 1)
      var scanner = line.scanner
      guard line.indent >= 4, !line.isInList, !scanner.name().isEmpty, scanner.take(":") else {
        break
      }
      last += 1
    }
    page.skipNextLines(through: last)
  }
}
