import Foundation
import TestSupport
import Testing

@testable import Bitext

@Suite struct UnifiedDifferenceTests {
  private func difference(_ old: String?, _ new: String) -> String {
    UnifiedDifference.text(path: "ko.md", from: old.map { Array($0.utf8) }, to: Array(new.utf8))
  }

  @Test func `equal files differ in nothing`() { #expect(difference("a\nb\n", "a\nb\n") == "") }

  @Test func `a changed line stands between three lines on each side`() {
    let lines = (1...9).map { "\($0)\n" }
    var new = lines
    new[4] = "five\n"
    #expect(
      difference(lines.joined(), new.joined()) == """
        --- a/ko.md
        +++ b/ko.md
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `a new file and a last line without an end are marked as patch expects`() {
    #expect(
      difference(nil, "가\n나") == """
        --- /dev/null
        +++ b/ko.md
        @@ -0,0 +1,2 @@
        +가
        +나
        \\ No newline at end of file

        """)
  }

  @Test(arguments: 0..<UInt64(60))
  func `patch makes the new file of the old one`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func file() -> [String] {
      (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        "\(Int.random(in: 0..<5, using: &random))\n"
      }
    }
    let old = file()
    var new = old
    for _ in 0..<Int.random(in: 1..<6, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random), place < new.count {
        new.remove(at: place)
      } else {
        new.insert("new \(place)\n", at: place)
      }
    }
    let text = difference(old.joined(), new.joined())
    #expect(Self.patched(old, with: text) == new, "seed \(seed): \(text)")
  }

  /// The lines that a difference makes of others, as `patch` reads it.
  private static func patched(_ old: [String], with text: String) -> [String] {
    var result: [String] = []
    var next = 0
    for line in text.split(separator: "\n").dropFirst(2).map({ $0 + "\n" }) {
      let rest = String(line.dropFirst())
      switch line.first {
      case "@":
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        let range = line.split(separator: " ")[1]
        let isEmpty = range.hasSuffix(",0")
        let start = isEmpty ? numbers[0] : numbers[0] - 1
        result += old[next..<start]
        next = start
      case "+": result.append(rest)
      case "-": next += 1
      default:
        result.append(rest)
        next += 1
      }
    }
    return result + old[next...]
  }
}
