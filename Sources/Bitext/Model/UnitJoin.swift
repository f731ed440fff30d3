/// Joins the beads of all pairs of streams into translation units.
///
/// The surest beads join first. A bead is left out where it would bring two places of one stream
/// into one unit that no bead holds together: what is surer stands (best-first agglomeration
/// under a cannot-link constraint).
struct UnitJoin {
  /// Beads below this confidence join nothing: a wrong pair is worse than none.
  static let threshold = 0.5

  private struct Link {
    let members: [Int]
    let confidence: Double
  }

  private let pins: Pins
  private let firstID: [Int]
  private var sets: UnionFind
  private var members: [[Int]]
  private var confidence: [Double]
  /// For each segment, its document and the number of its stream.
  private let fileOfID: [Int]
  private let streamOfID: [Int]

  /// A unit's segments with the confidence that brought each of them in.
  typealias Unit = [(place: SegmentPlace, confidence: Double)]

  /// The units, each ordered by document and segment; unordered among themselves.
  ///
  /// Every segment of every document is in exactly one. O(links · log links).
  ///
  /// What the pins put together is joined first, whatever holds it apart; what they keep apart is
  /// never joined.
  static func units(
    of documents: [Document], pairs: [StreamPairs.Pair], pins: Pins = Pins()
  ) -> [Unit] {
    var join = UnitJoin(documents, pins)
    for places in pins.together {
      join.join(
        Link(members: places.map { join.firstID[$0.document] + $0.segment }, confidence: 1))
    }
    var links = pairs.flatMap { join.links(of: $0) }
    links.sort { ($1.confidence, $0.members.count) < ($0.confidence, $1.members.count) }
    for link in links { join.add(link) }
    return join.units()
  }

  private init(_ documents: [Document], _ pins: Pins) {
    self.pins = pins
    var first: [Int] = []
    var files: [Int] = []
    var streams: [Int] = []
    var count = 0
    for (file, document) in documents.enumerated() {
      first.append(streams.count)
      var known: [(language: Language, number: Int)] = []
      for segment in document.segments {
        files.append(file)
        if let stream = known.first(where: { $0.language == segment.language }) {
          streams.append(stream.number)
        } else {
          known.append((segment.language, count))
          streams.append(count)
          count += 1
        }
      }
    }
    firstID = first
    fileOfID = files
    streamOfID = streams
    sets = UnionFind(count: streams.count)
    members = streams.indices.map { [$0] }
    confidence = Array(repeating: 1, count: streams.count)
  }

  private func links(of pair: StreamPairs.Pair) -> [Link] {
    pair.alignment.beads.compactMap { bead in
      guard !bead.isNull, bead.confidence >= Self.threshold else { return nil }
      let a = bead.a.map { firstID[pair.a.file] + pair.a.positions[$0] }
      let b = bead.b.map { firstID[pair.b.file] + pair.b.positions[$0] }
      return Link(members: a + b, confidence: bead.confidence)
    }
  }

  private mutating func add(_ link: Link) {
    // Most links are of two segments that nothing holds yet.
    if link.members.count == 2, pins.apart.isEmpty {
      let (a, b) = (sets.find(link.members[0]), sets.find(link.members[1]))
      if a == b { return }
      if members[a].count == 1, members[b].count == 1, streamOfID[a] != streamOfID[b] {
        join(link)
        return
      }
    }
    let roots = Set(link.members.map { sets.find($0) }).sorted()
    guard roots.count > 1 else { return }
    var holders: [Int: [Int]] = [:]
    for root in roots {
      for stream in Set(members[root].map { streamOfID[$0] }) {
        holders[stream, default: []].append(root)
      }
    }
    let held = Set(link.members)
    for (stream, roots) in holders where roots.count > 1 {
      let together = roots.flatMap { members[$0] }.filter { streamOfID[$0] == stream }
      guard together.allSatisfy({ held.contains($0) }) else { return }
    }
    if !pins.apart.isEmpty, pins.forbids(Set(roots.flatMap { members[$0] }.map(place))) { return }
    join(link)
  }

  private func place(of id: Int) -> SegmentPlace {
    let document = fileOfID[id]
    return SegmentPlace(document: document, segment: id - firstID[document])
  }

  private mutating func join(_ link: Link) {
    var roots: [Int] = []
    for member in link.members {
      let root = sets.find(member)
      if !roots.contains(root) { roots.append(root) }
    }
    guard roots.count > 1 else { return }
    roots.sort()
    for root in roots.dropFirst() { sets.union(roots[0], root) }
    let root = sets.find(roots[0])
    let joined = roots.flatMap { members[$0] }.sorted()
    // What was alone until now is as sure as this link; what was joined before keeps its own.
    for old in roots where members[old].count == 1 { confidence[members[old][0]] = link.confidence }
    for old in roots { members[old] = [] }
    members[root] = joined
  }

  private func units() -> [Unit] {
    members.filter { !$0.isEmpty }.map { ids in
      ids.map { id in
        let document = fileOfID[id]
        let place = SegmentPlace(document: document, segment: id - firstID[document])
        return (place, ids.count == 1 ? 1 : confidence[id])
      }
    }
  }
}
