import Testing

@testable import Bitext

/// Notes that sum up an original: a title and a few points for each of its paragraphs.
struct AbridgedRunsTests {
  private static let original = [
    "A palette keeps the colors of a painting in small wells around its edge, and its middle stays "
      + "free for mixing. Use a palette to try a mixture before it reaches the canvas. A palette of "
      + "wood is light, and one of glass is easy to clean.",
    "Choose a brush by the shape of its tip. A flat brush covers large areas evenly, and a round "
      + "brush draws fine lines. Hairs from an animal hold more water than hairs made of nylon, but "
      + "they wear out sooner.",
    "Clean every brush after painting. Rinse it in warm water until the water stays clear, and "
      + "press it dry with a cloth. Soap keeps the hairs soft. A brush that stands on its tip in a "
      + "glass bends for good.",
    "Let the paint dry before you varnish. Oil takes several weeks, and acrylic takes an hour. "
      + "Varnish protects the surface against dust and light, and it can be removed when it turns "
      + "yellow.",
  ]
  private static let abridged: [Language: [[String]]] = [
    .korean: [
      ["팔레트", "가장자리에 색상, 가운데는 혼합용", "나무는 가볍고 유리는 청소하기 쉬움"],
      ["붓의 모양", "납작한 붓: 넓은 영역", "둥근 붓: 가는 선"],
      ["붓 청소하기", "따뜻한 물로 헹구기", "천으로 눌러 물기 빼기", "비누를 쓰면 털이 부드러움"],
      ["바니시", "유화는 몇 주, 아크릴은 한 시간 건조", "먼지와 빛에서 표면을 보호"],
    ],
    .japanese: [
      ["パレット", "縁に色、中央は混色用", "木は軽く、ガラスは掃除が簡単"],
      ["筆の形", "平筆は広い面積", "丸筆は細い線"],
      ["筆の掃除", "温かい水ですすぐ", "布で水気を取る", "石けんで毛が柔らかい"],
      ["ワニス", "油絵具は数週間、アクリルは一時間乾燥", "ほこりと光から表面を保護"],
    ],
  ]

  /// The original, and the same abridged, with a title over the points of each paragraph.
  private static func streams(_ language: Language) throws -> (Stream, Stream) {
    let points = try #require(abridged[language])
    let text = points.map { points in
      "### \(points[0])\n\n" + points.dropFirst().map { "- \($0)\n" }.joined()
    }
    func stream(_ language: Language, _ text: String, file: Int) -> Stream {
      let (document, _) = Segmenter.segment(SourceFile(path: "\(file).md", text: text))
      return Stream(
        file: file, language: language, segments: document.segments,
        positions: Array(document.segments.indices))
    }
    return (
      stream(.english, original.joined(separator: "\n\n"), file: 0),
      stream(language, text.joined(separator: "\n"), file: 1)
    )
  }

  @Test(arguments: [Language.korean, .japanese])
  func `each paragraph has its title and its points`(language: Language) throws {
    let (original, abridged) = try Self.streams(language)
    let aligner = Aligner(lexicon: .empty)
    #expect(dump(aligner.align(original, abridged)) == "0=0,1,2 1=3,4,5 2=6,7,8,9 3=10,11,12")
    #expect(dump(aligner.align(abridged, original)) == "0,1,2=0 3,4,5=1 6,7,8,9=2 10,11,12=3")
  }

  @Test func `points about nothing in the original stay alone`() throws {
    let (original, _) = try Self.streams(.korean)
    let remarks = ["참고", "다음 모임은 목요일", "커피는 각자", "사진은 나중에", "질문은 쪽지로", "출석 확인", "간식 당번", "뒷정리"]
    let alone = stream(.korean, remarks, file: 1)
    let beads = Aligner(lexicon: .empty).align(original, alone).beads
    #expect(beads.allSatisfy { $0.isNull || $0.confidence < 0.5 })
  }

  @Test func `a whole translation that is cut finer is not abridged`() {
    let texts = Self.original.map { stream(.english, [$0]).segments[0].text }
    let whole = stream(.english, texts)
    let cut = stream(
      .korean,
      Self.original.flatMap { $0.split(separator: ". ") }.map { "\($0)를 한국어로 모두 옮긴 문장입니다." })
    let aligner = Aligner(lexicon: .empty)
    #expect(AbridgedRuns(aligner.compare(Profile(whole), Profile(cut))) == nil)
  }
}
