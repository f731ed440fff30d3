import TextBasics

/// A text of a dialect, with the line that is read, and the text that is written for the parser.
///
/// Every line that is written knows the line that it comes from. A line that means nothing to a
/// reader becomes a blank one.
struct DialectPage {
  let bytes: [UInt8]
  let lines: [Range<Int>]
  /// For each line the number of the next one that is not blank, itself included.
  private let textLines: [Int]
  /// Whether the text has directives, roles or labels of MyST.
  private(set) lazy var isOfDirectives: Bool = {
    let text = LineScanner(bytes, bytes.indices)
    return ["```{", ":::{", "}`", ")=\n"].contains { text.first($0) != nil }
  }()
  /// The last line whose run was looked at, for runs of remarks and of options.
  var remarks = LineRun()
  var options = LineRun()
  private var searches: [String: LineSearch] = [:]
  /// The line before which no grid is closed that begins in a line read so far.
  var noGridBefore = 0
  /// The place of the line that is read, in ``lines``.
  var current = 0
  /// The containers that the line stands in, which their authors mark by indentation.
  var blocks = IndentedBlocks()
  /// Whether no blank line came since one that begins with a tag.
  var isInHTML = false
  /// The abbreviations that the text explains.
  var abbreviations = Abbreviations()
  /// The values that the text may name.
  var values = PageValues()
  private(set) var isChanged = false
  private(set) var findings: [MarkdownFinding] = []
  private var result: [UInt8] = []
  private var origins: [Int] = []
  /// How many callouts are open, each with so many colons.
  private var openCallouts = 0
  private var told: [String: Int] = [:]

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
    var next = lines.count
    var textLines = [Int](repeating: next, count: lines.count + 1)
    for number in lines.indices.reversed() {
      if !Self.isBlank(bytes, lines[number]) { next = number }
      textLines[number] = next
    }
    self.textLines = textLines
    result.reserveCapacity(bytes.count + bytes.count / 8)
  }

  /// The text that was written, complete once all lines are read.
  var text: DialectText { DialectText(bytes: result, origins: origins, findings: findings) }

  /// Whether a carriage return alone ends a line.
  var hasLoneReturns: Bool {
    var next = ByteSearch.first(0x0D, in: bytes)
    while let index = next {
      guard index + 1 < bytes.count, bytes[index + 1] == 0x0A else { return true }
      next = ByteSearch.first(0x0D, in: bytes, from: index + 1)
    }
    return false
  }

  /// The next line that is not blank, below one.
  ///
  /// - Complexity: O(1).
  func nextLine(after number: Int) -> Int? {
    let next = textLines[min(number + 1, lines.count)]
    return next < lines.count ? next : nil
  }

  private static func isBlank(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    var index = line.lowerBound
    while index < line.upperBound, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index == line.upperBound || bytes[index] == 0x0D && index + 1 == line.upperBound
  }

  /// The next line below this one that holds a mark; see ``LineSearch``.
  mutating func nextLine(holding mark: String) -> Int? {
    var search = searches[mark] ?? LineSearch(mark)
    defer { searches[mark] = search }
    return search.line(from: current + 1, in: self)
  }

  /// Leaves out a line altogether, so that the lines around it meet.
  mutating func drop() { isChanged = true }

  /// The line at `number`, out of the indented containers that it stands in.
  func line(_ number: Int) -> DialectLine {
    var end = lines[number].upperBound
    if end > lines[number].lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    return DialectLine(bytes, lines[number].lowerBound..<end)
  }

  // MARK: - Writing

  /// Writes a line as its author wrote it, in the containers that it stands in.
  mutating func write(_ line: DialectLine) {
    if !blocks.isEmpty || line.isRewritten { isChanged = true }
    result += blocks.prefix(isBlank: line.isBlank)
    result += line.replacement ?? Array(bytes[line.range])
    endLine()
  }

  /// Writes a text in the place of a line's content, behind its prefix.
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

  /// Writes a title in bold as a paragraph of its own.
  mutating func write(title: String, like line: DialectLine) {
    write(block: "**\(title.filter { $0 != "*" })**", like: line)
  }

  /// Writes a blank line for one that shows nothing.
  mutating func leaveOut(_ line: DialectLine) {
    write([], like: line.isInList ? line.continued : line)
  }

  /// Leaves out the lines from this one to `last`.
  mutating func skipLines(through last: Int) {
    while true {
      leaveOut(line(current))
      if current >= last { return }
      current += 1
    }
  }

  /// Leaves out the lines behind this one, to `last`.
  mutating func skipNextLines(through last: Int) {
    while current < last {
      current += 1
      leaveOut(line(current))
    }
  }

  /// Writes a comment as its author wrote it, which may go on over lines.
  mutating func copyComment(_ line: DialectLine) {
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

  /// Writes the lines behind this one, to `last`, as their author wrote them.
  mutating func copyLines(through last: Int) {
    while current < last {
      current += 1
      write(blocks.inside(line(current)))
    }
  }

  private mutating func endLine() {
    result.append(0x0A)
    origins.append(min(current, max(lines.count - 1, 0)) + 1)
  }

  // MARK: - Callouts

  /// More colons than authors write, so that no end of theirs closes these callouts.
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

  /// Closes the callouts that nothing closed before the end of the text.
  mutating func closeCallouts() {
    while openCallouts > 0 { closeCallout(DialectLine(bytes, bytes.count..<bytes.count)) }
  }

  // MARK: - Messages

  /// Says once for each kind of tag that it is not run.
  mutating func tell(_ tag: TemplateTag) {
    tell(
      tag.shown, "unknown-tag",
      "\(tag.shown) means nothing here and is left out; the text around it stays")
  }

  mutating func tell(variable: String) {
    let (text, isCut) = variable.firstLine
    tell(
      "{{", "template-variable",
      "{{ \(text)\(isCut ? "…" : "") }} is shown as it is written: only the site that it was written "
        + "for knows its value")
  }

  /// Notes a finding at this line, the first time for each key.
  mutating func tell(_ key: String, _ rule: String, _ message: String) {
    told[key, default: 0] += 1
    guard told[key] == 1 else { return }
    findings.append(MarkdownFinding(.note, rule, message, line: current + 1))
  }
}

/// Where the run of lines of one kind begins that a line stands in.
struct LineRun {
  private var last = -1
  private var first = 0

  /// The first line of the run above a line.
  ///
  /// - Complexity: O(1) on average, where it is asked for the lines of a text in their order.
  mutating func start(above line: Int, where isPart: (Int) -> Bool) -> Int {
    var above = line
    while above > 0, isPart(above - 1) {
      above -= 1
      if above == last {
        above = first
        break
      }
    }
    (last, first) = (line, above)
    return above
  }
}

/// The search for the ends of comments, of which each line is looked at once.
struct LineSearch {
  /// The most lines of a comment.
  private static let mostLines = 500

  private let mark: String
  /// The line before which there is no mark, from the last search on.
  private var searched = 0

  init(_ mark: String) { self.mark = mark }

  /// The first line from one on that holds the mark, among as many as a comment may have.
  ///
  /// - Complexity: O(1) on average, where it is asked for the lines of a text in their order.
  mutating func line(from first: Int, in page: DialectPage) -> Int? {
    let start = max(first, searched)
    let end = min(page.lines.count, first + Self.mostLines)
    guard start < end else { return nil }
    let found = (start..<end).first { page.line($0).scanner.first(mark) != nil }
    searched = found ?? end
    return found
  }
}
