import TextBasics

/// The leniencies of the notes dialect: where the author sees a heading, a paragraph or the name
/// of a tag, and CommonMark sees raw HTML or plain text.
extension LineRewriter {
  /// Gives `##Title` the space that it lacks.
  ///
  /// One `#` alone may be a hash tag, unless it begins a note whose other headings lack their spaces.
  func headingEdits(for lines: [Content]) -> [MarkedText.Edit] {
    lines.compactMap { line in
      guard line.indent <= 3,
        let hashes = GluedHeading.hashes(in: bytes, line.range)
          ?? (lines.count == 1 ? GluedHeading.hashOfTitle(in: bytes, line.range) : nil)
      else { return nil }
      let title = line.range.lowerBound + hashes
      var content = Array(bytes[line.start..<title])
      content.append(0x20)
      content += bytes[title..<line.range.upperBound]
      return edit(line, to: content)
    }
  }

  /// Cuts headings and text out of an HTML block, and shows blocks of unknown tags as text.
  func htmlEdits(for lines: [Content]) -> [MarkedText.Edit] {
    guard let first = lines.first, let tag = tag(at: first.range.lowerBound) else { return [] }
    if ["script", "style", "textarea", "pre"].contains(tag.name) { return [] }
    if !HTMLAllowList.isKnown(tag.name) { return lines.compactMap(shownAsText) }
    var edits: [MarkedText.Edit] = []
    var depth = 0
    let end = lines.last?.range.upperBound ?? first.range.upperBound
    var comments = CommentEnds(bytes, before: end)
    var commentEnd = comments.last(from: first.range.lowerBound, of: first.range)
    for line in lines.dropFirst() {
      depth += balance(of: lines[line.number - first.number - 1])
      let start = line.range.lowerBound
      let isInComment = commentEnd > start
      commentEnd = comments.last(from: max(start, commentEnd), of: line.range)
      // The lines of a comment are no text.
      if isInComment { continue }
      let isText =
        edits.isEmpty && depth <= 0 && !line.range.isEmpty
        && bytes[line.range.lowerBound] != 0x3C
      guard isText || isHeading(line) else { continue }
      // A blank line ends the HTML block; the lines after it are read anew.
      var edit = MarkedText.Edit(range: line.number..<(line.number + 1))
      appendPrefix(of: line, to: &edit.bytes)
      edit.endLine(number: line.number)
      edit.bytes += bytes[line.start..<line.range.upperBound]
      edit.endLine(number: line.number)
      edits.append(edit)
    }
    return edits
  }

  private func edit(_ line: Content, to content: [UInt8]) -> MarkedText.Edit {
    var edit = MarkedText.Edit(range: line.number..<(line.number + 1))
    edit.bytes = content
    edit.endLine(number: line.number)
    return edit
  }

  /// A wall before an unknown tag: then it begins a paragraph.
  private func shownAsText(_ line: Content) -> MarkedText.Edit? {
    guard let tag = tag(at: line.range.lowerBound), !HTMLAllowList.isKnown(tag.name) else {
      return nil
    }
    let content = line.range.lowerBound
    return edit(
      line, to: bytes[line.start..<content] + wall + bytes[content..<line.range.upperBound])
  }

  private func tag(at index: Int) -> HTMLTag? {
    guard index < bytes.count, bytes[index] == 0x3C else { return nil }
    return HTMLTag(in: bytes, at: index)
  }

  private func isHeading(_ line: Content) -> Bool {
    guard !line.isLazy, line.indent <= 3 else { return false }
    let hashes = bytes[line.range].prefix { $0 == 0x23 }.count
    guard (1...6).contains(hashes) else { return false }
    if hashes == line.range.count { return true }
    let next = bytes[line.range.lowerBound + hashes]
    return next == 0x20 || next == 0x09 || GluedHeading.hashes(in: bytes, line.range) != nil
  }

  /// How many elements a line opens, less those that it closes.
  private func balance(of line: Content) -> Int {
    var depth = 0
    var index = line.range.lowerBound
    while index < line.range.upperBound {
      guard let tag = tag(at: index) else {
        index += 1
        continue
      }
      index += tag.length
      switch tag.form {
      case .opening where !HTMLAllowList.isVoid(tag.name): depth += 1
      case .closing where !HTMLAllowList.isVoid(tag.name): depth -= 1
      case .opening, .closing, .selfClosing: break
      }
    }
    return depth
  }
}

/// Where the comments of an HTML block end.
private struct CommentEnds {
  private let bytes: [UInt8]
  private let end: Int
  /// Whether a comment may end behind here; none does behind one that has no end.
  private var mayEnd = true

  init(_ bytes: [UInt8], before end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// The end of the last comment that begins in a line, from `start` on; `start` if there is none.
  mutating func last(from start: Int, of line: Range<Int>) -> Int {
    var index = start
    var last = start
    while mayEnd, index < line.upperBound {
      guard bytes[index] == 0x3C, bytes[index...].starts(with: "<!--".utf8) else {
        index += 1
        continue
      }
      var close = index + 4
      while close < end, !bytes[close...].starts(with: "-->".utf8) { close += 1 }
      mayEnd = close < end
      guard mayEnd else { break }
      index = close + 3
      last = index
    }
    return last
  }
}
