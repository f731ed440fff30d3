/// Places for missing texts where the translation follows the order of its original: in a file of
/// its own, or in a group below the original's.
///
/// The bytes between two texts and before them are learned from other pairs: marks of items, blank
/// lines of loose lists, levels of headings.
struct ParallelPlaces {
  let a: TextPlaces
  let b: TextPlaces
  /// For each segment of the original, the segments of its translation.
  let counterparts: [ClosedRange<Int>?]
  /// The segments of the originals of missing texts.
  let pending: Set<Int>
  /// Whether a segment of `a` is an original; other segments end a group.
  let isOriginal: [Bool]
  /// Whether originals and translations stand in groups of one file.
  let isGrouped: Bool
  /// The originals that a new text is placed by; nil for all.
  private var scope: ClosedRange<Int>?
  let learned: LearnedMarks
  let framings = Framings()
  /// The segments of the translation that have an original.
  private let taken: Set<Int>

  init(
    a: TextPlaces, b: TextPlaces, counterparts: [ClosedRange<Int>?], pending: Set<Int>,
    isOriginal: [Bool], isGrouped: Bool
  ) {
    self.a = a
    self.b = b
    self.counterparts = counterparts
    self.pending = pending
    self.isOriginal = isOriginal
    self.isGrouped = isGrouped
    learned = LearnedMarks(a, b, counterparts, isShared: isGrouped)
    taken = Set(counterparts.compactMap(\.self).joined())
  }

  /// The same places, for a text that is placed by some originals alone.
  func within(_ scope: ClosedRange<Int>?) -> ParallelPlaces {
    var places = self
    places.scope = scope
    return places
  }

  private func isInScope(_ index: Int) -> Bool {
    isOriginal[index] && scope?.contains(index) ?? true
  }

  /// The ways to insert a text, the best first.
  func ways(for text: MissingText) -> [TextInsertion] {
    let (first, last) = (text.original.lowerBound, text.original.upperBound)
    let kind = a.document.segments[first].kind
    guard kind != .frontMatter else { return [] }
    let mark = learned.mark(of: first, isTitled: text.paragraphs.first?.hasPrefix("**") ?? false)
    guard let parts = parts(of: text, marked: mark) else { return [] }
    let (before, after) = (neighbour(from: first, by: -1), neighbour(from: last, by: 1))
    let new = LearnedMarks.New(
      original: text.original, shape: TextShape(kind: mark.kind ?? kind, marks: mark.prefix))
    let trail = self.trail(of: new, to: after)
    let inner = MissingText.inner(mark.prefix, lineEnding: b.document.lineEnding)
    let ends = MissingText.suffix(mark.prefix)
    let suffix = a.gapBytes(after: last).starts(with: ends) ? ends : []
    let whole = elements(around: text.original)
    func insertion(_ segment: Int?, _ separator: [UInt8]?, _ trail: [UInt8]?) -> TextInsertion {
      let gap = b.gap(after: segment)
      return TextInsertion(
        segment: segment, gap: gap, order: text.order,
        separator: separator.map { b.withoutHalfElements($0, at: gap, keeping: whole) },
        prefix: mark.prefix, parts: parts, suffix: suffix, inner: inner,
        trail: trail.map { b.withoutHalfElements($0, at: gap, keeping: whole) },
        footnote: a.document.footnotePlace(of: first))
    }
    var ways = [framed(text, parts, mark.prefix, from: before, to: after)].compactMap(\.self)
    let place = before.flatMap { home(of: text, after: $0) }
    if before != nil || !isGrouped,
      let empty = b.emptyPlace(in: b.gap(after: place), for: mark.prefix)
    {
      ways.append(filling(empty, after: place, insertion(place, nil, nil)))
    }
    if let before, let place {
      let separator = self.separator(before: new, after: before)
      let ofItems = separatorOfItems(after: place, mark)
      if let ofItems, kind != .item { ways.append(insertion(place, ofItems, trail)) }
      ways.append(insertion(place, separator, trail))
      if let (head, tail) = amongTags(text.original, from: before, to: after, at: place) {
        ways.append(insertion(place, head, tail))
      }
      ways.append(insertion(place, separator, nil))
    }
    if let after, let next = counterparts[after]?.lowerBound, next >= b.entries {
      let place = next > b.entries ? next - 1 : nil
      if before == nil, place == nil, !isGrouped {
        ways.append(insertion(nil, self.separator(before: new, after: nil), trail))
      }
      ways.append(insertion(place, nil, trail))
    }
    if before == nil, after == nil { ways += alone(new, insertion) }
    if let place {
      if let ofItems = separatorOfItems(after: place, mark) {
        ways.append(insertion(place, ofItems, nil))
      }
      ways.append(insertion(place, b.document.lineEnding + b.document.lineEnding, nil))
    }
    return ways
  }

