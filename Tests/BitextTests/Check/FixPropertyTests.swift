import TestSupport
import Testing

@testable import Bitext

/// What `check --fix` writes in notes that are put together at random.
@Suite struct FixPropertyTests {
  private static let korean = [
    "테이블를", "메뉴을", "색인는", "책을", "둡니다.", "둡니다 .", "수 수", "봅니다,", "UIkit으로", "`a  b`를", "`List`을",
    "**메뉴**을", "[책  둘](b.md)을", "서가\u{200B}는", "<b>메뉴을</b>", "![그림  하나](a.png)", "(책 )", "&amp;",
    "iPados와",
    "책이\n", "는  ", "…", "...", "1~2", "3-4", "*책* ,", "[^1]", "\\*메뉴을", "http://a.b/c  d",
  ]
  private static let japanese = [
    "書架", "本をを", "探す。", "探す 。", "ﾗﾍﾞﾙ", "、", ",本", "１２", "12", "ののの", "**本** 、", "`ｱ`",
    "[本](b.md)に", "UIkit", "（ 本）", "\n", "  ", "書架のの本", "(本 )", "\u{200B}", "～", "1〜3", "2～4",
  ]
  private static let english = [
    "the the", "a shelf", "is is", "of  oak", ".", " ,", "WatchOS", "`uikit`", "( of", "elm )",
    "\n",
    "**a  b**", "iphone", "you you", "[a  a](b.md)", "&lt;", "<i>the the</i>", "1-2", "3–4", "...",
  ]
  private static let blocks = [
    "", "# ", "- ", "  - ", "> ", "1. ", "| ", "    ", "```\n", "\n", "- [ ] ",
  ]

  private func note(_ pieces: [String], using random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      text += Self.blocks.randomElement(using: &random) ?? ""
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
        text += [" ", " ", " ", "", "  "].randomElement(using: &random) ?? ""
      }
      text += ["\n\n", "\n", "\r\n\r\n", " |\n"].randomElement(using: &random) ?? ""
    }
    return text
  }

  private func mended(_ files: [String: String]) async throws -> [String: String] {
    let corpus = try await Library.corpus(of: files)
    let findings = await SpokenFindings.check(corpus)
    let fixing = NoteFixing(findings, in: corpus)
    let mendable = findings.count { !$0.edits.isEmpty }
    let refused = fixing.left.count { !$0.edits.isEmpty }
    #expect(fixing.fixed + refused == mendable)
    #expect(fixing.left.allSatisfy { $0.edits.isEmpty || $0.message.contains("not mended") })
    var new = files
    for file in fixing.files { new[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    return new
  }

  private static func rows(of text: String) -> [[UInt8]] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// The lines that hold what may be mended, by the words of their findings, are the only ones that
  /// change.
  private func expectOnlyMarkedLines(
    _ old: String, _ new: String, _ lines: Set<Int>, _ seed: UInt64
  ) {
    let (before, after) = (Self.rows(of: old), Self.rows(of: new))
    guard before.count == after.count else { return }
    for (number, (one, other)) in zip(before, after).enumerated() where !lines.contains(number + 1)
    {
      #expect(one == other, "seed \(seed), line \(number + 1)")
    }
  }

  @Test(arguments: 0..<UInt64(60))
  func `mending comes to an end, and code and addresses stay`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let files = [
      "shelf/ko.md": note(Self.korean, using: &random),
      "board/ja.md": note(Self.japanese, using: &random),
      "wall/en.md": note(Self.english, using: &random), "b.md": "# Plan\n",
    ]
    let corpus = try await Library.corpus(of: files)
    var lines: [String: Set<Int>] = [:]
    for finding in await SpokenFindings.check(corpus) {
      guard case .range(let source, _) = finding.place else { continue }
      for edit in finding.edits {
        lines[source.path, default: []].insert(source.line(at: edit.range.lowerBound))
        lines[source.path, default: []].insert(source.line(at: edit.range.upperBound))
      }
    }
    let once = try await mended(files)
    for (path, old) in files {
      let new = once[path] ?? ""
      expectOnlyMarkedLines(old, new, lines[path] ?? [], seed)
      for kept in [
        "`a  b`", "(b.md)", "(a.png)", "`uikit`", "`ｱ`", "&amp;", "&lt;", "[^1]", "\r\n",
      ] {
        let counts = [old, new].map {
          $0.split(separator: kept, omittingEmptySubsequences: false).count
        }
        #expect(counts[0] == counts[1], "seed \(seed): \(kept) in \(new.debugDescription)")
      }
    }
    // What is mended may show what could not be seen before; the command goes on until nothing does.
    var last = once
    for _ in 0..<NoteFixing.rounds {
      let next = try await mended(last)
      if next == last { return }
      last = next
    }
    Issue.record("seed \(seed): \(files) is never done: \(last)")
  }
}
