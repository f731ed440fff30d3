import Bitext

/// The headings and units that a page has so far.
struct PageOutline: Sendable {
  struct Heading: Sendable {
    let id: String
    let level: Int
    let text: String
    let language: Language
    /// The index of the unit in the topic; nil if nobody needs it.
    var unit: Int?
  }

  /// The headings so far, for the table of contents.
  var headings: [Heading] = []
  var levels = HeadingLevels()
  /// The short ids of the topic's headings.
  var names = HeadingNames()
  /// For each unit up to the last one met, whether the page has an element with its id.
  private var identified: [Bool] = []
  /// The units whose ids the page has, in the order of the page.
  private(set) var units: [Int] = []

  /// Whether the page already has an element with the id of a unit.
  func isIdentified(_ unit: Int) -> Bool { unit < identified.count && identified[unit] }

  /// Records that the page has the id of a unit; false if it already had it.
  mutating func identify(_ unit: Int) -> Bool {
    guard !isIdentified(unit) else { return false }
    while identified.count <= unit { identified.append(false) }
    identified[unit] = true
    units.append(unit)
    return true
  }
}
