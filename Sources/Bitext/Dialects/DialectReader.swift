import TextBasics

/// Goes over the lines of a text and writes each as the parser reads it.
///
/// Every line that is written knows the line that it comes from. A line that means nothing to a
/// reader becomes a blank one.
struct DialectReader {
  let bytes: [UInt8]
  let lines: [Range<Int>]
  /// The place of the line that is read, in ``lines``.
  var current = 0
  private(set) var result: [UInt8] = []
  private var origins: [Int] = []
  private(set) var isChanged = false
  var findings: [MarkdownFinding] = []
  /// The containers that the line stands in, which their authors mark by indentation.
  var blocks = IndentedBlocks()
  /// The fence whose code is being read.
  private var fence: Fence?
  /// Fences whose text is no code, the outermost first.
  var openFences: [(fence: Fence, isCallout: Bool)] = []
  /// How many callouts are open, each with so many colons.
  var openCallouts = 0
  /// Comments that hold a text to be read.
  private var originals = CommentedOriginals()
  private var told: [String: Int] = [:]
  /// Containers between colons that are open, the outermost first.
  var containers: [Container] = []
  /// Nil until that is asked for.
  var endOfContainers: EndOfContainers?
  /// Whether the rows of a table are read that have blank lines between them.
  var isInSparseRows = false
  /// Whether no blank line came since one that begins with a tag.
  var isInHTML = false
  /// How many columns the table has whose rows are read.
  var columns: Int?
  /// Whether a definition was read, so that another one may follow it.
  var isInDefinitions = false
  /// Where tags are closed; nil until that is asked for.
  var closings: TagClosings?

