import Foundation
import RowStyles
import TestSupport
import Testing

/// The tables in the specification of row styles.
@Suite struct SpecificationTests {
  private func blocks() throws -> [String] {
    let folder = Checkout.data.appending(path: "row-styles")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try #require(names.count == 6)
    return try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  @Test func `reads every block and finds nothing to say about it`() throws {
    for block in try blocks() {
      for table in try Example(parsing: block).tables {
        let messages = Guidelines.check(table).map { "\($0.guideline) \($0.message(in: .en))" }
        #expect(messages == [], "\(table.id)")
      }
    }
  }

  @Test(arguments: GuidelineID.allCases)
  func `breaks the blocks as it breaks the built-in tables`(_ id: GuidelineID) throws {
    let guideline = try #require(Guidelines.guideline(id))
    for block in try blocks() {
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
