import Testing

@testable import Bitext

@Suite struct LanguageIdentifierTests {
  private func language(of text: String, in page: String = "", hint: Language? = nil) -> Language? {
    let source = SourceFile(path: "a.md", text: text + "\n\n" + page)
    return Segmenter.segment(source, pathHint: hint).0.segments.first?.language
  }

  @Test(arguments: [
    ("Give every control a name.", "en"), ("# Best practices", "en"), ("# Overview", "en"),
    ("모든 단추에 이름을 붙인다.", "ko"), ("tap gesture recognizer는 view에 add한다", "ko"),
    ("`UIButton`의 `title` property를 set하면 button이 re-render됨", "ko"),
    ("Use the 단추 view to show the name of a button.", "en"),
    ("See the toolbar (도구 막대) for the names of the tools.", "en"),
    ("Button의 title is not localized when the bundle is missing인 경우", "ko"),
    ("すべてのボタンに名前を付けます。", "ja"), ("ボタン", "ja"), ("SwiftUI の Button", "ja"),
    ("按钮的标题应该简短。", "und"), ("按鈕的標題應該簡短，而且清楚。", "und"),
    ("Jede Schaltfläche hat einen Namen.", "und"), ("Chaque bouton a un nom dans la barre.", "und"),
    ("Cada botón tiene un nombre en la barra.", "und"), ("Каждая кнопка имеет имя.", "und"),
    // A gloss in brackets is in the other language; a capital behind a number is a unit.
    ("# 空の状態 (빈 상태)", "ja"), ("# 빈 상태 (空の状態)", "ko"), ("# 목록 (リスト)", "ko"),
    ("Color: 7 W", "en"),
    ("ทุกปุ่มมีชื่อ", "und"), ("2024-05-01", "und"), ("→", "und"), ("https://example.org/the/of", "und"),
    ("`let name = title`", "und"), ("![The name of the button](a.png)", "und"),
  ])
  func `tells a text by itself`(text: String, tag: String) {
    #expect(language(of: text)?.tag == tag, "\(text)")
  }

  @Test func `names in Korean do not make a note in English one of two languages`() {
    let names = ["Read the [설치 안내](a.md)", "Author: 홍길동", "Tap **설정** > **일반**."]
    let english = "The next meeting is on Monday, and we talk about the list there."
    for name in names {
      #expect(language(of: name, in: english) == .english, "\(name)")
      // With a text in Korean beside it, it may be its neighbour's.
      #expect(language(of: name, in: english + "\n\n다음 회의는 월요일입니다.") == .korean, "\(name)")
      #expect(language(of: name, in: english, hint: .korean) == .korean, "\(name)")
    }
  }

  @Test(arguments: [
    ("| English | 한국어 |", "und"), ("| 영어 | 일본어 | 뜻 |", "und"), ("| 원문 | 번역 |", "und"),
    ("| Name | 설명 |", "ko"), ("| English | Deutsch |", "en"),
  ])
  func `rows of a glossary are in no language`(header: String, tag: String) {
    let count = header.count { $0 == "|" } - 1
    let cells = ["list of rows", "행의 목록", "줄"]
    let latin = ["A list shows rows that people select.", "Each of the rows has a title."]
    let row = (header.contains("Deutsch") ? latin : cells).prefix(count).joined(separator: " | ")
    let text = "\(header)\n|\(String(repeating: " --- |", count: count))\n| \(row) |\n"
    let segments = Segmenter.segment(SourceFile(path: "a.md", text: text)).0.segments
    #expect(segments.last?.language.tag == tag, "\(text)")
  }

  private static let korean = "단추에는 동사를 쓴다. 이름은 짧을수록 좋다."
  private static let japanese = "ボタンには動詞を使います。名前は短いほうが良いです。"
  private static let german = "Eine Schaltfläche ist nicht für Texte da, und sie hat einen Namen."
  private static let chinese = "按钮应该有一个名称，并且简短。"

  @Test(arguments: [
    ("# 概要", japanese, "ja"), ("# 概要", korean, "und"), ("# 概要", chinese, "und"),
    ("# Settings", korean, "en"), ("# Settings", japanese, "en"), ("# Farben", german, "und"),
    ("# macOS", korean, "ko"), ("# iOS, iPadOS", japanese, "ja"),
    ("# UIButton", "The name of it.", "en"),
    ("# Café", "The name of it.", "en"), ("# Café", german, "und"), ("# WWDC 2021", japanese, "ja"),
    ("# Basidc", korean, "en"), ("Pour the water", korean, "en"), ("Pour the water", german, "und"),
    ("# UIKit", german, "und"),
  ])
  func `lets the document decide what a text leaves open`(text: String, page: String, tag: String) {
    #expect(language(of: text, in: page)?.tag == tag, "\(text)")
  }

  @Test(arguments: [
    ("# 概要", Language.japanese, "ja"), ("# iOS", .korean, "ko"), ("# Tables", .korean, "en"),
    ("# Tabellen", .init(tag: "de"), "und"), ("# Tables", .init(tag: "fr"), "und"),
    ("표를 쓴다.", .japanese, "ko"), ("The rows of a table.", .korean, "en"),
  ])
  func `takes a hint where nothing else tells`(text: String, hint: Language, tag: String) {
    #expect(language(of: text, hint: hint)?.tag == tag, "\(text)")
  }

  @Test func `takes the language of the front matter before that of the path`() {
    let source = SourceFile(path: "ko/a.md", text: "---\nlang: ja-JP\n---\n# 概要\n")
    let (document, diagnostics) = Segmenter.segment(source, pathHint: .korean)
    #expect(document.segments.map(\.language) == [.japanese])
    #expect(document.language == .japanese)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("# iOS\n\n" + korean, "ko"), (korean + "\n\n" + japanese + japanese, "ja"), (german, "und"),
    ("", "und"),
    ("```\nlet a = 1\n```\n\n" + korean, "ko"), ("# Tables", "en"),
  ])
  func `says which language most of a document is in`(text: String, tag: String) {
    #expect(Segmenter.segment(SourceFile(path: "a.md", text: text)).0.language.tag == tag)
  }
}