  private func parts(of text: MissingText, marked mark: LearnedMarks.Mark) -> [TextInsertion.Part]?
  {
    let first = text.original.lowerBound
    let kind = a.document.segments[first].kind
    let columns =
      kind == .cell ? mark.text.flatMap { TableColumns(in: b.bytes, at: $0.startIndex) } : nil
    return text.parts(
      prefix: mark.prefix, kind: kind == .cell ? kind : mark.kind ?? kind,
      like: mark.text ?? a.text(of: first), lineEnding: b.document.lineEnding, in: columns,
      breaksSentences: kind.holdsSentences && learned.breaksSentences)
  }

  /// A text in a place that has its marks already, but no words.
  private func filling(
    _ empty: (before: [UInt8], after: [UInt8]), after place: Int?, _ text: TextInsertion
  ) -> TextInsertion {
    TextInsertion(
      segment: place, gap: text.gap, order: text.order, separator: empty.before, prefix: [],
      parts: text.parts, inner: text.inner, trail: empty.after, footnote: text.footnote)
  }

  /// The elements that begin and end around missing texts that stand together in the original.
  private func elements(around original: ClosedRange<Int>) -> Set<[UInt8]> {
    var (low, high) = (original.lowerBound, original.upperBound)
    while low > a.entries, isMissing(low - 1) { low -= 1 }
    while high + 1 < counterparts.count, isMissing(high + 1) { high += 1 }
    return a.wholeElements(between: low == a.entries ? nil : low - 1, and: high + 1)
  }

  private func isMissing(_ index: Int) -> Bool {
    counterparts[index] == nil && pending.contains(index)
  }

  /// The bytes before and behind a text in a gap with tags, some of which the original has before
  /// the text and the others behind it.
  private func amongTags(
    _ original: ClosedRange<Int>, from before: Int, to after: Int?, at place: Int
  ) -> (head: [UInt8], tail: [UInt8])? {
    let (first, last) = (original.lowerBound, original.upperBound)
    return b.split(
      b.gap(after: place), a.tags(between: before, and: first),
      a.tags(between: last, and: after ?? counterparts.count),
      blank: b.document.lineEnding + b.document.lineEnding)
  }

  /// The segment of the translation that a text comes after, where its nearest neighbour stands
  /// before: the neighbour's, or code and pictures behind it in the place of those of the original,
  /// or a heading behind it that is nobody's translation and has no text yet.
  ///
  /// A title at the beginning of a paragraph may be a heading in the translation.
  private func home(of text: MissingText, after before: Int) -> Int? {
    guard var place = end(of: before) else { return nil }
    if !isGrouped { place = endOfFigures(after: place, before, upTo: text.original.lowerBound) }
    guard !isGrouped, !a.document.segments[text.original.lowerBound].isHeading else {
      return place
    }
    var headings: [Int] = []
    var next = place + 1
    while next < b.places.count, b.document.segments[next].isHeading, !taken.contains(next),
      next + 1 == b.places.count || b.document.segments[next + 1].isHeading
    {
      headings.append(next)
      next += 1
    }
    guard !headings.isEmpty else { return place }
    let waiting = (before + 1..<text.original.lowerBound).count { pending.contains($0) }
    return headings[min(waiting, headings.count - 1)]
  }

  /// The last of the code and pictures that the translation has behind `place`, as many as the
  /// original has between two of its segments, where both have others: a picture for a tree of files.
  private func endOfFigures(after place: Int, _ before: Int, upTo first: Int) -> Int {
    var left = (before + 1..<max(before + 1, first)).count {
      counterparts[$0] == nil && Self.isFigure(a.document.segments[$0])
    }
    var end = place
    while left > 0, end + 1 < b.places.count, !taken.contains(end + 1),
      Self.isFigure(b.document.segments[end + 1])
    {
      end += 1
      left -= 1
    }
    return end
  }

  private static func isFigure(_ segment: Segment) -> Bool {
    switch segment.kind {
    case .code, .image, .html: true
    case .heading, .paragraph, .item, .quote, .caption, .cell, .frontMatter: false
    }
  }

  /// The last segment of the translation of original number `index`; of several segments, the last
  /// before tags, because the title of a fold is no part of the paragraph above it.
  private func end(of index: Int) -> Int? {
    guard let range = counterparts[index], !isGrouped, range.count > 1,
      counterparts.count(where: { $0 == range }) == 1
    else { return counterparts[index]?.upperBound }
    return range.dropLast().first { !b.tags(between: $0, and: $0 + 1).isEmpty }
      ?? range.upperBound
  }

