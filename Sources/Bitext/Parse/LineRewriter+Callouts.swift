/// The marks of callouts, which CommonMark takes for text of the paragraph they stand in.
extension LineRewriter {
  /// Makes each mark among `lines` a heading with the callout's title.
  ///
  /// A heading is one line, interrupts a paragraph, takes no lazy line and closes the lists that it
  /// does not stand in: as a mark does for its author.
  func calloutEdits(
    for lines: [Content], of leaf: Outline, in text: inout MarkedText
  ) -> [MarkedText.Edit] {
    // Most leaves begin with none of `[`, `{` and `:`.
    let mayHoldMark = lines.contains { line in
      line.range.count > 2
        && (bytes[line.range.lowerBound] | 0x20 == 0x7B || bytes[line.range.lowerBound] == 0x3A)
    }
    guard mayHoldMark else { return [] }
    var edits: [MarkedText.Edit] = []
    for (index, line) in lines.enumerated() where line.indent <= 3 {
      let mark = CalloutMark(in: bytes, line.range)
      if let mark, mark.form == .alert, index > 0 || !isFirstInQuote(leaf) { continue }
      let textStart = mark.map(\.end) ?? line.range.lowerBound
      var textEnd = CalloutMark.startOfHintEnd(in: bytes, textStart..<line.range.upperBound)
      if mark == nil, isHintInFootnote(line) { textEnd = nil }
      if mark == nil, textEnd == nil { continue }
      var edit = MarkedText.Edit(range: line.number..<(line.number + 1))
      var prefix = Array(bytes[line.start..<line.range.lowerBound])
      func beginLine() {
        edit.bytes += prefix
        prefix = []
        appendPrefix(of: line, to: &prefix)
      }
      if let mark {
        beginLine()
        add(mark, from: line.range.lowerBound, of: line, to: &edit, in: &text)
      }
      let own = textStart..<(textEnd ?? line.range.upperBound)
      if !bytes[own].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        beginLine()
        edit.bytes += bytes[own].drop { $0 == 0x20 || $0 == 0x09 }
        edit.endLine(number: line.number)
      }
      if let textEnd, let end = CalloutMark(in: bytes, textEnd..<line.range.upperBound) {
        beginLine()
        add(end, from: textEnd, of: line, to: &edit, in: &text)
      }
      edits.append(edit)
      if mark?.form == .alert, lines.count > 1, lines[1].isLazy,
        CalloutMark(in: bytes, lines[1].range) == nil, footnoteLabel(in: lines[1].range) == nil
      {
        edits.append(moved(lines[1], below: line))
        // The rest of the lines is seen the next time.
        break
      }
    }
    return edits
  }

  /// Whether a hint begins right behind the label of a footnote, and ends there too.
  private func isHintInFootnote(_ line: Content) -> Bool {
    guard let label = footnoteLabel(in: line.range) else { return false }
    let start = bytes[label.end..<line.range.upperBound].firstIndex { $0 > 0x20 }
    return start.flatMap { CalloutMark(in: bytes, $0..<line.range.upperBound) }?.form == .hint
  }

  /// Adds the quote's mark to a line that continues an alert without it, because a line cannot
  /// continue the heading that the alert's first line becomes.
  private func moved(_ line: Content, below alert: Content) -> MarkedText.Edit {
    var edit = MarkedText.Edit(range: line.number..<(line.number + 1))
    appendPrefix(of: alert, to: &edit.bytes)
    edit.bytes += bytes[line.range]
    edit.endLine(number: line.number)
    return edit
  }

  private func add(
    _ mark: CalloutMark, from start: Int, of line: Content, to edit: inout MarkedText.Edit,
    in text: inout MarkedText
  ) {
    let title = mark.title.isEmpty ? mark.end..<mark.end : mark.title
    let number = text.add(
      MarkedText.Mark(
        form: mark.form, callout: mark.callout, before: Array(bytes[start..<title.lowerBound]),
        after: Array(bytes[title.upperBound..<mark.end])))
    // The walls keep `#` of the title from closing the heading.
    edit.bytes += Array("# ".utf8) + wall + [0x20] + bytes[title] + [0x20] + wall
    edit.endLine(number: line.number, standingFor: .mark(number))
  }

  /// Whether nothing but blank lines stands before a leaf in the quote that it stands in.
  private func isFirstInQuote(_ leaf: Outline) -> Bool {
    guard let quote = leaf.containers.last, quote.kind == .quote else { return false }
    return (quote.line..<leaf.lines.lowerBound).allSatisfy { number in
      bytes[starts[number - 1]..<end(ofLine: number)]
        .allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }
    }
  }
}
