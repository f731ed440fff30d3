import Testing

@testable import Bitext

struct ScoringTests {
  @Test func `the weight of each bead is that of its features one by one`() {
    let english = stream(
      .english, ["Tables", "A table has 12 rows.", "Is it plain?", "Rows of a table:", "Last."])
    let korean = stream(.korean, ["테이블", "테이블에는 행 12개가 있습니다.", "평범한가요?", "테이블의 행:"])
    let comparison = Aligner(lexicon: .empty).compare(Profile(english), Profile(korean))
    let lattice = comparison.lattice(.trained, comparison.whole)
    var forms: Set<String> = []
    var merges = lattice.merges[...]
    comparison.forEachBead(in: comparison.whole) { form, i, j, cell, second in
      let all = comparison.features(form, i, j, cell, second, in: FeatureList()).all
      let sum = all.reduce(Float(0)) { $0 + Weights.trained[$1.feature] * $1.value }
      let weight = exponential(max(-30, min(30, sum)))
      if form == .oneToOne {
        #expect(lattice.pairs[j * lattice.n + i] == weight, "\(i) and \(j)")
      } else {
        #expect(merges.popFirst()?.weight == weight, "\(form) of \(i) and \(j)")
      }
      forms.insert("\(form) \(cell != nil)")
    }
    #expect(merges.isEmpty)
    #expect(forms.isSuperset(of: ["oneToOne true", "oneToOne false"]))
  }
}