  /// The bytes between two items of the list that a new item goes on with; nil for other texts.
  private func separatorOfItems(after place: Int, _ mark: LearnedMarks.Mark) -> [UInt8]? {
    guard mark.kind == .item else { return nil }
    let shape = TextShape(kind: .item, marks: mark.prefix)
    guard b.shape(of: place) == shape else { return nil }
    for index in [place, place - 1]
    where index >= b.entries && index + 1 < b.places.count
      && b.shape(of: index) == shape && b.shape(of: index + 1) == shape
    {
      let gap = b.gapBytes(after: index)
      if gap.allSatisfy({ $0 <= 0x20 }) { return gap }
    }
    return b.document.lineEnding
  }

  /// The ways to insert a text without a neighbour that has a translation.
  private func alone(
    _ text: LearnedMarks.New, _ insertion: (Int?, [UInt8]?, [UInt8]?) -> TextInsertion
  ) -> [TextInsertion] {
    let first = text.original.lowerBound
    guard isGrouped else {
      let last = b.places.count > b.entries ? b.places.count - 1 : nil
      let separator = last == nil ? self.separator(before: text, after: nil) : nil
      return [insertion(last, separator ?? b.document.lineEnding + b.document.lineEnding, nil)]
    }
    var end = text.original.upperBound
    while end + 1 < isOriginal.count, isInScope(end + 1) { end += 1 }
    let isFirst = !(a.entries..<first).reversed().prefix { isInScope($0) }
      .contains { pending.contains($0) }
    let blank = b.document.lineEnding + b.document.lineEnding
    let separator =
      isFirst ? betweenGroups(near: first) ?? blank : self.separator(before: text, after: nil)
    return [separator, blank].map { separator in
      var text = insertion(end, separator, nil)
      text.opensList = true
      return text
    }
  }

  /// The bytes between a group of originals and that of their translations, in the nearest such
  /// groups of texts of one kind.
  func betweenGroups(near index: Int, of kind: Segment.Kind? = nil) -> [UInt8]? {
    for number in [Array(0..<index).reversed(), Array(index..<counterparts.count)].joined() {
      guard let start = counterparts[number]?.lowerBound, start > number, start > 0,
        kind.map({ $0 == a.document.segments[number].kind }) ?? true,
        (number..<start).allSatisfy({ isOriginal[$0] })
      else { continue }
      return Array(a.bytes[a.places[start - 1].textEnd..<a.places[start].start])
    }
    return nil
  }

  /// The nearest original before or after `index` that has a translation.
  private func neighbour(from index: Int, by step: Int) -> Int? {
    var next = index + step
    while next >= a.entries, next < counterparts.count, isInScope(next) {
      if counterparts[next] != nil, !pending.contains(next) { return next }
      next += step
    }
    return nil
  }

  /// Whether a segment of the original has a translation, or gets one.
  private func isThere(_ index: Int) -> Bool {
    counterparts[index] != nil || pending.contains(index)
  }

  private func separator(before new: LearnedMarks.New, after place: Int?) -> [UInt8] {
    let index = new.original.lowerBound
    let previous = index - 1
    guard previous >= a.entries else {
      // At the top of the file.
      return place == nil ? b.written(a.gapBytes(after: nil)) : [0x0A, 0x0A]
    }
    if isThere(previous) { return learned.separator(after: previous, with: new) }
    // A text that is not there takes its own separator with it.
    if let place, a.shape(of: place + 1) == a.shape(of: index) {
      return learned.separator(after: place, with: new)
    }
    if place == nil, !isGrouped { return b.written(a.gapBytes(after: nil)) }
    return learned.separator(after: previous, with: new)
  }

  private func trail(of new: LearnedMarks.New, to place: Int?) -> [UInt8]? {
    let index = new.original.upperBound
    let next = index + 1
    guard next < counterparts.count, isOriginal[next] else { return nil }
    if isThere(next) { return learned.separator(after: index, with: new) }
    guard let place else { return nil }
    if a.shape(of: place - 1) == a.shape(of: index) {
      return learned.separator(after: place - 1, with: new)
    }
    return nil
  }
}

extension Document {
  /// The line ending that the file has.
  var lineEnding: [UInt8] {
    let bytes = source.bytes
    guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else {
      return [0x0A]
    }
    return [0x0D, 0x0A]
  }
}

extension TextPlaces {
  /// Bytes of another file with the line endings of this one.
  func written(_ bytes: [UInt8]) -> [UInt8] {
    let ending = document.lineEnding
    let bare = bytes.filter { $0 != 0x0D }
    return ending.count == 1 ? bare : bare.flatMap { $0 == 0x0A ? ending : [$0] }
  }
}
