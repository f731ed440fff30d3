/// Pairs that a person has stamped and the aligner does not find any more, because one of the texts
/// was moved.
///
/// Both texts stand alone then, and a stamp knows what they were: its original and the fingerprint
/// of its translation.
enum StampedPairs {
  /// The places of units that belong together.
  static func pairs(
    of units: [UnitJoin.Unit], in documents: [Document], by stamps: Stamps, _ pins: Pins
  ) -> [[SegmentPlace]] {
    guard !stamps.entries.isEmpty else { return [] }
    let texts = units.map { Text($0, documents) }
    var originals: [[String]: [Int]] = [:]
    var translations: [Key: [Int]] = [:]
    for (unit, text) in texts.enumerated() {
      guard let text else { continue }
      originals[text.words, default: []].append(unit)
      let fingerprint = Stamp.fingerprint(of: text.text)
      translations[Key(language: text.language, fingerprint: fingerprint), default: []].append(unit)
    }
    var taken: Set<Int> = []
    return stamps.entries.compactMap { stamp in
      let sources = originals[Words.compared(in: stamp.source)] ?? []
      let targets =
        translations[Key(language: stamp.language, fingerprint: stamp.translation)] ?? []
      // Equal texts that stand alone in several places could be any of these.
      guard sources.count == 1, targets.count == 1, sources != targets,
        texts[sources[0]]?.language != stamp.language,
        taken.isDisjoint(with: sources + targets)
      else { return nil }
      let places = (units[sources[0]] + units[targets[0]]).map(\.place).sorted()
      guard !pins.forbids(Set(places)) else { return nil }
      taken.formUnion(sources + targets)
      return places
    }
  }

  private struct Key: Hashable {
    let language: Language
    let fingerprint: String
  }

  /// The text of a unit that has one language alone.
  private struct Text {
    let language: Language
    let text: String
    let words: [String]

    init?(_ unit: UnitJoin.Unit, _ documents: [Document]) {
      let segments = unit.map { documents[$0.place.document].segments[$0.place.segment] }
      let audience = segments[0].audience
      guard audience.isDetermined, segments.allSatisfy({ $0.audience == audience }),
        unit.allSatisfy({ $0.place.document == unit[0].place.document })
      else { return nil }
      language = audience
      text = segments.map(\.text).joined(separator: " ")
      words = Words.compared(in: text)
    }
  }
}
