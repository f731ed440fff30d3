import Foundation
import RowStyles
import Testing

/// A text and the concept that it defines; nil if it defines none.
struct Definition: Sendable, CustomTestStringConvertible {
  let text: String
  let kind: ConceptMatcher.Kind
  let concept: Concept?
  var testDescription: String { text }

  init(_ text: String, _ kind: ConceptMatcher.Kind, _ concept: Concept?) {
    self.text = text
    self.kind = kind
    self.concept = concept
  }

  static let all = [
    Definition("Plain. Rows may stand in sections.", .paragraph, .style(.plain)),
    Definition("플레인. 줄이 섹션으로 나뉩니다.", .paragraph, .style(.plain)),
    Definition("일반(plain). 줄이 섹션으로 나뉩니다.", .item, .style(.plain)),
    Definition("일반plain: 줄이 섹션으로 나뉩니다.", .item, .style(.plain)),
    Definition("그룹. 줄을 묶습니다.", .paragraph, .style(.grouped)),
    Definition("グループ化：行をまとめます。", .item, .style(.grouped)),
    Definition("인셋 그룹. 둥근 모서리입니다.", .paragraph, .style(.insetGrouped)),
    Definition("Inset grouped", .heading, .style(.insetGrouped)),
    Definition("インセットグループ化スタイル", .heading, .style(.insetGrouped)),
    Definition("2. grouped", .heading, .style(.grouped)),
    Definition("4. ### Left Detail", .heading, .rowStyle(.leftDetail)),
    Definition("Subtitle.", .quote, .rowStyle(.subtitle)),
    Definition("Basic (Default).", .quote, .rowStyle(.basic)),
    Definition("Basic(기본값). 이미지 다음에 제목이 옵니다.", .item, .rowStyle(.basic)),
    Definition("베이직 (기본). 이미지와 제목입니다.", .paragraph, .rowStyle(.basic)),
    Definition("오른편 디테일 (값 1). 제목은 왼쪽입니다.", .paragraph, .rowStyle(.rightDetail)),
    Definition("왼쪽 디테일 (Value 2). 제목은 오른쪽 정렬입니다.", .paragraph, .rowStyle(.leftDetail)),
    Definition("Basidc", .heading, .rowStyle(.basic)),
    Definition("일반 스타일", .heading, .style(.plain)),
    Definition("Plain tables", .heading, .style(.plain)),
    Definition("開示インジケータ", .heading, .accessory(.disclosure)),
    // Mentions, captions and other meanings of the same name.
    Definition("Plain", .paragraph, nil),
    Definition("Plain tables can have an index. Grouped ones cannot.", .paragraph, nil),
    Definition("Grouping", .heading, nil),
    Definition("Table rows", .heading, nil),
    Definition("Group the settings by topic. People find them faster.", .paragraph, nil),
    Definition("기본적인 규칙. 짧게 씁니다.", .paragraph, nil),
    Definition("Plane", .heading, nil),
    Definition("", .heading, nil),
    Definition(".", .paragraph, nil),
    Definition("Selection", .heading, nil),
  ]
}

struct ConceptTests {
  @Test(arguments: Definition.all)
  func `tells what a text defines`(_ definition: Definition) {
    let concept = ConceptMatcher().concept(
      definedBy: definition.text, kind: definition.kind, isAboutTables: true)
    #expect(concept == definition.concept)
  }

  @Test(arguments: ["Plain. A button without a border.", "Custom. Your own.", "Sidebar: a list."])
  func `leaves words alone that mean other things on other pages`(_ text: String) {
    let matcher = ConceptMatcher()
    #expect(matcher.concept(definedBy: text, kind: .paragraph, isAboutTables: false) == nil)
    let inset = "Inset grouped. Rounded corners."
    #expect(
      matcher.concept(definedBy: inset, kind: .paragraph, isAboutTables: false)
        == .style(.insetGrouped))
  }

  @Test func `a glossary adds names`() {
    let matcher = ConceptMatcher(more: [(.style(.plain), "민무늬")])
    #expect(
      matcher.concept(definedBy: "민무늬", kind: .heading, isAboutTables: true) == .style(.plain))
    #expect(
      ConceptMatcher().concept(definedBy: "민무늬", kind: .heading, isAboutTables: true) == nil)
  }

  @Test(arguments: [
    (["Tables"], true), (["테이블Tables"], true), (["リストと表"], true), (["Lists and tables"], true),
    (["Buttons"], false), (["Charts", "Stable values"], false), (["버튼"], false), (["発表"], false),
  ])
  func `knows a page about tables`(_ texts: [String], _ expected: Bool) {
    #expect(ConceptMatcher.isAboutTables(texts) == expected)
  }

  @Test(arguments: Concept.allCases)
  func `every concept has a name in three languages`(_ concept: Concept) {
    #expect(ConceptNames.name(of: concept).missing.isEmpty)
  }
}

/// A text with its language and kind, and the first guideline that it states.
struct Statement: Sendable, CustomTestStringConvertible {
  let text: String
  let language: TextLanguage
  let kind: ConceptMatcher.Kind
  let guideline: GuidelineID?
  var testDescription: String { text }

  init(
    _ text: String, _ language: TextLanguage, _ kind: ConceptMatcher.Kind, _ id: GuidelineID?
  ) {
    self.text = text
    self.language = language
    self.kind = kind
    guideline = id
  }

  static let all = [
    Statement(
      "Mind the width of a table. Both extremes are hard to read.", .en, .paragraph, .widthThin),
    Statement("표의 너비 정하기", .ko, .heading, .widthThin),
    Statement("표의 폭을 정하세요. 너무 좁아도 너무 넓어도 읽기가 어렵고 눈이 피로합니다.", .ko, .paragraph, .widthThin),
    Statement("삭제 버튼에는 알맞은 제목을 붙이기", .ko, .heading, .deleteTitle),
    Statement("データを最新に保つ", .ja, .heading, .liveScroll),
    Statement("列の見出しをクリックして並べ替えられるようにする", .ja, .heading, .columnSort),
    Statement("Show rows immediately when data is there", .en, .heading, .loadNow),
    Statement("A table shows rows.", .en, .paragraph, nil),
    Statement("너비가 좁으면 글이 잘림", .ko, .item, nil),
    Statement("버튼을 크게 만들기", .ko, .heading, nil),
  ]
}

struct StatementTests {
  @Test(arguments: Statement.all)
  func `tells which guideline a text states`(_ statement: Statement) {
    let found = StatementMatcher.guidelines(
      statedBy: statement.text, kind: statement.kind, language: statement.language,
      isAboutTables: true)
    #expect(found.first == statement.guideline)
    #expect(
      StatementMatcher.guidelines(
        statedBy: statement.text, kind: statement.kind, language: statement.language,
        isAboutTables: false) == [])
  }
}
