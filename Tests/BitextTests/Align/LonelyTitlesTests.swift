import Testing

@testable import Bitext

/// Titles that stand above a text in one language and are its first sentence in the other, without
/// any mark.
struct LonelyTitlesTests {
  private static let texts: [Language: [(title: String, body: String)]] = [
    .english: [
      ("Save the document.", "A file on the disk is safe. Paper burns easily."),
      ("Store every canvas upright.", "A cool room keeps the colors fresh. Sunlight does harm."),
    ],
    .korean: [
      ("문서를 저장하세요.", "디스크에 있는 파일은 안전합니다. 종이는 쉽게 탑니다."),
      ("모든 캔버스를 세워서 보관하세요.", "서늘한 방에서는 색상이 선명하게 유지됩니다. 햇빛은 해롭습니다."),
    ],
    .japanese: [
      ("文書を保存します。", "ディスクにあるファイルは安全です。紙は簡単に燃えます。"),
      ("キャンバスはすべて立てて保管します。", "涼しい部屋では色が鮮やかに保たれます。日光は害になります。"),
    ],
  ]

  private static func stream(
    _ language: Language, file: Int, _ text: ((title: String, body: String)) -> String
  ) throws -> Stream {
    let texts = try #require(Self.texts[language]).map(text)
    let (document, _) = Segmenter.segment(
      SourceFile(path: "\(file).md", text: texts.joined(separator: "\n\n")))
    return Stream(
      file: file, language: language, segments: document.segments,
      positions: Array(document.segments.indices))
  }

  @Test(arguments: [
    [Language.english, .korean], [.korean, .english], [.english, .japanese],
    [.japanese, .english],
  ])
  func `a title goes with the paragraph that begins with it`(languages: [Language]) throws {
    let one = try Self.stream(languages[0], file: 0) {
      $0.title + (languages[0] == .japanese ? "" : " ") + $0.body
    }
    let other = try Self.stream(languages[1], file: 1) { "### \($0.title)\n\n\($0.body)" }
    let aligner = Aligner(lexicon: .empty)
    #expect(dump(aligner.align(one, other)) == "0=0,1 1=2,3")
    #expect(dump(aligner.align(other, one)) == "0,1=0 2,3=1")
  }

  @Test func `a title that the other language leaves out stays alone`() throws {
    let one = try Self.stream(.english, file: 0) { $0.body }
    let other = try Self.stream(.korean, file: 1) { "### \($0.title)\n\n\($0.body)" }
    #expect(dump(Aligner(lexicon: .empty).align(one, other)) == "-=0 0=1 -=2 1=3")
  }
}
