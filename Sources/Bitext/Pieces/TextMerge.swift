/// Writes a changed text over an old one so that unchanged parts stay as their author wrote them:
/// the marks of emphasis, wrapped lines, blanks at their ends, and lines of markup around the text.
///
/// An export writes the markup of a text in one way, so its Markdown is not the bytes of the note.
/// The change from the exported Markdown to the one that came back is carried over to these bytes.
struct TextMerge {
  private let bytes: ArraySlice<UInt8>
  private let exported: TokenizedText
  private let written: TokenizedText
  /// For each exported token, the index of the same token in the note; nil if the note lacks it.
  private let places: [Int?]
  /// The tokens of the note that are the text; before and after them stand lines of markup.
  private let text: Range<Int>
  /// For each token of the note, whether it is in a line that holds markup alone.
  private let isMarkup: [Bool]

  /// - Parameters:
  ///   - bytes: The text in its note, from its first character on.
  ///   - markdown: The text as it was exported.
  init?(_ bytes: ArraySlice<UInt8>, exportedAs markdown: String) {
    self.bytes = bytes
    exported = TokenizedText(Array(markdown.utf8)[...])
    written = TokenizedText(bytes)
    guard let matching = TokenMatching(exported.texts, written.texts) else { return nil }
    places = matching.matches
    var isOfText = [Bool](repeating: false, count: written.count)
    for place in places.compactMap(\.self) where written.texts[place] != " " {
      isOfText[place] = true
    }
    let lines = Self.lines(of: written, in: bytes)
    var isMarkup = [Bool](repeating: false, count: written.count)
    for line in lines where !line.contains(where: { isOfText[$0] }) {
      for place in line { isMarkup[place] = ![" ", ">"].contains(written.texts[place]) }
    }
    self.isMarkup = isMarkup
    let held = lines.filter { $0.contains { isOfText[$0] } }
    guard let first = held.first, let last = held.last else { return nil }
    let blank = Set(written.texts.indices.filter { [written] in written.texts[$0] == " " })
    // Before the first line stand only markers, and the marks and spaces that quote and indent it.
    let marks = blank.union(written.texts.indices.filter { [written] in written.texts[$0] == ">" })
    let start = first.lowerBound == 0 ? 0 : first.first { !marks.contains($0) }
    let end = last.last { !blank.contains($0) }
    guard let start, let end, start <= end else { return nil }
    text = start..<(end + 1)
  }

