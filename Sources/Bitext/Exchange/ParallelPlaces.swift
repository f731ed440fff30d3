/// Places for missing texts where the translation follows the order of its original: in a file of
/// its own, or in a group below the original's.
///
/// What stands between two texts and before them, other pairs teach: marks of items, blank lines of
/// loose lists, levels of headings.
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
  private let learned: LearnedMarks

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
    learned = LearnedMarks(a, b, counterparts)
  }

  /// The ways to insert a text, the best first.
  func ways(for text: MissingText) -> [TextInsertion] {
    let first = text.original.lowerBound
    let last = text.original.upperBound
    let kind = a.document.segments[first].kind
    guard kind != .frontMatter else { return [] }
    let mark = learned.mark(of: first)
    guard
      let parts = text.parts(
        prefix: mark.prefix, kind: mark.kind ?? kind, like: mark.text ?? a.text(of: first),
        lineEnding: b.document.lineEnding)
    else { return [] }
    let before = neighbour(from: first, by: -1)
    let after = neighbour(from: last, by: 1)
    let trail = self.trail(of: last, to: after)
    func insertion(_ segment: Int?, _ separator: [UInt8]?, _ trail: [UInt8]?) -> TextInsertion {
      TextInsertion(
        segment: segment, gap: b.gap(after: segment), order: text.order, separator: separator,
        prefix: mark.prefix, parts: parts,
        inner: MissingText.inner(mark.prefix, lineEnding: b.document.lineEnding), trail: trail,
        footnote: a.document.footnotePlace(of: first))
    }
    var ways: [TextInsertion] = []
    let place = before.flatMap { counterparts[$0]?.upperBound }
    if before != nil || !isGrouped,
      let empty = b.emptyPlace(in: b.gap(after: place), for: mark.prefix)
    {
      ways.append(
        TextInsertion(
          segment: place, gap: b.gap(after: place), order: text.order, separator: empty.before,
          prefix: [], parts: parts,
          inner: MissingText.inner(mark.prefix, lineEnding: b.document.lineEnding),
          trail: empty.after, footnote: a.document.footnotePlace(of: first)))
    }
    if let before, let place {
      let separator = self.separator(before: first, after: before)
      ways.append(insertion(place, separator, trail))
      ways.append(insertion(place, separator, nil))
    }
    if let after, let next = counterparts[after]?.lowerBound, next >= b.entries {
      let place = next > b.entries ? next - 1 : nil
      if before == nil, place == nil, !isGrouped {
        ways.append(insertion(nil, self.separator(before: first, after: nil), trail))
      }
      ways.append(insertion(place, nil, trail))
    }
    if before == nil, after == nil { ways += alone(text, insertion) }
    if let before, let place = counterparts[before]?.upperBound {
      ways.append(insertion(place, b.document.lineEnding + b.document.lineEnding, nil))
    }
    return ways
  }

  /// The ways to insert a text without a neighbour that has a translation.
  private func alone(
    _ text: MissingText, _ insertion: (Int?, [UInt8]?, [UInt8]?) -> TextInsertion
  ) -> [TextInsertion] {
    let first = text.original.lowerBound
    guard isGrouped else {
      let last = b.places.count > b.entries ? b.places.count - 1 : nil
      let separator = last == nil ? self.separator(before: first, after: nil) : nil
      return [insertion(last, separator ?? b.document.lineEnding + b.document.lineEnding, nil)]
    }
    var end = text.original.upperBound
    while end + 1 < isOriginal.count, isOriginal[end + 1] { end += 1 }
    let isFirst = !(a.entries..<first).reversed().prefix { isOriginal[$0] }
      .contains { pending.contains($0) }
    let blank = b.document.lineEnding + b.document.lineEnding
    let separator = isFirst ? betweenGroups ?? blank : self.separator(before: first, after: nil)
    return [insertion(end, separator, nil), insertion(end, blank, nil)]
  }

  /// What stands between a group of originals and that of their translations.
  private var betweenGroups: [UInt8]? {
    for (index, counterpart) in counterparts.enumerated() {
      guard let start = counterpart?.lowerBound, start > index, start > 0,
        (index..<start).allSatisfy({ isOriginal[$0] })
      else { continue }
      return Array(a.bytes[a.places[start - 1].textEnd..<a.places[start].start])
    }
    return nil
  }

  /// The nearest original before or after `index` that has a translation.
  private func neighbour(from index: Int, by step: Int) -> Int? {
    var next = index + step
    while next >= a.entries, next < counterparts.count, isOriginal[next] {
      if counterparts[next] != nil, !pending.contains(next) { return next }
      next += step
    }
    return nil
  }

  /// Whether a segment of the original has a translation, or gets one.
  private func isThere(_ index: Int) -> Bool {
    counterparts[index] != nil || pending.contains(index)
  }

  private func separator(before index: Int, after place: Int?) -> [UInt8] {
    let previous = index - 1
    guard previous >= a.entries else {
      // At the top of the file.
      return place == nil ? b.written(a.gapBytes(after: nil)) : [0x0A, 0x0A]
    }
    if isThere(previous) { return learned.separator(after: previous) }
    // A text that is not there takes its own separator with it.
    if let place, a.shape(of: place + 1) == a.shape(of: index) {
      return learned.separator(after: place)
    }
    if place == nil, !isGrouped { return b.written(a.gapBytes(after: nil)) }
    return learned.separator(after: previous)
  }

  private func trail(of index: Int, to place: Int?) -> [UInt8]? {
    let next = index + 1
    guard next < counterparts.count, isOriginal[next] else { return nil }
    if isThere(next) { return learned.separator(after: index) }
    guard let place else { return nil }
    if a.shape(of: place - 1) == a.shape(of: index) { return learned.separator(after: place - 1) }
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
