/// The steps by which ``TextChanges`` pairs the texts of two states.
struct ChangePairing {
  /// The share of words and pairs of words that an edited text has in common with its old version:
  /// where it stood, between the same texts, and anywhere.
  private static let leastAlikeInPlace = 0.2
  private static let leastAlikeNear = 0.35
  private static let leastAlike = 0.5
  /// The greatest number of pairs of texts that are compared between the same texts.
  private static let mostNear = 400
  /// The number of bytes of a text that hardly stands in two places by chance.
  private static let longText = 12

  private let old: StateText
  private let new: StateText
  private let aligner: Aligner
  /// For each old text, and for each new one, its partners in the other state; empty for texts that
  /// are free.
  private var partnersOfOld: [[Int]]
  private var partnersOfNew: [[Int]]
  /// The equal texts that kept their order.
  private var anchors: [(old: Int, new: Int)] = []
  private var parts: [[UInt64]?]
  private var newParts: [[UInt64]?]
  private var words: [String?]
  private var newWords: [String?]
  /// For each part, the inverse of the number of texts that have it, in the state where more do.
  private var weights: [UInt64: Double] = [:]

  init(_ old: StateText, _ new: StateText, _ aligner: Aligner) {
    self.old = old
    self.new = new
    self.aligner = aligner
    partnersOfOld = Array(repeating: [], count: old.segments.count)
    partnersOfNew = Array(repeating: [], count: new.segments.count)
    parts = Array(repeating: nil, count: old.segments.count)
    newParts = Array(repeating: nil, count: new.segments.count)
    words = Array(repeating: nil, count: old.segments.count)
    newWords = Array(repeating: nil, count: new.segments.count)
  }

  private mutating func pair(_ a: [Int], _ b: [Int]) {
    for index in a { partnersOfOld[index] = b }
    for index in b { partnersOfNew[index] = a }
  }

  private var freeOld: [Int] { partnersOfOld.indices.filter { partnersOfOld[$0].isEmpty } }
  private var freeNew: [Int] { partnersOfNew.indices.filter { partnersOfNew[$0].isEmpty } }

  /// Pairs texts with the same words, in their order.
  mutating func pairEqual() {
    // Most texts are the same to the byte, and their words need not be looked at.
    let texts = (old.segments.map(\.text), new.segments.map(\.text))
    let start = zip(texts.0, texts.1).prefix { $0 == $1 }.count
    let rest = min(texts.0.count, texts.1.count) - start
    let end = min(rest, zip(texts.0.reversed(), texts.1.reversed()).prefix { $0 == $1 }.count)
    var keys = texts
    for a in start..<(texts.0.count - end) { keys.0[a] = ownWords(a) }
    for b in start..<(texts.1.count - end) { keys.1[b] = otherWords(b) }
    guard let matching = TokenMatching(keys.0, keys.1) else { return }
    for (a, b) in matching.matches.enumerated() {
      guard let b else { continue }
      pair([a], [b])
      anchors.append((a, b))
    }
  }

  /// Pairs texts with the same words elsewhere.
  mutating func pairMoved() {
    var places: [String: [Int]] = [:]
    for a in freeOld where ownWords(a).utf8.count >= Self.longText {
      places[ownWords(a), default: []].append(a)
    }
    guard !places.isEmpty else { return }
    for b in freeNew {
      guard let own = places[otherWords(b)], let a = own.first else { continue }
      places[otherWords(b)] = Array(own.dropFirst())
      pair([a], [b])
    }
  }

  /// Pairs the texts that stand between equal texts in both states.
  mutating func pairBetween() {
    var last = (old: -1, new: -1)
    for anchor in anchors + [(old.segments.count, new.segments.count)] {
      let a = ((last.old + 1)..<anchor.old).filter { partnersOfOld[$0].isEmpty }
      let b = ((last.new + 1)..<anchor.new).filter { partnersOfNew[$0].isEmpty }
      last = anchor
      if !a.isEmpty, !b.isEmpty { pairBetween(a, b) }
    }
  }

  private mutating func pairBetween(_ a: [Int], _ b: [Int]) {
    if a.count == 1, b.count == 1 {
      // Texts that are mostly the same are alike by the weighted measure too, which needs all
      // texts.
      let isAlike = share(a[0], b[0]) >= Self.leastAlike
      if isAlike || likeness(a, b) >= Self.leastAlikeInPlace { pair(a, b) }
      return
    }
    let alignment = aligner.align(
      Profile(stream(old.part(a), 0)), Profile(stream(new.part(b), 1)))
    for bead in alignment.beads where !bead.isNull {
      let (own, other) = (bead.a.map { a[$0] }, bead.b.map { b[$0] })
      if likeness(own, other) >= Self.leastAlikeInPlace { pair(own, other) }
    }
    pairNear(a.filter { partnersOfOld[$0].isEmpty }, b.filter { partnersOfNew[$0].isEmpty })
  }

  /// Pairs texts that the aligner left, such as a heading above much that was added, the most similar
  /// first.
  private mutating func pairNear(_ a: [Int], _ b: [Int]) {
    guard a.count * b.count <= Self.mostNear else { return }
    var pairs: [(likeness: Double, old: Int, new: Int)] = []
    for own in a {
      for other in b where old.segments[own].isHeading == new.segments[other].isHeading {
        let likeness = likeness([own], [other])
        if likeness >= Self.leastAlikeNear { pairs.append((likeness, own, other)) }
      }
    }
    pairs.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    for found in pairs where partnersOfOld[found.old].isEmpty && partnersOfNew[found.new].isEmpty {
      pair([found.old], [found.new])
    }
  }

