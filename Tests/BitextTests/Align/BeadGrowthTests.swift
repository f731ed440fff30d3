import Testing

@testable import Bitext

/// Paragraphs of one text whose sentences are separate blocks in the other.
struct BeadGrowthTests {
  private static let english = [
    "Rinse the brush before the paint dries. Paint between the hairs spoils them for good. Keep "
      + "clean water at hand. Ten minutes are enough.",
    "Store every canvas upright in a cool room, away from direct sunlight.",
    "A thin layer of varnish protects the surface. Two layers keep the colors fresh for 10 years. "
      + "Ask a colleague to check them under natural light.",
  ]
  private static let korean = [
    ["물감이 마르기 전에 붓을 헹구세요.", "털 사이의 물감은 털을 영영 망가뜨립니다.", "깨끗한 물을 가까이 두세요.", "10분이면 충분합니다."],
    ["모든 캔버스는 직사광선을 피해 서늘한 방에 세워서 보관하세요."],
    ["얇은 바니시 층이 표면을 보호합니다.", "두 층이면 색상이 10년 동안 선명하게 유지됩니다.", "동료에게 자연광 아래에서 확인해 달라고 부탁하세요."],
  ]
  private static let japanese = [
    ["絵の具が乾く前に筆をすすぎます。", "毛の間の絵の具は毛を傷めます。", "きれいな水を手元に置きます。", "10分で十分です。"],
    ["キャンバスはすべて、直射日光を避けて涼しい部屋に立てて保管します。"],
    ["ニスの薄い層が表面を保護します。", "二層あれば、色は10年のあいだ鮮やかに保たれます。", "同僚に頼んで、自然光の下で確認してもらいます。"],
  ]
  private let aligner = Aligner(lexicon: .empty)

  @Test(arguments: [(Language.korean, Self.korean), (.japanese, Self.japanese)])
  func `a paragraph has all blocks that it was cut into`(language: Language, cut: [[String]]) {
    let whole = stream(.english, Self.english)
    let blocks = stream(language, cut.flatMap(\.self))
    #expect(dump(aligner.align(whole, blocks)) == "0=0,1,2,3 1=4 2=5,6,7")
    #expect(dump(aligner.align(blocks, whole)) == "0,1,2,3=0 4=1 5,6,7=2")
  }

  @Test func `the text that is cut may be the one in English`() {
    let whole = stream(.korean, Self.korean.map { $0.joined(separator: " ") })
    let blocks = stream(
      .english,
      Self.english.flatMap { text in
        text.split(separator: ". ").map { $0.hasSuffix(".") ? String($0) : $0 + "." }
      })
    #expect(dump(aligner.align(blocks, whole)) == "0,1,2,3=0 4=1 5,6,7=2")
    #expect(dump(aligner.align(whole, blocks)) == "0=0,1,2,3 1=4 2=5,6,7")
  }

  @Test(arguments: [(Language.korean, Self.korean), (.japanese, Self.japanese)])
  func `a text that is only cut finer is no abridgement`(language: Language, cut: [[String]]) {
    let whole = Profile(stream(.english, Self.english))
    let blocks = cut.flatMap(\.self)
    let finer = aligner.compare(whole, Profile(stream(language, blocks)))
    #expect(abs(finer.abridgement) < 0.2 && finer.fineness > 0.5)
    // An abridged text is cut finer too, but it is shorter as a whole.
    let abridged = aligner.compare(
      whole, Profile(stream(language, blocks.map { String($0.prefix($0.count / 3)) })))
    #expect(abridged.abridgement > 0.5)
  }

  @Test(arguments: [0, 1, 4])
  func `blocks beside their paragraph are sure, however many pairs follow`(pairs: Int) throws {
    let more = (0..<pairs).flatMap { number in
      ["Shelf \(number) holds \(number + 2) canvases.", "선반 \(number)에는 캔버스가 \(number + 2)개 있습니다."]
    }
    let texts = [Self.english[0]] + Self.korean[0] + [Self.english[1]] + Self.korean[1] + more
    let (document, _) = Segmenter.segment(
      SourceFile(path: "brushes.md", text: texts.joined(separator: "\n\n")))
    let pair = try #require(StreamPairs(all: [document], align: aligner.align).pairs.first)
    let first = try #require(pair.alignment.beads.first { $0.a.contains(0) })
    #expect(Array(first.b) == [0, 1, 2, 3])
    #expect(first.confidence >= 0.5)
  }

  @Test func `a remark between texts that are not cut stays alone`() {
    let whole = stream(.english, Self.english)
    var texts = Self.korean.map { $0.joined(separator: " ") }
    texts.insert("여기는 예시가 더 있으면 좋겠다.", at: 1)
    texts.insert("질문: 이 방은 얼마나 서늘해야 하나?", at: 3)
    #expect(dump(aligner.align(whole, stream(.korean, texts))) == "0=0 -=1 1=2 -=3 2=4")
  }

  @Test func `texts that one language has more of stay alone`() {
    let own = (1...20).map { "The shelf has the number \($0)." }
    let korean = stream(.korean, ["붓은 물감이 마르기 전에 헹굽니다."])
    let english = stream(.english, ["Rinse the brush before the paint dries."] + own)
    let wanted = (["0=0"] + (1...20).map { "\($0)=-" }).joined(separator: " ")
    #expect(dump(aligner.align(english, korean)) == wanted)
  }

  @Test func `a heading is no part of a text that was cut`() {
    let whole = stream(.english, Self.english)
    let texts = Self.korean.flatMap(\.self)
    var blocks = stream(.korean, texts).segments
    let heading = Segment(
      kind: .heading(at: 2), language: .korean, lines: 1...1, range: SourceRange(0, 0),
      text: "마무리", content: [.text("마무리")], depth: 0)
    blocks.insert(heading, at: 5)
    let cut = Stream(
      file: 1, language: .korean, segments: blocks, positions: Array(blocks.indices))
    #expect(dump(aligner.align(whole, cut)) == "0=0,1,2,3 1=4 -=5 2=6,7,8")
  }

  @Test func `a title above a text that was cut goes with all of it`() throws {
    let english = "**Rinse the brush.** " + Self.english[0] + "\n\n" + Self.english[1]
    let korean =
      "#### 붓을 헹구세요.\n\n" + Self.korean.prefix(2).flatMap(\.self).joined(separator: "\n\n")
    let streams = [(english, Language.english), (korean, .korean)].enumerated().map { file, text in
      let (document, _) = Segmenter.segment(
        SourceFile(path: "\(file).md", text: text.0), pathHint: text.1)
      return Stream(
        file: file, language: text.1, segments: document.segments,
        positions: Array(document.segments.indices))
    }
    #expect(dump(aligner.align(streams[0], streams[1])) == "0=0,1,2,3,4 1=5")
  }

  @Test func `says why a grown bead is one`() throws {
    let whole = stream(.english, Self.english)
    let blocks = stream(.korean, Self.korean.flatMap(\.self))
    let bead = try #require(
      aligner.align(whole, blocks).beads.first { $0.b.count == 4 && !$0.isNull })
    let explanation = try #require(aligner.explanation(of: bead, whole, blocks))
    #expect(explanation.parts.contains { $0.feature == .oneToTwo })
    #expect(explanation.words.contains { $0.evidence == .lexicon })
    let mirrored = Bead(a: bead.b, b: bead.a, confidence: bead.confidence)
    #expect(aligner.explanation(of: mirrored, blocks, whole)?.mirrored.text == explanation.text)
  }
}
