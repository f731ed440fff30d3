import Bitext

/// The work that the units of a topic need in each language: a translation, an update to the
/// present original, or a look at a doubtful pair.
struct UnitNeeds: Sendable {
  /// The names of the states that ask for work, in the order in which a page offers them.
  static let states = ["missing", "out-of-date", "low-confidence"]

  /// For each unit its needs, such as `missing-ko low-confidence-ja`; empty if it has none.
  let ofUnit: [String]
  /// For each of ``states``, the number of units.
  let counts: [Int]

  /// - Parameters:
  ///   - states: For each unit the states of its texts in `languages`.
  ///   - languages: The columns of the page.
  init(_ states: [[UnitState?]], in languages: [Language]) {
    var counts = Self.states.map { _ in 0 }
    ofUnit = states.map { states in
      var needs = ""
      for (place, name) in Self.states.enumerated() {
        var isWanted = false
        for (language, state) in zip(languages, states) where state?.asksForWork == place {
          needs += needs.isEmpty ? "" : " "
          needs += name + "-" + language.tag
          isWanted = true
        }
        if isWanted { counts[place] += 1 }
      }
      return needs
    }
    self.counts = counts
  }
}

extension UnitState {
  /// The index of the state in ``UnitNeeds/states``; nil if it needs no work.
  fileprivate var asksForWork: Int? {
    switch self {
    case .missing: 0
    case .outOfDate: 1
    case .lowConfidence: 2
    case .original, .extra, .unreviewed, .current: nil
    }
  }
}
