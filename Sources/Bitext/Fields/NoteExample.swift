/// A table example in a fence of a note.
struct NoteExample {
  /// The info string of the fence.
  static let info = ["yaml", "table-example"]

  /// The index of the code's segment.
  let segment: Int
  /// The YAML, without the indent and marks before its lines in the note.
  let source: SourceFile
  /// The line of the note, from 1, on which the YAML begins.
  let firstLine: Int

  /// The examples of a document in order.
  static func all(in document: Document) -> [NoteExample] {
    document.segments.indices.compactMap { index in
      let segment = document.segments[index]
      guard segment.kind == .code, isExample(segment, in: document.source) else { return nil }
      return NoteExample(
        segment: index, source: SourceFile(path: document.source.path, text: segment.text + "\n"),
        firstLine: segment.lines.lowerBound + 1)
    }
  }

  private static func isExample(_ segment: Segment, in source: SourceFile) -> Bool {
    let range = source.range(ofLine: segment.lines.lowerBound)
    // Most fences are told by their last letters.
    let bytes = source.bytes[slice: range]
    guard let last = bytes.lastIndex(where: { $0 > 0x20 }),
      bytes[...last].suffix(info[1].utf8.count).elementsEqual(info[1].utf8)
    else { return false }
    let line = source.text(in: range)
    guard let fence = line.firstIndex(where: { $0 == "`" || $0 == "~" }) else { return false }
    let words = line[fence...].drop { $0 == "`" || $0 == "~" }.split(whereSeparator: \.isWhitespace)
    return words.elementsEqual(info) { $0 == $1 }
  }

  /// The bytes that write other YAML in the fence; nil if its lines are not those of the note.
  func replacement(by new: [UInt8], in document: Document) -> Replacement? {
    let old = source.text(in: SourceRange(0, source.bytes.count)).lines.dropLast()
    let lines = String(decoding: new, as: UTF8.self).lines
    let wanted = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    let start = zip(old, wanted).prefix { $0 == $1 }.count
    let rest = min(old.count, wanted.count) - start
    let end = zip(old.reversed(), wanted.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let note = document.source
    let bytes = note.bytes
    var range: SourceRange?
    var margin: ArraySlice<UInt8> = []
    for index in start..<max(start, old.count - end) {
      let line = note.range(ofLine: firstLine + index)
      var text = bytes[slice: line]
      while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
      let code = Array(old[old.startIndex + index].utf8)
      guard text.suffix(code.count).elementsEqual(code) else { return nil }
      if !code.isEmpty, range == nil || margin.isEmpty { margin = text.dropLast(code.count) }
      range = SourceRange(range?.lowerBound ?? line.lowerBound, text.endIndex)
    }
    let written = wanted.dropFirst(start).dropLast(end).map { Array(margin) + Array($0.utf8) }
    let text = Array(written.joined(separator: note.lineBreak))
    if let range { return Replacement(range, text) }
    // Only new lines: they follow the last line that stays.
    guard start > 0, !written.isEmpty else { return nil }
    let before = note.range(ofLine: firstLine + start - 1)
    var kept = bytes[slice: before]
    while let last = kept.last, last == 0x0A || last == 0x0D { kept.removeLast() }
    let code = Array(old[old.startIndex + start - 1].utf8)
    guard kept.suffix(code.count).elementsEqual(code) else { return nil }
    let left = kept.dropLast(code.count)
    let lined = wanted.dropFirst(start).dropLast(end).flatMap { line in
      note.lineBreak + Array(left) + Array(line.utf8)
    }
    return Replacement(SourceRange(kept.endIndex, kept.endIndex), lined)
  }
}
