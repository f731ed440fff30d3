import Foundation
import Testing

@testable import Bitext

@Suite struct SegmenterGoldenTests {
  @Test(arguments: SegmentGolden.all)
  func `cuts a layout as its author sees it`(_ golden: SegmentGolden) throws {
    let (name, bytes) = try golden.source()
    let source = try SourceFile(path: name, bytes: bytes)
    let (document, diagnostics) = Segmenter.segment(source)
    let problems = diagnostics.map { "\($0.severity) \($0.rule)\n" }.joined()
    let actual = document.dump + problems
    let expected = try? Data(contentsOf: golden.expectation)
    if expected == Data(actual.utf8) { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(actual.utf8).write(to: golden.expectation)
      Issue.record("recorded \(golden.name)")
    } else {
      let found = String(decoding: expected ?? Data(), as: UTF8.self)
      #expect(actual == found, "\(golden.name) differs")
      Issue.record("\(golden.name) differs in its bytes")
    }
  }

  @Test func `there are cases for every layout`() {
    let names = Set(SegmentGolden.all.map(\.name))
    for number in 1...18 {
      let name = number < 10 ? "L0\(number)" : "L\(number)"
      #expect(names.contains(name))
    }
  }
}
