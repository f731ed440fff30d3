import TextBasics

/// The text of a line, and the ids behind that of a heading.
extension DialectPage {
  /// Writes a line with its text rewritten.
  mutating func readText(_ line: DialectLine) {
    let content = Array(bytes[line.content])
    let read = read(content)
    if read == content { write(line) } else { write(read, like: line) }
  }

  /// Writes a text, rewritten, in the place of a line's own.
  mutating func readText(_ text: [UInt8], like line: DialectLine) {
    write(read(text), like: line)
  }

  private mutating func read(_ content: [UInt8]) -> [UInt8] {
    guard InlineDialect.mayChange(content) || !abbreviations.isEmpty else { return content }
    let isHeading = isHeading(content)
    let mayHaveID = isHeading || isUnderlined
    let (text, ids) = mayHaveID ? withoutHeadingIDs(content) : (content, [])
    // A title is short, and comes again where there is no room to explain a word.
    let words = isHeading ? Abbreviations() : abbreviations
    let read = InlineDialect.rewritten(text, isInHTML: isInHTML, words, values)
    tellUnknown(read)
    if let variable = read.variables.first { tell(variable: variable) }
    var changed = read.bytes
    for id in ids + (mayHaveID ? badgeIDs(text) : []) {
      changed += "<a id=\"\(id)\"></a>".utf8
    }
    return changed
  }

  /// A text with its dialect rewritten.
  mutating func rewritten(_ text: [UInt8], isInHTML: Bool = false) -> [UInt8] {
    let read = InlineDialect.rewritten(text, isInHTML: isInHTML, abbreviations, values)
    tellUnknown(read)
    return read.bytes
  }

  private mutating func tellUnknown(_ text: InlineDialect) {
    for tag in text.unknown { tell(tag) }
    if text.hasIncluded { LearnMarks.tellIncluded(&self) }
    guard let icon = text.icon else { return }
    tell(":icon:", "unknown-tag", "the icon '\(icon)' is left out, and so are other icons")
  }

  /// The text of a heading without the attribute list behind it, and the ids of that list.
  private func withoutHeadingIDs(_ text: [UInt8]) -> (text: [UInt8], ids: [String]) {
    var end = text.count
    while end > 0, text[end - 1] == 0x23 || text[end - 1] == 0x20 { end -= 1 }
    guard end > 0, text[end - 1] == 0x7D,
      let open = text[..<end].lastIndex(of: 0x7B),
      let list = AttributeList(LineScanner(text, open..<end)), list.end == end
    else { return (text, []) }
    var title = Array(text[..<open])
    while title.last == 0x20 || title.last == 0x09 { title.removeLast() }
    return (title, list.ids)
  }

  /// The id that VitePress gives a heading with a badge behind it, whose words are no part of it.
  private func badgeIDs(_ text: [UInt8]) -> [String] {
    guard let badge = LineScanner(text, text.indices).first("<Badge"), badge > 0
    else { return [] }
    var title = text[..<badge].drop { $0 == 0x23 || $0 == 0x20 }
    title.removeAll { $0 == 0x60 || $0 == 0x2A }
    return Slug.inOwnScript(String(decoding: title, as: UTF8.self)).map { [$0] } ?? []
  }

  private func isHeading(_ text: [UInt8]) -> Bool {
    var scanner = LineScanner(text, text.indices)
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
}
