/// The headings above a text, from the first level on.
struct HeadingPath {
  private var open: [(level: UInt8, text: String)] = []

  var headings: [String] { open.map(\.text) }

  mutating func enter(_ text: String, _ kind: Segment.Kind) {
    guard case .heading(let level) = kind else { return }
    while let last = open.last, last.level >= level { open.removeLast() }
    open.append((level, text))
  }
}
