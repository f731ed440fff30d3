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
    let sides = Set(free.beads.map { [$0.a, $0.b] })
    let isObeyed = pinned.allSatisfy { sides.contains([$0.a, $0.b]) }
    var beads = isObeyed ? free.beads : stretches(a, b, between: pinned)
    Self.put(pinned, into: &beads)
    Self.separate(split, in: &beads)
    return Alignment(beads: Self.ordered(beads))
  }

  /// The pins that quote a text of both streams, as beads.
  private func beads(between a: Stream, _ b: Stream) -> [Bead] {
    let (indicesA, indicesB) = (Self.indices(of: a), Self.indices(of: b))
    return pins.together.compactMap { places in
      let left = Self.members(places, indicesA)
      let right = Self.members(places, indicesB)
      guard !left.isEmpty, !right.isEmpty else { return nil }
      return Bead(a: left, b: right, confidence: 1)
    }.sorted { $0.a.lexicographicallyPrecedes($1.a) }
  }

  private func forbidden(between a: Stream, _ b: Stream) -> [(Int, Int)] {
    let (indicesA, indicesB) = (Self.indices(of: a), Self.indices(of: b))
    return pins.apart.flatMap { places in
      Self.members(places, indicesA).flatMap { i in
        Self.members(places, indicesB).map { (i, $0) }
      }
    }
  }

  /// The index of each segment in a stream.
  private static func indices(of stream: Stream) -> [SegmentPlace: Int] {
    Dictionary(
      stream.positions.enumerated().map { index, position in
        (SegmentPlace(document: stream.file, segment: position), index)
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func members(
    _ places: [SegmentPlace], _ indices: [SegmentPlace: Int]
  ) -> [Int] {
    Set(places).compactMap { indices[$0] }.sorted()
  }

  /// The beads of the stretches before, between and after those pins that ascend in both streams.
  private func stretches(_ a: Stream, _ b: Stream, between pins: [Bead]) -> [Bead] {
    var beads: [Bead] = []
    var (i, j) = (0, 0)
    for pin in pins {
      guard let left = Self.run(pin.a), let right = Self.run(pin.b), left.lowerBound >= i,
        right.lowerBound >= j
      else { continue }
      beads += a.beads(i..<left.lowerBound, with: b, j..<right.lowerBound, by: align)
      beads.append(pin)
      (i, j) = (left.upperBound, right.upperBound)
    }
    return beads + a.beads(i..<a.segments.count, with: b, j..<b.segments.count, by: align)
  }

  private static func run(_ members: SegmentIndices) -> Range<Int>? {
    guard let first = members.first, let last = members.last, last - first == members.count - 1
    else { return nil }
    return first..<last + 1
  }

  /// Removes the members of pins from all other beads, and adds the pins.
  ///
  /// Of two pins with a text in common, the later one has it.
  private static func put(_ pins: [Bead], into beads: inout [Bead]) {
    var pinOfA: [Int: Int] = [:]
    var pinOfB: [Int: Int] = [:]
    for (number, pin) in pins.enumerated() {
      for i in pin.a { pinOfA[i] = number }
      for j in pin.b { pinOfB[j] = number }
    }
    func remaining(_ bead: Bead, of number: Int?) -> Bead? {
      let a = bead.a.filter { pinOfA[$0] == number }
      let b = bead.b.filter { pinOfB[$0] == number }
      if a.count == bead.a.count, b.count == bead.b.count { return bead }
      return a.isEmpty && b.isEmpty ? nil : Bead(a: a, b: b, confidence: bead.confidence)
    }
    beads = beads.compactMap { remaining($0, of: nil) }
    beads += pins.enumerated().compactMap { remaining($1, of: $0) }
  }

  /// Removes one of two texts that do not belong together from the bead that holds both, for each
  /// of `pairs`: the text whose side has others.
  private static func separate(_ pairs: [(Int, Int)], in beads: inout [Bead]) {
    guard !pairs.isEmpty else { return }
    var beadOfA: [Int: Int] = [:]
    for (index, bead) in beads.enumerated() {
      for i in bead.a { beadOfA[i] = index }
    }
    for (i, j) in pairs {
      guard let index = beadOfA[i], beads[index].b.contains(j) else { continue }
      let bead = beads[index]
      if bead.b.count > 1 || bead.a.count == 1 {
        beads[index] = Bead(
          a: bead.a, b: SegmentIndices(bead.b.filter { $0 != j }), confidence: bead.confidence)
        beads.append(Bead(a: [], b: [j], confidence: 1))
      } else {
        beads[index] = Bead(
          a: SegmentIndices(bead.a.filter { $0 != i }), b: bead.b, confidence: bead.confidence)
        beadOfA[i] = beads.count
        beads.append(Bead(a: [i], b: [], confidence: 1))
      }
    }
  }

  /// Sorts beads by the first stream; a bead without a segment there comes after the last bead with
  /// an earlier segment of the second stream.
  private static func ordered(_ beads: [Bead]) -> [Bead] {
    let linked = beads.filter { !$0.a.isEmpty }.sorted { $0.a[0] < $1.a[0] }
    let byEnd = linked.indices.filter { !linked[$0].b.isEmpty }.sorted {
      (linked[$0].b.last ?? 0, $0) < (linked[$1].b.last ?? 0, $1)
    }
    // The beads that follow each bead of `linked`; those under -1 come before all.
    var following: [Int: [Bead]] = [:]
    var (passed, place) = (0, -1)
    for bead in beads.filter(\.a.isEmpty).sorted(by: { $0.b[0] < $1.b[0] }) {
      while passed < byEnd.count, (linked[byEnd[passed]].b.last ?? 0) < bead.b[0] {
        place = max(place, byEnd[passed])
        passed += 1
      }
      following[place, default: []].append(bead)
    }
    return linked.indices.reduce(into: following[-1] ?? []) { ordered, index in
      ordered.append(linked[index])
      ordered += following[index] ?? []
    }
  }
}
