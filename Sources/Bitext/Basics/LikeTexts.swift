/// Finds the texts that are most like another one, by the parts that they have in common: words, or
/// pairs of characters.
///
/// Texts are found by their rare parts, so that n texts for each of n questions cost n and not n².
struct LikeTexts<Part: Hashable & Sendable>: Sendable {
  private let texts: [[Part]]
  /// For each part, the texts that have it.
  private var textsOfPart: [Part: [Int32]] = [:]

  /// The number of texts from which on a part is too common to find a text by it.
  private static var mostTexts: Int { 200 }
  /// The number of texts that are compared in full.
  private static var mostCompared: Int { 8 }
  /// The number of parts that texts are found by.
  private static var mostParts: Int { 200 }

  /// - Parameter texts: The parts of each text; a text without parts is never found.
  init(_ texts: [[Part]]) {
    self.texts = texts
    for (index, parts) in texts.enumerated() {
      for part in Set(parts) { textsOfPart[part, default: []].append(Int32(index)) }
    }
  }

  /// The texts that have the most parts in common with a text, the most similar one first.
  ///
  /// - Parameters:
  ///   - parts: The parts of the text.
  ///   - isWanted: Whether a text, given by its index, may be found.
  /// - Returns: At most 8 indices with their similarity in 0...1: twice the number of common parts
  ///   for each part of both (Dice 1945).
  /// - Complexity: O(parts), with at most 200 texts looked at for each of the first 200 parts.
  func nearest(
    to parts: [Part], where isWanted: (Int) -> Bool = { _ in true }
  ) -> [(text: Int, likeness: Double)] {
    var common: [Int: Int] = [:]
    for part in Set(parts.prefix(Self.mostParts)) {
      guard let texts = textsOfPart[part], texts.count <= Self.mostTexts else { continue }
      Effort.spend(texts.count)
      for text in texts where isWanted(Int(text)) { common[Int(text), default: 0] += 1 }
    }
    let best = common.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostCompared)
    return best.map { ($0.key, Self.likeness(texts[$0.key], parts)) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The similarity of two texts by their parts, as in ``nearest(to:where:)``.
  static func likeness(_ a: [Part], _ b: [Part]) -> Double {
    guard !a.isEmpty || !b.isEmpty else { return 0 }
    var count: [Part: Int] = [:]
    for part in a { count[part, default: 0] += 1 }
    var common = 0
    for part in b {
      guard let rest = count[part], rest > 0 else { continue }
      count[part] = rest - 1
      common += 1
    }
    return 2 * Double(common) / Double(a.count + b.count)
  }
}
