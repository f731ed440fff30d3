import TextBasics

/// Leaves out the lines of style sheets and scripts that stand in an element of HTML: a blank one, or
/// one like a heading, would end the block and make text of the rest.
struct SheetLines {
  /// The elements that nothing closes from the line that is read on.
  private var unclosed: Set<String> = []

  /// Reads a line that opens a style sheet or a script, and the lines to its end; false for any other.
  ///
  /// - Complexity: O(line) for most, and O(text) once for each element that nothing closes.
  mutating func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard let name = opened(by: line, in: page), !unclosed.contains(name) else { return false }
    let next = page.current + 1
    let end = page.lines[next...].firstIndex {
      Self.closes(name, LineScanner(page.bytes, $0))
    }
    guard let end else {
      unclosed.insert(name)
      return false
    }
    page.write(line)
    page.drop()
    page.current = end
    page.write(page.blocks.inside(page.line(end)))
    return true
  }

  /// The element of styles or scripts that a line opens and does not close.
  private func opened(by line: DialectLine, in page: DialectPage) -> String? {
    guard line.text.contains(0x3C) else { return nil }
    var scanner = line.scanner
    while !scanner.isAtEnd {
      scanner.skip { $0 != 0x3C }
      if scanner.next.map({ _ in scanner.index + 2 < scanner.end }) == true,
        [0x63, 0x74].contains(page.bytes[scanner.index + 2] | 0x20),
        let tag = HTMLTag(in: page.bytes, at: scanner.index), tag.form == .opening,
        tag.name == "style" || tag.name == "script",
        !Self.closes(tag.name, scanner)
      {
        return tag.name
      }
      scanner.index += 1
    }
    return nil
  }

  /// Whether the rest of a line closes an element.
  private static func closes(_ name: String, _ rest: LineScanner) -> Bool {
    var scanner = rest
    while let place = scanner.first("</") {
      scanner.index = place + 2
      if scanner.name().lowercased() == name { return true }
    }
    return false
  }
}
