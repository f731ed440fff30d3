import TextBasics

/// Texts that mdBook includes from other files: `{{#include file.rs:12:20}}`.
///
/// A text is read without the files beside it, so a link to the file stands in its place.
enum IncludedFiles {
  /// Reads a fence that holds nothing but an included file; false where it holds more.
  static func readCode(
    _ fence: DialectFence, _ line: DialectLine, of page: inout DialectPage
  ) -> Bool {
    guard page.current + 2 < page.lines.count, fence.isClosed(by: page.line(page.current + 2)),
      let file = IncludedFile(page.line(page.current + 1).scanner), file.isWholeLine
    else { return false }
    tell(&page)
    page.write(block: file.markdown, like: line)
    page.current += 2
    return true
  }

  /// Reads an included file on a line of its own.
  static func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard let file = IncludedFile(line.scanner), file.isWholeLine else {
      return readOther(line, of: &page)
    }
    if !file.markdown.isEmpty {
      tell(&page)
      page.write(block: file.markdown, like: line)
    } else {
      page.leaveOut(line)
    }
    return true
  }

  /// Reads `{{#name …}}` of a tool beside mdBook, alone on its line: a tab's name is shown, and a message
  /// says that others are left out.
  private static func readOther(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    var scanner = line.scanner
    guard scanner.take("{{#"), let close = scanner.first("}}") else { return false }
    let name = scanner.name()
    var rest = scanner
    rest.index = close + 2
    rest.skipSpace()
    guard !name.isEmpty, rest.isAtEnd else { return false }
    if name == "tab", let start = scanner.first("name=\"") {
      scanner.index = start + 6
      let first = scanner.index
      scanner.skip { $0 != 0x22 && $0 != 0x7D }
      page.write(title: scanner.text(first..<scanner.index), like: line)
      return true
    }
    if !["tabs", "endtab", "endtabs"].contains(name) {
      page.tell(
        "{{#\(name)", "unknown-tag", "{{#\(name)}} means nothing here and is left out")
    }
    page.leaveOut(line)
    return true
  }

  private static func tell(_ page: inout DialectPage) {
    page.tell(
      "{{#", "included-file",
      "text of other files is not put in here; a link to the file stands in its place")
  }
}

/// One `{{#include …}}` of mdBook.
private struct IncludedFile {
  /// A link to the file, without the lines that are wanted of it; empty for a note to the tool.
  let markdown: String
  let isWholeLine: Bool

  init?(_ start: LineScanner) {
    var scanner = start
    guard scanner.take("{{#"), let close = scanner.first("}}") else { return nil }
    let command = scanner.name()
    let words = scanner.text(scanner.index..<close).split(separator: " ")
    scanner.index = close + 2
    scanner.skipSpace()
    isWholeLine = scanner.isAtEnd
    switch command {
    case "include", "rustdoc_include", "playground", "playpen":
      guard let word = words.first, let path = word.split(separator: ":").first,
        !path.contains(where: { "<>[]\\".contains($0) })
      else { return nil }
      let name = path.split(separator: "/").last ?? path
      markdown = "[\(name)](<\(path)>)"
    case "title": markdown = ""
    default: return nil
    }
  }
}
