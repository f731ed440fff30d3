import Testing

@testable import Bitext

/// Headings and titles of folds that only name the language of the texts below them.
@Suite struct LanguageMarkTests {
  private static let english = "Keep the rows of a table short, and say what they open."
  private static let korean = "테이블의 행은 짧게 쓰고 무엇을 여는지 말하세요."
  private static let japanese = "テーブルの行は短くし、何を開くかを伝えてください。"

  private static func document(_ text: String) -> Document {
    Segmenter.segment(SourceFile(path: "rows.md", text: text)).0
  }

  private static func marks(_ text: String) -> [String] {
    document(text).segments.filter(\.isLanguageMark).map(\.text)
  }

  @Test(arguments: [
    ("English", "한국어"), ("🇺🇸 English", "🇰🇷 한국어 (Korean)"),
    ("EN", "KO"), ("영문", "국문"), ("[English]", "한국어 / Korean"),
  ])
  func `a heading that names the language of its section is a mark`(one: String, other: String) {
    let text = "# Rows\n\n## \(one)\n\n\(Self.english)\n\n## \(other)\n\n\(Self.korean)\n"
    let document = Self.document(text)
    let marks = document.segments.filter(\.isLanguageMark)
    #expect(marks.map(\.headingLevel) == [2, 2])
    #expect(marks.allSatisfy { !$0.language.isDetermined && !$0.audience.isDetermined })
    #expect(DocumentTitle(of: document).byLanguage == [.english: "Rows"])
  }

  @Test func `titles of folds and headings of the first level are marks and no titles`() {
    let folds = """
      <details>
      <summary>한국어</summary>

      # 행

      \(Self.korean)

      </details>

      <details open><summary>日本語</summary>

      \(Self.japanese)

      </details>

      """
    #expect(Self.marks(folds) == ["한국어", "日本語"])
    #expect(DocumentTitle(of: Self.document(folds)).byLanguage == [.korean: "행"])
    let parts = "# English\n\n\(Self.english)\n\n# 한국어\n\n\(Self.korean)\n"
    #expect(Self.marks(parts) == ["English", "한국어"])
    #expect(DocumentTitle(of: Self.document(parts)).byLanguage.isEmpty)
  }

  @Test func `a fold in another language than the text around it is marked`() {
    let text =
      "# Rows\n\n\(Self.english)\n\n<details><summary>한국어</summary>\n\n\(Self.korean)\n\n</details>\n"
    #expect(Self.marks(text) == ["한국어"])
  }

  @Test(arguments: [("English:", "한국어:"), ("[EN]", "[KO]"), ("**English**", "**한국어**")])
  func `a line that names the language of the texts below it is a mark`(one: String, other: String)
  {
    let text = "# Rows\n\n\(one)\n\n\(Self.english)\n\n\(other)\n\n\(Self.korean)\n"
    #expect(Self.marks(text).count == 2)
  }

  @Test(arguments: [
    "Original", "원문", "원문 보기", "Show the original text", "原文", "英語原文を表示", "Original (English)",
    "▶ 원본 펼치기", "번역", "日本語訳",
  ])
  func `the title of a fold that says which side its text is on is a mark`(title: String) {
    let fold = "<details><summary>\(title)</summary>\n\n\(Self.english)\n\n</details>\n"
    #expect(Self.marks("\(Self.korean)\n\n\(fold)") == [title])
    // In a note in one language, it says something.
    #expect(Self.marks("Rows have names.\n\n\(fold)").isEmpty)
  }

  @Test(arguments: ["Original size", "The original drawings", "원문 주소", "번역하지 않는 말", "原文の注"])
  func `the title of a fold that says more is a text`(title: String) {
    let fold = "<details><summary>\(title)</summary>\n\n\(Self.english)\n\n</details>\n"
    #expect(Self.marks("\(Self.korean)\n\n\(fold)").isEmpty)
  }

  @Test(arguments: [
    // A link to another page.
    "[English](rows.en.md)\n\n# 행\n\n\(korean)\n\n## Rows\n\n\(english)\n",
    "# Rows\n\n[한국어](rows.ko.md)\n\n\(korean)\n\n\(english)\n",
    // A section about a language, and one in another.
    "# Fonts\n\n## Korean\n\n\(english)\n\n## Japanese\n\n\(korean)\n",
    // All in one language.
    "# 글꼴\n\n## 영어\n\n\(korean)\n\n## 한국어\n\n\(korean)\n",
    "# English\n\n\(english)\n",
    // More than a name.
    "# Rows\n\n## English version\n\n\(english)\n\n## (한글 번역)\n\n\(korean)\n",
    "# Rows\n\n## English rows\n\n\(english)\n\n## 한국어 행\n\n\(korean)\n",
    // Nothing below.
    "# Rows\n\n\(english)\n\n\(korean)\n\n## 한국어\n",
  ])
  func `other headings are texts`(text: String) {
    #expect(Self.marks(text).isEmpty)
  }

  @Test func `a mark is no unit, and a missing text goes below that of its language`() async throws
  {
    let text = """
      # Rows

      ## English

      \(Self.english)

      A row is 44 points high.

      ## 한국어

      \(Self.korean)

      행의 높이는 44포인트입니다.

      """
    for missing in ["\n\(Self.korean)\n", "\n행의 높이는 44포인트입니다.\n"] {
      let deleted = try await DeletedTexts(
        of: ["rows.md": Array(text.utf8)], [.english, .korean], without: "rows.md",
        with: Array(text.replacing(missing, with: "").utf8))
      let (now, back) = try await deleted.delivery(.po)
      #expect(!back.units.contains { $0.original.plainText == "English" })
      let importing = Importing(back, into: now)
      let written = importing.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
      #expect(written == text)
    }
  }
}
