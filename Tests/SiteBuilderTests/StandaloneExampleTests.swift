import Foundation
import RowStyles
import Testing

@testable import SiteBuilder

@Suite struct StandaloneExampleTests {
  /// Of two rules that weigh the same, the later one decides.
  @Test func `sheets and scripts stand in the order in which pages load them`() throws {
    let table = try #require(BuiltIn.tables.first)
    let page = String(decoding: StandaloneExamples.file(of: [table], in: .en), as: UTF8.self)
    for names in [["examples.css", "examples-more.css"], ["site.js", "examples.js"]] {
      let places = try names.map { name in
        let file = try #require(Templates.own.first { $0.name == "assets/" + name })
        let text = String(decoding: SlimSource.of(file.bytes), as: UTF8.self)
        return try #require(page.range(of: text), "\(name)").lowerBound
      }
      #expect(places == places.sorted(), "\(names)")
    }
  }
}
