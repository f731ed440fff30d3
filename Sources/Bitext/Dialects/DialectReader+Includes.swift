import TextBasics

/// What mdBook takes from other files: `{{#include file.rs:12:20}}`.
///
/// A text is read without the files beside it, so a link to the file stands in its place.
extension DialectReader {
  /// Reads a fence that holds nothing but an included file; false where it holds more.
  mutating func readIncludedCode(_ line: DialectLine, _ fence: Fence) -> Bool {
    guard current + 2 < lines.count, fence.isClosed(by: self.line(current + 2)),
      let file = IncludedFile(self.line(current + 1).scanner), file.isWholeLine
    else { return false }
    tellIncluded()
    write(block: file.markdown, like: line)
    current += 2
    return true
  }

  /// Reads an included file on a line of its own.
  mutating func readIncludedFile(_ line: DialectLine) -> Bool {
    guard let file = IncludedFile(line.scanner), file.isWholeLine else { return false }
    if !file.markdown.isEmpty {
      tellIncluded()
      write(block: file.markdown, like: line)
    } else {
      leaveOut(line)
    }
    return true
  }

  private mutating func tellIncluded() {
    tell(
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
