/// The places of the sentences of a unit in its texts, and which belong together: marks that a page
/// carries so that a sentence which somebody points at can be shown in all languages.
///
/// Each text has a part for every sentence of the first, in their order: `31` for one of so many
/// ``PageCharacters``, `=` for the one before again, which translates both, `0` for none. `-12`
/// passes over characters that belong to no sentence of the first.
package enum SentenceMarks {
  /// Texts of one unit; the first is the original.
  package struct Unit: Sendable {
    /// Each text as the segments that it is made of.
    package var texts: [[SentenceAligner.Cut]]
    /// For each text its language.
    package var languages: [Language]

    package init(_ texts: [[SentenceAligner.Cut]], _ languages: [Language]) {
      self.texts = texts
      self.languages = languages
    }

    /// Whether there are sentences to choose between on both sides.
    fileprivate var hasSeveral: Bool {
      guard let first = texts.first, Self.count(first) > 1 else { return false }
      return texts.dropFirst().contains { Self.count($0) > 1 }
    }

    fileprivate static func count(_ text: [SentenceAligner.Cut]) -> Int {
      text.reduce(0) { $0 + $1.cuts.parts.count }
    }
  }

  /// The marks of the texts of each unit; nil for a text in which nothing is sure, and for all of a
  /// unit if there are no sentences to choose between.
  package static func marks(of units: [Unit], by aligner: SentenceAligner) -> [[String?]] {
    var pairs: [SentenceAligner.Pair] = []
    var places: [(unit: Int, text: Int)] = []
    for (number, unit) in units.enumerated() where unit.hasSeveral {
      let original = SentenceAligner.Text(unit.texts[0], unit.languages[0])
      for index in unit.texts.indices.dropFirst() where Unit.count(unit.texts[index]) > 0 {
        pairs.append(
          SentenceAligner.Pair(
            original, SentenceAligner.Text(unit.texts[index], unit.languages[index])))
        places.append((number, index))
      }
    }
    var marks = units.map { [String?](repeating: nil, count: $0.texts.count) }
    var tellsApart = [Bool](repeating: false, count: units.count)
    for (place, all) in zip(places, aligner.beads(pairs)) {
      let beads = all.filter { !$0.isNull && $0.confidence >= SentenceAligner.sure }
      guard !beads.isEmpty else { continue }
      let unit = units[place.unit]
      let count = Unit.count(unit.texts[0])
      if beads.contains(where: { $0.a.count < count }) { tellsApart[place.unit] = true }
      marks[place.unit][place.text] = mark(
        unit.texts[place.text].flatMap { $0.cuts.parts.map(\.characters) }, beads, of: count)
    }
    for (number, unit) in units.enumerated() {
      if tellsApart[number] {
        marks[number][0] = unit.texts[0].flatMap(\.cuts.parts).map { String($0.characters) }
          .joined(separator: " ")
      } else {
        marks[number] = [String?](repeating: nil, count: unit.texts.count)
      }
    }
    return marks
  }

  private static func mark(_ characters: [Int], _ beads: [Bead], of count: Int) -> String {
    var tokens: [String] = []
    var place = 0
    var rest = beads[...]
    var isAgain = false
    for sentence in 0..<count {
      guard let bead = rest.first, let first = bead.b.first, let last = bead.b.last,
        bead.a.contains(sentence)
      else {
        tokens.append("0")
        continue
      }
      if isAgain {
        tokens.append("=")
      } else {
        let skipped = characters[place..<first].reduce(0, +)
        if skipped > 0 { tokens.append("-\(skipped)") }
        tokens.append(String(characters[first...last].reduce(0, +)))
        place = last + 1
      }
      isAgain = bead.a.last != sentence
      if !isAgain { rest.removeFirst() }
    }
    let skipped = characters[place...].reduce(0, +)
    if skipped > 0 { tokens.append("-\(skipped)") }
    return tokens.joined(separator: " ")
  }
}
