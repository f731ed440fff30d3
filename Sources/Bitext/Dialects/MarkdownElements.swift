import TextBasics

/// Elements of HTML whose text is Markdown for the tool that it was written for: `<div markdown="1">`
/// of kramdown, PHP Markdown Extra and MkDocs, and `<aside>` of Notion.
///
/// CommonMark reads Markdown in an element only behind a blank line.
enum MarkdownElements {
  /// Writes the tag of such an element, which stands alone on its line, with a blank line below it;
  /// false for any other line.
  static func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    let bytes = Array(line.text)
    guard line.indent < 4, !line.isInList, !line.isQuoted, let tag = HTMLTag(in: bytes, at: 0),
      tag.form == .opening, bytes[tag.length...].allSatisfy({ $0 <= 0x20 })
    else { return false }
    let mark = tag.attributes.first { $0.name == "markdown" }
    guard mark != nil || bytes.starts(with: "<aside".utf8), HTMLAllowList.isKnown(tag.name),
      page.current + 1 < page.lines.count
    else { return false }
    var text = String(decoding: bytes[..<tag.length], as: UTF8.self)
    for quote in ["\"", "'", ""] {
      text = text.replacing(" markdown=\(quote)\(mark?.rawValue ?? "")\(quote)", with: "")
    }
    page.write(text.replacing(" markdown", with: ""), like: line)
    page.write([], like: line)
    page.isInHTML = false
    return true
  }
}
