/// The ways in which the texts of a file of two languages stand beside their translations: which
/// texts are in one block, and where a section ends.
struct TextGroups {
  /// The place of the translation of a text.
  enum Manner {
    /// Next to the text.
    case beside
    /// In a list or a table of its own, next to the list or table of the text.
    case block
    /// Behind other texts of the original.
    case group
  }

  private struct Pair {
    let place: Int
    let kind: Segment.Kind
    let manner: Manner
  }

  private let document: Document
  private let counterparts: [ClosedRange<Int>?]
  private let isOriginal: [Bool]
  /// The number of the outermost list or table around each segment.
  private let blocks: [Int?]
  /// The number of headings of the original before each segment, and in all.
  private let headings: [Int]
  /// The pairs by the places of their originals.
  private var pairs: [Pair] = []

  /// The pairs are the segments of originals and their translations, with whether they are neighbours.
  init(
    _ document: Document, counterparts: [ClosedRange<Int>?], isOriginal: [Bool],
    pairs: [(original: ClosedRange<Int>, translation: ClosedRange<Int>, areNeighbours: Bool)]
  ) {
    self.document = document
    self.counterparts = counterparts
    self.isOriginal = isOriginal
    blocks = document.blocksOfSegments
    var count = 0
    var headings = [0]
    for (segment, isOriginal) in zip(document.segments, isOriginal) {
      if isOriginal, segment.isHeading { count += 1 }
      headings.append(count)
    }
    self.headings = headings
    self.pairs = pairs.compactMap { original, translation, areNeighbours in
      areNeighbours && mayEndGroup(original)
        ? nil
        : Pair(
          place: original.lowerBound, kind: document.segments[original.lowerBound].kind,
          manner: areNeighbours ? .beside : manner(original, translation))
    }.sorted { $0.place < $1.place }
  }

  private func manner(_ original: ClosedRange<Int>, _ translation: ClosedRange<Int>) -> Manner {
    let between = Self.between(original, translation)
    let own = [blocks[original.lowerBound], blocks[translation.lowerBound]].compactMap(\.self)
    return between.allSatisfy { index in blocks[index].map(own.contains) ?? false }
      ? .block : .group
  }

  /// Whether a text with its translation next to it may as well be the last of a group, because the text
  /// above it waits for its own.
  private func mayEndGroup(_ original: ClosedRange<Int>) -> Bool {
    let above = original.lowerBound - 1
    guard above >= 0, isOriginal[above], counterparts[above] == nil else { return false }
    return document.segments[above].kind == document.segments[original.lowerBound].kind
  }

  private func isAcrossHeadings(
    _ original: ClosedRange<Int>, _ translation: ClosedRange<Int>
  ) -> Bool {
    let between = Self.between(original, translation)
    return headings[between.upperBound] > headings[between.lowerBound]
  }

  /// The segments between two texts, whichever comes first.
  private static func between(_ a: ClosedRange<Int>, _ b: ClosedRange<Int>) -> Range<Int> {
    let (first, second) = a.lowerBound <= b.lowerBound ? (a, b) : (b, a)
    return first.upperBound + 1..<max(first.upperBound + 1, second.lowerBound)
  }

  /// Where the translation of a text is to stand, as the nearest pairs have theirs.
  func manner(for original: ClosedRange<Int>) -> Manner {
    let first = original.lowerBound
    let kind = document.segments[first].kind
    let alike = pairs.filter { $0.kind.isLike(kind) }
    let near = (alike.isEmpty ? pairs : alike).sorted {
      abs($0.place - first) < abs($1.place - first)
    }.prefix(5)
    func count(_ manner: Manner) -> Int { near.count { $0.manner == manner } }
    if count(.group) * 2 > near.count { return .group }
    guard blocks[first] != nil else {
      // The translation of a text in a list is no model for texts that are in none.
      return count(.group) > count(.beside) + count(.block) ? .group : .beside
    }
    if alike.isEmpty {
      // Rows of two languages in one table are a custom that some file shows, if it is one.
      return kind == .cell || count(.block) > count(.beside) ? .block : .beside
    }
    if count(.beside) * 2 >= near.count { return .beside }
    return count(.block) >= count(.group) ? .block : .group
  }

