/// Where the sentences of a unit lie in its texts, and which belong together: what a page carries so
/// that a sentence which somebody points at can be shown in all languages.
///
/// Each text has a part for every sentence of the first, in their order: `31` for one of so many
/// ``PageCharacters``, `=` for the one before again, which translates both, `0` for none. `-12`
/// passes over characters that belong to no sentence of the first.
package enum SentenceMarks {
  /// The marks of texts, the first of which is the original; nil for a text in which nothing is
  /// sure, and for all if there are no sentences to choose between.
  package static func marks(
    of texts: [[SentenceAligner.Cut]], _ languages: [Language], by aligner: SentenceAligner
  ) -> [String?] {
    let none = [String?](repeating: nil, count: texts.count)
    let counts = texts.map { $0.reduce(0) { $0 + $1.cuts.parts.count } }
    guard let count = counts.first, count > 1, counts.dropFirst().contains(where: { $0 > 1 }) else {
      return none
    }
    let original = SentenceAligner.Text(texts[0], languages[0])
    var marks = none
    var tellsApart = false
    for index in texts.indices.dropFirst() where counts[index] > 0 {
      let beads = aligner.beads(
        original, SentenceAligner.Text(texts[index], languages[index])
      ).filter {
        !$0.isNull && $0.confidence >= SentenceAligner.sure
      }
      guard !beads.isEmpty else { continue }
      tellsApart = tellsApart || beads.contains { $0.a.count < count }
      marks[index] = mark(
        texts[index].flatMap { $0.cuts.parts.map(\.characters) }, beads, of: count)
    }
    guard tellsApart else { return none }
    marks[0] = texts[0].flatMap(\.cuts.parts).map { String($0.characters) }.joined(separator: " ")
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
