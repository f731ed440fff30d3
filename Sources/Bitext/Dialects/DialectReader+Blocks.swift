import TextBasics

/// What stands on a line of its own: admonitions, tabs, labels, tables of contents, directives.
extension DialectReader {
  /// Leaves the containers that end before a line, and takes the line out of the others.
  mutating func enterBlocks(of line: DialectLine) -> DialectLine {
    guard !blocks.isEmpty else { return line }
    if line.isBlank {
      // A blank line belongs to a container where text of it follows.
      var inner = blocks
      if let next = nextIndent(after: current) {
        inner.leave(before: next)
      } else {
        inner = .init()
      }
      let isLast = inner.entries.count < blocks.entries.count
      if isLast { blocks = inner }
      return blocks.inside(line)
    }
    let depth = blocks.entries.count
    blocks.leave(before: line.indent)
    // Otherwise the text behind a quote would go on in it.
    if blocks.entries.count < depth { write([], like: blocks.inside(line).continued) }
    if blocks.needsDedent { blocks.setDedent(line.indent) }
    return blocks.inside(line)
  }

  /// The columns of white space before the next line that is not blank.
  private func nextIndent(after number: Int) -> Int? {
    var next = number + 1
    while next < lines.count {
      let line = line(next)
      if !line.isBlank { return line.indent }
      next += 1
    }
    return nil
  }

  /// Reads a line that is more than text; false where it is none.
  mutating func readBlock(_ line: DialectLine) -> Bool {
    guard let first = line.first else { return false }
    if line.isQuoted, readLabeledQuote(line) { return true }
    if readDefinition(line) { return true }
    if line.isInList, readContentsMark(line) { return true }
    if first == 0x7B, readIncludedFile(line) { return true }
    switch first {
    case 0x21 where line.scanner.isAt("!!!"), 0x3F where line.scanner.isAt("???"):
      return readAdmonition(line)
    case 0x21 where line.scanner.isAt("!["): return readGluedHeading(line)
    case 0x21, 0x3F: return readLabeledParagraph(line)
    case 0x40 where line.scanner.isAt("@["): return readEmbedding(line)
    case 0x3D where line.scanner.isAt("==="): return readTab(line) || readLoneRule(line)
    case 0x28: return readLabel(line)
    case 0x5B: return readContents(line) || readLabeledBlock(line)
    case 0x3A where line.scanner.isAt(":::"): return readContainer(line)
    case 0x40: return readDocumentationDirective(line)
    case 0x7D: return readBrace(line)
    case 0x25 where line.scanner.isAt("%%"): return skip(to: "%%", from: line, opening: 2)
    case 0x7B where line.scanner.isAt("{/*"): return skip(to: "*/}", from: line, opening: 3)
    case 0x69, 0x65: return readModule(line)
    case 0x2D where line.scanner.isAt("--8<--"):
      tell("--8<--", "included-file", "text of other files is not put in here")
      leaveOut(line)
      return true
    case 0x43, 0x49, 0x4E, 0x54, 0x57: return readLabeledParagraph(line)
    default: break
    }
    if first == 0x7B, readAttributes(line) { return true }
    return readTags(line)
  }

  /// A heading right behind a picture on one line, as converters of pages write it.
  private mutating func readGluedHeading(_ line: DialectLine) -> Bool {
    guard !line.isInList, !line.isQuoted, let close = line.scanner.first(")##") else {
      return false
    }
    var heading = LineScanner(bytes, (close + 1)..<line.content.upperBound)
    guard (2...6).contains(heading.skip { $0 == 0x23 }), heading.next == 0x20 else { return false }
    write(block: line.scanner.text(line.content.lowerBound..<(close + 1)), like: line)
    let read = InlineDialect.rewritten(Array(bytes[(close + 1)..<line.content.upperBound]))
    for tag in read.unknown { tell(tag) }
    write(read.bytes, like: line.continued)
    return true
  }

  // MARK: - MkDocs

  /// `!!! note "Title"`, `??? tip`, `???+ warning`: what is indented below is a callout.
  private mutating func readAdmonition(_ line: DialectLine) -> Bool {
    var scanner = line.scanner
    scanner.index += 3
    scanner.skip { $0 == 0x2B }
    guard scanner.next == 0x20, blocks.entries.count < IndentedBlocks.maximumDepth else {
      return false
    }
    scanner.skipSpace()
    let kind = scanner.name()
    guard !kind.isEmpty else { return false }
    // `inline end` says where it stands on the page.
    scanner.skip { $0 != 0x22 }
    var title = ""
    if scanner.take("\"") {
      let start = scanner.index
      scanner.skip { $0 != 0x22 }
      title = scanner.text(start..<scanner.index)
    } else if Callout(named: Array(kind.utf8)[...]) == nil {
      title = kind.prefix(1).uppercased() + kind.dropFirst()
    }
    let callout = Callout(named: Array(kind.utf8)[...]) ?? .note
    if !line.isInList { write([], like: line) }
    let name = "\(callout.name)".uppercased()
    write("> [!\(name)]\(title.isEmpty ? "" : " \(title)")", like: line)
    blocks.open(
      IndentedBlocks.Entry(
        indent: self.line(current).prefix.count + 1, dedent: -1,
        prefix: line.continued.prefix + [0x3E, 0x20]))
    return true
  }

