/// Turns the levels that authors give to headings into levels without gaps below the page's title.
struct HeadingLevels: Sendable {
  private var open: [Int] = []

  /// The level on the page, 2...6, of a heading that its source gives `level`, 1...6.
  mutating func level(for level: Int) -> Int {
    while let last = open.last, last >= level { open.removeLast() }
    open.append(level)
    return min(open.count + 1, 6)
  }
}
