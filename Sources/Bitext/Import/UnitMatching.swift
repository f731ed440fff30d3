/// Finds the unit of the notes that each unit of a delivery translates.
///
/// A unit's name is made of its original, so it is gone when the original has changed, and its first
/// part is gone when the topic has another title. Then the unit is the one with the same original,
/// else the one with the translation that was exported, else the one with the most similar original.
struct UnitMatching {
  struct Match {
    /// The index of the unit in the exchange.
    let unit: Int
    /// Whether the delivered text translates an original in other words than that of the unit.
    let isStale: Bool
  }

  /// The least share of common words at which an original counts as a changed version of another.
  static let leastAlike = 0.5
  /// The least share of common words where the units before and after are neighbours of the unit,
  /// too.
  private static let leastAlikeInPlace = 0.25

  /// For each unit of the delivery, its match.
  private(set) var matches: [Match?]
  /// For units without a match, the unit with the most similar original, if any is similar at all.
  private(set) var nearest: [Int: Int] = [:]

  private let exchange: Exchange
  private let delivery: Delivery
  /// The words of the originals of the notes, by unit; nil for units without one.
  private let originals: [[String]?]
  private var isTaken: [Bool]
  /// The words of the delivered originals, once they are asked for again and again.
  private var sent: [[String]] = []

  /// - Complexity: O(n) in the lengths of the delivery and the notes, and a bounded amount of work
  ///   for each unit that is gone.
  init(_ delivery: Delivery, _ exchange: Exchange) {
    self.delivery = delivery
    self.exchange = exchange
    originals = exchange.units.map { unit in
      unit.rendering(in: exchange.original).map { Delivery.words(of: $0.text) }
    }
    matches = Array(repeating: nil, count: delivery.units.count)
    isTaken = Array(repeating: false, count: exchange.units.count)
    matchNames()
    guard matches.contains(where: { $0 == nil }) else { return }
    sent = delivery.units.indices.map { words($0) }
    let topics = matchOriginals()
    exchangeEqual()
    matchTranslations(topics)
    matchAlike(topics)
  }

  private func words(_ number: Int) -> [String] {
    sent.isEmpty ? Delivery.words(of: delivery.units[number].original.plainText) : sent[number]
  }

  private var unmatched: [Int] { matches.indices.filter { matches[$0] == nil } }

  private mutating func take(_ unit: Int, for number: Int, isStale: Bool) {
    matches[number] = Match(unit: unit, isStale: isStale && isReworded(unit, number))
    isTaken[unit] = true
  }

  /// Whether the original has changed in a way that a translation has to follow.
  private func isReworded(_ unit: Int, _ number: Int) -> Bool {
    guard let now = exchange.units[unit].rendering(in: exchange.original) else { return true }
    return Rewording(from: delivery.units[number].original.plainText, to: now.text) == .words
  }

  private mutating func matchNames() {
    let places = exchange.units.enumerated().reduce(into: [:]) { $0[$1.element.name] = $1.offset }
    for (number, delivered) in delivery.units.enumerated() {
      guard let unit = places[delivered.name] else { continue }
      // Only an id that a person gave stays when the original changes.
      let isStale =
        (exchange.units[unit].field != nil || !UnitIdentifiers.mayBeMade(exchange.units[unit].id))
        && !words(number).isEmpty
        && originals[unit] != words(number)
      take(unit, for: number, isStale: isStale)
    }
  }

  /// Matches units by equal originals, first of those topics that have most of them.
  ///
  /// - Returns: For each topic of the delivery, the topic of the notes that it is now.
  private mutating func matchOriginals() -> [Substring: String] {
    var unitsOfOriginal: [[String]: [Int]] = [:]
    for (unit, words) in originals.enumerated() {
      if let words, !words.isEmpty, !isTaken[unit] {
        unitsOfOriginal[words, default: []].append(unit)
      }
    }
    let rest = unmatched
    let candidates = rest.map { number in
      (unitsOfOriginal[words(number)] ?? []).filter { fits($0, number) }
    }
    var found = matches.enumerated().compactMap { number, match in
      match.map { (number: number, unit: $0.unit) }
    }
    for (number, units) in zip(rest, candidates) where units.count == 1 {
      found.append((number, units[0]))
    }
    let topics = topics(of: found)
    // Equal texts are taken in their order; a list of many is walked once.
    var next: [Int: Int] = [:]
    for isAnywhere in [false, true] {
      for (number, units) in zip(rest, candidates) where matches[number] == nil && !units.isEmpty {
        let topic = topics[delivery.units[number].topic]
        var place = next[units[0]] ?? 0
        while place < units.count, isTaken[units[place]] { place += 1 }
        next[units[0]] = place
        // A text that says much is the same in another topic, to which it was moved.
        let isMoved = isAnywhere && units.count == 1 && words(number).count >= Self.longText
        let free = units[place...].prefix(Self.mostCandidates).first { unit in
          !isTaken[unit] && (isMoved || exchange.units[unit].topic == topic)
        }
        if let free { take(free, for: number, isStale: false) }
      }
    }
    return topics
  }

