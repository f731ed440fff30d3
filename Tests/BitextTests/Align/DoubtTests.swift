import Testing

@testable import Bitext

struct DoubtTests {
  /// A pair without common words, between two segments that have no counterpart.
  private let pair: (a: SegmentIndices, b: SegmentIndices) = (a: [3], b: [2])

  /// Long texts, paired with shorter or equally long ones; numbers determine which belong together.
  private func comparison(padding: Int, _ lexicon: Lexicon = .empty) -> Comparison {
    let english = ["17", "23", "Aye", "Hewn", "Eye", "47"].map {
      "\($0) " + String(repeating: "oui aye ", count: 9)
    }
    let korean = ["17", "23", "어", "47"].map { $0 + String(repeating: " 아오우이", count: padding) }
    return Aligner(lexicon: lexicon).compare(
      Profile(stream(.english, english)), Profile(stream(.korean, korean)))
  }

  private func confidence(
    of probability: Double, in comparison: Comparison, isMoreLinked: Bool = true
  ) throws -> Double {
    var beads = [
      Bead(a: [2], b: [], confidence: 0), Bead(a: pair.a, b: pair.b, confidence: probability),
      Bead(a: [4], b: [], confidence: 0),
    ]
    if isMoreLinked {
      beads.insert(Bead(a: [0], b: [0], confidence: 1), at: 0)
      beads.insert(Bead(a: [1], b: [1], confidence: 1), at: 1)
      beads.append(Bead(a: [5], b: [3], confidence: 1))
    }
    return try #require(Doubt(comparison).doubting(beads).first { $0.a == pair.a }).confidence
  }

  @Test func `a pair that hardly a word speaks for is doubted in an abridgement`()
    throws
  {
    let word = Lexicon.Entry(
      languages: Lexicon.Pair(.english, .korean), a: "hewn", b: "어", strength: 0.15)
    let abridged = comparison(padding: 0, Lexicon([word]))
    #expect(abridged.abridgement > 0.5)
    for (said, least, most) in [(0.6, 0.35, 0.45), (0.9, 0.77, 0.83), (0.99, 0.97, 0.98)] {
      let doubted = try confidence(of: said, in: abridged)
      #expect(least < doubted && doubted < most, "\(said) \(doubted)")
    }
  }

  @Test func `a pair that nothing but its place speaks for is even in a short abridgement`() throws
  {
    #expect(try confidence(of: 0.99, in: comparison(padding: 0)) < 0.5)
  }

  @Test func `it is as sure as the model in a full translation`() throws {
    let full = comparison(padding: 8)
    #expect(abs(full.abridgement) < 0.5)
    #expect(try confidence(of: 0.95, in: full) == 0.95)
  }

  @Test func `it is even where most texts have no counterpart`() throws {
    let full = comparison(padding: 8)
    #expect(try confidence(of: 0.99, in: full, isMoreLinked: false) < 0.5)
  }

  @Test func `titles that nothing but their place speaks for are doubted at a gap in any text`()
    throws
  {
    let english = ["17", "23", "Aye", "Hewn", "Eye", "47"]
    let korean = ["17", "23", "어", "47"]
    let titles = Aligner(lexicon: .empty).compare(
      Profile(stream(.english, english)), Profile(stream(.korean, korean)))
    #expect(abs(titles.abridgement) < 0.5)
    for (said, least, most) in [(0.6, 0.48, 0.5), (0.95, 0.7, 0.8), (0.99, 0.9, 0.96)] {
      let doubted = try confidence(of: said, in: titles)
      #expect(least < doubted && doubted < most, "\(said) \(doubted)")
    }
    // Without a gap, their order is enough.
    let beads = [0, 1, 2, 3].map { Bead(a: [$0], b: [$0], confidence: 0.95) }
    let parallel = Aligner(lexicon: .empty).compare(
      Profile(stream(.english, ["17", "Aye", "Hewn", "47"])),
      Profile(stream(.korean, ["17", "어", "아", "47"])))
    #expect(Doubt(parallel).doubting(beads) == beads)
  }
}
