import Bitext

/// A translation that is disturbed step by step, and where the blocks of the original are in it.
struct DisturbedText {
  private struct Piece {
    var segment: Segment
    /// The blocks of the undisturbed text that it was made of; none if it comes from elsewhere.
    var origins: [Int]
  }

  private let original: Bitext.Stream
  private var pieces: [Piece]
  private var generator: SplitMix64

  /// - Parameters:
  ///   - original: The translation as it is.
  ///   - generator: What decides; the same one disturbs a text in the same way.
  init(_ original: Bitext.Stream, _ generator: SplitMix64) {
    self.original = original
    self.generator = generator
    pieces = original.segments.enumerated().map { Piece(segment: $1, origins: [$0]) }
  }

  private mutating func happens(_ chance: Double) -> Bool {
    Double(generator.next() >> 11) / Double(1 << 53) < chance
  }

  private mutating func index(below count: Int) -> Int { Int(generator.next() % UInt64(count)) }

  /// Moves two or three sections to other places, with the sections inside them.
  ///
  /// - Returns: False if there are no sections to move.
  mutating func moveSections() -> Bool {
    var sections: [[Piece]] = [[]]
    for piece in pieces {
      if let level = piece.segment.headingLevel, level <= Self.movedLevel { sections.append([]) }
      sections[sections.count - 1].append(piece)
    }
    // What stands above the first heading, and the title, stay where they are.
    let first = 2
    guard sections.count > first + 1 else { return false }
    for _ in 0..<min(3, sections.count - first - 1) {
      let moved = sections.remove(at: first + index(below: sections.count - first))
      sections.insert(moved, at: first + index(below: sections.count - first + 1))
    }
    pieces = sections.flatMap(\.self)
    return pieces.indices.contains { pieces[$0].origins != [$0] }
  }

  /// Leaves out a share of the blocks, and puts others in.
  ///
  /// - Parameters:
  ///   - share: From 0 to 1.
  ///   - foreign: Blocks of another text, of which one comes before every tenth block.
  mutating func leaveOut(_ share: Double, puttingIn foreign: [Segment]) {
    var kept: [Piece] = []
    for piece in pieces {
      if !foreign.isEmpty, happens(Self.insertion) {
        kept.append(Piece(segment: foreign[index(below: foreign.count)], origins: []))
      }
      if !happens(share) { kept.append(piece) }
    }
    pieces = kept
  }

  /// Merges neighbouring paragraphs.
  mutating func mergeNeighbours() {
    var merged: [Piece] = []
    for piece in pieces {
      guard let last = merged.last, last.segment.kind == .paragraph,
        piece.segment.kind == .paragraph, !last.origins.isEmpty, !piece.origins.isEmpty,
        happens(Self.merging)
      else {
        merged.append(piece)
        continue
      }
      let space = piece.segment.language == .japanese ? "" : " "
      let text = last.segment.text + space + piece.segment.text
      merged[merged.count - 1] = Piece(
        segment: last.segment.rewritten(as: .paragraph, text, [.text(text)]),
        origins: last.origins + piece.origins)
    }
    pieces = merged
  }

  /// Splits paragraphs of several sentences after one of them, but none that was merged: where such a one
  /// is cut at its seam, both halves would belong to all of it.
  mutating func splitParagraphs() {
    var split: [Piece] = []
    for piece in pieces {
      let sentences =
        piece.segment.kind == .paragraph ? SplitParagraphs.sentences(of: piece.segment.text) : []
      guard sentences.count > 1, piece.origins.count == 1, happens(Self.splitting) else {
        split.append(piece)
        continue
      }
      let space = piece.segment.language == .japanese ? "" : " "
      let count = 1 + index(below: sentences.count - 1)
      for part in [sentences.prefix(count), sentences.dropFirst(count)] {
        let text = part.joined(separator: space)
        split.append(
          Piece(
            segment: piece.segment.rewritten(as: .paragraph, text, [.text(text)]),
            origins: piece.origins))
      }
    }
    pieces = split
  }

  /// Cuts every block but headings and code to its first clause, as an item.
  mutating func abridge() {
    for (index, piece) in pieces.enumerated() {
      let segment = piece.segment
      guard segment.headingLevel == nil, segment.kind != .code else { continue }
      let text = Self.firstClause(of: segment.text)
      pieces[index].segment = segment.rewritten(as: .item, text, [.text(text)])
    }
  }

  /// Makes a paragraph without markup of every block but code.
  mutating func removeMarkup() {
    for (index, piece) in pieces.enumerated() where piece.segment.kind != .code {
      let text = piece.segment.text
      pieces[index].segment = piece.segment.rewritten(as: .paragraph, text, [.text(text)])
    }
  }

  var stream: Bitext.Stream {
    Bitext.Stream(
      file: original.file, language: original.language, segments: pieces.map(\.segment),
      positions: Array(pieces.indices))
  }

  /// The beads of the undisturbed text, as those of this one; beads that share a block are joined.
  func beads(_ gold: [Bead]) -> [Bead] {
    var places: [Int: [Int]] = [:]
    for (index, piece) in pieces.enumerated() {
      for origin in piece.origins { places[origin, default: []].append(index) }
    }
    var beads: [(a: Set<Int>, b: Set<Int>)] = []
    for bead in gold {
      var joined = (a: Set(bead.a), b: Set(bead.b.flatMap { places[$0] ?? [] }))
      for other in beads where !other.b.isDisjoint(with: joined.b) {
        joined.a.formUnion(other.a)
        joined.b.formUnion(other.b)
      }
      beads.removeAll { !$0.b.isDisjoint(with: joined.b) }
      if !joined.a.isEmpty || !joined.b.isEmpty { beads.append(joined) }
    }
    let foreign = pieces.indices.filter { pieces[$0].origins.isEmpty }
    return beads.map { Bead(a: $0.a.sorted(), b: $0.b.sorted(), confidence: 1) }
      + foreign.map { Bead(a: [], b: [$0], confidence: 1) }
  }

  /// A text up to its first mark that ends a clause, or the first half of its words.
  private static func firstClause(of text: String) -> String {
    let marks: Set<Character> = [",", ";", ":", "、", "。", "，", "；", "："]
    if let end = text.firstIndex(where: marks.contains), text[..<end].count >= leastClause {
      return String(text[..<end])
    }
    let words = text.split(separator: " ")
    guard words.count > 3 else { return String(text.prefix(max(leastClause, text.count / 2))) }
    return words.prefix((words.count + 1) / 2).joined(separator: " ")
  }

  /// The least characters of a clause.
  private static let leastClause = 8
  /// The level down to which a section is moved.
  private static let movedLevel = 2
  private static let insertion = 0.1
  private static let merging = 0.15
  private static let splitting = 0.1
}