  private func stream(_ text: StateText, _ file: Int) -> Stream {
    Stream(file: file, language: text.language, segments: text.segments, positions: text.places)
  }

  /// Pairs texts that were edited and moved, the most similar first.
  mutating func pairAlike() {
    let (a, b) = (freeOld, freeNew)
    guard !a.isEmpty, !b.isEmpty else { return }
    for index in a { _ = ownParts(index) }
    let texts = LikeTexts(a.map { parts[$0] ?? [] })
    var pairs: [(likeness: Double, old: Int, new: Int)] = []
    for index in b where otherWords(index).utf8.count >= Self.longText {
      for (place, _) in texts.nearest(to: otherParts(index)) {
        let likeness = likeness([a[place]], [index])
        if likeness >= Self.leastAlike { pairs.append((likeness, a[place], index)) }
      }
    }
    pairs.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    for found in pairs where partnersOfOld[found.old].isEmpty && partnersOfNew[found.new].isEmpty {
      pair([found.old], [found.new])
    }
  }

  /// Joins free texts to the pair beside them, where these together are more like the other side: a
  /// text that was split, or several that were merged.
  mutating func join() {
    for b in freeNew {
      for near in [b - 1, b + 1] where partnersOfNew.indices.contains(near) {
        let own = partnersOfNew[near]
        guard !own.isEmpty, partnersOfNew[b].isEmpty else { continue }
        let side = partnersOfOld[own[0]]
        if isBetter(own, (side + [b]).sorted(), than: likeness(own, side)) {
          pair(own, (side + [b]).sorted())
        }
      }
    }
    for a in freeOld {
      for near in [a - 1, a + 1] where partnersOfOld.indices.contains(near) {
        let own = partnersOfOld[near]
        guard !own.isEmpty, partnersOfOld[a].isEmpty else { continue }
        let side = partnersOfNew[own[0]]
        if isBetter((side + [a]).sorted(), own, than: likeness(side, own)) {
          pair((side + [a]).sorted(), own)
        }
      }
    }
  }

  private mutating func isBetter(_ a: [Int], _ b: [Int], than before: Double) -> Bool {
    // A heading is no part of the text below it, unless one text became both.
    let hasHeadings =
      a.contains { old.segments[$0].isHeading } && b.contains { new.segments[$0].isHeading }
    guard before < 1, !hasHeadings else { return false }
    return likeness(a, b) >= before + 0.1
  }

  /// The links of all texts.
  func links() -> [TextChanges.Link] {
    var links: [TextChanges.Link] = []
    for (a, partners) in partnersOfOld.enumerated() {
      if partners.isEmpty {
        links.append(TextChanges.Link(old: [a], new: []))
      } else if partnersOfNew[partners[0]].first == a {
        links.append(TextChanges.Link(old: partnersOfNew[partners[0]], new: partners))
      }
    }
    return links + freeNew.map { TextChanges.Link(old: [], new: [$0]) }
  }

  // MARK: - Likeness

  /// The share of parts that two texts have in common.
  private mutating func share(_ a: Int, _ b: Int) -> Double {
    LikeTexts.likeness(ownParts(a), otherParts(b))
  }

  /// The share of parts that texts have in common, where one that many texts have says little
  /// (Dice 1945, weighed by inverse document frequency).
  private mutating func likeness(_ a: [Int], _ b: [Int]) -> Double {
    let (own, other) = (a.flatMap { ownParts($0) }, b.flatMap { otherParts($0) })
    weigh(Set(own + other).filter { weights[$0] == nil })
    var count: [UInt64: Int] = [:]
    var (common, all) = (0.0, 0.0)
    for part in own {
      count[part, default: 0] += 1
      all += weights[part] ?? 1
    }
    for part in other {
      let weight = weights[part] ?? 1
      all += weight
      guard let rest = count[part], rest > 0 else { continue }
      count[part] = rest - 1
      common += weight
    }
    return all > 0 ? 2 * common / all : 0
  }

  /// Finds how many texts have some parts; all the others are not needed.
  private mutating func weigh(_ wanted: Set<UInt64>) {
    if wanted.isEmpty { return }
    func frequencies(_ texts: [[UInt64]]) -> [UInt64: Int] {
      var frequencies: [UInt64: Int] = [:]
      for text in texts {
        for part in Set(text.lazy.filter(wanted.contains)) { frequencies[part, default: 0] += 1 }
      }
      return frequencies
    }
    let own = frequencies(old.segments.indices.map { ownParts($0) })
    let other = frequencies(new.segments.indices.map { otherParts($0) })
    for (part, count) in own.merging(other, uniquingKeysWith: max) {
      weights[part] = 1 / Double(count)
    }
  }

  private mutating func ownWords(_ index: Int) -> String {
    let made = words[index] ?? old.words(index)
    words[index] = made
    return made
  }

  private mutating func otherWords(_ index: Int) -> String {
    let made = newWords[index] ?? new.words(index)
    newWords[index] = made
    return made
  }

  private mutating func ownParts(_ index: Int) -> [UInt64] {
    if let known = parts[index] { return known }
    let made = MatchTokens(old.segments[index].text).hashedParts
    parts[index] = made
    // Most texts are in both states.
    for partner in partnersOfOld[index]
    where new.segments[partner].text == old.segments[index].text { newParts[partner] = made }
    return made
  }

  private mutating func otherParts(_ index: Int) -> [UInt64] {
    if let known = newParts[index] { return known }
    let made = MatchTokens(new.segments[index].text).hashedParts
    newParts[index] = made
    return made
  }
}
