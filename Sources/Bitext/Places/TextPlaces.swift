/// Where the texts of a document stand: without the marks before them, and without lines of markup
/// around them that share their segments, such as fences.
struct TextPlaces {
  /// The offsets of one text.
  struct Place {
    /// The beginning of its first line, marks included.
    let start: Int
    let textStart: Int
    let textEnd: Int
  }

  let document: Document
  let places: [Place]
  /// The end of the front matter.
  let bodyStart: Int
  /// The number of segments in the front matter.
  let entries: Int

  init(_ document: Document) {
    self.document = document
    entries = document.segments.prefix { $0.kind == .frontMatter }.count
    bodyStart =
      document.frontMatter.lines.map { document.source.range(ofLines: $0).upperBound } ?? 0
    places = document.segments.map { segment in
      let frame = SegmentFrame(of: segment, in: document.source)
      let text = Self.withoutMarkupLines(segment, frame.content, document.source.bytes)
      return Place(
        start: segment.range.lowerBound, textStart: text.lowerBound, textEnd: text.upperBound)
    }
  }

  var bytes: [UInt8] { document.source.bytes }

  /// The bytes between the text of segment number `index`, or the front matter, and the line of the
  /// next one.
  func gap(after index: Int?) -> Range<Int> {
    let isBody = index.map { $0 >= entries } ?? false
    let start = isBody ? places[index ?? 0].textEnd : bodyStart
    let next = isBody ? (index ?? 0) + 1 : entries
    let end = next < places.count ? places[next].start : bytes.count
    return start..<max(start, end)
  }

  func gapBytes(after index: Int?) -> [UInt8] { Array(bytes[gap(after: index)]) }

  /// The marks before the text of a segment, with indents and lines of markup.
  func prefix(of index: Int) -> [UInt8] {
    let place = places[index]
    return Array(bytes[place.start..<max(place.start, place.textStart)])
  }

  /// The bytes of the text of a segment.
  func text(of index: Int) -> ArraySlice<UInt8> {
    let place = places[index]
    return bytes[place.textStart..<max(place.textStart, place.textEnd)]
  }

  /// The kind and the marks of a segment, with each number as `0`, by which texts that stand alike
  /// are found.
  func shape(of index: Int) -> TextShape {
    TextShape(kind: document.segments[index].kind, marks: prefix(of: index))
  }

  private static func withoutMarkupLines(
    _ segment: Segment, _ content: SourceRange, _ bytes: [UInt8]
  ) -> Range<Int> {
    var range = content.lowerBound..<content.upperBound
    switch segment.kind {
    case .heading, .cell, .code, .html, .frontMatter: return range
    case .image: return withoutLooseTags(range, bytes)
    case .paragraph, .item, .quote, .caption: break
    }
    while let end = bytes[range].firstIndex(of: 0x0A), isMarkup(bytes[range.lowerBound..<end]) {
      var start = end + 1
      while start < range.upperBound, bytes[start] <= 0x20 || bytes[start] == 0x3E { start += 1 }
      range = start..<range.upperBound
    }
    while let last = bytes[range].lastIndex(of: 0x0A),
      isMarkup(bytes[(last + 1)..<range.upperBound])
    {
      var end = last
      while end > range.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
      range = range.lowerBound..<end
    }
    return withoutElements(withoutLooseTags(range, bytes), bytes)
  }

  /// The range of a text without the tags at its ends whose elements end or begin elsewhere, as of a
  /// `<details>` on the line of its title.
  private static func withoutLooseTags(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    guard bytes[range].contains(UInt8(ascii: "<")) else { return range }
    var tags: [(range: Range<Int>, tag: HTMLTag)] = []
    for start in range where bytes[start] == UInt8(ascii: "<") {
      guard let tag = HTMLTag(in: bytes, at: start), start + tag.length <= range.upperBound,
        HTMLAllowList.isBlock(tag.name), tag.form != .selfClosing
      else { continue }
      tags.append((start..<(start + tag.length), tag))
    }
    var open: [Int] = []
    var half: Set<Int> = []
    for (number, (_, tag)) in tags.enumerated() {
      if tag.form == .opening {
        open.append(number)
      } else if let last = open.last, tags[last].tag.name == tag.name {
        open.removeLast()
      } else {
        half.insert(number)
      }
    }
    half.formUnion(open)
    var inner = range.trimmed(in: bytes)
    for number in tags.indices where tags[number].range.lowerBound == inner.lowerBound {
      guard half.contains(number) else { break }
      inner = (tags[number].range.upperBound..<inner.upperBound).trimmed(in: bytes)
    }
    for number in tags.indices.reversed() where tags[number].range.upperBound == inner.upperBound {
      guard half.contains(number), tags[number].range.lowerBound >= inner.lowerBound else { break }
      inner = (inner.lowerBound..<tags[number].range.lowerBound).trimmed(in: bytes)
    }
    return inner.isEmpty ? range : inner
  }