  /// The texts that a new one is placed among: those of its list or table, or of its section; nil for
  /// all of the file.
  func scope(of original: ClosedRange<Int>, in manner: Manner) -> ClosedRange<Int>? {
    let (first, last) = (original.lowerBound, original.upperBound)
    if manner == .block {
      let block = blocks[first]
      return extended(original) {
        blocks[$0] == block
      } below: {
        blocks[$0] == block
      }
    }
    if [neighbour(of: first, by: -1), neighbour(of: last, by: 1)].contains(where: { index in
      index.flatMap { isAcrossHeadings(at: $0) } ?? false
    }) {
      return nil
    }
    var isBelowHeading = document.segments[first].isHeading
    return extended(original) { index in
      defer { isBelowHeading = document.segments[index].isHeading }
      return !isBelowHeading
    } below: {
      !document.segments[$0].isHeading
    }
  }

  private func extended(
    _ range: ClosedRange<Int>, above: (Int) -> Bool, below: (Int) -> Bool
  ) -> ClosedRange<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low > 0, isOriginal[low - 1], above(low - 1) { low -= 1 }
    while high + 1 < isOriginal.count, isOriginal[high + 1], below(high + 1) { high += 1 }
    return low...high
  }

  /// The nearest original in a direction that has a translation.
  private func neighbour(of index: Int, by step: Int) -> Int? {
    var next = index + step
    while counterparts.indices.contains(next) {
      if counterparts[next] != nil { return next }
      next += step
    }
    return nil
  }

  private func isAcrossHeadings(at index: Int) -> Bool? {
    counterparts[index].map { isAcrossHeadings(index...index, $0) }
  }

  /// Whether a text that comes behind segment number `place` stands between the translations of its
  /// neighbours, and in its section, if theirs do.
  func keepsOrder(_ original: ClosedRange<Int>, behind place: Int?) -> Bool {
    let place = place ?? -1
    let before = neighbour(of: original.lowerBound, by: -1)
    let after = neighbour(of: original.upperBound, by: 1)
    let (low, high) = (before.flatMap { counterparts[$0] }, after.flatMap { counterparts[$0] })
    let isInOrder = low.flatMap { low in high.map { low.upperBound < $0.lowerBound } } ?? true
    if isInOrder {
      if let low, place < low.upperBound { return false }
      if let high, place >= high.lowerBound { return false }
    }
    let crossed =
      place > original.upperBound
      ? original.upperBound + 1..<place + 1
      : place + 1..<max(place + 1, original.lowerBound)
    guard headings[crossed.upperBound] > headings[crossed.lowerBound] else { return true }
    return [before, after].contains { index in
      index.flatMap { isAcrossHeadings(at: $0) } ?? false
    }
  }

  /// Whether no segment of a block has a translation.
  func isUntranslated(_ block: ClosedRange<Int>) -> Bool {
    block.allSatisfy { counterparts[$0] == nil }
  }
}

extension Document {
  /// The number of the outermost list or table around each segment.
  fileprivate var blocksOfSegments: [Int?] {
    var blocks = [Int?](repeating: nil, count: segments.count)
    var count = 0
    func add(_ nodes: [Node], _ block: Int?) {
      for node in nodes {
        var own: Int {
          if let block { return block }
          count += 1
          return count
        }
        switch node {
        case .segment(let index), .code(let index, _): blocks[index] = block
        case .group(let indices): for index in indices { blocks[index] = block }
        case .quote(let children), .element(_, let children),
          .footnoteDefinition(_, let children):
          add(children, block)
        case .callout(_, let title, let children):
          if let title { blocks[title] = block }
          add(children, block)
        case .list(_, let items):
          let own = own
          for item in items { add(item.children, own) }
        case .table(_, let rows):
          let own = own
          for index in rows.flatMap(\.segments) { blocks[index] = own }
        case .thematicBreak: break
        }
      }
    }
    add(outline, nil)
    return blocks
  }
}
