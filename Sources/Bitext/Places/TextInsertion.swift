/// New texts in a gap between two texts of a note.
struct TextInsertion {
  /// One segment of the new text.
  struct Part {
    let bytes: [UInt8]
    let markdown: String
    let kind: Segment.Kind
    /// Whether the text is a copy of the original, which stays as it is, and did not come back.
    var isCopy = false
  }

  /// The segment before the gap; nil for a gap before all.
  let segment: Int?
  /// The gap: bytes that stay, unless the insertion has them as well.
  let gap: Range<Int>
  /// The place among other new texts of the gap.
  let order: Int
  /// The bytes between the text before and the marks of the new one; nil for those of the gap.
  let separator: [UInt8]?
  /// The marks of the new text.
  let prefix: [UInt8]
  let parts: [Part]
  /// The ends of the elements that begin in the marks, on the text's last line.
  var suffix: [UInt8] = []
  /// The bytes between two parts.
  let inner: [UInt8]
  /// The bytes between the new text and the line of the next; nil for those of the gap.
  let trail: [UInt8]?
  /// The place of the new text among footnotes.
  let footnote: Document.FootnotePlace?
  /// The bytes of the gap that the new text stands in the place of: a comment with its original.
  var replaced: Range<Int>?
  /// Whether it is part of a list that follows that of the original, so that both are one list, with
  /// a blank line in it.
  var opensList = false

  /// The markup between the texts around the gap in the original, and the segment of the new text
  /// there; nil where marks and separators say all.
  var frame: (markup: ElementFrame, segment: Int)?

  /// The bytes of the new text with its marks.
  private var body: [UInt8] {
    // Pictures are a part of the markup around a text.
    let own = frame == nil ? parts : parts.filter { !$0.isCopy }
    return prefix + Array(own.map(\.bytes).joined(separator: inner)) + suffix
  }

  /// The bytes of a gap with texts in the places of comments; nil if a text has no such place.
  private static func replacing(
    _ insertions: ArraySlice<TextInsertion>, over gap: ArraySlice<UInt8>
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var index = gap.startIndex
    for insertion in insertions {
      guard let place = insertion.replaced, index <= place.lowerBound else { return nil }
      bytes += gap[index..<place.lowerBound] + insertion.body
      index = place.upperBound
    }
    return bytes + gap[index...]
  }

  /// The bytes after the text, without the ends of its own elements.
  private func behind(_ following: [UInt8]) -> [UInt8] {
    following.starts(with: suffix) ? Array(following.dropFirst(suffix.count)) : following
  }

  /// The bytes of a gap with new texts, in their order, all of which are for this gap.
  ///
  /// The bytes of the gap are kept, each in its order. Nil if it is not clear where in the gap the
  /// texts belong.
  static func bytes(
    _ insertions: ArraySlice<TextInsertion>, over gap: ArraySlice<UInt8>, isAtEnd: Bool
  ) -> [UInt8]? {
    guard let first = insertions.first, let last = insertions.last else { return nil }
    if insertions.contains(where: { $0.replaced != nil }) {
      return replacing(insertions, over: gap)
    }
    if let frame = first.frame {
      var texts: [Int: [UInt8]] = [:]
      for insertion in insertions {
        guard let segment = insertion.frame?.segment else { return nil }
        texts[segment] = insertion.body
      }
      return frame.markup.bytes(texts, over: gap)
    }
    guard insertions.allSatisfy({ $0.frame == nil }) else { return nil }
    var texts = first.body
    var before = first
    for next in insertions.dropFirst() {
      texts += before.behind(next.separator ?? before.trail ?? [0x0A, 0x0A]) + next.body
      before = next
    }
    let trail = last.trail.map(last.behind)
    guard let separator = first.separator else { return gap + texts + (trail ?? [0x0A, 0x0A]) }
    if let whole = inLines(insertions, over: gap) { return whole }
    let blanks = gap.prefix { $0 == 0x20 || $0 == 0x09 }
    guard endsLine(gap), endsLine(separator[...]), hasBlankLine(separator) else {
      return bytes(of: texts, separator, trail, over: gap, isAtEnd: isAtEnd)
    }
    // Blanks at a line's end belong to the text that ends there.
    return bytes(
      of: texts, Array(separator.drop { $0 == 0x20 || $0 == 0x09 }), trail,
      over: gap.dropFirst(blanks.count), isAtEnd: isAtEnd
    ).map { blanks + $0 }
  }

