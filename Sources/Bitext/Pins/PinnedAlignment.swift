/// Makes an alignment obey the pins of its topic.
package struct PinnedAlignment {
  private let pins: Pins
  private let align: Align

  package init(_ pins: Pins, align: @escaping Align) {
    self.pins = pins
    self.align = align
  }

  /// Aligns two streams as the pins demand.
  ///
  /// If the aligner does not do so by itself, the text between two pins is aligned again, stretch
  /// by stretch, so that a correction also helps its neighbours.
  package func align(_ first: Profile, _ second: Profile) -> Alignment {
    let free = align(first, second)
    let (a, b) = (first.stream, second.stream)
    let pinned = beads(between: a, b)
    let split = forbidden(between: a, b)
    if pinned.isEmpty && split.isEmpty { return free }
    let isObeyed = pinned.allSatisfy { pin in
      free.beads.contains { $0.a == pin.a && $0.b == pin.b }
    }
    var beads = isObeyed ? free.beads : stretches(a, b, between: pinned)
    for pin in pinned { Self.put(pin, into: &beads) }
    for (i, j) in split { Self.separate(i, j, in: &beads) }
    return Alignment(beads: Self.ordered(beads))
  }

  /// The pins that quote a text of both streams, as beads.
  private func beads(between a: Stream, _ b: Stream) -> [Bead] {
    pins.together.compactMap { places in
      let left = Self.members(places, of: a)
      let right = Self.members(places, of: b)
      guard !left.isEmpty, !right.isEmpty else { return nil }
      return Bead(a: left, b: right, confidence: 1)
    }.sorted { $0.a.lexicographicallyPrecedes($1.a) }
  }

  private func forbidden(between a: Stream, _ b: Stream) -> [(Int, Int)] {
    pins.apart.flatMap { places in
      Self.members(places, of: a).flatMap { i in Self.members(places, of: b).map { (i, $0) } }
    }
  }

  private static func members(_ places: [SegmentPlace], of stream: Stream) -> [Int] {
    stream.positions.indices.filter { index in
      places.contains(
        SegmentPlace(document: stream.file, segment: stream.positions[index]))
    }
  }

  /// The beads of the stretches before, between and after those pins that ascend in both streams.
  private func stretches(_ a: Stream, _ b: Stream, between pins: [Bead]) -> [Bead] {
    var beads: [Bead] = []
    var (i, j) = (0, 0)
    for pin in pins {
      guard let left = Self.run(pin.a), let right = Self.run(pin.b), left.lowerBound >= i,
        right.lowerBound >= j
      else { continue }
      beads += stretch(a, i..<left.lowerBound, b, j..<right.lowerBound)
      beads.append(pin)
      (i, j) = (left.upperBound, right.upperBound)
    }
    return beads + stretch(a, i..<a.segments.count, b, j..<b.segments.count)
  }

  private func stretch(_ a: Stream, _ left: Range<Int>, _ b: Stream, _ right: Range<Int>) -> [Bead]
  {
    if left.isEmpty { return right.map { Bead(a: [], b: [$0], confidence: 1) } }
    if right.isEmpty { return left.map { Bead(a: [$0], b: [], confidence: 1) } }
    return align(Profile(a.part(left)), Profile(b.part(right))).beads.map { bead in
      Bead(
        a: bead.a.map { $0 + left.lowerBound }, b: bead.b.map { $0 + right.lowerBound },
        confidence: bead.confidence)
    }
  }

  private static func run(_ members: SegmentIndices) -> Range<Int>? {
    guard let first = members.first, let last = members.last, last - first == members.count - 1
    else { return nil }
    return first..<last + 1
  }

  /// Removes the members of `pin` from all beads and adds it.
  private static func put(_ pin: Bead, into beads: inout [Bead]) {
    beads = beads.compactMap { bead in
      let a = bead.a.filter { !pin.a.contains($0) }
      let b = bead.b.filter { !pin.b.contains($0) }
      if a.count == bead.a.count, b.count == bead.b.count { return bead }
      return a.isEmpty && b.isEmpty ? nil : Bead(a: a, b: b, confidence: bead.confidence)
    }
    beads.append(pin)
  }

  /// Removes one of two texts that do not belong together from the bead that holds both: the text
  /// whose side has others.
  private static func separate(_ i: Int, _ j: Int, in beads: inout [Bead]) {
    guard let index = beads.firstIndex(where: { $0.a.contains(i) && $0.b.contains(j) }) else {
      return
    }
    let bead = beads.remove(at: index)
    if bead.b.count > 1 || bead.a.count == 1 {
      beads.append(
        Bead(
          a: bead.a, b: SegmentIndices(bead.b.filter { $0 != j }), confidence: bead.confidence))
      beads.append(Bead(a: [], b: [j], confidence: 1))
    } else {
      beads.append(
        Bead(
          a: SegmentIndices(bead.a.filter { $0 != i }), b: bead.b, confidence: bead.confidence))
      beads.append(Bead(a: [i], b: [], confidence: 1))
    }
  }

  /// Sorts beads by the first stream; a bead without a segment there comes after the bead that it
  /// follows in the second stream.
  private static func ordered(_ beads: [Bead]) -> [Bead] {
    var ordered = beads.filter { !$0.a.isEmpty }.sorted { $0.a[0] < $1.a[0] }
    for bead in beads.filter(\.a.isEmpty).sorted(by: { $0.b[0] < $1.b[0] }) {
      let before = ordered.lastIndex { $0.b.last.map { $0 < bead.b[0] } ?? false }
      ordered.insert(bead, at: before.map { $0 + 1 } ?? 0)
    }
    return ordered
  }
}

extension Stream {
  /// A range of the segments as a stream.
  fileprivate func part(_ range: Range<Int>) -> Stream {
    Stream(
      file: file, language: language, segments: Array(segments[range]),
      positions: Array(positions[range]))
  }
}
