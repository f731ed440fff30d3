import Testing

@testable import Bitext

struct WindowsTests {
  @Test func `a long text is aligned in parts that together are the whole`() {
    let count = 2600
    let english = stream(.english, (0..<count).map { "Item number \($0) of \($0 * 7 + 3)." })
    let korean = stream(.korean, (0..<count).map { "\($0 * 7 + 3) 중의 \($0) 번 항목." })
    let comparison = Aligner(lexicon: .empty).compare(Profile(english), Profile(korean))
    let windows = comparison.windows()
    #expect(windows.count > 1)
    #expect(windows.flatMap { Array($0.a) } == Array(0..<count))
    #expect(windows.flatMap { Array($0.b) } == Array(0..<count))
    let beads = Aligner(lexicon: .empty).align(comparison)
    #expect(beads.filter { $0.a == $0.b }.count > count * 98 / 100)
  }
}
