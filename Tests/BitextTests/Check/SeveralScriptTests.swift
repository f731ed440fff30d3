import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Letters of another language in titles and lines that say the same in several.
@Suite struct SeveralScriptTests {
  private static func rules(_ line: String) async throws -> [String] {
    let note = "# 나룻배\n\n나룻배는 아침마다 떠나고, 종이 두 번 울리면 아무도 타지 못한다.\n\n\(line)\n"
    let folder = try TemporaryFolder(["ferry.ko.md": note])
    let (corpus, _) = try await Library.corpus(of: folder)
    let found = await SpokenFindings.check(corpus, in: folder.url.path)
    return withExtendedLifetime(folder) { found.map(\.rule) }
  }

  @Test(arguments: [
    "## 접근성 Accessibility アクセシビリティ", "## 난간 : rail : てすり", "- 난간 / てすり",
    "도움이 될 때만 울린다. / 役立つときだけ鳴らす。",
  ])
  func `are its words`(line: String) async throws {
    #expect(try await !Self.rules(line).contains("kana-in-korean"), "\(line)")
  }

  @Test(arguments: ["나룻배는 はやい 편이다.", "난간은 rail 또는 てすり라고 한다."])
  func `are a slip in a sentence`(line: String) async throws {
    #expect(try await Self.rules(line).contains("kana-in-korean"), "\(line)")
  }
}
