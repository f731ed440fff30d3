import Foundation
import RowStyles
import Testing

/// The blocks that the specification of row styles shows, where it lies beside the package.
enum Specification {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/row-styles.md").standardized

  static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  static let blocks: [String] = {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "```yaml table-example\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }()
}

@Suite(.enabled(if: Specification.isThere))
struct SpecificationTests {
  @Test func `reads every block and finds nothing to say about it`() throws {
    try #require(Specification.blocks.count == 6)
    for block in Specification.blocks {
      for table in try Example(parsing: block).tables {
        let messages = Guidelines.check(table).map { "\($0.guideline) \($0.message(in: .en))" }
        #expect(messages == [], "\(table.id)")
      }
    }
  }

  @Test(arguments: GuidelineID.allCases)
  func `breaks the blocks as it breaks the built-in tables`(_ id: GuidelineID) throws {
    let guideline = try #require(Guidelines.guideline(id))
    for block in Specification.blocks {
      for table in try Example(parsing: block).tables {
        guard let bad = guideline.breaking(table) else { continue }
        let fired = Set(Guidelines.check(bad).map(\.guideline))
        #expect(fired.contains(id), "\(table.id)")
        let strange = fired.subtracting(guideline.implies).subtracting([id])
        #expect(strange.isEmpty, "\(table.id) \(strange.map(\.rawValue).sorted())")
      }
    }
  }
}
