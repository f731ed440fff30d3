/// Makes the ids of a topic's units, such as `best-practices-3fa2c1`.
///
/// An id consists of the words of the nearest heading above and six hexadecimal digits of a hash of
/// the unit's pivot text. It is the same in every language and does not change with other
/// paragraphs. If a text occurs several times in a topic, its neighbours are hashed too.
struct UnitIdentifiers {
  /// The greatest length of the heading's words in an id, in ASCII characters.
  static let headingLimit = 24

  /// The texts from which an id is made.
  struct Source {
    /// The unit's text in NFC with white space folded, as in segments.
    let text: String
    /// The text of the nearest heading at or above, in the pivot's document.
    let heading: String
  }

  /// One id per unit, in order; units in `pinned` get the ids that a person gave.
  ///
  /// Expected O(n) in the total length of the texts.
  static func make(for sources: [Source], pinned: [Int: String] = [:]) -> [String] {
    let hashes = sources.map { source in
      var hash = StableHash()
      hash.combine(source.text)
      return hash
    }
    // Compared by hash, because two texts with one hash would get one id as well.
    var known = KeyTable(capacity: sources.count)
    var isRepeated = [Bool](repeating: false, count: sources.count)
    for (index, hash) in hashes.enumerated() {
      let first = Int(known.insert(hash.value, Int32(index)))
      if first >= 0 { (isRepeated[first], isRepeated[index]) = (true, true) }
    }
    var taken = Set(pinned.values)
    taken.reserveCapacity(sources.count)
    // The next number of each base, so that many equal texts do not take quadratic time.
    var next: [String: Int] = [:]
    var words = ""
    return sources.indices.map { index in
      // Texts under one heading are consecutive.
      if index == 0 || sources[index].heading != sources[index - 1].heading {
        words = Slug.shorten(Slug.make(from: sources[index].heading), to: headingLimit)
        if !words.isEmpty { words += "-" }
      }
      if let id = pinned[index] { return id }
      var hash = hashes[index]
      if isRepeated[index] {
        hash.combine(index > 0 ? sources[index - 1].text : "")
        hash.combine(index + 1 < sources.count ? sources[index + 1].text : "")
      }
      let base = hash.sixDigits(after: words)
      if taken.insert(base).inserted { return base }
      var copy = next[base] ?? 2
      var id = base
      repeat {
        id = "\(base)-\(copy)"
        copy += 1
      } while !taken.insert(id).inserted
      next[base] = copy
      return id
    }
  }
}
