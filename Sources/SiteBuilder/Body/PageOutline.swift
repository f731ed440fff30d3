import Bitext

/// The headings of a page, and the units that it has so far.
struct PageOutline: Sendable {
  struct Heading: Sendable {
    let id: String
    let level: Int
    let text: String
    let language: Language
  }

  /// The headings written so far, for the contents of the page.
  var headings: [Heading] = []
  var levels = HeadingLevels()
  /// For each unit of the page's topic up to the last one met, whether the page has its id.
  private var identified: [Bool] = []

  /// Whether the page has the id of a unit already.
  func isIdentified(_ unit: Int) -> Bool { unit < identified.count && identified[unit] }

  /// Notes that the page has the id of a unit; false if it had it before.
  mutating func identify(_ unit: Int) -> Bool {
    guard !isIdentified(unit) else { return false }
    while identified.count <= unit { identified.append(false) }
    identified[unit] = true
    return true
  }
}