  /// For each topic of the delivery, the topic of the notes with its name, or the one that most of its
  /// texts were found in; none for a topic that is gone, of which some words stand elsewhere by chance.
  private func topics(of found: [(number: Int, unit: Int)]) -> [Substring: String] {
    let known = Set(exchange.units.map(\.topic))
    let counts = delivery.units.reduce(into: [:]) { $0[$1.topic, default: 0] += 1 }
    var votes: [Substring: [String: (count: Int, isTelling: Bool)]] = [:]
    for (number, unit) in found {
      let topic = exchange.units[unit].topic
      var vote = votes[delivery.units[number].topic]?[topic] ?? (0, false)
      vote.count += 1
      vote.isTelling = vote.isTelling || words(number).count >= Self.longText
      votes[delivery.units[number].topic, default: [:]][topic] = vote
    }
    return votes.reduce(into: [:]) { topics, entry in
      let (topic, votes) = entry
      guard !known.contains(String(topic)) else {
        topics[topic] = String(topic)
        return
      }
      guard
        let (first, vote) = votes.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
        vote.count * Self.leastShareOfTopic >= counts[topic] ?? 0,
        vote.isTelling || vote.count >= Self.fewTexts
      else { return }
      topics[topic] = first
    }
  }

  /// Whether a text may be that of a topic: any that says much, where its own is gone.
  private func isAtHome(_ unit: Int, _ number: Int, in topic: String?) -> Bool {
    topic.map { exchange.units[unit].topic == $0 } ?? (words(number).count >= Self.longText)
  }

  /// Whether a delivered unit may be one of the notes: a value stays a value.
  private func fits(_ unit: Int, _ number: Int) -> Bool {
    (exchange.units[unit].id.first == "@") == delivery.units[number].isOfField
  }

  /// Matches equal originals anew of which the notes now have fewer: each that is left goes to the
  /// delivered one that was exported with its translation, or that stands between the same texts,
  /// because names of equal originals are only numbered.
  private mutating func exchangeEqual() {
    var groups: [[String]: (owners: [Int], wanting: [Int])] = [:]
    for number in unmatched { groups[words(number), default: ([], [])].wanting.append(number) }
    guard !groups.isEmpty else { return }
    for (number, match) in matches.enumerated() where match?.isStale == false {
      groups[words(number)]?.owners.append(number)
    }
    for (owners, wanting) in groups.values
    where !owners.isEmpty && owners.count + wanting.count <= Self.mostCandidates {
      let units = owners.compactMap { matches[$0]?.unit }
      let digests = Dictionary(
        units.map { ($0, exchange.units[$0].digest(in: exchange.languages[1])) },
        uniquingKeysWith: { first, _ in first })
      for start in wanting { exchange(start, among: owners, digests) }
    }
  }

  /// Gives a delivered unit the match of another one that it fits better, that one the match of the
  /// next, and so on.
  private mutating func exchange(
    _ start: Int, among owners: [Int], _ digests: [Int: TranslationDigest]
  ) {
    var number = start
    for _ in owners {
      let better = owners.first { owner in
        guard let unit = matches[owner]?.unit, fits(unit, number),
          delivery.units[owner].topic == delivery.units[number].topic
        else { return false }
        return nearness(unit, number, digests[unit]) > nearness(unit, owner, digests[unit])
      }
      guard let better, let match = matches[better] else { return }
      matches[number] = match
      matches[better] = nil
      number = better
    }
  }

