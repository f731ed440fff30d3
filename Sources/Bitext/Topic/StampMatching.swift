/// Finds the unit that each stamp belongs to.
///
/// A unit's id is made of its original's text and changes with it. A stamp whose id is gone belongs
/// to the unit with the same original (which was moved), else to the unit with the same
/// translation, else to the unit with the most similar original.
struct StampMatching {
  /// The least share of common words at which an original counts as a changed version of another.
  private static let leastAlike = 0.5

  /// For each unit, its stamps by language.
  let stampOfUnit: [[Language: Stamp]]

  init(_ topic: Topic) {
    // Most topics have no stamps, and their originals need not be compared.
    let stamps = topic.stamps.entries.filter { !$0.isOfField }
    if stamps.isEmpty {
      stampOfUnit = Array(repeating: [:], count: topic.units.count)
      return
    }
    var matching = Matching(topic)
    var rest = matching.claim(stamps) { units, stamp in
      units.unitOfID[stamp.unit].map { [$0] } ?? []
    }
    rest = matching.claim(rest) { units, stamp in
      units.unitsOfSource[Words.compared(in: stamp.source)] ?? []
    }
    let unitsOfTranslation = matching.unitsOfTranslation(in: Set(rest.map(\.language)))
    rest = matching.claim(rest) { units, stamp in
      units.free(unitsOfTranslation[stamp.language]?[stamp.translation] ?? [], for: stamp)
    }
    rest = matching.claimSplit(rest)
    matching.claimMostAlike(rest, atLeast: Self.leastAlike)
    stampOfUnit = matching.stampOfUnit
  }
}

private struct Matching {
  private let topic: Topic
  let unitOfID: [String: Int]
  /// For each unit the words of its original; empty if it has none.
  let sources: [[String]]
  let unitsOfSource: [[String]: [Int]]
  var stampOfUnit: [[Language: Stamp]]

  init(_ topic: Topic) {
    self.topic = topic
    let original = topic.originalLanguage
    let sources = topic.units.map { unit -> [String] in
      guard let original, let variant = topic.mainVariant(of: unit, in: original) else { return [] }
      return Words.compared(in: topic.text(of: variant))
    }
    self.sources = sources
    unitOfID = Dictionary(
      topic.units.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    unitsOfSource = Dictionary(
      grouping: topic.units.indices.filter { !sources[$0].isEmpty }, by: { sources[$0] })
    stampOfUnit = topic.units.map { _ in [:] }
  }

  /// Assigns each stamp to its first free candidate; returns the stamps that got none.
  mutating func claim(
    _ stamps: [Stamp], candidates: (borrowing Matching, Stamp) -> [Int]
  ) -> [Stamp] {
    var rest: [Stamp] = []
    for stamp in stamps where !claim(stamp, from: candidates(self, stamp)) { rest.append(stamp) }
    return rest
  }

  private mutating func claim(_ stamp: Stamp, from candidates: [Int]) -> Bool {
    for unit in candidates {
      if let other = stampOfUnit[unit][stamp.language] {
        // If two branches stamped one unit, the stamp of the current original wins.
        guard other.unit == stamp.unit else { continue }
        if sources[unit] != Words.compared(in: stamp.source) { return true }
      }
      stampOfUnit[unit][stamp.language] = stamp
      return true
    }
    return false
  }

  /// The units that have an original, by language and by the fingerprint of their translation.
  func unitsOfTranslation(in languages: Set<Language>) -> [Language: [String: [Int]]] {
    var units: [Language: [String: [Int]]] = [:]
    for language in languages {
      for index in topic.units.indices where !sources[index].isEmpty {
        guard let variant = topic.mainVariant(of: topic.units[index], in: language) else {
          continue
        }
        let translation = Stamp.fingerprint(of: topic.text(of: variant))
        units[language, default: [:]][translation, default: []].append(index)
      }
    }
    return units
  }

  /// The units among `units` that have no stamp in a stamp's language yet.
  func free(_ units: [Int], for stamp: Stamp) -> [Int] {
    units.filter { stampOfUnit[$0][stamp.language] == nil }
  }

  /// Assigns each stamp of a text that was since cut into several in both languages, to all units
  /// that have a part: joined, their originals and translations are those of the stamp.
  ///
  /// - Returns: The stamps that were not assigned.
  mutating func claimSplit(_ stamps: [Stamp]) -> [Stamp] {
    guard !stamps.isEmpty else { return [] }
    var unitsOfWord: [String: [Int]] = [:]
    for unit in sources.indices {
      if let word = sources[unit].first { unitsOfWord[word, default: []].append(unit) }
    }
    return stamps.filter { stamp in
      let words = Words.compared(in: stamp.source)
      let first = words.first.flatMap { unitsOfWord[$0] } ?? []
      return !first.contains { claimSplit(stamp, words[...], from: $0) }
    }
  }

  private mutating func claimSplit(
    _ stamp: Stamp, _ words: ArraySlice<String>, from first: Int
  ) -> Bool {
    var rest = words
    var parts: [(unit: Int, source: String, translation: String)] = []
    var unit = first
    while !rest.isEmpty, unit < sources.count, rest.starts(with: sources[unit]),
      !sources[unit].isEmpty, stampOfUnit[unit][stamp.language] == nil,
      let variant = topic.mainVariant(of: topic.units[unit], in: stamp.language)
    {
      parts.append(
        (unit, sources[unit].joined(separator: " "), topic.text(of: variant)))
      rest = rest.dropFirst(sources[unit].count)
      unit += 1
    }
    // Japanese sentences stood in one paragraph without a space.
    let isTranslated = [" ", ""].contains { space in
      let whole = parts.map(\.translation).joined(separator: space)
      return Stamp.fingerprint(of: whole) == stamp.translation
    }
    guard rest.isEmpty, parts.count > 1, isTranslated else { return false }
    for part in parts {
      stampOfUnit[part.unit][stamp.language] = Stamp(
        unit: topic.units[part.unit].id, language: stamp.language, source: part.source,
        translation: Stamp.fingerprint(of: part.translation), provenance: stamp.provenance)
    }
    return true
  }

  /// Assigns stamps to the units with the most similar originals, the best pair first.
  mutating func claimMostAlike(_ stamps: [Stamp], atLeast least: Double) {
    guard !stamps.isEmpty else { return }
    let originals = LikeTexts(sources)
    var pairs: [(likeness: Double, stamp: Int, unit: Int)] = []
    for (index, stamp) in stamps.enumerated() {
      let nearest = originals.nearest(to: Words.compared(in: stamp.source)) { unit in
        stampOfUnit[unit][stamp.language] == nil
          && topic.mainVariant(of: topic.units[unit], in: stamp.language) != nil
      }
      for (unit, likeness) in nearest where likeness >= least {
        pairs.append((likeness, index, unit))
      }
    }
    pairs.sort { ($1.likeness, $0.stamp, $0.unit) < ($0.likeness, $1.stamp, $1.unit) }
    var taken: Set<Int> = []
    for pair in pairs where !taken.contains(pair.stamp) {
      let stamp = stamps[pair.stamp]
      guard stampOfUnit[pair.unit][stamp.language] == nil else { continue }
      stampOfUnit[pair.unit][stamp.language] = stamp
      taken.insert(pair.stamp)
    }
  }
}
