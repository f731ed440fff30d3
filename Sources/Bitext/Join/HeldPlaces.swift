/// Records which places of one stream the beads hold together.
///
/// A bead holds together the places of one stream that it names, and also the partners of each of
/// them: if one Japanese paragraph is paired with two English paragraphs, the two Korean paragraphs
/// that translate these belong beside it as well.
struct HeldPlaces {
  /// An occurrence of a place in a bead.
  private struct Mention {
    let bead: ArraySlice<Int>
    /// The mention of the same place before this one, or -1.
    let previous: Int
  }

  private let streamOfPlace: [Int]
  /// Sets of places that beads name together with others of their stream.
  private var named: UnionFind
  private var mentions: [Mention] = []
  /// For each place, its last mention, or -1.
  private var lastMention: [Int]

  /// - Parameter streamOfPlace: The stream of each place.
  init(streamOfPlace: [Int]) {
    self.streamOfPlace = streamOfPlace
    named = UnionFind(count: streamOfPlace.count)
    lastMention = Array(repeating: -1, count: streamOfPlace.count)
  }

  /// Adds a bead, given by the places of both sides.
  mutating func add(_ bead: ArraySlice<Int>) {
    for place in bead {
      mentions.append(Mention(bead: bead, previous: lastMention[place]))
      lastMention[place] = mentions.count - 1
    }
    guard bead.count > 2 else { return }
    for place in bead {
      for other in bead where other > place && isOneStream(place, other) {
        named.union(place, other)
      }
    }
  }

  /// Whether two places of one stream are held together by the beads added so far and `bead`.
  ///
  /// Linear in the number of beads that name the two places.
  mutating func hold(_ x: Int, _ y: Int, with bead: ArraySlice<Int>) -> Bool {
    if bead.contains(x), bead.contains(y) { return true }
    let partnersOfY = partners(of: y, with: bead)
    for z in partners(of: x, with: bead) {
      for w in partnersOfY where isOneStream(z, w) {
        if named.find(z) == named.find(w) || (names(bead, z) && names(bead, w)) { return true }
      }
    }
    return false
  }

  /// Whether a bead names a place or one of its set.
  private mutating func names(_ bead: ArraySlice<Int>, _ place: Int) -> Bool {
    bead.contains { named.find($0) == named.find(place) }
  }

  /// The places of other streams that beads pair with a place.
  private func partners(of place: Int, with bead: ArraySlice<Int>) -> [Int] {
    var partners = bead.contains(place) ? Array(bead) : []
    var mention = lastMention[place]
    while mention >= 0 {
      partners += mentions[mention].bead
      mention = mentions[mention].previous
    }
    return partners.filter { !isOneStream($0, place) }
  }

  private func isOneStream(_ a: Int, _ b: Int) -> Bool { streamOfPlace[a] == streamOfPlace[b] }
}
