/// Joins the beads of all pairs of streams into translation units.
///
/// Beads are joined in the order of confidence. A bead is skipped if it would bring two places of
/// one stream into a unit that no bead holds together (``HeldPlaces``), so that surer beads win
/// (best-first agglomeration under a cannot-link constraint).
package struct UnitJoin {
  /// The confidence below which beads are not joined: a wrong pair is worse than none.
  static let threshold = 0.5

  /// Segments that belong together, at `linked[members]`.
  private struct Link {
    let members: Range<Int>
    let confidence: Double
  }

  /// The set that was last seen to hold segments of a stream, and the link at which it was seen.
  private struct Holder {
    var link = 0
    var root = 0
  }

  private let pins: Pins
  private let firstID: [Int]
  private var linked: [Int] = []
  private var sets: UnionFind
  private var held: HeldPlaces
  /// The members of each set as a ring: for each segment the next segment of its set, itself if
  /// alone.
  private var following: [Int]
  private var confidence: [Double]
  /// For each segment, its document and its stream.
  private let fileOfID: [Int]
  private let streamOfID: [Int]
  /// Scratch space by stream for the current link, whose number is ``linkCount``.
  private var holders: [Holder]
  private var linkCount = 0
  /// Scratch space: the sets that the current link brings together.
  private var roots: [Int] = []

  /// The segments of a unit, each with the confidence that brought it in.
  package typealias Unit = [(place: SegmentPlace, confidence: Double)]

  /// The units; each is ordered by document and segment, and the units are in no order.
  ///
  /// Every segment of every document is in exactly one unit. O(links · log links).
  ///
  /// Pinned links are joined first, whatever speaks against them. Segments that a pin keeps apart
  /// are never joined.
  package static func units(
    of documents: [Document], pairs: [StreamPairs.Pair], pins: Pins = Pins()
  ) -> [Unit] {
    var join = UnitJoin(documents, pins)
    let first = join.firstID
    for places in pins.together {
      let link = join.link(places.map { first[$0.document] + $0.segment }, 1)
      join.findRoots(of: link)
      join.join(link)
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
      for index in document.segments.indices {
        let language = document.segments[index].audience
        files.append(file)
        if let stream = known.first(where: { $0.language == language }) {
          streams.append(stream.number)
        } else {
          known.append((language, count))
          streams.append(count)
          count += 1
        }
      }
    }
    firstID = first
    fileOfID = files
    streamOfID = streams
    sets = UnionFind(count: streams.count)
    held = HeldPlaces(streamOfPlace: streams)
    following = Array(streams.indices)
    holders = Array(repeating: Holder(), count: count)
    confidence = Array(repeating: 1, count: streams.count)
  }

  private mutating func link(_ members: [Int], _ confidence: Double) -> Link {
    let start = linked.count
    linked.append(contentsOf: members)
    return Link(members: start..<linked.count, confidence: confidence)
  }

  private mutating func links(of pair: StreamPairs.Pair) -> [Link] {
    let (firstA, firstB) = (firstID[pair.a.file], firstID[pair.b.file])
    let (positionsA, positionsB) = (pair.a.positions, pair.b.positions)
    var links: [Link] = []
    links.reserveCapacity(pair.alignment.beads.count)
    for bead in pair.alignment.beads where !bead.isNull && bead.confidence >= Self.threshold {
      let start = linked.count
      for place in bead.a { linked.append(firstA + positionsA[place]) }
      for place in bead.b { linked.append(firstB + positionsB[place]) }
      links.append(Link(members: start..<linked.count, confidence: bead.confidence))
    }
    return links
  }

  private mutating func add(_ link: Link) {
    findRoots(of: link)
    guard roots.count > 1, !shareAStream() || areHeld(with: link) else { return }
    if !pins.apart.isEmpty {
      var places: Set<SegmentPlace> = []
      for root in roots { forEachMember(of: root) { places.insert(place(of: $0)) } }
      if pins.forbids(places) { return }
    }
    join(link)
  }

  /// Finds the distinct sets that hold the members of a link.
  private mutating func findRoots(of link: Link) {
    roots.removeAll(keepingCapacity: true)
    for index in link.members {
      let root = sets.find(linked[index])
      if !roots.contains(root) { roots.append(root) }
    }
  }

  /// Whether two of the ``roots`` have segments of one stream.
  private mutating func shareAStream() -> Bool {
    linkCount += 1
    for root in roots {
      var member = root
      repeat {
        let stream = streamOfID[member]
        if holders[stream].link != linkCount {
          holders[stream] = Holder(link: linkCount, root: root)
        } else if holders[stream].root != root {
          return true
        }
        member = following[member]
      } while member != root
    }
    return false
  }

  /// Whether, in each stream, beads hold together the segments of the ``roots``.
  private mutating func areHeld(with link: Link) -> Bool {
    let sets = roots.map { root in
      var members: [Int] = []
      forEachMember(of: root) { members.append($0) }
      return members
    }
    for (index, set) in sets.enumerated() {
      for other in sets[(index + 1)...] where !areHeld(set, other, with: link) { return false }
    }
    return true
  }

  /// Whether, in each stream that two sets share, a place of one set is held together with a place
  /// of the other.
  private mutating func areHeld(_ set: [Int], _ other: [Int], with link: Link) -> Bool {
    let bead = linked[link.members]
    var apart: Set<Int> = []
    var together: Set<Int> = []
    for x in set {
      for y in other where streamOfID[x] == streamOfID[y] && !together.contains(streamOfID[x]) {
        if held.hold(x, y, with: bead) {
          together.insert(streamOfID[x])
        } else {
          apart.insert(streamOfID[x])
        }
      }
    }
    return apart.isSubset(of: together)
  }

  private func forEachMember(of root: Int, _ body: (Int) -> Void) {
    var member = root
    repeat {
      body(member)
      member = following[member]
    } while member != root
  }

  private func place(of id: Int) -> SegmentPlace {
    let document = fileOfID[id]
    return SegmentPlace(document: document, segment: id - firstID[document])
  }

  /// Merges the ``roots`` of a link.
  private mutating func join(_ link: Link) {
    // A segment that was alone gets this link's confidence; one that was joined before keeps its
    // own.
    for root in roots where roots.count > 1 && following[root] == root {
      confidence[root] = link.confidence
    }
    for root in roots.dropFirst() {
      sets.union(roots[0], root)
      following.swapAt(roots[0], root)
    }
    held.add(linked[link.members])
  }

  private mutating func units() -> [Unit] {
    var units: [Unit] = []
    var ids: [Int] = []
    for root in following.indices where sets.find(root) == root {
      ids.removeAll(keepingCapacity: true)
      forEachMember(of: root) { ids.append($0) }
      ids.sort()
      units.append(ids.map { (place(of: $0), ids.count == 1 ? 1 : confidence[$0]) })
    }
    return units
  }
}
