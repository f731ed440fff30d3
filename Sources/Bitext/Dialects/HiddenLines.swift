import TextBasics

/// Lines that are shown to nobody: comments of Obsidian and MDX, and the modules that MDX takes.
enum HiddenLines {
  /// Leaves out the text between two marks, which may be lines apart; false where it never ends.
  static func skip(
    to mark: String, from line: DialectLine, opening: Int, of page: inout DialectPage
  ) -> Bool {
    var scanner = line.scanner
    scanner.index += opening
    // Within a line it is read as a part of the text.
    if scanner.first(mark) != nil {
      scanner.index = (scanner.first(mark) ?? 0) + mark.utf8.count
      scanner.skipSpace()
      guard scanner.isAtEnd else { return false }
      page.leaveOut(line)
      return true
    }
    guard let end = page.nextLine(holding: mark) else { return false }
    page.skipLines(through: end)
    return true
  }

  /// `id:: 64f1…` of Logseq in any block, and all such properties at the top of a page, where `title::`
  /// names the page.
  static func readProperty(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard let name = propertyName(line) else { return false }
    let isAtTop =
      page.current < mostPropertyLines
      && (0..<page.current).allSatisfy { number in
        page.line(number).isBlank || propertyName(page.line(number)) != nil
      }
    if isAtTop, name == "title", let value = line.scanner.first("::") {
      let title = line.scanner.text((value + 2)..<line.scanner.end).trimmed
      page.write(block: "# " + title, like: line)
      return true
    }
    guard isAtTop || blockProperties.contains(name) || name.hasPrefix("logseq.") else {
      return false
    }
    // A blank line would part the items of a list.
    isAtTop ? page.leaveOut(line) : page.drop()
    return true
  }

  /// More lines than the properties of a page have.
  private static let mostPropertyLines = 64

  /// The properties by which Logseq keeps its blocks.
  private static let blockProperties: Set<String> = [
    "background-color", "collapsed", "heading", "id", "ls-type", "query-properties", "query-table",
  ]

  /// The name of a property on a line of its own.
  private static func propertyName(_ line: DialectLine) -> String? {
    var scanner = line.scanner
    let name = scanner.name()
    guard !line.isInList, !name.isEmpty, scanner.take("::"), scanner.next ?? 0x20 == 0x20 else {
      return nil
    }
    return name
  }

  /// `% remark` of MyST between paragraphs; the title above a text of Pandoc begins so, too, with its
  /// authors and its date below.
  static func readRemark(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard line.prefix.isEmpty, line.scanner.isAt("% ") || line.content.count == 1 else {
      return false
    }
    var run = page.remarks
    let above = run.start(above: page.current) { page.line($0).first == 0x25 }
    page.remarks = run
    let isBelowText = above > 0 && !page.line(above - 1).isBlank
    if above == 0, !page.isOfDirectives {
      if page.current > 0 || line.content.count < 3 {
        page.leaveOut(line)
      } else {
        page.write(Array("# ".utf8) + line.text.dropFirst(2), like: line)
      }
      return true
    }
    guard !isBelowText || page.isOfDirectives else { return false }
    page.leaveOut(line)
    return true
  }

  /// `+++ {"tags": …}` and `+++`, between which the cells of a notebook stand.
  static func readBreak(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    scanner.index += 3
    scanner.skipSpace()
    guard line.prefix.isEmpty, page.isAtStartOfBlock,
      scanner.isAtEnd || scanner.next == 0x7B && line.text.last == 0x7D
    else { return false }
    page.leaveOut(line)
    return true
  }

  /// `# fn main() {` in code of Rust, which books and documentation do not show.
  static func isHiddenRust(_ line: DialectLine) -> Bool {
    guard line.first == 0x23, !line.isInList else { return false }
    return line.content.count == 1 || line.scanner.isAt("# ")
  }

  /// `import … from '…'` and `export const … = …`, with which pages of MDX begin.
  static func readModule(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard line.prefix.isEmpty else { return false }
    let text = line.scanner.text(line.content)
    if text.hasPrefix("import ") {
      if text.isImport {
        page.leaveOut(line)
        return true
      }
      guard text.hasSuffix("{") else { return false }
      let last = min(page.lines.count, page.current + 32)
      let end = (page.current + 1..<max(last, page.current + 1)).first {
        let text = String(decoding: page.line($0).text, as: UTF8.self)
        return text.hasPrefix("}") && text.contains(" from ")
      }
      guard let end else { return false }
      page.skipLines(through: end)
      return true
    }
    guard text.isExport else { return false }
    while !page.line(page.current).isBlank {
      page.leaveOut(page.line(page.current))
      if page.current + 1 >= page.lines.count { return true }
      page.current += 1
    }
    page.leaveOut(page.line(page.current))
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
