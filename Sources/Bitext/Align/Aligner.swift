/// Finds which segments of one stream translate which segments of another.
///
/// A pure function of the two streams and of what the aligner was made with: equal input gives
/// equal beads. Lengths (Gale and Church 1993) and shared anchors (Simard et al. 1992) are weighed
/// in one dynamic programme over null, 1:1, 1:2 and 2:1 beads.
package struct Aligner: Sendable {
  private let lexicon: Lexicon
  private let glossary: [[Language: [String]]]

  /// - Parameters:
  ///   - lexicon: Words known to translate each other.
  ///   - glossary: For each concept, its terms in each language.
  package init(lexicon: Lexicon, glossary: [[Language: [String]]] = []) {
    self.lexicon = lexicon
    self.glossary = glossary
  }

  package func align(_ a: Stream, _ b: Stream) -> Alignment {
    let left = a.segments.map(Features.init)
    let right = b.segments.map(Features.init)
    return Alignment(beads: Lattice(left, right).bestPath())
  }
}

/// What the dynamic programme compares of a segment.
private struct Features {
  let anchors: Set<String>
  /// In units of one Latin letter; a Hangul syllable, kana or Han character stands for two.
  let length: Double
  let isCode: Bool
  let isHeading: Bool

  init(_ segment: Segment) {
    var anchors: Set<String> = []
    var word = ""
    var length = 0.0
    for scalar in segment.text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "_":
        word.unicodeScalars.append(scalar)
        length += 1
        continue
      case "A"..."Z":
        word.append(String(scalar).lowercased())
        length += 1
        continue
      case "\u{3000}"...: length += 2
      default: length += scalar.value > 0x20 ? 1 : 0
      }
      if word.utf8.count > 1 { anchors.insert(word) }
      word = ""
    }
    if word.utf8.count > 1 { anchors.insert(word) }
    self.anchors = anchors
    self.length = length + 1
    isCode = segment.kind == .code
    if case .heading = segment.kind { isHeading = true } else { isHeading = false }
  }

  /// The log-odds that two segments translate each other.
  static func score(_ a: [Features], _ b: [Features]) -> Double {
    let first = a.reduce(into: Set()) { $0.formUnion($1.anchors) }
    let second = b.reduce(into: Set()) { $0.formUnion($1.anchors) }
    let rarer = min(first.count, second.count)
    let shared = first.intersection(second).count
    var score = rarer == 0 ? 0.5 : 4 * Double(shared) / Double(rarer) - 1
    let ratio = lengthRatio(a, b)
    score += 1 - 2 * ratio * ratio
    if a[0].isCode != b[0].isCode { score -= 4 }
    if a[0].isHeading != b[0].isHeading { score -= 1 }
    return score - 2 * Double(a.count + b.count - 2)
  }

  private static func lengthRatio(_ a: [Features], _ b: [Features]) -> Double {
    let first = a.reduce(0) { $0 + $1.length }
    let second = b.reduce(0) { $0 + $1.length }
    return (first - second) / (first + second) * 2
  }
}

private struct Lattice {
  private let a: [Features]
  private let b: [Features]
  private static let steps = [(1, 1), (1, 0), (0, 1), (1, 2), (2, 1)]

  init(_ a: [Features], _ b: [Features]) {
    self.a = a
    self.b = b
  }

  func bestPath() -> [Bead] {
    let width = b.count + 1
    var best = [Double](repeating: -.infinity, count: (a.count + 1) * width)
    var step = [Int](repeating: 0, count: best.count)
    best[0] = 0
    for i in 0...a.count {
      for j in 0...b.count {
        for (number, (m, n)) in Self.steps.enumerated() where i >= m && j >= n {
          let before = best[(i - m) * width + j - n]
          guard before > -.infinity else { continue }
          let gain =
            m == 0 || n == 0
            ? -0.5 : Features.score(Array(a[i - m..<i]), Array(b[j - n..<j]))
          if before + gain > best[i * width + j] {
            best[i * width + j] = before + gain
            step[i * width + j] = number
          }
        }
      }
    }
    var beads: [Bead] = []
    var (i, j) = (a.count, b.count)
    while i > 0 || j > 0 {
      let (m, n) = Self.steps[step[i * width + j]]
      let gain = best[i * width + j] - best[(i - m) * width + j - n]
      beads.append(
        Bead(
          a: Array(i - m..<i), b: Array(j - n..<j),
          confidence: m == 0 || n == 0 ? 0.5 : min(0.95, max(0.05, 0.5 + gain / 8))))
      i -= m
      j -= n
    }
    return beads.reversed()
  }
}
