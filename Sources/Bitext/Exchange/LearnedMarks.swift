/// How a translation writes the marks of its original, as the texts that it has show.
struct LearnedMarks {
  /// The marks of a text.
  struct Mark {
    let prefix: [UInt8]
    /// The kind and the text of the one that shows it; nil if there is none.
    let kind: Segment.Kind?
    let text: ArraySlice<UInt8>?
  }

  private struct Neighbours: Hashable {
    let separator: [UInt8]
    let before: TextShape
    let after: TextShape
  }

  private let a: TextPlaces
  private let b: TextPlaces
  private let counterparts: [ClosedRange<Int>?]
  /// The originals with a translation, by their shapes, and those whose next text follows in the
  /// translation, too.
  private var ofShape: [TextShape: [Int]] = [:]
  private var ofNeighbours: [Neighbours: [Int]] = [:]

  init(_ a: TextPlaces, _ b: TextPlaces, _ counterparts: [ClosedRange<Int>?]) {
    self.a = a
    self.b = b
    self.counterparts = counterparts
    for (index, counterpart) in counterparts.enumerated() where index >= a.entries {
      guard let counterpart, counterpart.lowerBound >= b.entries else { continue }
      ofShape[a.shape(of: index), default: []].append(index)
      if index + 1 < counterparts.count,
        counterparts[index + 1]?.lowerBound == counterpart.upperBound + 1
      {
        ofNeighbours[neighbours(index), default: []].append(index)
      }
    }
  }

  private func neighbours(_ index: Int) -> Neighbours {
    Neighbours(
      separator: a.gapBytes(after: index), before: a.shape(of: index), after: a.shape(of: index + 1)
    )
  }

  /// What stands between original number `index` and the next, as the translation writes it.
  func separator(after index: Int) -> [UInt8] {
    let own = a.gapBytes(after: index)
    guard own.allSatisfy({ $0 <= 0x20 || $0 == 0x3E }),
      let model = Self.nearest(to: index, in: ofNeighbours[neighbours(index)] ?? []),
      let place = counterparts[model]?.upperBound
    else { return b.written(own) }
    let gap = b.gapBytes(after: place)
    return gap.allSatisfy { $0 <= 0x20 || $0 == 0x3E } ? gap : b.written(own)
  }

  /// The marks before original number `index`, as the translation writes them.
  func mark(of index: Int) -> Mark {
    let own = a.prefix(of: index)
    guard let model = Self.nearest(to: index, in: ofShape[a.shape(of: index)] ?? []),
      let place = counterparts[model]?.lowerBound
    else { return Mark(prefix: b.written(own), kind: nil, text: nil) }
    var prefix = b.prefix(of: place)
    // Numbers go on as those of the original, where the marks are the same.
    if a.shape(of: model) == b.shape(of: place) { prefix = b.written(own) }
    return Mark(prefix: prefix, kind: b.document.segments[place].kind, text: b.text(of: place))
  }

  /// The number in a sorted list that is nearest to another.
  private static func nearest(to index: Int, in numbers: [Int]) -> Int? {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < index { low = middle + 1 } else { high = middle }
    }
    let near = [low - 1, low].filter { numbers.indices.contains($0) }.map { numbers[$0] }
    return near.min { abs($0 - index) < abs($1 - index) }
  }
}
