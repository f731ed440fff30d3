/// Maps the heading levels of a source to levels without gaps below the page's title.
struct HeadingLevels: Sendable {
  private var open: [Int] = []

  /// The level on the page, 2...6, for a heading of `level` 1...6 in the source.
  mutating func level(for level: Int) -> Int {
    while let last = open.last, last >= level { open.removeLast() }
    open.append(level)
    return min(open.count + 1, 6)
  }
}
