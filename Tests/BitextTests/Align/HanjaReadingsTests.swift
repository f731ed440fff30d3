import Testing

@testable import Bitext

struct HanjaReadingsTests {
  @Test(arguments: [
    ("設定", "설정"), ("機能", "기능"), ("道具", "도구"), ("利用", "이용"), ("論理", "논리"), ("関数", "함수"),
    ("仕様", "사양"), ("変更", "변경"),
  ])
  func `a Sino-Japanese word is read as its Korean cognate`(japanese: String, korean: String) {
    let readings = HanjaReadings.readings(of: japanese.unicodeScalars.map(\.value)[...])
    var pairs: Set<UInt64> = []
    HanjaReadings.forEachPair(of: korean.unicodeScalars.map(\.value)[...]) { pairs.insert($0) }
    let isCognate = korean != "함수"
    #expect(!Set(readings).isDisjoint(with: pairs) == isCognate)
  }

  @Test func `a single character is no word to compare`() {
    #expect(HanjaReadings.readings(of: "値".unicodeScalars.map(\.value)[...]).isEmpty)
  }
}
