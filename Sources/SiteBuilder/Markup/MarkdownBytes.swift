import TextBasics

/// Collects the bytes of a text in Markdown.
///
/// An earlier part can be changed, given the place where it begins: it is indented, wrapped in
/// marks or kept from reading as a block of another kind.
struct MarkdownBytes {
  private var out = MarkupBytes()

  /// The number of bytes written, which is also the place of the next byte.
  var count: Int { out.count }

  var bytes: [UInt8] { out.bytes }

  /// Appends a literal of the program.
  mutating func markup(_ markup: StaticString) { out.append(markup) }

  /// Appends text that is Markdown already.
  mutating func markup(_ markup: String) { out.append(markup.utf8.span) }

  /// Appends bytes that are Markdown already.
  mutating func markup(bytes: Span<UInt8>) { out.append(bytes) }

  mutating func markup(_ byte: UInt8, times count: Int) {
    for _ in 0..<count { out.append(byte) }
  }

  mutating func truncate(to count: Int) { out.truncate(to: count) }

  // MARK: Text

  /// Appends text in the middle of a line, escaped so that Markdown reads only text.
  mutating func text(_ text: Span<UInt8>) { out.append(markdown: text) }

  mutating func text(_ text: String) { self.text(text.utf8.span) }

  /// Appends code in the middle of a line, between marks that do not occur in it.
  mutating func code(_ code: Span<UInt8>) {
    guard !code.isEmpty else { return }
    let marks = Self.longestRun(of: 0x60, in: code) + 1
    let isEdged = code[0] == 0x60 || code[code.count - 1] == 0x60
    markup(0x60, times: marks)
    if isEdged { out.append(0x20) }
    out.append(code)
    if isEdged { out.append(0x20) }
    markup(0x60, times: marks)
  }

  /// Appends code as a block of its own.
  mutating func fenced(_ code: String, info: String) {
    let marks = max(3, Self.longestRun(of: 0x60, in: code.utf8.span) + 1)
    markup(0x60, times: marks)
    // The first line of a fence of backticks cannot contain backticks.
    markup(info.filter { $0 != "`" })
    markup("\n")
    markup(code)
    if code.utf8.last != 0x0A { markup("\n") }
    markup(0x60, times: marks)
  }

  private static func longestRun(of byte: UInt8, in text: Span<UInt8>) -> Int {
    var (longest, run) = (0, 0)
    for place in text.indices {
      run = text[place] == byte ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  // MARK: Changing written parts

  /// Puts `mark` around the text from `start` on, inside its leading and trailing blanks; does
  /// nothing if it is blank.
  mutating func wrap(from start: Int, in mark: StaticString) {
    let written = bytes(from: start)
    guard let first = written.firstIndex(where: { $0 != 0x20 }),
      let last = written.lastIndex(where: { $0 != 0x20 })
    else { return }
    truncate(to: start + first)
    markup(mark)
    out.append(written.span.extracting(first...last))
    markup(mark)
    out.append(written.span.extracting(last + 1..<written.count))
  }

  /// Puts `first` before the first line from `start` and `rest` before the others; does nothing if
  /// there is no line.
  mutating func indent(from start: Int, first: String, rest: String) {
    let written = bytes(from: start)
    guard !written.isEmpty else { return }
    truncate(to: start)
    markup(first)
    let empty = rest.utf8.count - rest.utf8.reversed().prefix { $0 == 0x20 }.count
    for (place, byte) in written.enumerated() {
      out.append(byte)
      guard byte == 0x0A else { continue }
      let isEmpty = place + 1 == written.count || written[place + 1] == 0x0A
      out.append(rest.utf8.span.extracting(0..<(isEmpty ? empty : rest.utf8.count)))
    }
  }

  /// Keeps the lines of a paragraph from beginning another kind of block, and removes blanks at
  /// their beginnings.
  mutating func guardLines(from start: Int) {
    guard count > start else { return }
    let written = bytes(from: start)
    guard written.contains(0x0A) || Self.beginsBlock(written.span, at: 0) || written[0] < 0x21
    else { return }
    truncate(to: start)
    var line = 0
    while line < written.count {
      while line < written.count, written[line] == 0x20 || written[line] == 0x09 { line += 1 }
      let end = written[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? written.count
      var plain = line
      if Self.beginsBlock(written.span, at: line) {
        while plain < end, 0x30...0x39 ~= written[plain] { plain += 1 }
        out.append(written.span.extracting(line..<plain))
        out.append(0x5C)
      }
      out.append(written.span.extracting(plain..<end))
      line = end
    }
  }

  /// Whether a line that begins at `place` looks like a heading, quote, item, rule or underline.
  private static func beginsBlock(_ text: Span<UInt8>, at place: Int) -> Bool {
    var place = place
    while place < text.count, 0x30...0x39 ~= text[place] {
      place += 1
      guard place < text.count else { return false }
      if text[place] == 0x2E || text[place] == 0x29 { return true }
      if !(0x30...0x39 ~= text[place]) { return false }
    }
    guard place < text.count else { return false }
    switch text[place] {
    case 0x23, 0x3E, 0x2D, 0x2B, 0x3D: return true
    default: return false
    }
  }

  /// Puts a backslash before each bar in a cell.
  mutating func guardBars(from start: Int) {
    guard out.withBytes({ $0.extracting(start..<$0.count).contains(0x7C) }) else { return }
    let written = bytes(from: start)
    truncate(to: start)
    for byte in written {
      if byte == 0x7C { out.append(0x5C) }
      out.append(byte)
    }
  }

  private func bytes(from start: Int) -> [UInt8] {
    var piece: [UInt8] = []
    out.withBytes { piece.append($0.extracting(start..<$0.count)) }
    return piece
  }

  /// A short text, escaped so that Markdown reads only text.
  static func escaped(_ text: String) -> String {
    var bytes = MarkdownBytes()
    bytes.text(text)
    return bytes.out.string
  }
}