  /// Whether a line ends before anything but blanks.
  private static func endsLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    let next = bytes.first { $0 != 0x20 && $0 != 0x09 }
    return next == 0x0A || next == 0x0D
  }

  /// Whether a text ends its paragraph; blanks before other line breaks are a part of these.
  private static func hasBlankLine(_ separator: [UInt8]) -> Bool {
    separator.prefix { $0 <= 0x20 }.count { $0 == 0x0A } > 1
  }

  /// Texts with a separator before and bytes behind them, over the bytes of a gap.
  private static func bytes(
    of texts: [UInt8], _ separator: [UInt8], _ following: [UInt8]?, over gap: ArraySlice<UInt8>,
    isAtEnd: Bool
  ) -> [UInt8]? {
    var trail = isAtEnd ? following.map { ending($0, as: gap) } : following
    if isAtEnd, isBlank(gap) {
      // The end of a file has one line ending; of the bytes after a text, the marks stay.
      return separator + texts + (trail.map(marks) ?? []) + gap
    }
    if let trail {
      if isBlank(separator), lineCount(gap) == 0, !marks(trail).isEmpty,
        gap.count(where: { $0 == 0x0A }) > 1
      {
        // The blank lines are those that were there.
        return separator + texts + marks(trail) + gap
      }
      let head = zip(gap, separator).prefix { $0 == $1 }.count
      let tail = zip(gap.reversed(), trail.reversed()).prefix { $0 == $1 }.count
      if head + tail >= gap.count { return separator + texts + trail }
      if isBlank(separator), lineCount(gap) == 0 { return separator + texts + marks(trail) + gap }
    }
    let lines = lineCount(separator[...])
    if lines == 0 { return separator + texts + gap }
    if lineCount(gap) == 0 { return separator + texts + (trail ?? Array(gap)) }
    trail = trail ?? []
    guard lineCount(gap) == lines || lineCount(gap) == lines + lineCount((trail ?? [])[...]) else {
      return nil
    }
    let split = end(ofLine: lines, in: gap)
    let tail = separator[end(ofLine: lines, in: separator[...])...]
    return gap[..<split] + tail + texts + gap[split...]
  }

  /// The bytes behind the last text of a file, which ends as it did before.
  private static func ending(_ trail: [UInt8], as gap: ArraySlice<UInt8>) -> [UInt8] {
    guard let last = trail.lastIndex(where: { $0 > 0x20 }),
      let end = gap.lastIndex(where: { $0 > 0x20 })
    else { return trail }
    return Array(trail[...last] + gap[(end + 1)...])
  }

  /// The new texts with the bytes between them, if these have the same lines as the gap.
  private static func inLines(
    _ insertions: ArraySlice<TextInsertion>, over gap: ArraySlice<UInt8>
  ) -> [UInt8]? {
    guard lineCount(gap) > 0 else { return nil }
    var bytes: [UInt8] = []
    var between: [UInt8] = []
    var before: TextInsertion?
    for insertion in insertions {
      guard let following = insertion.separator ?? before?.trail else { return nil }
      let separator = before?.behind(following) ?? following
      bytes += separator + insertion.body
      between += separator + [0x0A]
      before = insertion
    }
    guard let before, let trail = before.trail.map(before.behind) else { return nil }
    let found = lines(of: (between + trail)[...])
    return found == lines(of: gap) ? bytes + trail : nil
  }

  /// The lines that are not blank.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.filter { !isBlank($0) }.map(Array.init)
  }

  /// The marks of a quote in the bytes after a text, without white space behind them; none if there
  /// are other bytes.
  private static func marks(_ trail: [UInt8]) -> [UInt8] {
    guard trail.allSatisfy({ $0 <= 0x20 || $0 == 0x3E }),
      let last = trail.lastIndex(where: { $0 > 0x20 })
    else { return [] }
    return Array(trail[...last])
  }

  private static func isBlank(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.allSatisfy { $0 <= 0x20 }
  }

  /// The number of lines that are not blank.
  private static func lineCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.split(separator: 0x0A).count { !isBlank($0) }
  }

  /// The end of the line number `number`, from 1, of those that are not blank.
  private static func end(ofLine number: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let lines = bytes.split(separator: 0x0A).filter { !isBlank($0) }
    return lines.dropFirst(number - 1).first?.endIndex ?? bytes.endIndex
  }
}
