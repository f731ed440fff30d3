import Testing
import TextBasics

@testable import Bitext

/// Which parts of a title name a page, and in which language.
@Suite struct TitleTextTests {
  private static let all: Set<Language> = [.english, .korean, .japanese]

  @Test(arguments: [
    "Merge–Sort", "A Project in Rust: Moving a Shelf", "Chapter B: Tools",
    "Ropes / Binary Ropes", "I/O 서랍 고치기", "부록 C - 도구", "JSON 서랍 정리하기",
    "반복자: 줄을 걷는 함수", "Clone 트레이트로 서랍 옮기기", "Vec<T>를 써서 서랍 채우기",
    "大きな Linux イメージを避ける", "yarn の代わりに make コマンドを使う", "API サーバーを慎重に選ぶ",
    "ユーザーの ID の一覧", "서랍 (JSON)", "LRU – 서랍 정리", "Docker 서랍", "Notes (2019)", "", "|", "(",
    "()", ")", "A: ", " - B",
  ])
  func `a title in one language is shown whole`(title: String) {
    #expect(TitleText.names(in: title, for: Self.all) == nil)
  }

  @Test(arguments: [
    ("The House (한국어)", "The House"), ("The House - 日本語訳", "The House"),
    ("집 (Korean translation)", "집"), ("The House | 한국어 번역본", "The House"),
    ("The House", "The House"), ("한국어", "한국어"), ("한국어 / 日本語", "한국어 / 日本語"),
    ("Sliders / 슬라이더", "Sliders / 슬라이더"),
  ])
  func `the name of a language is no title of its own`(title: String, subject: String) {
    if title != "Sliders / 슬라이더" {
      #expect(TitleText.names(in: title, for: Self.all) == nil)
    }
    #expect(TitleText.withoutLanguage(title) == subject)
  }

  @Test(
    arguments: [
      ("Sliders / 슬라이더", [.english: "Sliders", .korean: "슬라이더"]),
      ("슬라이더 (Sliders)", [.english: "Sliders", .korean: "슬라이더"]),
      ("スライダー（Sliders）", [.english: "Sliders", .japanese: "スライダー"]),
      ("슬라이더 - Sliders", [.english: "Sliders", .korean: "슬라이더"]),
      ("Sliders: 슬라이더", [.english: "Sliders", .korean: "슬라이더"]),
      ("Sliders|슬라이더|スライダー", [.english: "Sliders", .korean: "슬라이더", .japanese: "スライダー"]),
      ("Sliders 슬라이더", [.english: "Sliders", .korean: "슬라이더"]),
      ("슬라이더Sliders", [.english: "Sliders", .korean: "슬라이더"]),
      ("Images 이미지", [.english: "Images", .korean: "이미지"]),
      ("iOS의 서랍 / Drawers on iOS", [.english: "Drawers on iOS", .korean: "iOS의 서랍"]),
    ] as [(String, [Language: String])])
  func `a title in several languages is divided`(title: String, names: [Language: String]) {
    #expect(TitleText.names(in: title, for: Self.all) == names)
  }

  @Test func `a title is whole where the document has no texts in one of its languages`() {
    #expect(TitleText.names(in: "Sliders / 슬라이더", for: [.english, .japanese]) == nil)
    #expect(TitleText.names(in: "Sliders / 슬라이더", for: [.english]) == nil)
  }

  @Test(arguments: [
    ("Sliders | House", "Sliders"), ("House › Rooms › Sliders", "Rooms › Sliders"),
    ("House", "House"), ("House | House", "House | House"), ("Sliders", "Sliders"),
    ("In the House / Sliders", "In the House / Sliders"), ("", ""),
  ])
  func `names of sites are no part of a title`(title: String, shown: String) {
    #expect(TitleText.withoutSites(title) { $0.trimmed == "House" } == shown)
  }

