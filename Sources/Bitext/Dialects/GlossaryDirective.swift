/// The glossary of MyST and Sphinx: terms at the beginning of lines, and below each its meaning.
enum GlossaryDirective {
  /// Writes each term as a title and its meaning as paragraphs; the fence is closed behind the lines.
  static func read(_ lines: Range<Int>, of page: inout DialectPage) {
    let base = lines.map { page.line($0) }.filter { !$0.isBlank }.map(\.indent).min() ?? 0
    var depth: Int?
    for number in lines {
      page.current = number
      let line = page.line(number)
      if line.isBlank {
        page.write([], like: line)
      } else if line.indent == base {
        depth = nil
        let text = String(decoding: page.bytes[line.range].drop { $0 == 0x20 }, as: UTF8.self)
        page.write(title: text, like: line.dedented(by: base))
      } else {
        depth = depth ?? line.indent
        let inner = line.dedented(by: min(depth ?? 0, line.indent))
        page.write(page.rewritten(Array(line.text)), like: inner)
      }
    }
    page.current = lines.upperBound
    page.leaveOut(page.line(lines.upperBound))
  }
}