  struct Fence {
    let byte: UInt8
    let count: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let feed = ByteSearch.first(0x0A, in: bytes, from: start) ?? bytes.count
      lines.append(start..<feed)
      start = feed + 1
    }
    self.lines = lines
    result.reserveCapacity(bytes.count + bytes.count / 8)
  }

  /// What was written, once all is read.
  var text: DialectText { DialectText(bytes: result, origins: origins, findings: findings) }

  /// Leaves out a line altogether, so that what stands around it meets.
  mutating func drop() { isChanged = true }

  mutating func read() {
    // A carriage return alone ends lines too; nobody writes these dialects with it.
    var feed = ByteSearch.first(0x0D, in: bytes)
    while let index = feed {
      guard index + 1 < bytes.count, bytes[index + 1] == 0x0A else { return }
      feed = ByteSearch.first(0x0D, in: bytes, from: index + 1)
    }
    originals = CommentedOriginals(in: self)
    while current < lines.count {
      readLine()
      current += 1
    }
    while openCallouts > 0 { closeCallout(DialectLine(bytes, bytes.count..<bytes.count)) }
  }

  /// The line at `number`, out of the indented containers that it stands in.
  func line(_ number: Int) -> DialectLine {
    var end = lines[number].upperBound
    if end > lines[number].lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    return DialectLine(bytes, lines[number].lowerBound..<end)
  }

  private mutating func readLine() {
    var line = line(current)
    if let end = fence {
      if end.isClosed(by: line) { fence = nil }
      write(blocks.inside(line))
      return
    }
    line = enterBlocks(of: line)
    if line.isBlank { isInHTML = false } else if line.first == 0x3C { isInHTML = true }
    if isInSparseTable(line) || readCutRow(line) { return }
    if let open = openFences.last, open.fence.isClosed(by: line) {
      openFences.removeLast()
      open.isCallout ? closeCallout(line) : leaveOut(line)
      return
    }
    if let open = Fence(opening: line) {
      if !readDirective(of: open, line), !readIncludedCode(line, open) {
        fence = open
        write(line)
      }
      return
    }
    if let end = originals.comments[current] {
      readOriginal(line, through: end)
    } else if line.isCommentStart {
      copyComment(line)
    } else if !readBlock(line) {
      readText(line)
    }
  }

  /// Copies a comment, which may go on over lines.
  private mutating func copyComment(_ line: DialectLine) {
    write(line)
    var scanner = line.scanner
    scanner.index += 4
    while scanner.first("-->") == nil, current + 1 < lines.count {
      current += 1
      let next = self.line(current)
      scanner = next.scanner
      write(blocks.inside(next))
    }
  }

  /// Writes a line with what stands in it rewritten.
  mutating func readText(_ line: DialectLine) {
    let content = Array(bytes[line.content])
    guard InlineDialect.mayChange(content) else {
      write(line)
      return
    }
    let (text, ids) = withoutHeadingIDs(content, line)
    let read = InlineDialect.rewritten(text, isInHTML: isInHTML)
    for tag in read.unknown { tell(tag) }
    if let variable = read.variables.first { tell(variable: variable) }
    var changed = read.bytes
    for id in ids { changed += "<a id=\"\(id)\"></a>".utf8 }
    if changed == content {
      write(line)
    } else {
      write(changed, like: line)
    }
  }

  /// The text of a heading without the attribute list behind it, and the ids of that list.
  private func withoutHeadingIDs(
    _ text: [UInt8], _ line: DialectLine
  ) -> (text: [UInt8], ids: [String]) {
    var end = text.count
    while end > 0, text[end - 1] == 0x23 || text[end - 1] == 0x20 { end -= 1 }
    guard end > 0, text[end - 1] == 0x7D, isHeading(line) || isUnderlined,
      let open = text[..<end].lastIndex(of: 0x7B),
      let list = AttributeList(LineScanner(text, open..<end)), list.end == end
    else { return (text, []) }
    var title = Array(text[..<open])
    while title.last == 0x20 || title.last == 0x09 { title.removeLast() }
    return (title, list.ids)
  }

  private func isHeading(_ line: DialectLine) -> Bool {
    var scanner = line.scanner
    let hashes = scanner.skip { $0 == 0x23 }
    return (1...6).contains(hashes) && (scanner.next.map { $0 <= 0x20 } ?? true)
  }

  /// Whether the next line underlines this one.
  private var isUnderlined: Bool {
    guard current + 1 < lines.count else { return false }
    let next = line(current + 1)
    guard let mark = next.first, mark == 0x3D || mark == 0x2D else { return false }
    return bytes[next.content].allSatisfy { $0 == mark || $0 == 0x20 }
  }

  // MARK: - Writing

  /// Writes a line as its author wrote it, in the containers that it stands in.
  mutating func write(_ line: DialectLine) {
    if !blocks.isEmpty || line.isRewritten { isChanged = true }
    result += blocks.prefix(isBlank: line.isBlank)
    result += line.replacement ?? Array(bytes[line.range])
    endLine()
  }

  /// Writes a text in the place of a line's own, with what stands before that.
  mutating func write(_ text: [UInt8], like line: DialectLine) {
    isChanged = true
    result += blocks.prefix(isBlank: text.isEmpty)
    result += line.prefix
    result += text
    endLine()
  }

  mutating func write(_ text: String, like line: DialectLine) {
    write(Array(text.utf8), like: line)
  }

  /// Writes a text between paragraphs.
  mutating func write(block text: String, like line: DialectLine) {
    if !line.isInList { write([], like: line) }
    write(Array(text.utf8), like: line)
    write([], like: line.continued)
  }

  /// Writes a blank line for one that shows nothing.
  mutating func leaveOut(_ line: DialectLine) {
    write([], like: line.isInList ? line.continued : line)
  }

  private mutating func endLine() {
    result.append(0x0A)
    origins.append(min(current, max(lines.count - 1, 0)) + 1)
  }

  // MARK: - Callouts

  /// So many colons that none of an author's are taken for these.
  private static let colons = ":::::::::"

  mutating func openCallout(_ callout: Callout, title: String, like line: DialectLine) {
    openCallouts += 1
    write("\(Self.colons)\(callout.name)\(title.isEmpty ? "" : " \(title)")", like: line)
  }

  mutating func closeCallout(_ line: DialectLine) {
    guard openCallouts > 0 else {
      leaveOut(line)
      return
    }
    openCallouts -= 1
    write(Self.colons, like: line)
  }

  // MARK: - Messages

  /// Says once for each kind of tag that it is not run.
  mutating func tell(_ tag: TemplateTag) {
    tell(
      tag.shown, "unknown-tag",
      "\(tag.shown) means nothing here and is left out; the text around it stays")
  }

  private mutating func tell(variable: String) {
    let (text, isCut) = variable.firstLine
    tell(
      "{{", "template-variable",
      "{{ \(text)\(isCut ? "…" : "") }} is shown as it is written: only the site that it was written "
        + "for knows its value")
  }

  mutating func tell(_ key: String, _ rule: String, _ message: String) {
    told[key, default: 0] += 1
    guard told[key] == 1 else { return }
    findings.append(MarkdownFinding(.note, rule, message, line: current + 1))
  }
}

extension DialectReader.Fence {
  /// The fence that a line opens, if it opens one.
  init?(opening line: DialectLine) {
    guard let byte = line.first, byte == 0x60 || byte == 0x7E else { return nil }
    var scanner = line.scanner
    let count = scanner.skip { $0 == byte }
    guard count >= 3 else { return nil }
    if byte == 0x60, scanner.first("`") != nil { return nil }
    self.init(byte: byte, count: count)
  }

  func isClosed(by line: DialectLine) -> Bool {
    guard line.first == byte else { return false }
    var scanner = line.scanner
    guard scanner.skip(while: { $0 == byte }) >= count else { return false }
    scanner.skipSpace()
    return scanner.isAtEnd
  }
}
