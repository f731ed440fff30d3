import Testing

@testable import Bitext

/// Titles that begin a paragraph in one language and stand above it in the other.
struct RunInTitleTests {
  private static let titles: [Language: [String]] = [
    .english: ["Rinse the brush.", "Store canvases upright.", "Ask for a second look."],
    .korean: ["붓을 헹구세요.", "캔버스는 세워서 보관하세요.", "다른 사람의 눈을 빌리세요."],
    .japanese: ["筆をすすぎます。", "キャンバスは立てて保管します。", "ほかの人にも見てもらいます。"],
  ]
  private static let bodies: [Language: [String]] = [
    .english: [
      "Paint that dries between the hairs spoils them for good, so clean water is always at hand.",
      "A cool room away from direct sunlight keeps the colors fresh for about ten years.",
      "A colleague sees in natural light what you overlook after a long day.",
    ],
    .korean: [
      "털 사이에서 마른 물감은 털을 영영 망가뜨리므로, 깨끗한 물을 늘 가까이 두세요.",
      "직사광선이 들지 않는 서늘한 방에서는 약 10년 동안 색상이 선명하게 유지됩니다.",
      "긴 하루 뒤에 놓치는 것을 동료는 자연광 아래에서 알아봅니다.",
    ],
    .japanese: [
      "毛の間で乾いた絵の具は毛を傷めるため、きれいな水をいつも手元に置きます。",
      "直射日光の当たらない涼しい部屋では、約10年のあいだ色が鮮やかに保たれます。",
      "長い一日の終わりに見落とすものを、同僚は自然光の下で見つけます。",
    ],
  ]

  enum Form: CaseIterable {
    case runIn, aboveInBold, inTheLineAbove, heading

    func text(_ title: String, _ body: String) -> String {
      switch self {
      case .runIn: "**\(title)** \(body)"
      case .aboveInBold: "**\(title)**\n\n\(body)"
      case .inTheLineAbove: "**\(title)**\n\(body)"
      case .heading: "#### \(title)\n\n\(body)"
      }
    }
  }

  private static func stream(_ language: Language, _ form: Form, file: Int) throws -> Stream {
    let (titles, bodies) = (try #require(titles[language]), try #require(bodies[language]))
    let text = zip(titles, bodies).map { form.text($0, $1) }.joined(separator: "\n\n")
    let (document, _) = Segmenter.segment(
      SourceFile(path: "\(file).md", text: "## 3\n\n" + text + "\n"))
    return Stream(
      file: file, language: language, segments: document.segments,
      positions: Array(document.segments.indices))
  }

  @Test(
    arguments: [[Language.english, .korean], [.korean, .english], [.japanese, .english]],
    Form.allCases.filter { $0 != .runIn })
  func `a title above its text goes with the text that begins with it`(
    languages: [Language], form: Form
  ) throws {
    let one = try Self.stream(languages[0], .runIn, file: 0)
    let other = try Self.stream(languages[1], form, file: 1)
    let aligner = Aligner(lexicon: .empty)
    #expect(dump(aligner.align(one, other)) == "0=0 1=1,2 2=3,4 3=5,6")
    #expect(dump(aligner.align(other, one)) == "0=0 1,2=1 3,4=2 5,6=3")
  }

  @Test(arguments: Form.allCases)
  func `titles of one form go with titles, and texts with texts`(form: Form) throws {
    let english = try Self.stream(.english, form, file: 0)
    let korean = try Self.stream(.korean, form, file: 1)
    let wanted = english.segments.indices.map { "\($0)=\($0)" }.joined(separator: " ")
    #expect(dump(Aligner(lexicon: .empty).align(english, korean)) == wanted)
  }

  @Test func `a line that is quoted without its mark goes with its title`() throws {
    let texts = (0..<3).map { index in
      let (english, korean) = (
        Self.titles[.english]?[index] ?? "", Self.titles[.korean]?[index] ?? ""
      )
      return """
        **\(korean)** \(Self.bodies[.korean]?[index] ?? "")
        > **\(english)**
        \(Self.bodies[.english]?[index] ?? "")
        """
    }
    let (document, _) = Segmenter.segment(
      SourceFile(path: "brushes.md", text: texts.joined(separator: "\n\n")))
    let pairs = StreamPairs(all: [document], align: Aligner(lexicon: .empty).align).pairs
    let pair = try #require(pairs.first)
    #expect(dump(pair.alignment) == "0,1=0 2,3=1 4,5=2")
  }

  @Test(arguments: [
    ("**Rinse the brush.** Then dry it.", true), ("**Rinse**: then dry it.", true),
    ("**붓을 헹구세요** — 말리는 것은 그다음입니다.", true), ("<b>筆をすすぎます。</b>次に乾かします。", true),
    ("- **Rinse!** Then dry it.", true), ("> **Rinse?** Then dry it.", true),
    ("**Brushes** are rinsed, then dried.", false), ("**붓**은 헹구고 말립니다.", false),
    ("**Rinse the brush.**", false), ("Rinse. **Then** dry.", false),
    ("*Rinse the brush.* Then dry it.", false), ("# **Rinse.** Then dry", false),
  ])
  func `a title that begins a text is bold and ends before it`(
    text: String, isTitled: Bool
  ) throws {
    let (document, _) = Segmenter.segment(SourceFile(path: "a.md", text: text))
    let segment = try #require(document.segments.first)
    #expect(document.segments.count == 1)
    #expect(segment.hasRunInTitle == isTitled)
  }
}
