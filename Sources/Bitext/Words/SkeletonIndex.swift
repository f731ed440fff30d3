/// An index of the words of a stream by their skeletons.
struct SkeletonIndex: Sendable {
  struct Entry: Sendable {
    let code: UInt64
    let word: Int32
    /// The number of consonants.
    let length: UInt8
    /// The number of entries with the same skeleton up to this one.
    let rank: Int32
    /// The previous entry with the same skeleton, or -1.
    let previous: Int32
  }

  private(set) var entries: [Entry] = []
  /// The entries of word `w` are `entries[starts[w]..<starts[w + 1]]`.
  private(set) var starts: [Int32] = [0]
  private var last: KeyTable

  /// - Parameter capacity: The number of words that fit before the index grows.
  init(capacity: Int = 0) {
    last = KeyTable(capacity: capacity)
    entries.reserveCapacity(capacity)
    starts.reserveCapacity(capacity + 1)
  }

  /// Adds the next word.
  mutating func append(_ variants: Skeleton.Variants) {
    let word = Int32(starts.count - 1)
    variants.forEach { variant in
      let previous = last.exchange(Self.mixed(variant.code), Int32(entries.count))
      let rank = previous < 0 ? 1 : entries[Int(previous)].rank + 1
      entries.append(
        Entry(
          code: variant.code, word: word, length: UInt8(variant.count), rank: rank,
          previous: previous))
    }
    starts.append(Int32(entries.count))
  }

  func range(ofWord word: Int) -> Range<Int> { Int(starts[word])..<Int(starts[word + 1]) }

  /// The index of the last entry with a skeleton, or -1.
  func last(_ code: UInt64) -> Int { Int(last[Self.mixed(code)]) }

  private static func mixed(_ code: UInt64) -> UInt64 {
    let product = code &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 32)
  }
}