  /// How much says that a unit is the one that was delivered, besides its original.
  private func nearness(_ unit: Int, _ number: Int, _ digest: TranslationDigest?) -> Int {
    let neighbours = [-1, 1].count { step in
      let other = number + step
      guard matches.indices.contains(other) else { return !originals.indices.contains(unit + step) }
      return originals.indices.contains(unit + step) && originals[unit + step] == words(other)
    }
    let delivered = delivery.units[number]
    let isAsExported = digest != TranslationDigest.none && digest == delivered.exported
    // Where nothing else tells them apart, the work of a translator is not lost.
    return (isAsExported ? 8 : 0) + 2 * neighbours + (delivered.isChanged ? 1 : 0)
  }

  /// Matches units by the translations that were exported: these stand in the notes unless somebody
  /// has changed both texts.
  private mutating func matchTranslations(_ topics: [Substring: String]) {
    let language = exchange.languages[1]
    let rest = unmatched.filter { number in
      delivery.units[number].exported.map { $0 != .none } ?? false
    }
    guard !rest.isEmpty else { return }
    var units: [TranslationDigest: [Int]] = [:]
    for unit in exchange.units.indices where !isTaken[unit] {
      let digest = exchange.units[unit].digest(in: language)
      if digest != .none { units[digest, default: []].append(unit) }
    }
    for number in rest {
      let topic = topics[delivery.units[number].topic]
      let free = delivery.units[number].exported.flatMap { units[$0] }?
        .prefix(Self.mostCandidates).filter { unit in
          !isTaken[unit] && fits(unit, number) && isAtHome(unit, number, in: topic)
        }
      if let free, free.count == 1 { take(free[0], for: number, isStale: true) }
    }
  }

  private static let mostCandidates = 64
  /// The number of words of a text that hardly stands in two places by chance.
  private static let longText = 5
  /// One in so many texts of a topic has to be found in the topic that it is now.
  private static let leastShareOfTopic = 4
  /// The number of short texts that hardly stand together in another topic by chance.
  private static let fewTexts = 3

  /// Matches units by similar originals, the most similar first.
  private mutating func matchAlike(_ topics: [Substring: String]) {
    let rest = unmatched.filter { delivery.units[$0].isChanged }
    guard !rest.isEmpty else { return }
    let likeness = OriginalLikeness(
      originals.enumerated().map { unit, words in isTaken[unit] ? nil : words })
    var pairs: [(score: Double, number: Int, unit: Int)] = []
    for number in rest {
      let topic = topics[delivery.units[number].topic]
      // Other topics may have any number of texts that are more like it.
      let home = likeness.nearest(to: words(number)) { unit in
        isAtHome(unit, number, in: topic) && fits(unit, number)
      }
      for (unit, score) in home
      where score >= Self.leastAlike || score >= Self.leastAlikeInPlace && isInPlace(unit, number) {
        pairs.append((score, number, unit))
      }
      nearest[number] = likeness.nearest(to: words(number)).first { $0.likeness >= 0.2 }?.text
    }
    pairs.sort { ($1.score, $0.number, $0.unit) < ($0.score, $1.number, $1.unit) }
    for pair in pairs where matches[pair.number] == nil && !isTaken[pair.unit] {
      take(pair.unit, for: pair.number, isStale: true)
    }
  }

  /// Whether the units before and after a delivered one are the neighbours of a unit of the notes, in
  /// their topics: a title has none before it in both.
  private func isInPlace(_ unit: Int, _ number: Int) -> Bool {
    func isMatched(_ step: Int) -> Bool {
      let isSent =
        delivery.units.indices.contains(number + step)
        && delivery.units[number + step].topic == delivery.units[number].topic
      let isThere =
        exchange.units.indices.contains(unit + step)
        && exchange.units[unit + step].topic == exchange.units[unit].topic
      guard isSent, isThere else { return isSent == isThere }
      return matches[number + step]?.unit == unit + step
    }
    return isMatched(-1) && isMatched(1)
  }
}

extension Delivery.Unit {
  /// The first part of the name: the slug that the topic had.
  var topic: Substring { name.prefix { $0 != "/" } }

  /// Whether the text stands in a value and is named after it.
  fileprivate var isOfField: Bool { name.dropFirst(topic.count + 1).first == "@" }
}
