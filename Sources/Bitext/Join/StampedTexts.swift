/// Pairs that stand in the notes as a person has stamped them, and that the aligner has given to
/// other texts, because one of them was moved beside a text that was removed or is new.
///
/// A person who stamped two texts has read both, so a stamp counts more than any likeness.
struct StampedTexts {
  private struct Translation: Hashable {
    let language: Language
    let fingerprint: String
  }

  /// A text of a unit, or one of the segments that it has in a language.
  private struct Piece {
    let unit: Int
    let places: [SegmentPlace]
    let isWhole: Bool
  }

  /// A segment that has a partner in a language.
  private struct Claim: Hashable {
    let place: SegmentPlace
    let language: Language
  }

  private let units: [UnitJoin.Unit]
  private let documents: [Document]
  private let original: Language
  private var sources: [[String]: [Piece]] = [:]
  private var translations: [Translation: [Piece]] = [:]

  /// Adds to pins the texts that belong together by stamps and are in several units, or in one with
  /// others.
  ///
  /// Linear in the length of the texts of a topic with stamps; of others, nothing is read.
  static func pin(
    _ units: [UnitJoin.Unit], of documents: [Document], by stamps: Stamps, original: Language?,
    in pins: inout Pins
  ) {
    let stamps = stamps.entries.filter { !$0.isOfField }
    guard let original, !stamps.isEmpty else { return }
    let languages = Set(stamps.map(\.language)).subtracting([original])
    StampedTexts(units, documents, original, languages).pin(stamps, in: &pins)
  }

  private init(
    _ units: [UnitJoin.Unit], _ documents: [Document], _ original: Language,
    _ languages: Set<Language>
  ) {
    (self.units, self.documents, self.original) = (units, documents, original)
    for unit in units.indices {
      for (piece, text) in pieces(of: unit, in: original) {
        sources[Words.compared(in: text), default: []].append(piece)
      }
      for language in languages {
        for (piece, text) in pieces(of: unit, in: language) {
          let key = Translation(language: language, fingerprint: Stamp.fingerprint(of: text))
          translations[key, default: []].append(piece)
        }
      }
    }
  }

  private func pieces(of unit: Int, in language: Language) -> [(Piece, text: String)] {
    let all = places(of: unit, in: language)
    let places = all.filter { $0.document == all[0].document }
    if places.isEmpty { return [] }
    let texts = places.map { documents[$0.document].segments[$0.segment].text }
    let whole = Piece(unit: unit, places: places, isWhole: true)
    let single = zip(places, texts).map { place, text in
      (Piece(unit: unit, places: [place], isWhole: false), text: text)
    }
    return [(whole, text: texts.joined(separator: " "))] + (places.count > 1 ? single : [])
  }

  private func places(of unit: Int, in language: Language) -> [SegmentPlace] {
    units[unit].map(\.place).filter {
      documents[$0.document].segments[$0.segment].audience == language
    }
  }

  private func pin(_ stamps: [Stamp], in pins: inout Pins) {
    var claimed: Set<Claim> = []
    var apart: [(language: Language, source: Piece, translation: Piece)] = []
    for stamp in stamps {
      let sources = sources[Words.compared(in: stamp.source)] ?? []
      let key = Translation(language: stamp.language, fingerprint: stamp.translation)
      let translations = translations[key] ?? []
      let whole = Set(translations.filter(\.isWhole).map(\.unit))
      let fitting = sources.filter { $0.isWhole && whole.contains($0.unit) }
      for piece in fitting { claimed.formUnion(claims(of: piece.unit, stamp.language)) }
      // Of equal texts, any could be the one that was stamped.
      guard fitting.isEmpty, sources.count == 1, translations.count == 1 else { continue }
      apart.append((stamp.language, sources[0], translations[0]))
    }
    let pinned = Set(pins.together.joined())
    for (language, source, translation) in apart {
      let places = source.places + translation.places
      let claims = places.map { Claim(place: $0, language: language) }
      // Each text has one partner: a second stamp of it is of a branch that was merged.
      guard claimed.isDisjoint(with: claims), pinned.isDisjoint(with: places),
        !pins.forbids(Set(places))
      else { continue }
      claimed.formUnion(claims)
      pins.together.append(places.sorted())
      pins.apart += others(of: translation, in: original, but: source)
      pins.apart += others(of: source, in: language, but: translation)
    }
  }

  private func claims(of unit: Int, _ language: Language) -> [Claim] {
    (places(of: unit, in: original) + places(of: unit, in: language)).map {
      Claim(place: $0, language: language)
    }
  }

  /// A piece with each text that its unit has in a language besides its partner.
  private func others(
    of piece: Piece, in language: Language, but partner: Piece
  ) -> [[SegmentPlace]] {
    places(of: piece.unit, in: language).filter { !partner.places.contains($0) }
      .flatMap { other in piece.places.map { [$0, other].sorted() } }
  }
}
