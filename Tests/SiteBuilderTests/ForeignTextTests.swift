import Bitext
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// Words of another script say their language.
@Suite struct ForeignTextTests {
  private func marked(_ text: String, in language: Language, japanese: Bool = true) -> String {
    ForeignText.runs(of: text, in: language, hasJapanese: japanese).map { run in
      run.language.map { "[\($0.tag):\(run.text)]" } ?? run.text
    }.joined()
  }

  @Test func `words are taken with the blanks and marks between them, not with those around`() {
    #expect(marked("It says 분할 뷰, twice.", in: .english) == "It says [ko:분할 뷰], twice.")
    #expect(marked("並べ替え sorts", in: .english) == "[ja:並べ替え] sorts")
    #expect(marked("the word 行 (row)", in: .english) == "the word [ja:行] (row)")
    #expect(marked("한 번역은 並べ替え라고 합니다", in: .korean) == "한 번역은 [ja:並べ替え]라고 합니다")
    #expect(marked("ある訳は「머리글」です", in: .japanese) == "ある訳は「[ko:머리글]」です")
    #expect(marked("행と行", in: .english) == "[ko:행][ja:と行]")
  }

  @Test func `what may be a text's own letters is not taken`() {
    #expect(marked("자체(自體)라는 말", in: .korean) == "자체(自體)라는 말")
    #expect(marked("the word 行", in: .english, japanese: false) == "the word 行")
    #expect(marked("“Quotes” – and dashes…", in: .english) == "“Quotes” – and dashes…")
  }

  @Test(arguments: 0..<200)
  func `runs are the whole text`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", " ", "행", "、", "か", "行", "。", "ー", "\u{3000}", "é", "😀", "(", "라"]
    let text = (0..<Int.random(in: 0...20, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    for language in [Language.english, .korean, .japanese, .undetermined] {
      let runs = ForeignText.runs(of: text, in: language, hasJapanese: true)
      #expect(runs.map(\.text).joined() == text, "seed \(seed)")
      let isForeign = runs.contains { $0.language != nil }
      let mayBe = ForeignText.mayBe(in: text.utf8.span, of: language)
      #expect(!isForeign || mayBe || language == .undetermined, "seed \(seed): \(text)")
    }
  }

  @Test func `code and glossary notes on a page say their language`() async throws {
    let site = try await RenderedSite.of([
      "glossary.yaml": """
      concepts:
        - id: row
          terms: {en: [row], ko: [행], ja: [行]}
          note: {en: "Some say 줄 or ならび instead."}

      """,
      "en.md": """
      # Words

      One translation writes `詳細開示ボタン` for the button at the end of a row, and another one
      writes *머리글* for what stands above the first row of a table.

      """,
      "ko.md": "# 낱말\n\n한 번역은 `詳細開示ボタン`이라고 *머리글*이라고 적습니다.\n",
      "ja.md": "# 言葉\n\nある訳は`詳細開示ボタン`や「머리글」と書いています。\n",
    ])
    #expect(site.text("en/words/index.html").contains("<span lang=\"ja\">詳細開示ボタン</span></code>"))
    #expect(site.text("en/words/index.html").contains("<em><span lang=\"ko\">머리글</span></em>"))
    #expect(site.text("ko/words/index.html").contains("<span lang=\"ja\">詳細開示ボタン</span></code>"))
    #expect(site.text("ja/words/index.html").contains("「<span lang=\"ko\">머리글</span>」"))
    #expect(
      site.text("en/glossary/index.html").contains(
        "Some say <span lang=\"ko\">줄</span> or <span lang=\"ja\">ならび</span> instead."))
  }

  @Test func `a Latin gloss stands apart from the Korean word before it`() async throws {
    let site = try await RenderedSite.of([
      "words.ko.md": """
      # 서랍*Drawers*

      ## 칸막이*Dividers*

      서랍은 칸막이**divider**로 나누고, *iOS*에서는 그*것*만 씁니다.

      ## 손잡이Handles

      손잡이는 두 개입니다.
      """
    ])
    let page = site.text("ko/words/index.html")
    #expect(page.contains("칸막이<em class=\"gloss\">Dividers</em>"))
    #expect(page.contains("칸막이<strong class=\"gloss\">divider</strong>로"))
    #expect(page.contains("<em>iOS</em>") && page.contains("<em>것</em>"))
    let contents = try Markup(page, name: "words").elements(named: "a").map(\.text)
    #expect(contents.contains("칸막이\u{200A}Dividers"), "\(contents)")
    #expect(contents.contains("손잡이\u{200A}Handles"), "\(contents)")
  }
}