  /// The tokens of each line.
  private static func lines(of text: TokenizedText, in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, range) in text.ranges.enumerated() where bytes[range.lowerBound] == 0x0A {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<text.count]
  }

  /// The bytes with the words of `markdown` where they differ from the exported ones, and with
  /// `continuation` at the beginning of further lines; nil if a line of markup would be lost.
  func merged(_ markdown: String, continuation: [UInt8]) -> [UInt8]? {
    let new = TokenizedText(Array(markdown.utf8)[...])
    guard let matching = TokenMatching(exported.texts, new.texts) else { return nil }
    let replacements = widened(Change.all(matching, exported.count, new.count)).map { change in
      (range: written(change.exported), text: new.slice(change.new, of: markdown))
    }
    return bytes(replacing: replacements, continuation)
  }

  /// The bytes with `markdown` as the whole text; nil if a line of markup would be lost.
  func replaced(_ markdown: String, continuation: [UInt8]) -> [UInt8]? {
    bytes(replacing: [(text, markdown)], continuation)
  }

  private func bytes(
    replacing changes: [(range: Range<Int>, text: String)], _ continuation: [UInt8]
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var index = bytes.startIndex
    for (range, text) in changes {
      guard !range.contains(where: { isMarkup[$0] }) else { return nil }
      let start =
        range.lowerBound < written.count
        ? written.ranges[range.lowerBound].lowerBound : bytes.endIndex
      let end = range.isEmpty ? start : written.ranges[range.upperBound - 1].upperBound
      guard index <= start else { return nil }
      result += bytes[index..<start]
      for byte in text.utf8 {
        result.append(byte)
        if byte == 0x0A { result += continuation }
      }
      index = end
    }
    return result + bytes[index...]
  }

  /// The changes, extended by tokens that the note does not have as they were exported, so that
  /// each begins and ends at tokens whose places are known, or beside them.
  private func widened(_ changes: [Change]) -> [Change] {
    var result: [Change] = []
    var rest = changes[...]
    func isKnown(_ index: Int) -> Bool { !places.indices.contains(index) || places[index] != nil }
    while var change = rest.popFirst() {
      // An addition needs one neighbour.
      if change.exported.isEmpty {
        let place = change.exported.lowerBound
        if isKnown(place - 1) || isKnown(place) {
          result.append(change)
          continue
        }
      }
      while !isKnown(change.exported.lowerBound - 1),
        change.exported.isEmpty || !isKnown(change.exported.lowerBound)
      {
        if let last = result.last, last.exported.upperBound == change.exported.lowerBound {
          change = last.joined(change)
          result.removeLast()
        } else {
          change = change.wider(below: 1)
        }
      }
      while !isKnown(change.exported.upperBound),
        change.exported.isEmpty || !isKnown(change.exported.upperBound - 1)
      {
        if let next = rest.first, next.exported.lowerBound == change.exported.upperBound {
          change = change.joined(next)
          rest.removeFirst()
        } else {
          change = change.wider(above: 1)
        }
      }
      result.append(change)
    }
    return result
  }

  /// The tokens of the note that stand for exported ones.
  private func written(_ tokens: Range<Int>) -> Range<Int> {
    func place(_ index: Int) -> Int? { places.indices.contains(index) ? places[index] : nil }
    let (low, high) = (tokens.lowerBound, tokens.upperBound)
    if tokens.isEmpty {
      let start =
        low == 0
        ? place(0) ?? text.lowerBound
        : place(low - 1).map { $0 + 1 } ?? place(low) ?? text.upperBound
      return start..<start
    }
    let start = place(low) ?? (low == 0 ? text.lowerBound : place(low - 1).map { $0 + 1 })
    let end =
      place(high - 1).map { $0 + 1 } ?? (high == exported.count ? text.upperBound : place(high))
    guard let start, let end, start <= end else { return text }
    return start..<end
  }
}

/// Tokens that were exported, and those that came back in their place.
private struct Change {
  let exported: Range<Int>
  let new: Range<Int>

  /// The changes between tokens that are the same in both texts.
  static func all(_ matching: TokenMatching, _ exported: Int, _ new: Int) -> [Change] {
    var changes: [Change] = []
    var (old, other) = (0, 0)
    func close(_ nextOld: Int, _ nextOther: Int) {
      guard old < nextOld || other < nextOther else { return }
      changes.append(Change(exported: old..<nextOld, new: other..<nextOther))
    }
    for (index, place) in matching.matches.enumerated() {
      guard let place else { continue }
      close(index, place)
      (old, other) = (index + 1, place + 1)
    }
    close(exported, new)
    return changes
  }

  /// This change and the one that follows it at once.
  func joined(_ next: Change) -> Change {
    Change(
      exported: exported.lowerBound..<next.exported.upperBound,
      new: new.lowerBound..<next.new.upperBound)
  }

  /// The change with equal tokens before or after it.
  func wider(below: Int = 0, above: Int = 0) -> Change {
    Change(
      exported: (exported.lowerBound - below)..<(exported.upperBound + above),
      new: (new.lowerBound - below)..<(new.upperBound + above))
  }
}

extension TokenizedText {
  /// The text of some tokens of the string that this was made of.
  func slice(_ tokens: Range<Int>, of text: String) -> String {
    guard !tokens.isEmpty else { return "" }
    let bytes = Array(text.utf8)
    let range = ranges[tokens.lowerBound].lowerBound..<ranges[tokens.upperBound - 1].upperBound
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
