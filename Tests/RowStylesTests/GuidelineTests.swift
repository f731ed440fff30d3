@testable import RowStyles
import Testing

/// A guideline with a table that it can break.
struct Breaking: Sendable, CustomTestStringConvertible {
  let guideline: GuidelineID
  let table: TableSpec
  var testDescription: String { "\(guideline.rawValue) in \(table.id)" }

  static let all = GuidelineID.allCases.flatMap { id in
    BuiltIn.tables.map { Breaking(guideline: id, table: $0) }
  }
}

struct GuidelineTests {
  @Test func `every id has exactly one guideline, in the order of the ids`() {
    #expect(Guidelines.all.map(\.id) == GuidelineID.allCases)
  }

  @Test(arguments: GuidelineID.allCases)
  func `every guideline says what it asks for in three languages, and on what it rests`(
    _ id: GuidelineID
  ) throws {
    let guideline = try #require(Guidelines.guideline(id))
    #expect(guideline.statement.missing.isEmpty)
    #expect(try #require(guideline.fault).missing.isEmpty)
    #expect(!guideline.basis.isEmpty)
    for basis in guideline.basis {
      if case .item(let number) = basis { #expect((1...80).contains(number)) }
    }
  }

  @Test(arguments: BuiltIn.tables.map(\.id))
  func `keeps every guideline in the examples that come with the program`(_ id: String) throws {
    let table = try #require(BuiltIn.tables.first { $0.id == id })
    #expect(Guidelines.check(table).map { "\($0.guideline.rawValue) \($0.message(in: .en))" } == [])
  }

  @Test
  func `a finding has the marks of its language`() {
    let finding = Finding(
      guideline: .groupHasRow, severity: .error, part: .section("orders"),
      subject: LocalizedText(en: "Orders", ko: "주문", ja: "注文"),
      statement: LocalizedText(en: "Has a row", ko: "행이 있음", ja: "行がある"), fault: nil,
      note: LocalizedText(en: "0 rows", ko: "행 0개", ja: "0行"))
    #expect(finding.message(in: .en) == "“Orders”: Has a row (0 rows)")
    #expect(finding.message(in: .ko) == "“주문”: 행이 있음 (행 0개)")
    #expect(finding.message(in: .ja) == "「注文」：行がある（0行）")
  }

  @Test(arguments: GuidelineID.allCases)
  func `a finding says what is wrong, with the name of the part`(_ id: GuidelineID) throws {
    let bad = try #require(BuiltIn.pairs[id]).bad
    for finding in Guidelines.check(bad) where finding.guideline == id {
      for language in TextLanguage.allCases {
        let message = finding.message(in: language)
        #expect(!message.contains("{}"), "\(message)")
        #expect(!message.contains(finding.statement.best(for: language).text), "\(message)")
        if finding.part != .table { #expect(message.contains(finding.name(in: language))) }
      }
    }
  }

  @Test func `lists without headers are named by their ids`() throws {
    let bad = try #require(BuiltIn.pairs[.dragNamed]).bad
    let found = FindingGroup.all(of: Guidelines.check(bad).filter { $0.guideline == .dragNamed })
    let names = bad.sections.map(\.id).joined(separator: ", ")
    #expect(
      found.map { $0.message(in: .en) }.first?.hasSuffix(
        " (\(names.split(separator: ",").count)): \(names)") == true)
  }

  @Test(arguments: GuidelineID.allCases)
  func `every guideline accepts one table and refuses the same table broken`(
    _ id: GuidelineID
  ) throws {
    let guideline = try #require(Guidelines.guideline(id))
    let pair = try #require(BuiltIn.pairs[id])
    #expect(guideline.check(pair.good).isEmpty)
    #expect(!guideline.check(pair.bad).isEmpty)
  }

  @Test(arguments: Breaking.all)
  func `a generated don't fires its guideline and only those that it lists`(
    _ breaking: Breaking
  ) throws {
    let guideline = try #require(Guidelines.guideline(breaking.guideline))
    guard let bad = guideline.breaking(breaking.table) else { return }
    let fired = Set(Guidelines.check(bad).map(\.guideline))
    #expect(fired.contains(guideline.id), "the don't does not fire")
    let strange = fired.subtracting(guideline.implies).subtracting([guideline.id])
    #expect(strange.isEmpty, "\(strange.map(\.rawValue).sorted())")
  }

  @Test func `a grouped table without groups may say that it is empty`() throws {
    let yaml = "{id: kites, label: Kites, style: insetGrouped, sections: []"
    let silent = try #require(try Example(parsing: yaml + "}").tables.first)
    let empty = try #require(
      try Example(parsing: yaml + ", empty: {title: No kites}}").tables.first)
    #expect(Guidelines.check(silent).map(\.guideline).contains(.groupedHasGroup))
    #expect(!Guidelines.check(empty).map(\.guideline).contains(.groupedHasGroup))
  }

  @Test(arguments: GuidelineID.allCases)
  func `breaking a table twice is breaking it once more, never a trap`(_ id: GuidelineID) throws {
    let guideline = try #require(Guidelines.guideline(id))
    for table in BuiltIn.tables {
      for other in Guidelines.all {
        guard let bad = other.breaking(table), let worse = guideline.breaking(bad) else { continue }
        #expect(!guideline.check(worse).isEmpty, "\(table.id) \(other.id)")
      }
    }
  }

  @Test func `a table that announces a finding is met by it and by nothing else`() throws {
    let pair = try #require(BuiltIn.pairs[.liveScroll])
    #expect(Expectation(pair.bad).isMet(by: pair.bad))
    var silent = pair.good
    silent.expect = [.liveScroll]
    #expect(Expectation(silent).unmet == [.liveScroll])
    #expect(!Expectation(silent).isMet(by: silent))
    var other = pair.bad
    other.live?.insert = .middle
    #expect(!Expectation(other).isMet(by: other))
  }

  @Test func `strict checking makes an error of an index beside chevrons`() throws {
    let bad = try #require(BuiltIn.pairs[.indexTrailing]).bad
    #expect(Guidelines.check(bad).allSatisfy { $0.severity == .warning })
    #expect(Guidelines.check(bad, isStrict: true).allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    ("Zürich", "Z"), ("école", "E"), ("까치", "ㄱ"), ("한글", "ㅎ"), ("がっこう", "か"), ("パン", "は"),
    ("ヴァイオリン", "あ"), ("9", "#"), ("ん", "わ"),
  ])
  func `files a title under the letter of its language's order`(_ title: String, _ letter: String) {
    #expect(indexLetter(of: title) == letter)
  }

  @Test func `a Han title has no letter without a reading`() {
    #expect(indexLetter(of: "鳥") == nil)
  }

  @Test(arguments: [("High water", 5.18), ("가나", 2.0), ("日本 A", 2.94), ("", 0.0)])
  func `estimates widths in ems`(_ text: String, _ ems: Double) {
    #expect(abs(estimatedWidth(of: text) - ems) < 0.001)
  }

  @Test func `a title is too wide beside a picture and a chevron on a watch`() throws {
    let yaml = """
      {id: tide, label: Tide, style: carousel, platforms: [watchOS], px: 184, feedback: momentary,
       sections: [{id: s, rows: [{id: r, title: TITLE, image: {symbol: drop}, action: push,
         accessories: [disclosure]}]}]}
      """
    func fits(_ title: String) throws -> Bool {
      let text = yaml.replacing("TITLE", with: title)
      return try Example(parsing: text).tables.allSatisfy { Guidelines.check($0).isEmpty }
    }
    #expect(try fits("High tide"))
    #expect(try !fits("High water"))
  }
}
