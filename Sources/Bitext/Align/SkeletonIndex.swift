/// The words of a stream by their skeletons.
struct SkeletonIndex: Sendable {
  struct Entry: Sendable {
    let code: UInt64
    let word: Int32
    let strength: Float
    /// The entry with the same skeleton before this one, or -1.
    let previous: Int32
  }

  private(set) var entries: [Entry] = []
  /// The entries of each word: `entries[starts[w]..<starts[w + 1]]`.
  private(set) var starts: [Int32] = [0]
  private var last = KeyTable(capacity: 128)

  init(_ words: [Word]) {
    for (index, word) in words.enumerated() {
      Skeleton.variants(of: word).forEach { variant in
        let key = Self.mixed(variant.code)
        entries.append(
          Entry(
            code: variant.code, word: Int32(index), strength: variant.strength,
            previous: last[key]))
        last[key] = Int32(entries.count - 1)
      }
      starts.append(Int32(entries.count))
    }
  }

  func entries(ofWord word: Int) -> ArraySlice<Entry> {
    entries[Int(starts[word])..<Int(starts[word + 1])]
  }

  /// Calls `body` for every entry with a skeleton.
  @inline(__always)
  func forEach(_ code: UInt64, _ body: (Entry) -> Void) {
    var index = last[Self.mixed(code)]
    while index >= 0 {
      body(entries[Int(index)])
      index = entries[Int(index)].previous
    }
  }

  private static func mixed(_ code: UInt64) -> UInt64 {
    let product = code &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 32)
  }
}
