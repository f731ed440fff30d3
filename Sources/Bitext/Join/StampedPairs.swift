/// Pairs that a person has stamped and the aligner does not find any more, because one of the texts
/// was moved or the original was written anew.
///
/// Both texts stand alone then, and a stamp has their former state: its original and the
/// fingerprint of its translation.
struct StampedPairs {
  private struct Translation: Hashable {
    let language: Language
    let fingerprint: String
  }

  /// A unit to which a text in a language was given.
  private struct Gift: Hashable {
    let unit: Int
    let language: Language
  }

  private let units: [UnitJoin.Unit]
  private let documents: [Document]
  private let original: Language
  private let languages: [Set<Language>]
  private let unitOfSegment: [[Int]]
  /// The units without an original, by their texts.
  private let lone: [Translation: [Int]]
  private var taken: Set<Gift> = []
  private var pairs: [[SegmentPlace]] = []

  /// The places of units that belong together.
  ///
  /// Linear in the length of the texts that stand alone; of all originals, where a stamped
  /// translation among them has lost its own.
  static func pairs(
    of units: [UnitJoin.Unit], in documents: [Document], by stamps: Stamps, _ pins: Pins,
    original: Language?
  ) -> [[SegmentPlace]] {
    guard let original, !stamps.entries.isEmpty else { return [] }
    var search = StampedPairs(units, documents, original)
    if search.lone.isEmpty { return [] }
    let rest = search.pairMoved(stamps.entries, pins)
    search.pairRewritten(rest, pins)
    return search.pairs
  }

  private init(_ units: [UnitJoin.Unit], _ documents: [Document], _ original: Language) {
    (self.units, self.documents, self.original) = (units, documents, original)
    languages = units.map { unit in
      Set(unit.map { documents[$0.place.document].segments[$0.place.segment].audience })
    }
    var unitOfSegment = documents.map { Array(repeating: 0, count: $0.segments.count) }
    var lone: [Translation: [Int]] = [:]
    for (index, unit) in units.enumerated() {
      for (place, _) in unit { unitOfSegment[place.document][place.segment] = index }
      guard !languages[index].contains(original) else { continue }
      for language in languages[index] where language.isDetermined {
        let text = Self.text(of: unit, in: language, documents)
        let key = Translation(language: language, fingerprint: Stamp.fingerprint(of: text))
        lone[key, default: []].append(index)
      }
    }
    (self.unitOfSegment, self.lone) = (unitOfSegment, lone)
  }

  /// The text of a unit in a language, of the first document that has one.
  private static func text(
    of unit: UnitJoin.Unit, in language: Language, _ documents: [Document]
  ) -> String {
    let places = unit.map(\.place).filter {
      documents[$0.document].segments[$0.segment].audience == language
    }
    return places.filter { $0.document == places[0].document }
      .map { documents[$0.document].segments[$0.segment].text }.joined(separator: " ")
  }

  /// The unit without an original that has the translation of a stamp; nil if it is not the only
  /// one: equal texts could be any of these.
  private func translated(by stamp: Stamp) -> Int? {
    let key = Translation(language: stamp.language, fingerprint: stamp.translation)
    guard let found = lone[key], found.count == 1 else { return nil }
    return taken.contains(Gift(unit: found[0], language: original)) ? nil : found[0]
  }

  /// Pairs translations with the originals of their stamps, wherever these are now.
  ///
  /// - Returns: The stamps of translations that still stand alone.
  private mutating func pairMoved(_ stamps: [Stamp], _ pins: Pins) -> [Stamp] {
    let stamps = stamps.filter { translated(by: $0) != nil }
    let isWanted = Set(stamps.map(\.language))
    var originals: [[String]: [Int]] = [:]
    for (unit, places) in units.enumerated()
    where languages[unit].contains(original) && !languages[unit].isSuperset(of: isWanted) {
      let text = Self.text(of: places, in: original, documents)
      originals[Words.compared(in: text), default: []].append(unit)
    }
    return stamps.filter { stamp in
      guard let translation = translated(by: stamp) else { return false }
      let sources = (originals[Words.compared(in: stamp.source)] ?? [])
        .filter { !languages[$0].contains(stamp.language) }
      return sources.count != 1 || !join(sources[0], translation, pins)
    }
  }

