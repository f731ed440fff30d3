import Testing

@testable import Bitext

struct WindowsTests {
  @Test func `a long text is aligned in parts that together are the whole`() {
    let count = 2600
    let english = stream(.english, (0..<count).map { "Item number \($0) of \($0 * 7 + 3)." })
    let korean = stream(.korean, (0..<count).map { "\($0 * 7 + 3) 중의 \($0) 번 항목." })
    let comparison = Aligner(lexicon: .empty).compare(Profile(english), Profile(korean))
    let windows = Window.all(of: comparison)
    #expect(windows.count > 1)
    #expect(windows.flatMap { Array($0.a) } == Array(0..<count))
    #expect(windows.flatMap { Array($0.b) } == Array(0..<count))
    let beads = Aligner(lexicon: .empty).align(comparison)
    #expect(beads.filter { $0.a == $0.b }.count > count * 98 / 100)
  }

  @Test func `memory grows with a text of 20,000 segments and not with its square`() {
    func comparison(_ count: Int) -> Comparison {
      let english = stream(.english, (0..<count).map { "Row \($0 * 7 + 3) of \($0 % 50)" })
      let korean = stream(.korean, (0..<count).map { "\($0 % 50) 중 \($0 * 7 + 3) 행" })
      return Aligner(lexicon: .empty).compare(Profile(english), Profile(korean))
    }
    let (half, whole) = (comparison(10_000), comparison(20_000))
    #expect(Double(whole.cells.cells.count) < 2.2 * Double(half.cells.cells.count))
    #expect(whole.cells.cells.count < 60 * 20_000)
    let windows = Window.all(of: whole)
    #expect(windows.flatMap { Array($0.b) } == Array(0..<20_000))
    // Only one window at a time is in memory.
    #expect(windows.allSatisfy { $0.a.count * $0.b.count <= 2_000_000 })
  }
}
