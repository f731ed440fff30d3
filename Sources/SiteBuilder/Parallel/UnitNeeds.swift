import Bitext

/// What the units of a topic lack in each language: a translation, one of the original as it is now,
/// or a look at a doubtful pair.
struct UnitNeeds: Sendable {
  /// The names of the states that ask for work, in the order in which a page offers them.
  static let states = ["missing", "out-of-date", "low-confidence"]

  /// For each unit its needs, such as `missing-ko low-confidence-ja`; empty if it has none.
  let ofUnit: [String]
  /// For each of ``states``, the number of units.
  let counts: [Int]

  init(of topic: Topic, _ states: UnitStates, in languages: [Language]) {
    var counts = Self.states.map { _ in 0 }
    ofUnit = topic.units.indices.map { unit in
      var needs: [String] = []
      var found: Set<Int> = []
      for language in languages {
        guard let name = states.state(of: unit, in: language)?.name,
          let place = Self.states.firstIndex(of: name)
        else { continue }
        needs.append("\(name)-\(language.tag)")
        found.insert(place)
      }
      for place in found { counts[place] += 1 }
      return needs.joined(separator: " ")
    }
    self.counts = counts
  }
}
