import Testing

@testable import Bitext

struct GapFillingTests {
  private let english = [
    "Open the gate with `open()`.", "Quiet mornings suit it best.", "Count 17 jars on the shelf.",
    "Close the gate with `close()`.",
  ]
  private let korean = [
    "`open()`으로 문을 연다.", "조용한 아침이 가장 어울린다.", "병 17개를 센다.", "`close()`로 문을 닫는다.",
  ]

  private func filled(_ a: [String], _ b: [String], _ beads: [Bead]) -> [[[Int]]] {
    let comparison = Comparison(
      Profile(stream(.english, a)), Profile(stream(.korean, b)), lexicons: [])
    return GapFilling(comparison).filled(beads).map { [Array($0.a), Array($0.b)] }
  }

  private func sure(_ i: Int, _ j: Int) -> Bead { Bead(a: [i], b: [j], confidence: 0.99) }
  private func alone(a: Int) -> Bead { Bead(a: [a], b: [], confidence: 0) }
  private func alone(b: Int) -> Bead { Bead(a: [], b: [b], confidence: 0) }

  @Test func `what is alone on both sides between sure pairs is a pair`() {
    let beads = [sure(0, 0), alone(b: 1), alone(a: 1), sure(2, 2), sure(3, 3)]
    #expect(filled(english, korean, beads) == (0..<4).map { [[$0], [$0]] })
  }

  @Test func `what is alone beside a doubtful pair stays alone`() {
    let doubtful = Bead(a: [0], b: [0], confidence: 0.6)
    let beads = [doubtful, alone(b: 1), alone(a: 1), sure(2, 2), sure(3, 3)]
    #expect(filled(english, korean, beads) == beads.map { [Array($0.a), Array($0.b)] })
  }

  @Test func `lengths that disagree leave both alone`() {
    var korean = korean
    korean[1] = String(repeating: "조용한 아침이 가장 잘 어울린다고 한다. ", count: 6)
    let beads = [sure(0, 0), alone(b: 1), alone(a: 1), sure(2, 2), sure(3, 3)]
    #expect(filled(english, korean, beads) == beads.map { [Array($0.a), Array($0.b)] })
  }

  @Test func `one more on a side than on the other leaves all alone`() {
    let korean = korean + ["아무도 모르는 이야기가 하나 더 있다."]
    let beads = [sure(0, 0), alone(b: 1), alone(b: 2), alone(a: 1), sure(2, 3), sure(3, 4)]
    #expect(filled(english, korean, beads) == beads.map { [Array($0.a), Array($0.b)] })
  }
}