  /// `=== "Title"`: what is indented below is one of several tabs.
  private mutating func readTab(_ line: DialectLine) -> Bool {
    var scanner = line.scanner
    scanner.index += 3
    scanner.skip { $0 == 0x2B || $0 == 0x21 }
    scanner.skipSpace()
    guard scanner.take("\""), blocks.entries.count < IndentedBlocks.maximumDepth else {
      return false
    }
    let start = scanner.index
    scanner.skip { $0 != 0x22 }
    let title = scanner.text(start..<scanner.index)
    guard scanner.take("\""), !title.isEmpty else { return false }
    write(title: title, like: line)
    let indent = self.line(current).indent
    blocks.open(IndentedBlocks.Entry(indent: indent + 1, dedent: -1, prefix: []))
    return true
  }

  /// Leaves out a line of `=` that underlines nothing: a blank line or a heading stands above it.
  private mutating func readLoneRule(_ line: DialectLine) -> Bool {
    guard bytes[line.content].allSatisfy({ $0 == 0x3D || $0 <= 0x20 }) else { return false }
    guard current == 0 || self.line(current - 1).isBlank || self.line(current - 1).first == 0x23
    else { return false }
    leaveOut(line)
    return true
  }

  mutating func write(title: String, like line: DialectLine) {
    write(block: "**\(title.filter { $0 != "*" })**", like: line)
  }

  // MARK: - Labels and contents

  /// `> Note: text` at the beginning of a quote, as in DocC, or with the label in bold: a callout.
  private mutating func readLabeledQuote(_ line: DialectLine) -> Bool {
    if current > 0, self.line(current - 1).isQuoted { return false }
    guard let label = QuoteLabel(line.scanner) else { return false }
    write("[!\("\(label.callout.name)".uppercased())] \(label.text)", like: line)
    let rest = InlineDialect.rewritten(Array(bytes[label.end..<line.content.upperBound]))
    write(rest.bytes, like: line.continued)
    return true
  }

  /// `NOTE: text` at the beginning of a paragraph, as in AsciiDoc, or `?> text`, as in Docsify: the
  /// paragraph is a callout.
  private mutating func readLabeledParagraph(_ line: DialectLine) -> Bool {
    guard !line.isInList, !line.isQuoted, line.indent < 4,
      current == 0 || self.line(current - 1).isBlank || self.line(current - 1).first == 0x23,
      let callout = Self.paragraphLabels.first(where: { line.scanner.isAt($0.label) })
    else { return false }
    let start = line.content.lowerBound + callout.label.utf8.count
    write("> [!\("\(callout.kind.name)".uppercased())]", like: line)
    write(quoted: start..<line.content.upperBound, like: line)
    while current + 1 < lines.count {
      let next = self.line(current + 1)
      guard let first = next.first, !next.isInList, !next.isQuoted,
        ![0x23, 0x3C, 0x60, 0x7B, 0x7C, 0x7E].contains(first)
      else { break }
      current += 1
      write(quoted: next.content, like: line)
    }
    write([], like: line.continued)
    return true
  }

  private mutating func write(quoted text: Range<Int>, like line: DialectLine) {
    let read = InlineDialect.rewritten(Array(bytes[text]))
    for tag in read.unknown { tell(tag) }
    write([0x3E, 0x20] + read.bytes, like: line)
  }

  private static let paragraphLabels: [(label: String, kind: Callout)] = [
    ("NOTE: ", .note), ("TIP: ", .tip), ("IMPORTANT: ", .important), ("WARNING: ", .warning),
    ("CAUTION: ", .caution), ("?> ", .tip), ("!> ", .important),
  ]

  /// `@[card](https://…)` and `@[youtube](id)`, as in Zenn: a link to what is embedded.
  private mutating func readEmbedding(_ line: DialectLine) -> Bool {
    var scanner = line.scanner
    scanner.index += 2
    let kind = scanner.name()
    guard scanner.take("]("), let close = scanner.first(")") else { return false }
    let target = scanner.text(scanner.index..<close)
    scanner.index = close + 1
    scanner.skipSpace()
    guard scanner.isAtEnd, !target.isEmpty, !target.contains(where: { "<>[] ".contains($0) }) else {
      return false
    }
    let isAddress = target.hasPrefix("https://") || target.hasPrefix("http://")
    guard isAddress || kind == "youtube" else { return false }
    let address = isAddress ? target : "https://www.youtube.com/watch?v=\(target)"
    write(block: "[\(address)](<\(address)>)", like: line)
    return true
  }

