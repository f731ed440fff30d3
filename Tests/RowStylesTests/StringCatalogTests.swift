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
}
