import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Tests each rule on texts that break it and on texts that only look like it.
@Suite struct RuleTests {
  private static let originals = """
    # Shelves

    A shelf keeps 24 books and says so on its `label`.

    Every shelf has 3 boards, as the [plan](plan.md) shows.

    The first board holds atlases of 1824.

    Call `Shelf.close()` when the library closes at 19:00.

    The second board holds letters from 1912.

    """

  private static let korean = """
    # 서가

    서가에는 책이 24권 들어가며 `label`에 그렇게 적혀 있습니다.

    [도면](plan.md)에서 보듯 모든 서가에는 판이 3개 있습니다.

    첫 번째 판에는 1824년의 지도책이 있습니다.

    도서관이 19:00에 닫을 때 `Shelf.close()`를 부르세요.

    두 번째 판에는 1912년의 편지가 있습니다.

    """

  private static let japanese = """
    # 書架

    書架には本が24冊入り、`label`にそう書いてあります。

    [図面](plan.md)のとおり、どの書架にも板が3枚あります。

    一枚目の板には1824年の地図帳があります。

    図書館が19:00に閉まるときに`Shelf.close()`を呼び出します。

    二枚目の板には1912年の手紙があります。

    """

  private func findings(
    _ changes: [String: String], glossary: String? = nil
  ) async throws -> [String] {
    var files = [
      "shelves/en.md": Self.originals, "shelves/ko.md": Self.korean,
      "shelves/ja.md": Self.japanese, "shelves/plan.md": "# Plan\n\n## Boards\n",
    ]
    files["glossary.yaml"] = glossary
    files.merge(changes) { $1 }
    let (corpus, _) = try await Library.corpus(of: TemporaryFolder(files))
    return await SpokenFindings.check(corpus).map { finding in
      guard case .range(let source, let range) = finding.place else { return finding.rule }
      return "\(source.path.suffix(5)):\(source.line(at: range.lowerBound)) \(finding.rule)"
    }
  }

  private static func changed(_ old: String, _ new: String) -> [String: String] {
    for (path, text) in [("ko.md", korean), ("ja.md", japanese), ("en.md", originals)]
    where text.contains(old) {
      return ["shelves/\(path)": text.replacing(old, with: new)]
    }
    return [:]
  }

  @Test func `good translations have no findings`() async throws {
    #expect(try await findings([:]) == [])
  }

  @Test(arguments: [
    ("24권", "42권", "ko.md:3 numbers-differ"), ("1824年", "1842年", "ja.md:7 numbers-differ"),
    ("`Shelf.close()`를", "`Shelf.colse()`를", "ko.md:9 code-differs"),
    ("`label`に", "ラベルに", "ja.md:3 code-differs"),
    ("[도면](plan.md)", "[도면](en.md)", "ko.md:5 links-differ"),
    ("(plan.md)에서", "(plans.md)에서", "ko.md:5 dead-link"),
    ("(plan.md)のとおり", "(plan.md#roof)のとおり", "ja.md:5 dead-anchor"),
    ("지도책이 있습니다.", "지도책이 있습니다。", "ko.md:7 end-mark"),
    ("手紙があります。", "手紙があります.", "ja.md:11 end-mark"),
    ("편지가 있습니다.", "편지가", "ko.md:11 end-mark"),
    ("판에는 1912년의", "판에는 (1912년의", "ko.md:11 brackets"),
    ("手紙が", "「手紙が", "ja.md:11 brackets"),
    ("지도책이 있습니다", "지도책이 離れ있습니다", "ko.md:7 kana-in-korean"),
    ("地図帳があります", "지도帳があります", "ja.md:7 hangul-in-japanese"),
    ("지도책이 있습니다", "지도책ㅇ이 있습니다", "ko.md:7 stray-jamo"),
    (
      "편지가 있습니다.", "편지가 있습니다. They were sent by people of the town.",
      "ko.md:11 untranslated-text"
    ),
    ("편지가 있습니다.", "편지가 있습니다. ![](letter.png)", "ko.md:11 image-without-text"),
    ("一枚目の板には1824年の地図帳があります。\n\n", "", "en.md:7 missing-translation"),
    ("첫 번째", "<a id=\"x\">첫</a> <a id=\"x\">번째</a>", "ko.md:7 duplicate-id"),
  ])
  func `a fault is found where it is`(old: String, new: String, expected: String) async throws {
    let changes = Self.changed(old, new)
    try #require(!changes.isEmpty)
    let found = try await findings(changes)
    #expect(found.contains(expected), "\(found)")
  }

