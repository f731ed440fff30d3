import Testing

@testable import Bitext

struct ScoringTests {
  private let comparison = {
    let english = stream(
      .english, ["Tables", "A table has 12 rows.", "Is it plain?", "Rows of a table:", "Last."])
    let korean = stream(.korean, ["테이블", "테이블에는 행 12개가 있습니다.", "평범한가요?", "테이블의 행:", "Last"])
    return Aligner(lexicon: .empty).compare(Profile(english), Profile(korean))
  }()

  /// The weight of a bead, computed naively from its features.
  private func weight(_ features: FeatureList) -> Float {
    let sum = features.all.reduce(Float(0)) { $0 + Weights.trained[$1.feature] * $1.value }
    return exponential(max(-30, min(30, sum)))
  }

  @Test func `the weight of each pair is that of its features one by one`() {
    let lattice = comparison.lattice(.trained, Window(wholeOf: comparison))
    var cells: Set<Bool> = []
    for j in 0..<comparison.b.count {
      for i in 0..<comparison.a.count {
        let cell = comparison.cell(of: i, j)
        let features = comparison.features(.oneToOne, i, j, cell, nil, in: FeatureList())
        let expected = comparison.isPair(i, j) ? weight(features) : 0
        let found = lattice.pairs[lattice.place(i, j)]
        #expect(abs(found - expected) <= expected * 1e-5, "\(i) and \(j)")
        cells.insert(cell != nil)
      }
    }
    #expect(cells.count == 2)
  }

  @Test func `the weights of a window are those of the whole`() {
    let whole = comparison.lattice(.trained, Window(wholeOf: comparison))
    let part = comparison.lattice(.trained, .init(a: 1..<4, b: 2..<5))
    for j in 0..<3 {
      for i in 0..<3 {
        #expect(part.pairs[part.place(i, j)] == whole.pairs[whole.place(1 + i, 2 + j)])
      }
      #expect(part.pairs[part.place(3, j)] == 0)
    }
  }

  @Test func `the weight of each larger bead is that of its features one by one`() {
    let english = stream(
      .english, ["Open the file menu.", "The file table has 12 rows and 34 columns.", "Close 5."])
    let korean = stream(
      .korean, ["파일 메뉴", "파일 테이블에는 행 12개가 있습니다.", "파일 테이블에는 열 34개가 있습니다.", "닫기 5"])
    let comparison = Aligner(lexicon: .empty).compare(Profile(english), Profile(korean))
    let lattice = comparison.lattice(.trained, Window(wholeOf: comparison))
    #expect(!lattice.merges.isEmpty)
    var merges = lattice.merges[...]
    LargerBeads(comparison: comparison, window: Window(wholeOf: comparison)).forEach {
      form, i, j, cell, second in
      let expected = weight(comparison.features(form, i, j, cell, second, in: FeatureList()))
      let found = merges.popFirst()?.weight ?? 0
      #expect(abs(found - expected) <= expected * 1e-5, "\(form) of \(i) and \(j)")
    }
    #expect(merges.isEmpty)
  }

  @Test func `four exponentials are those of the library but for the last places`() {
    for step in -300...300 {
      let x = Float(step) / 10
      let found = exponential(SIMD4<Float>(repeating: x))[step & 3]
      #expect(abs(found - exponential(x)) <= exponential(x) * 3e-7, "\(x)")
    }
  }
}
