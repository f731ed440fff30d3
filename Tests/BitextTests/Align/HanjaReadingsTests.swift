import Testing

@testable import Bitext

struct HanjaReadingsTests {
  private static func readings(of word: String) -> Set<UInt64> {
    var readings: Set<UInt64> = []
    HanjaReadings.forEachReading(of: word.unicodeScalars.map(\.value)[...]) { readings.insert($0) }
    return readings
  }

  @Test(arguments: [
    ("設定", "설정"), ("機能", "기능"), ("道具", "도구"), ("利用", "이용"), ("論理", "논리"), ("関数", "함수"),
    ("仕様", "사양"), ("変更", "변경"),
  ])
  func `a Sino-Japanese word is read as its Korean cognate`(japanese: String, korean: String) {
    let readings = Self.readings(of: japanese)
    var pairs: Set<UInt64> = []
    HanjaReadings.forEachPair(of: korean.unicodeScalars.map(\.value)[...]) { pairs.insert($0) }
    let isCognate = korean != "함수"
    #expect(!readings.isDisjoint(with: pairs) == isCognate)
  }

  @Test func `a single character is no word to compare`() {
    #expect(Self.readings(of: "値").isEmpty)
  }
}