  @Test(arguments: [
    ("판이 3개", "판이 세 개"), ("板が3枚", "板が三枚"), ("책이 24권", "책이 이십사 권"), ("책이 24권", "책이 스물네 권"),
    ("[도면](plan.md)", "[도면](./plan.md)"), ("(plan.md)에서", "(plan.md#boards)에서"),
    ("지도책이 있습니다.", "지도책이 있습니다.ㅎㅎ"), ("지도책이", "지도책(일본어로는 ちず)이"),
    ("手紙が", "手紙（韓国語では「편지」）が"), ("편지가 있습니다.", "편지가 있습니다 :)"),
    ("편지가 있습니다.", "편지가 있습니다. (Letters of the town of Anyang)"),
    ("도서관이 19:00에", "도서관이 오후 7:00에"), ("판이 3개", "판이 [0, 3) 범위의 3개"),
    ("책이 24권", "책이 24KiB"), ("지도책이", "16진수 지도책이"), ("첫 번째 판에는", "1) 첫 번째 판에는"),
  ])
  func `what only looks like a fault is not reported`(old: String, new: String) async throws {
    let changes = Self.changed(old, new)
    try #require(!changes.isEmpty)
    let found = try await findings(changes)
    #expect(found == [], "\(found)")
  }

  private static let glossary = """
    concepts:
      - id: shelf
        terms: {en: [shelf], ko: [서가], ja: [書架]}
        seen: {ko: [책장], ja: [棚]}
        forbidden: {ko: [시렁]}
    """

  @Test(arguments: [
    ("서가에는 책이", "책장에는 책이", ["ko.md:3 term-not-followed"]),
    ("書架には", "棚には", ["ja.md:3 term-not-followed"]),
    ("서가에는 책이", "시렁에는 책이", ["ko.md:3 forbidden-term"]),
    // Emphasis around a term, and inside it.
    ("서가에는 책이", "**시렁**에는 책이", ["ko.md:3 forbidden-term"]),
    ("서가에는 책이", "시**렁**에는 책이", ["ko.md:3 forbidden-term"]),
    ("서가에는 책이", "*책*장에는 책이", ["ko.md:3 term-not-followed"]),
    ("서가에는 책이", "**서**가에는 책이", []),
    ("서가에는 책이", "서가(‘책장’이 아니라)에는 책이", []), ("書架には", "書架には本棚のように", []),
    ("지도책이", "지도책과 책장이", []),
  ])
  func `terms are held against the glossary`(
    old: String, new: String, expected: [String]
  ) async throws {
    #expect(try await findings(Self.changed(old, new), glossary: Self.glossary) == expected)
  }

  @Test func `a link has one of three verdicts`() async throws {
    let changes = Self.changed("(plan.md)에서", "(../boards/ko.md)에서")
      .merging(["boards/en.md": "# Boards\n", "else/roof.md": "# Roof\n"]) { $1 }
    #expect(try await findings(changes).contains("ko.md:5 link-other-language"))
    let other = Self.changed("(plan.md)에서", "(roof.md)에서")
      .merging(["else/roof.md": "# Roof\n"]) { $1 }
    #expect(try await findings(other).contains("ko.md:5 link-other-folder"))
  }