  /// Brings an original and its translation together, if no pin is against it and neither has a
  /// text in a language of the other.
  private mutating func join(_ source: Int, _ translation: Int, _ pins: Pins) -> Bool {
    let gifts = languages[translation].map { Gift(unit: source, language: $0) }
    let places = (units[source] + units[translation]).map(\.place).sorted()
    guard languages[source].isDisjoint(with: languages[translation]),
      taken.isDisjoint(with: gifts), !pins.forbids(Set(places))
    else { return false }
    taken.formUnion(gifts)
    taken.insert(Gift(unit: translation, language: original))
    pairs.append(places)
    return true
  }

  // MARK: Originals that were written anew

  /// Pairs translations whose originals are gone with the originals that stand in their places.
  ///
  /// That is sure where as many originals as translations stand alone between two pairs.
  private mutating func pairRewritten(_ stamps: [Stamp], _ pins: Pins) {
    guard !stamps.isEmpty else { return }
    var known: Set<[String]> = []
    for (unit, places) in units.enumerated() where languages[unit].contains(original) {
      known.insert(Words.compared(in: Self.text(of: places, in: original, documents)))
    }
    var lost: [Language: Set<Int>] = [:]
    for stamp in stamps where !known.contains(Words.compared(in: stamp.source)) {
      if let unit = translated(by: stamp) { lost[stamp.language, default: []].insert(unit) }
    }
    for (language, lost) in lost.sorted(by: { $0.key < $1.key }) {
      for (document, segments) in unitOfSegment.enumerated() {
        let own = segments.indices.filter {
          documents[document].segments[$0].audience == language
        }
        pairRewritten(lost, language, in: own.map { segments[$0] }, pins)
      }
    }
  }

  /// Pairs those of one document, where `text` are the units of its texts in a language, in their
  /// order.
  private mutating func pairRewritten(
    _ lost: Set<Int>, _ language: Language, in text: [Int], _ pins: Pins
  ) {
    var before: SegmentPlace?
    var run: [Int] = []
    for unit in text + [-1] {
      if unit >= 0, !languages[unit].contains(original) {
        if lost.contains(unit), run.last != unit { run.append(unit) }
        continue
      }
      let after = unit < 0 ? nil : place(of: unit, isLast: false)
      if !run.isEmpty {
        let originals = originals(after: before, before: after, without: language)
        if originals.count == run.count, zip(originals, run).allSatisfy(areAlike) {
          for (source, translation) in zip(originals, run) { _ = join(source, translation, pins) }
        }
        run = []
      }
      if unit >= 0 { before = place(of: unit, isLast: true) }
    }
  }

  /// Where the original of a unit begins, or ends.
  private func place(of unit: Int, isLast: Bool) -> SegmentPlace? {
    let places = units[unit].lazy.map(\.place).filter {
      documents[$0.document].segments[$0.segment].audience == original
    }
    return isLast ? places.last : places.first
  }

  /// The units with an original and no text in a language, between two originals of a document.
  private func originals(
    after first: SegmentPlace?, before last: SegmentPlace?, without language: Language
  ) -> [Int] {
    guard let document = (first ?? last)?.document, (last ?? first)?.document == document else {
      return []
    }
    let lower = first.map { $0.segment + 1 } ?? 0
    let upper = last?.segment ?? documents[document].segments.count
    guard lower < upper else { return [] }
    var found: [Int] = []
    for segment in lower..<upper
    where documents[document].segments[segment].audience == original {
      let unit = unitOfSegment[document][segment]
      if !languages[unit].contains(language), found.last != unit { found.append(unit) }
    }
    return found
  }

  /// Whether both units are headings, or neither.
  private func areAlike(_ source: Int, _ translation: Int) -> Bool {
    func isHeading(_ unit: Int) -> Bool {
      let place = units[unit][0].place
      return documents[place.document].segments[place.segment].isHeading
    }
    return isHeading(source) == isHeading(translation)
  }
}