  /// `(label)=` above what a link leads to.
  private mutating func readLabel(_ line: DialectLine) -> Bool {
    var scanner = line.scanner
    scanner.index += 1
    let label = scanner.name()
    guard !label.isEmpty, scanner.take(")="), scanner.isAtEnd else { return false }
    write(block: "<a id=\"\(label)\"></a>", like: line)
    return true
  }

  /// `[TOC]`, `[[toc]]`, `[[_TOC_]]`: pages list their own headings.
  private mutating func readContents(_ line: DialectLine) -> Bool {
    let text = line.scanner.text(line.content).lowercased()
    guard ["[toc]", "[[toc]]", "[[_toc_]]"].contains(text) else { return false }
    leaveOut(line)
    return true
  }

  /// `* TOC` above `{:toc}`, perhaps with options of kramdown between them.
  private mutating func readContentsMark(_ line: DialectLine) -> Bool {
    var next = current + 1
    if next < lines.count, self.line(next).scanner.isAt("{::options") { next += 1 }
    guard next < lines.count, self.line(next).scanner.isAt("{:toc") else { return false }
    leaveOut(line)
    return true
  }

  /// A list of attributes on a line of its own belongs to the block beside it.
  private mutating func readAttributes(_ line: DialectLine) -> Bool {
    guard let list = AttributeList(line.scanner), list.end == line.content.upperBound else {
      return false
    }
    if list.ids.isEmpty {
      leaveOut(line)
    } else {
      write(list.ids.map { "<a id=\"\($0)\"></a>" }.joined(), like: line)
    }
    return true
  }

  // MARK: - Comments, modules

  /// Leaves out what stands between two marks, which may be lines apart; false where it never ends.
  private mutating func skip(
    to mark: String, from line: DialectLine, opening: Int
  ) -> Bool {
    var scanner = line.scanner
    scanner.index += opening
    // Within a line it is read as a part of the text.
    if scanner.first(mark) != nil {
      scanner.index = (scanner.first(mark) ?? 0) + mark.utf8.count
      scanner.skipSpace()
      guard scanner.isAtEnd else { return false }
      leaveOut(line)
      return true
    }
    guard let end = lineHolding(mark, after: current) else { return false }
    skipLines(through: end)
    return true
  }

  /// The next line that holds a mark, among as many as a comment may have.
  func lineHolding(_ mark: String, after number: Int) -> Int? {
    let last = min(lines.count, number + 1 + 500)
    return (number + 1..<max(last, number + 1)).first { line($0).scanner.first(mark) != nil }
  }

  mutating func skipLines(through last: Int) {
    while true {
      leaveOut(line(current))
      if current >= last { return }
      current += 1
    }
  }

  /// `import … from '…'` and `export const … = …`, with which pages of MDX begin.
  private mutating func readModule(_ line: DialectLine) -> Bool {
    guard line.prefix.isEmpty else { return false }
    let text = line.scanner.text(line.content)
    if text.hasPrefix("import ") {
      if text.isImport {
        leaveOut(line)
        return true
      }
      guard text.hasSuffix("{") else { return false }
      let last = min(lines.count, current + 32)
      let end = (current + 1..<max(last, current + 1)).first {
        let text = self.line($0).scanner.text(self.line($0).content)
        return text.hasPrefix("}") && text.contains(" from ")
      }
      guard let end else { return false }
      skipLines(through: end)
      return true
    }
    guard text.isExport else { return false }
    while !self.line(current).isBlank {
      leaveOut(self.line(current))
      if current + 1 >= lines.count { return true }
      current += 1
    }
    leaveOut(self.line(current))
    return true
  }
}

extension String {
  /// Whether it is the import of a module, and not a sentence that begins with the word.
  fileprivate var isImport: Bool {
    var text = self[...]
    if text.last == ";" { text.removeLast() }
    guard let quote = text.last, quote == "'" || quote == "\"" else { return false }
    let name = text.dropFirst("import ".count)
    return name.first == quote || name.contains(" from \(quote)")
  }

  fileprivate var isExport: Bool {
    let words = split(separator: " ", maxSplits: 3)
    guard words.count > 1, words[0] == "export" else { return false }
    switch words[1] {
    case "const", "let", "var": return contains("=")
    case "function", "async": return contains("(")
    case "default": return contains("(") || contains("{") || contains("=>")
    default: return false
    }
  }
}