  /// The range of a text without the tags of the elements that hold it alone, as in
  /// `<summary>text</summary>`; marks of phrases are part of the text.
  private static func withoutElements(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    guard bytes[range].first == UInt8(ascii: "<"), bytes[range].last == UInt8(ascii: ">"),
      let tag = HTMLTag(in: bytes, at: range.lowerBound), tag.form == .opening,
      HTMLAllowList.content(of: tag.name) == .flow,
      let last = bytes[range].lastIndex(of: UInt8(ascii: "<")), last > range.lowerBound,
      let end = HTMLTag(in: bytes, at: last), end.form == .closing, end.name == tag.name,
      last + end.length == range.upperBound
    else { return range }
    let inner = ((range.lowerBound + tag.length)..<last).trimmed(in: bytes)
    guard !inner.isEmpty, !HTMLTag.all(in: bytes, inner).contains(where: { $0.name == tag.name })
    else { return range }
    return withoutElements(inner, bytes)
  }

  /// Whether a line is a fence or holds nothing but tags.
  private static func isMarkup(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.drop { $0 <= 0x20 || $0 == 0x3E }
    guard let first = words.first, let last = words.last(where: { $0 > 0x20 }) else { return false }
    if first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
      return words.prefix { $0 == first }.count >= 3
    }
    guard first == UInt8(ascii: "<"), last == UInt8(ascii: ">") else { return false }
    var isInTag = false
    for byte in words {
      if byte == UInt8(ascii: "<") { isInTag = true }
      // An address is a text.
      if byte == UInt8(ascii: ":") || !isInTag && byte > 0x20 { return false }
      if byte == UInt8(ascii: ">") { isInTag = false }
    }
    return true
  }
}

extension TextPlaces {
  /// The place of a text whose marks are there already, in a gap: an item or a callout without its
  /// text.
  ///
  /// - Returns: The bytes up to the place of the text, and those behind it; nil if there is none.
  func emptyPlace(
    in gap: Range<Int>, for prefix: [UInt8]
  ) -> (before: [UInt8], after: [UInt8])? {
    let line = prefix.lastIndex(of: 0x0A).map { prefix[($0 + 1)...] } ?? prefix[...]
    guard let last = line.lastIndex(where: { $0 > 0x20 }),
      // A quote goes on with its mark alone.
      line.contains(where: { $0 > 0x20 && $0 != UInt8(ascii: ">") })
    else { return nil }
    let marks = line[...last]
    var start = gap.lowerBound
    while let end = bytes[start..<gap.upperBound].firstIndex(of: 0x0A) {
      start = end + 1
      let rest = bytes[start..<gap.upperBound]
      guard rest.starts(with: marks) else { continue }
      let stop = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? gap.upperBound
      let place = start + marks.count
      guard bytes[place..<stop].allSatisfy({ $0 <= 0x20 }) else { continue }
      return (
        Array(bytes[gap.lowerBound..<place]) + line[(last + 1)...],
        Array(bytes[stop..<gap.upperBound])
      )
    }
    return nil
  }
}

/// The marks of a text, by which texts in one place of two languages are compared.
struct TextShape: Hashable {
  let kind: Segment.Kind
  let marks: [UInt8]

  init(kind: Segment.Kind, marks: [UInt8]) {
    self.kind = kind
    var shape: [UInt8] = []
    let isLabel = marks.contains(UInt8(ascii: "^"))
    for byte in marks {
      let isDigit = 0x30...0x39 ~= byte && !isLabel
      if isDigit, shape.last == 0x30 { continue }
      shape.append(isDigit ? 0x30 : byte)
    }
    self.marks = shape
  }
}