  @Test(arguments: [
    ("# I/O 서랍 고치기\n\n서랍은 물건을 보관하는 곳입니다. 열고 닫습니다.", "I/O 서랍 고치기"),
    ("# Merge–Sort\n\nA drawer keeps things. It opens and closes.", "Merge–Sort"),
    ("---\ntitle: 부록 C - 도구\n---\n\n서랍은 물건을 보관하는 곳입니다. 열고 닫습니다.", "부록 C - 도구"),
    (
      "# The House (한국어)\n\n## The House\n\n서랍은 물건을 보관하는 곳입니다. 열고 닫습니다.",
      "The House (한국어)"
    ),
    ("---\ntitle: Docker\n---\n\n서랍은 물건을 보관하는 곳입니다. 열고 닫습니다.", "Docker"),
  ])
  func `a document's title is its heading`(text: String, title: String) {
    let document = Segmenter.segment(SourceFile(path: "a.md", text: text))
    let titles = DocumentTitle(of: document.0).byLanguage
    #expect(Array(titles.values) == [title])
  }

  @Test(arguments: [
    ("table-rows", "Table rows"), ("table_rows", "Table rows"), ("03-table-rows", "Table rows"),
    ("2026-04-01-new-hinges", "New hinges"), ("행-스타일", "행 스타일"), ("Drawer Pulls", "Drawer Pulls"),
    ("2026 review", "2026 review"), ("iOS-drawers", "iOS drawers"), ("1.2-hinges", "Hinges"),
    ("ipados-drawers", "iPadOS drawers"), ("ios17-hinges", "iOS17 hinges"), ("faq", "FAQ"),
    ("drawers-in-json", "Drawers in JSON"), ("kitchen", "Kitchen"),
  ])
  func `a note without a title is called by its file`(name: String, title: String) {
    #expect(TitleText.ofFile(named: name) == title)
  }

  @Test(arguments: ["", "2026-04-01", "---"])
  func `a name without letters is no title`(name: String) {
    #expect(TitleText.ofFile(named: name) == nil)
  }

  @Test(
    "tags, properties and sections are no title",
    arguments: [
      "#정원 #채소/열매\n\n서랍은 물건을 보관하는 곳입니다.",
      "Tags: #wood\nCreated: 2024-05-01\n\nA drawer keeps things.",
      "Created: 2024-05-01\n\nA drawer keeps things.\n\nIt opens and closes.",
      "작성일: 2024년 5월 1일\n\n서랍은 물건을 보관하는 곳입니다.", "Author: Ann Oak\n\nA drawer keeps things.",
      "## Why is it slow?\n\nIt is old.\n\n## Why is it loud?\n\nIt is dry.\n",
    ])
  func untitled(text: String) {
    let document = Segmenter.segment(SourceFile(path: "drawers.md", text: text))
    #expect(DocumentTitle(of: document.0).byLanguage.isEmpty)
  }

  @Test(
    "a line or a small heading that nothing else can be is the title",
    arguments: [
      ("#정원 둘레\n\n서랍은 물건을 보관하는 곳입니다.", "#정원 둘레"),
      ("Drawers: a guide\n\nA drawer keeps things. It opens and closes.", "Drawers: a guide"),
      ("## Drawers\n\nThey close.\n\n## Handles\n\nThey turn.\n", "Drawers"),
      ("## All of them\n\nThey close.\n\n### Handles\n\nThey turn.\n", "All of them"),
    ])
  func titled(text: String, title: String) {
    let document = Segmenter.segment(SourceFile(path: "drawers.md", text: text))
    #expect(Array(DocumentTitle(of: document.0).byLanguage.values) == [title])
  }

  @Test func `a heading that names the file is its title, whatever mark it ends with`() {
    let text = "## Hello, Drawers!\n\nThey close.\n\n## Summary\n\nThey turn.\n"
    let document = Segmenter.segment(SourceFile(path: "ch01-hello-drawers.md", text: text))
    #expect(Array(DocumentTitle(of: document.0).byLanguage.values) == ["Hello, Drawers!"])
  }

  @Test func `a heading of a section below the first sentences is no title`() async throws {
    let corpus = try await Library.corpus(of: [
      "table-rows.md":
        "Rows show what a list is made of.\n\n## Heights\n\nA row is tall.\n\n## Colors\n\nA row is grey.\n",
      "door-hinge.md": "## Hinges of doors\n\nA hinge turns.\n\n## Screws\n\nA screw holds.\n",
    ])
    #expect(corpus.topics.map { $0.editions.first?.title } == ["Hinges of doors", "Table rows"])
  }
}
