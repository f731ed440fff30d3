/// Code, and prose that stands in a fence.
extension Drafter {
  mutating func code(
    _ info: String?, _ literal: String, on lines: ClosedRange<Int>, in place: Place
  ) -> [Document.Node] {
    let text = drafts.isClean ? literal : PlainText.cleaned(literal)
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      if let info, !info.isEmpty { emptyFences.append(.init(line: lines.lowerBound, info: info)) }
      return []
    }
    let isFenced = isFence(lines.lowerBound)
    if !isFenced, Self.isQuoted(text), ProseDetector.isProse(text, info: nil, isAmongPairs: true) {
      // Four spaces after a list make code of a text that its author means as a quote.
      let markdown = Markdown.parse(Array(text.utf8), firstLine: lines.lowerBound)
      return nodes(for: markdown.blocks, in: place)
    }
    let info = info.flatMap { $0.isEmpty ? nil : $0 }
    if ProseDetector.isProse(text, info: info, isAmongPairs: holdsPairsInFences()) {
      return prose(text, on: lines, isFenced: isFenced, in: place)
    }
    var code = text.utf8[...]
    while code.last == 0x0A {
      code.removeLast()
      if code.last == 0x0D { code.removeLast() }
    }
    let index = drafts.append(
      Draft(
        kind: .code, verdict: .nothing, weight: 0, lines: lines, text: String(Substring(code)),
        content: [],
        depth: place.depth))
    return [.code(segment: index, info: info)]
  }

  /// One segment for each language in each group of lines; the first and the last take the fences.
  private mutating func prose(
    _ literal: String, on lines: ClosedRange<Int>, isFenced: Bool, in place: Place
  ) -> [Document.Node] {
    var groups: [[ParagraphLine]] = [[]]
    for (offset, text) in literal.linesOfCode.enumerated() {
      let number = min(lines.lowerBound + offset + (isFenced ? 1 : 0), lines.upperBound)
      let line = ParagraphLine(
        content: [.text(String(text))], lines: number...number, followsHardBreak: true)
      if line.isBlank {
        groups.append([])
      } else {
        groups[groups.count - 1].append(line)
      }
    }
    var indices: [Int] = []
    for group in groups {
      for run in ParagraphCutter().runs(of: group) {
        indices.append(
          drafts.append(
            place.kind, run.lines.joinedContent, on: run.lines.fileLines, in: place,
            isText: run.isText))
      }
    }
    guard let first = indices.first, let last = indices.last else { return [] }
    if isFenced {
      drafts.extend(first, to: lines.lowerBound)
      drafts.extend(last, to: lines.upperBound)
    }
    return indices.count == 1 ? [.segment(first)] : [.group(indices)]
  }

  private func isFence(_ line: Int) -> Bool {
    let bytes = source.bytes[slice: source.range(ofLine: line)]
    var run = 0
    var previous: UInt8 = 0
    for byte in bytes {
      run = byte == previous ? run + 1 : 1
      previous = byte
      if run == 3 && (byte == 0x60 || byte == 0x7E) { return true }
    }
    return false
  }

  /// Whether each of the parts between blank lines begins with the mark of a quote.
  private static func isQuoted(_ text: String) -> Bool {
    var beginsPart = true
    for line in text.linesOfCode {
      let first = line.utf8.first { $0 > 0x20 }
      if beginsPart, let first, first != 0x3E { return false }
      beginsPart = first == nil
    }
    return true
  }
}

extension String {
  /// The lines of the text, cut at line feeds alone: a line feed behind a carriage return is one
  /// character with it.
  var linesOfCode: [Substring] {
    let bytes = utf8.span
    var lines: [Substring] = []
    var start = startIndex
    for offset in bytes.indices
    where bytes[offset] == 0x0A && (offset == 0 || bytes[offset - 1] != 0x0D) {
      let end = utf8.index(startIndex, offsetBy: offset)
      lines.append(self[start..<end])
      start = utf8.index(after: end)
    }
    lines.append(self[start...])
    return lines
  }
}
