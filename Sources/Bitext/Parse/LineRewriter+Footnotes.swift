/// Definitions of footnotes, which libcmark does not know.
extension LineRewriter {
  /// Makes an item of a list of each line that begins `[^label]:`.
  ///
  /// The lines of a footnote are those of such an item: lines indented by four columns, blank ones
  /// between them, and the lines that go on with a paragraph.
  func footnoteEdits(
    for lines: [Content], in containers: [Outline.Container], of text: inout MarkedText
  ) -> [MarkedText.Edit] {
    guard dialect == .notes, containers.count < Markdown.maximumDepth else { return [] }
    return lines.compactMap { line in
      guard line.indent <= 3, let label = footnoteLabel(in: line.range) else { return nil }
      var prefix = bytes[line.start..<line.range.lowerBound]
      // The indent is counted from here, whatever the definition itself is indented by.
      if containers.isEmpty { prefix = [] }
      for _ in 0..<line.indent where prefix.last == 0x20 { prefix.removeLast() }
      var edit = MarkedText.Edit(range: line.number..<(line.number + 1))
      edit.bytes += prefix
      edit.bytes += Self.marker
      edit.bytes += wall
      edit.endLine(
        number: line.number, standingFor: .footnote(text.add(footnote: label.text)))
      // The text after the label may be the beginning of any block.
      edit.bytes += continued(prefix)
      edit.endLine(number: line.number)
      let content = bytes[label.end..<line.range.upperBound]
      if !content.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        edit.bytes += continued(prefix)
        edit.bytes += Self.marker.map { _ in 0x20 }
        edit.bytes += content.drop { $0 == 0x20 || $0 == 0x09 }
        edit.endLine(number: line.number)
      }
      return edit
    }
  }

  /// Four columns, as a footnote's lines are indented.
  private static let marker = Array("+   ".utf8)

  /// The label that a line begins with, and the place where the text of the footnote begins.
  func footnoteLabel(in line: Range<Int>) -> (text: String, end: Int)? {
    guard let sentinels, !line.isEmpty, bytes[line.lowerBound] == 0xF0,
      sentinels.mark(in: bytes, at: line.lowerBound) == .footnote
    else { return nil }
    // Behind the mark and the caret.
    let start = line.lowerBound + 5
    var end = start
    while end < line.upperBound,
      bytes[end] != 0xF0 || sentinels.mark(in: bytes, at: end) != .footnoteEnd
    {
      end += 1
    }
    guard end + 4 < line.upperBound, bytes[end + 4] == 0x3A else { return nil }
    let label = sentinels.unmarked(Array(bytes[start..<end]))
    return (String(decoding: label, as: UTF8.self), end + 5)
  }

  /// The prefix of the lines that follow one with `prefix`.
  private func continued(_ prefix: ArraySlice<UInt8>) -> [UInt8] {
    prefix.map { $0 == 0x3E || $0 == 0x09 ? $0 : 0x20 }
  }
}