  private static let marked = """
    # Marks

    A shelf keeps *all* of its **24 books** dry.

    The sign says %d of {total} shelves.

    Nobody stays after 20:00.[^1]

    The [plan](https://example.org/plan) shows 7 rooms.

    | Board | Books |
    | --- | --- |
    | 3 boards | 12 atlases |

    [^1]: The guard says so since 1912.

    """

  private static let markedKorean = """
    # 표시

    서가는 *모든* **책 24권**을 마른 채로 둡니다.

    표지판에는 서가 {total}개 가운데 %d개라고 있습니다.

    20:00 이후에는 아무도 남지 않습니다.[^1]

    [도면](https://example.org/plan)에 방 7개가 있습니다.

    | 판 | 책 |
    | --- | --- |
    | 판 3개 | 지도책 12권 |

    [^1]: 1912년부터 경비원이 그렇게 말합니다.

    """

  @Test func `markup that came along has no findings`() async throws {
    let found = try await findings(["marks/en.md": Self.marked, "marks/ko.md": Self.markedKorean])
    #expect(found == [])
  }

  @Test(arguments: [
    ("**책 24권**을", "책 24권을", "ko.md:3 bold-lost"),
    ("%d개라고", "몇 개라고", "ko.md:5 placeholders-differ"),
    ("{total}개", "전체", "ko.md:5 placeholders-differ"),
    ("않습니다.[^1]", "않습니다.", "ko.md:7 footnotes-differ"),
    ("[도면](https://example.org/plan)", "도면", "ko.md:9 links-differ"),
    ("| 판 3개 | 지도책 12권 |", "| 판 3개 지도책 12권 |", "ko.md:13 cells-differ"),
    ("**책 24권**을", "**책 24권을", "ko.md:3 unclosed-mark"),
  ])
  func `lost and broken markup is found where it is`(
    old: String, new: String, expected: String
  ) async throws {
    let korean = Self.markedKorean.replacing(old, with: new)
    let found = try await findings(["marks/en.md": Self.marked, "marks/ko.md": korean])
    #expect(found.contains(expected), "\(found)")
  }

  @Test func `one term with two names is found by the author's own glosses`() async throws {
    let text = Self.korean + "\n판(board)은 나무입니다.\n\n널(boards)은 무겁습니다.\n"
    #expect(try await findings(["shelves/ko.md": text]).contains("ko.md:15 term-two-ways"))
  }

  @Test func `a baseline survives edits elsewhere and a move`() async throws {
    let faulty = Self.korean.replacing("24권", with: "42권").replacing("지도책이", with: "지도책ㅇ이")
    func check(_ text: String) async throws -> [Diagnostic] {
      let files = [
        "shelves/en.md": Self.originals, "shelves/ko.md": text, "shelves/plan.md": "# Plan\n",
      ]
      return await SpokenFindings.check(try await Library.corpus(of: files))
    }
    let known = Baseline(reading: Baseline.text(for: try await check(faulty)))
    #expect(known.new(among: try await check(faulty)).isEmpty)
    let moved = faulty.replacing("# 서가", with: "# 서가\n\n![도면](plan.md) 새 문단입니다.")
    #expect(known.new(among: try await check(moved)).isEmpty)
    let worse = faulty.replacing("19:00", with: "18:00")
    #expect(known.new(among: try await check(worse)).map(\.rule) == ["numbers-differ"])
  }

  @Test func `on notes as people write them, findings are few`() async throws {
    try await expectFewFindings(in: .own)
  }

  @Test(.needs(.seeds))
  func `on the seeds, findings are few`() async throws {
    try await expectFewFindings(in: .seeds)
  }

  private func expectFewFindings(in notes: RealNotes) async throws {
    let (corpus, _) = try await Pipeline(root: notes.url.path).corpus()
    let found = await SpokenFindings.check(corpus)
    #expect(found.count <= 12, "\(found.map(\.message))")
    #expect(found.contains { $0.rule == "image-without-text" })
    #expect(found.allSatisfy { $0.severity < .error })
  }
}
