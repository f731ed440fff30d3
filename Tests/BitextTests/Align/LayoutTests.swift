import Testing

@testable import Bitext

struct LayoutTests {
  private let english = ["Alpha beta.", "Gamma delta.", "Epsilon zeta."]
  private let korean = ["가나 다라.", "마바 사아.", "자차 카타."]

  private func align(_ positionsA: [Int], _ positionsB: [Int]) -> String {
    let a = stream(.english, english, file: 0, positions: positionsA)
    let b = stream(.korean, korean, file: 0, positions: positionsB)
    return dump(Aligner(lexicon: .empty).align(a, b))
  }

  @Test(arguments: [
    ([0, 2, 4], [1, 3, 5]), ([1, 3, 5], [0, 2, 4]), ([0, 1, 4], [2, 3, 5]),
  ])
  func `paragraphs that share no word are aligned by where they stand`(
    positionsA: [Int], positionsB: [Int]
  ) {
    #expect(align(positionsA, positionsB) == "0=0 1=1 2=2")
  }

  @Test func `no translation is of the text before it and of the one behind it`() {
    let english = ["Alpha 24 beta 48 gamma.", "Delta 72 epsilon 96 zeta.", "Eta theta 7."]
    let korean = ["가나 24 다라 48 마바 72 사아 96 자차.", "카타 7 파하."]
    func align(_ positionsA: [Int], _ positionsB: [Int], _ file: Int = 0) -> String {
      let a = stream(.english, english, file: 0, positions: positionsA)
      let b = stream(.korean, korean, file: file, positions: positionsB)
      return dump(Aligner(lexicon: .empty).align(a, b))
    }
    #expect(align([0, 2, 3], [1, 4]).contains("0=0 "))
    #expect(align([0, 1, 3], [2, 4]).contains("0,1=0"))
    #expect(align([0, 1, 2], [0, 1], 1).contains("0,1=0"))
  }

  @Test func `texts of two files have no layout`() {
    let a = Profile(stream(.english, english, file: 0))
    let b = Profile(stream(.korean, korean, file: 1))
    #expect(Comparison(a, b, lexicons: []).layout == nil)
  }
}
