/// Makes the ids of a topic's units, such as `rows-fit-text-well-3fa2c1`.
///
/// An id consists of the first words of the unit's pivot text and six hexadecimal digits of its
/// hash. It is the same in every language and does not change with anything else: not with other
/// paragraphs, headings or the title. If a text occurs several times in a topic, its neighbours are
/// hashed too.
struct UnitIdentifiers {
  /// The greatest length of the words in an id, in ASCII characters.
  static let wordLimit = 24

  /// Makes the ids of units.
  ///
  /// - Parameters:
  ///   - sources: The texts of the units, in NFC with white space folded.
  ///   - pinned: The ids that a person gave, by the indices of their units.
  /// - Returns: An id for each text, no two of them equal.
  /// - Complexity: Expected O(n) in the total length of the texts.
  static func make(for sources: [String], pinned: [Int: String] = [:]) -> [String] {
    let hashes = sources.map { source in
      var hash = StableHash()
      hash.combine(source)
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
    return sources.indices.map { index in
      if let id = pinned[index] { return id }
      var hash = hashes[index]
      if isRepeated[index] {
        hash.combine(index > 0 ? sources[index - 1] : "")
        hash.combine(index + 1 < sources.count ? sources[index + 1] : "")
      }
      let base = hash.sixDigits(after: words(of: sources[index]))
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

  /// The first words of a text with a hyphen after them; empty if none is in Latin letters.
  private static func words(of text: String) -> String {
    let beginning = String(text.unicodeScalars.prefix(3 * wordLimit))
    let words = Slug.shorten(Slug.make(from: beginning), to: wordLimit)
    return words.isEmpty ? "" : words + "-"
  }

  /// Whether an id may have been made of a text; one that a person gave rarely looks like it.
  static func mayBeMade(_ id: String) -> Bool {
    id.split(separator: "-").suffix(2).contains { part in
      part.utf8.count == 6 && part.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
    }
  }
}
