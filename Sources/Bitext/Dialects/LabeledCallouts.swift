import TextBasics

/// Callouts whose kind is a word before a quote, a paragraph or a block.
enum LabeledCallouts {
  /// `> Note: text` at the beginning of a quote, as in DocC, or with the label in bold: a callout.
  static func readQuote(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    if page.current > 0, page.line(page.current - 1).isQuoted { return false }
    guard let label = QuoteLabel(line.scanner) else { return false }
    page.write("[!\("\(label.callout.name)".uppercased())] \(label.text)", like: line)
    page.write(page.rewritten(Array(line.text[label.end...])), like: line.continued)
    return true
  }

  /// `NOTE: text` at the beginning of a paragraph, as in AsciiDoc, or `?> text`, as in Docsify: the
  /// paragraph is a callout.
  static func readParagraph(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard !line.isInList, !line.isQuoted, line.indent < 4,
      page.isAtStartOfBlock,
      let callout = Self.paragraphLabels.first(where: { line.scanner.isAt($0.label) })
    else { return false }
    let start = line.content.lowerBound + callout.label.utf8.count
    page.write("> [!\("\(callout.kind.name)".uppercased())]", like: line)
    write(quoted: line.text[start...], like: line, of: &page)
    writeParagraph(like: line, of: &page)
    return true
  }

  /// `{: .note }` above a paragraph or a quote, as in Just the Docs: the block is a callout; with
  /// `.note-title`, the first line of the quote is its title.
  static func read(
    _ list: AttributeList, above line: DialectLine, of page: inout DialectPage
  ) -> Bool {
    guard !line.isInList, !line.isQuoted, line.indent < 4, page.isAtStartOfBlock,
      page.current + 1 < page.lines.count
    else { return false }
    let next = page.line(page.current + 1)
    let titled = list.classes.firstResult { name in
      name.hasSuffix("-title") ? Callout(named: Array(name.dropLast(6).utf8)[...]) : nil
    }
    let callout = titled ?? list.classes.firstResult { Callout(named: Array($0.utf8)[...]) }
    guard let callout, !next.isBlank, !next.isInList, next.isQuoted || next.first != 0x23 else {
      return false
    }
    let mark = "> [!\("\(callout.name)".uppercased())]"
    guard next.isQuoted, titled != nil else {
      page.write(mark, like: line)
      if !next.isQuoted { writeParagraph(like: line, of: &page) }
      return true
    }
    page.write([], like: line)
    page.current += 1
    page.write(mark + " " + next.scanner.text(next.content), like: line)
    return true
  }

  /// Writes the lines below as those of a quote, up to the end of their paragraph.
  private static func writeParagraph(like line: DialectLine, of page: inout DialectPage) {
    while page.current + 1 < page.lines.count {
      let next = page.line(page.current + 1)
      guard let first = next.first, !next.isInList, !next.isQuoted,
        ![0x23, 0x3C, 0x60, 0x7B, 0x7C, 0x7E].contains(first)
      else { break }
      page.current += 1
      write(quoted: next.text, like: line, of: &page)
    }
    page.write([], like: line.continued)
  }

  private static func write(
    quoted text: ArraySlice<UInt8>, like line: DialectLine, of page: inout DialectPage
  ) {
    page.write([0x3E, 0x20] + page.rewritten(Array(text)), like: line)
  }

  private static let paragraphLabels: [(label: String, kind: Callout)] = [
    ("NOTE: ", .note), ("TIP: ", .tip), ("IMPORTANT: ", .important), ("WARNING: ", .warning),
    ("CAUTION: ", .caution), ("?> ", .tip), ("!> ", .important),
  ]

  /// `[NOTE]` above a block between lines of `====`: a callout of AsciiDoc.
  static func readBlock(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard page.current + 1 < page.lines.count else { return false }
    var scanner = line.scanner
    guard scanner.take("[") else { return false }
    let name = scanner.name()
    guard scanner.take("]"), scanner.isAtEnd, name == name.uppercased(),
      let callout = Callout(named: Array(name.lowercased().utf8)[...])
    else { return false }
    let open = page.line(page.current + 1)
    guard isDelimiter(open) else { return false }
    let start = page.current + 2
    let last = min(page.lines.count, start + 500)
    let end = (start..<max(last, start)).first { isDelimiter(page.line($0)) }
    guard let end else { return false }
    page.openCallout(callout, title: "", like: line)
    page.current += 1
    page.leaveOut(open)
    while page.current + 1 < end {
      page.current += 1
      page.readText(page.line(page.current))
    }
    page.current = end
    page.closeCallout(page.line(end))
    return true
  }

  private static func isDelimiter(_ line: DialectLine) -> Bool {
    line.content.count >= 4 && line.text.allSatisfy { $0 == 0x3D }
  }
}
