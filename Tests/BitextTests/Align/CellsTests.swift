import TestSupport
import Testing

@testable import Bitext

struct CellsTests {
  /// Two streams of words, each of which translates several words of the other stream.
  private func comparison(_ seed: UInt64) -> Comparison {
    var generator = SplitMix64(seed: seed)
    let english = (0..<30).map { "w\($0)" }
    let korean = (0..<30).map { index in
      String(repeating: Character(Unicode.Scalar(0xac00 + UInt32(index) * 28) ?? "가"), count: 2)
    }
    func texts(_ words: [String], _ count: Int) -> [String] {
      (0..<count).map { _ in
        (0..<1 + Int(generator.next() % 5)).map { _ in words[Int(generator.next() % 30)] }
          .joined(separator: " ")
      }
    }
    let pairs = Lexicon.Pair(.english, .korean)
    let entries = (0..<60).map { _ in
      Lexicon.Entry(
        languages: pairs, a: english[Int(generator.next() % 30)],
        b: korean[Int(generator.next() % 30)], strength: Float(1 + generator.next() % 9) / 10)
    }
    let (a, b) = (stream(.english, texts(english, 70)), stream(.korean, texts(korean, 20)))
    return Aligner(lexicon: Lexicon(entries), base: .empty).compare(Profile(a), Profile(b))
  }

  /// The information of two segments, computed naively from the best match of each word.
  private func information(
    _ comparison: Comparison, _ i: Int, _ j: Int
  ) -> (a: SIMD4<Float>, b: SIMD4<Float>) {
    let (a, b, matches) = (comparison.a, comparison.b, comparison.matches)
    let commonest = max(12, a.count / 4)
    var bestA: [Int: WordMatches.Match] = [:]
    var sumB = SIMD4<Float>.zero
    let here = Set(a.words(of: i))
    for word in b.words(of: j) {
      var best: WordMatches.Match?
      for match in matches.matches[Int(matches.starts[word])..<Int(matches.starts[word + 1])] {
        let other = Int(match.word)
        let places = Int(a.postingStarts[other + 1] - a.postingStarts[other])
        guard here.contains(other), places <= commonest else { continue }
        if match.strength > best?.strength ?? 0 { best = match }
        if match.strength > bestA[other]?.strength ?? 0 { bestA[other] = match }
      }
      if let best {
        sumB[Int(best.basis.rawValue)] += matches.informationB[word] * best.strength
      }
    }
    var sumA = SIMD4<Float>.zero
    for (word, best) in bestA {
      sumA[Int(best.basis.rawValue)] += matches.informationA[word] * best.strength
    }
    return (sumA, sumB)
  }

  /// A match is recognised in ``Cells/Row`` by its strength, so a strength of 0 means no match.
  @Test func `a translation without strength is no match`() {
    let (a, b) = (stream(.english, ["w1 w2", "w1"]), stream(.korean, ["가가 나나", "가가"]))
    for (strength, count) in [(0, 0), (1, 2)] {
      let lexicon = Lexicon(unpacking: ["en ko\nw1=가가,\(strength) w2=나나,\(strength)\n"])
      let comparison = Aligner(lexicon: lexicon, base: .empty).compare(Profile(a), Profile(b))
      #expect(comparison.matches.matches.count == count)
    }
  }

  @Test(arguments: 0..<UInt64(10))
  func `a cell has what the best matches of its words say`(seed: UInt64) {
    let comparison = comparison(seed)
    var peaks = [Float](repeating: 0, count: comparison.a.count)
    for j in 0..<comparison.b.count {
      for i in 0..<comparison.a.count {
        let (a, b) = information(comparison, i, j)
        guard let place = comparison.cell(of: i, j) else {
          #expect(a.sum() + b.sum() == 0, "seed \(seed), \(i) and \(j)")
          continue
        }
        let cell = comparison.cells.cells[place]
        let isNear = abs((cell.a - a).sum()) + abs((cell.b - b).sum()) < 1e-3
        #expect(isNear && abs(cell.total - a.sum() - b.sum()) < 1e-3, "seed \(seed), \(i) and \(j)")
        #expect(cell.sumA <= cell.a.sum() && cell.sumB <= cell.b.sum())
        peaks[i] = max(peaks[i], cell.total)
      }
    }
    #expect(comparison.cells.peakA == peaks)
  }
}
