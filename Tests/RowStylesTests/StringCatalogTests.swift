import Foundation
import RowStyles
import Testing

struct StringCatalogTests {
  private func catalogue(
    _ table: TableSpec, _ language: TextLanguage
  ) throws -> [String: [String: String]] {
    let text = StringCatalog.source(of: table, language)
    let whole = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(whole["sourceLanguage"] as? String == language.rawValue)
    let strings = try #require(whole["strings"] as? [String: [String: Any]])
    return strings.mapValues { entry in
      let all = entry["localizations"] as? [String: [String: [String: String]]] ?? [:]
      return all.compactMapValues { $0["stringUnit"]?["value"] }
    }
  }

  @Test(arguments: TextLanguage.allCases)
  func `every string that code localizes is in the catalogue, in the other languages`(
    _ language: TextLanguage
  ) throws {
    for table in BuiltIn.tables {
      let strings = try catalogue(table, language)
      let code = SwiftUIWriter.source(of: table, language) + UIKitWriter.source(of: table, language)
      for match in code.matches(of: #/String\(localized: "((?:[^"\\]|\\.)*)"\)/#) {
        let key = String(match.output.1)
        guard !key.contains("\\") else { continue }
        let others = try #require(strings[key], "\(table.id): \(key)")
        #expect(others.count == 2, "\(table.id): \(key)")
      }
    }
  }

  @Test func `a proper name needs no translation`() throws {
    let table = try #require(BuiltIn.tables.first { $0.id == "bird-index" })
    #expect(try catalogue(table, .en)["Anas"] == nil)
    #expect(try catalogue(table, .en)["16 genera counted this spring"]?["ko"] == "올봄에 센 16속")
  }

  @Test func `what buttons and actions are called is in the catalogue, with a mark for a value`()
    throws
  {
    let lists = try #require(
      Concept(rawValue: "dragBetween").flatMap { BuiltIn.example(for: $0) })
    let keys = try catalogue(lists, .en).keys
    for section in lists.sections {
      let header = try #require(section.header?.best(for: .en).text)
      #expect(keys.contains("Move to \(header)"), "\(header)")
    }
    func explained(_ fields: String) throws -> TableSpec {
      let rows = "[{id: r, title: Wren, detail: Five, action: detail, accessories: [info]}]"
      let yaml = "{id: t, label: T, \(fields)sections: [{id: s, rows: \(rows)}]}"
      return try #require(try Example(parsing: yaml).tables.first)
    }
    #expect(try catalogue(explained(""), .en)["More about Wren"]?["ko"] == "Wren 정보")
    #expect(try catalogue(explained("search: Find, "), .en)["More about %@"]?["ja"] == "%@の情報")
  }

  @Test func `two translations of one text are told`() throws {
    let yaml = """
      {id: t, label: T, sections: [{id: s, rows: [
        {id: a, title: {en: Open, ko: 열기, ja: 開く}}, {id: b, title: {en: Open, ko: 열림, ja: 開く}},
        {id: c, title: {en: Shut, ko: 잠김, ja: 閉鎖}}]}]}
      """
    let table = try #require(try Example(parsing: yaml).tables.first)
    #expect(StringCatalog.clashes(of: table, .en) == ["Open"])
    #expect(StringCatalog.clashes(of: table, .ko) == [])
  }

  @Test func `the states of a switch on a television are in the catalogue`() throws {
    let table = try #require(
      try Example(
        parsing: """
          {id: t, label: T, platforms: [tvOS], feedback: momentary, sections: [{id: s, rows: [
            {id: a, title: A, action: toggle, accessories: [toggle]}]}]}
          """
      ).tables.first)
    let strings = try catalogue(table, .en)
    #expect(strings["On"]?["ko"] == "켬" && strings["Off"]?["ja"] == "オフ")
  }
}
