import Testing

@testable import Bitext

/// Rules about an original and its translation.
@Suite struct PairRuleTests {
  private static let english = """
    # Shelves

    A shelf keeps 24 books and says so on its `label`.

    Every shelf has 3 boards, as the [plan](https://example.org/plan) shows.

    The first board holds atlases of 1824.

    The second board holds letters from 1912.

    """

  private static let korean = """
    # 서가

    서가에는 책이 24권 들어가며 `label`에 그렇게 적혀 있습니다.

    [도면](https://example.org/plan)에서 보듯 모든 서가에는 판이 3개 있습니다.

    첫 번째 판에는 1824년의 지도책이 있습니다.

    두 번째 판에는 1912년의 편지가 있습니다.

    """

  private static let japanese = """
    # 書架

    書架には本が24冊入り、`label`にそう書いてあります。

    [図面](https://example.org/plan)のとおり、どの書架にも板が3枚あります。

    一枚目の板には1824年の地図帳があります。

    二枚目の板には1912年の手紙があります。

    """

  /// The rules of the findings where a last paragraph is added to the notes.
  private func found(
    _ original: String, ko: String? = nil, ja: String? = nil
  ) async throws -> [String] {
    var files = ["shelves/en.md": Self.english + "\n" + original + "\n"]
    if let ko { files["shelves/ko.md"] = Self.korean + "\n" + ko + "\n" }
    if let ja { files["shelves/ja.md"] = Self.japanese + "\n" + ja + "\n" }
    return await SpokenFindings.check(try await Library.corpus(of: files)).map(\.rule)
  }

  @Test(arguments: [
    ("The label `a` has a secondary color.", "`a` 라벨에는 2차 색이 있습니다.", "`a`ラベルには2次の色があります。"),
    ("The label `a` waits half a second.", "`a` 라벨은 0.5초 기다립니다.", "`a`ラベルは0.5秒待ちます。"),
    (
      "The label `a` names 144 million readers.", "`a` 라벨은 독자 1억 4,400만 명을 말합니다.",
      "`a`ラベルは読者1億4,400万人を示します。"
    ),
    (
      "The label `a` names 1.5 million readers.", "`a` 라벨은 독자 150만 명을 말합니다.",
      "`a`ラベルは読者150万人を示します。"
    ),
    ("The label `a` is `5` or 6 here.", "`a` 라벨은 5 또는 `6`입니다.", "`a`ラベルは5または`6`です。"),
    ("The label `a` is a billion here.", "`a` 라벨은 10억입니다.", "`a`ラベルは10億です。"),
    ("The label `a` has the square of it.", "`a` 라벨은 그것의 2제곱입니다.", "`a`ラベルはその2乗です。"),
    ("The label `a` fills two thirds of it.", "`a` 라벨은 그 3분의 2를 채웁니다.", "`a`ラベルはその3分の2を占めます。"),
    ("The label `a` stays for one week.", "`a` 라벨은 7일 동안 있습니다.", "`a`ラベルは7日間あります。"),
    ("The label `a` grew by 30 percent.", "`a` 라벨은 3할 커졌습니다.", "`a`ラベルは 3 割大きくなりました。"),
    ("The label `a` has three names.", "`a` 라벨에는 이름이 3개 있습니다.", "`a`ラベルには名前が3つあります。"),
    ("The label `a` shows 25 rows.", "`a` 라벨은 스물다섯 줄입니다.", "`a`ラベルは二十五行です。"),
    ("The label `a` is for teenagers here.", "`a` 라벨은 10대를 위한 것입니다.", "`a`ラベルは10代のためです。"),
    (
      "The label `a` has high letters here.", "`a` 라벨에는 높은 글자(x^4의 4)가 있습니다.",
      "`a`ラベルには高い字（x^4の4）があります。"
    ),
    ("The label `a` shows only one third.", "`a` 라벨은 3분의 1만 보입니다.", "`a`ラベルは3分の1だけ示します。"),
    ("The label `a` is as long as four fifths.", "`a` 라벨은 5분의 4만큼 깁니다.", "`a`ラベルは5分の4ほどです。"),
    ("The label `a` fills ⅓ of it.", "`a` 라벨은 그 3분의 1을 채웁니다.", "`a`ラベルはその3分の1を占めます。"),
    (
      "The label `a` has two and a half million rows.", "`a` 라벨은 250만 행입니다.",
      "`a`ラベルは250万行です。"
    ),
    ("The label `a` runs 90 minutes.", "`a` 라벨은 1시간 30분 나옵니다.", "`a`ラベルは1時間半流れます。"),
    ("The label `a` takes 1 hour and 20 minutes.", "`a` 라벨은 80분 걸립니다.", "`a`ラベルは80分かかります。"),
    (
      "The label `a` has a hundred and fifty boxes.", "`a` 라벨은 상자 150개입니다.",
      "`a`ラベルは箱が150個です。"
    ),
    ("The label `a` is open 24/7 here.", "`a` 라벨은 하루 24시간 열려 있습니다.", "`a`ラベルは24時間開いています。"),
    ("The label `a` doubled, then tripled.", "`a` 라벨은 2배, 그다음 3배가 됐습니다.", "`a`ラベルは2倍、次に3倍になりました。"),
    ("The label `a` is red [3] here.", "`a` 라벨은 여기서 빨갛습니다.", "`a`ラベルはここで赤いです。"),
    ("The label `a` is wave.3.right here.", "`a` 라벨은 wave.3.right입니다.", "`a`ラベルはwave.3.rightです。"),
  ])
  func `numbers may be said in other ways`(en: String, ko: String, ja: String) async throws {
    #expect(try await found(en, ko: ko, ja: ja) == [])
  }

  @Test func `more than two are three or more`() async throws {
    let original = "The label `a` names more than two readers, and fewer than seven rooms."
    #expect(try await found(original, ko: "`a` 라벨은 독자 3명 이상과 방 6개 이하를 말합니다.") == [])
    #expect(
      try await found(
        "The label `a` has less than 6 rows, or 6 with a title.",
        ko: "`a` 라벨은 5행 이하이거나 제목까지 6행입니다.") == [])
    #expect(
      try await found(original, ko: "`a` 라벨은 독자 4명 이상과 방 6개 이하를 말합니다.")
        == ["numbers-differ"])
  }

  @Test(arguments: [
    ("The label `a` names 144 million readers.", "`a` 라벨은 독자 1억 4,500만 명을 말합니다."),
    ("The label `a` waits half a second.", "`a` 라벨은 0.7초 기다립니다."),
    ("The label `a` has 3 names.", "`a` 라벨에는 이름이 4개 있습니다."),
    ("The label `a` names 2 people.", "`a` 라벨은 2만 명을 말합니다."),
    ("The label `a` runs 90 minutes.", "`a` 라벨은 1시간 40분 나옵니다."),
    ("The label `a` names two and a half million rows.", "`a` 라벨은 260만 행을 말합니다."),
    ("The label `a` fills ⅓ of it.", "`a` 라벨은 그 7분의 1을 채웁니다."),
  ])
  func `other numbers are found`(en: String, ko: String) async throws {
    #expect(try await found(en, ko: ko) == ["numbers-differ"])
  }

  @Test(arguments: [
    ("Is the label `a` on the shelf?", "`a` 라벨이 서가에 있습니다.", "`a`ラベルが書架にあります。"),
    ("The label `a` is on the shelf.", "`a` 라벨이 서가에 있습니다!", "`a`ラベルが書架にあります！"),
  ])
  func `another kind of sentence is found`(en: String, ko: String, ja: String) async throws {
    #expect(try await found(en, ko: ko) == ["end-mark-differs"])
    #expect(try await found(en, ja: ja) == ["end-mark-differs"])
  }

  @Test func `a unit that changed is found`() async throws {
    let original = "The label `a` is 44 pt wide and 20 px high."
    #expect(try await found(original, ko: "`a` 라벨은 너비 44px, 높이 20px입니다.") == ["units-differ"])
    #expect(try await found(original, ja: "`a`ラベルは幅44px、高さ20pxです。") == ["units-differ"])
    #expect(try await found(original, ko: "`a` 라벨은 너비 44포인트, 높이 20픽셀입니다.") == [])
    #expect(try await found(original, ja: "`a`ラベルは幅44ポイント、高さ20ピクセルです。") == [])
    let fraction = "The label `a` is 1000 pt or a thousandth em."
    #expect(try await found(fraction, ko: "`a` 라벨은 1000pt 또는 1000분의 1em입니다.") == [])
  }

  @Test func `one original with two translations is told once`() async throws {
    let files = [
      "one/en.md": Self.english, "one/ko.md": Self.korean,
      "two/en.md": Self.english.replacing("# Shelves", with: "# Boards")
        .replacing("A shelf", with: "A cupboard").replacing("Every shelf", with: "Each shelf")
        .replacing("The first", with: "The upper"),
      "two/ko.md": Self.korean.replacing("# 서가", with: "# 판")
        .replacing("편지가 있습니다", with: "서신이 놓여 있습니다"),
    ]
    let found = await SpokenFindings.check(try await Library.corpus(of: files)).map(\.rule)
    #expect(found == ["translated-two-ways"])
  }

  @Test(arguments: [("b", 0), ("a", 1)])
  func `translations that link to different places are those of different texts`(
    other: String, count: Int
  ) async throws {
    let english = Self.english + "\nThe label of the lowest board says who reads there.\n"
    func korean(_ label: String, _ page: String) -> String {
      Self.korean + "\n[\(label)](https://example.org/\(page))에 누가 읽는지 적혀 있습니다.\n"
    }
    let files = [
      "one/en.md": english, "one/ko.md": korean("가장 낮은 판의 라벨", "a"),
      "two/en.md": english.replacing("# Shelves", with: "# Boards")
        .replacing("A shelf", with: "A cupboard").replacing("Every shelf", with: "Each shelf")
        .replacing("The first", with: "The upper").replacing("The second", with: "The other"),
      "two/ko.md": korean("맨 아래 판자 이름표", other).replacing("# 서가", with: "# 판"),
    ]
    let found = await SpokenFindings.check(try await Library.corpus(of: files)).map(\.rule)
    #expect(found.count { $0 == "translated-two-ways" } == count, "\(found)")
  }

  @Test func `versions of one page may be translated in two ways`() {
    func texts(_ path: String, _ originals: ClosedRange<Int>) -> [(path: String, original: String)]
    {
      originals.map { (path, "en text \($0)") }
    }
    let versions = PageVersions(
      texts("old/ko.md", 1...8) + texts("new/ko.md", 4...9) + texts("a/ko.md", 7...20))
    #expect(versions.areVersions("old/ko.md", "new/ko.md"))
    #expect(!versions.areVersions("old/ko.md", "a/ko.md"), "two texts recur")
    #expect(!versions.areVersions("old/ko.md", "old/ko.md"), "one page is to be consistent")
  }

  @Test func `texts that leave out their links are one finding`() async throws {
    let linked = (1...4).map {
      "The label `a\($0)` stands on the [page](https://example.org/\($0))."
    }
    let without = (1...4).map { "`a\($0)` 라벨은 페이지에 있습니다." }
    let found = try await found(
      linked.joined(separator: "\n\n"), ko: without.joined(separator: "\n\n"))
    #expect(found == ["links-differ"])
  }

  @Test func `links on a line of their own are in the text`() async throws {
    let page = "https://example.org/"
    #expect(
      try await found(
        "For the label `a`, see\n[Properties of Boards](\(page)p), [Methods and Names](\(page)m),\n"
          + "and [Names of Shelves](\(page)n).",
        ko: "`a` 라벨에 대해서는 다음을 보면\n[Properties of Boards](\(page)p), "
          + "[Methods and Names](\(page)m),\n[Names of Shelves](\(page)n)를 참고할 수 있습니다.") == [])
  }

  @Test func `links to other languages may differ, and those of another text are not its own`()
    async throws
  {
    #expect(
      try await found(
        "_Other languages:_ [French](https://example.org/fr/a), [Thai](https://example.org/b)",
        ko: "_다른 언어:_ [프랑스어](https://example.org/fr/a), [중국어](https://example.org/c)") == [])
    #expect(
      try await found(
        "The label `a` is on a [board](https://example.org/board).\n\n"
          + "The label `b` is on a [wall](https://example.org/wall).",
        ko:
          "`a` 라벨은 [벽](https://example.org/wall)에 있습니다.\n\n`b` 라벨은 [판](https://example.org/board)에 있습니다."
      ) == [])
    #expect(
      try await found(
        "The label `a` is on a [board](https://example.org/board).",
        ko: "`a` 라벨은 [판](https://example.org/plank)에 있습니다.") == ["links-differ"])
    #expect(
      try await found(
        "The label `a` is on a [board](../shelves/board.md#top).",
        ko: "`a` 라벨은 [판](./board.ko.md#top)에 있습니다."
      ).filter { $0 == "links-differ" } == [])
  }

  @Test func `notes in code are named in each language`() async throws {
    #expect(
      try await found(
        "The label `a` is in `guide_EN.md` or `guide_EN` here.",
        ko: "`a` 라벨은 `guide_KO.md`나 `guide_KO`에 있습니다.") == [])
    #expect(
      try await found(
        "The label `a` is in `guide_EN.md` here.", ko: "`a` 라벨은 `giude_KO.md`에 있습니다.")
        == ["code-differs"])
  }

  @Test func `spaces in code are no difference`() async throws {
    let original = "The label `a` takes `{oak, ash}` here."
    #expect(try await found(original, ko: "`a` 라벨은 여기서 `{oak,ash}`를 받습니다.") == [])
    #expect(try await found(original, ko: "`a` 라벨은 여기서 `{oak,ahs}`를 받습니다.") == ["code-differs"])
  }

  @Test func `values in code are translated`() async throws {
    let original = "The label `a` finds `?find=royal` here."
    #expect(try await found(original, ko: "`a` 라벨은 여기서 `?find=왕궁`을 찾습니다.") == [])
    #expect(try await found(original, ko: "`a` 라벨은 여기서 `?fund=왕궁`을 찾습니다.") == ["code-differs"])
  }

  @Test func `bold may become italics`() async throws {
    let original = "The label `a` is **never** red here."
    #expect(try await found(original, ko: "`a` 라벨은 여기서 *절대* 빨갛지 않습니다.") == [])
    #expect(try await found(original, ko: "`a` 라벨은 여기서 절대 빨갛지 않습니다.") == ["bold-lost"])
  }

  @Test func `an edition in another language is no original`() async throws {
    let files = [
      "shelves/guide.md": Self.english, "shelves/guide.ko.md": Self.korean,
      "shelves/guide.french.md": Self.english.replacing("24 books", with: "25 books"),
    ]
    #expect(
      await SpokenFindings.check(try await Library.corpus(of: files)).filter {
        $0.rule == "numbers-differ"
      }
      .isEmpty)
  }

  @Test(arguments: [
    ("The board above is of oak and not of elm.", true),
    ("B - Board (of oak) / S - Shelf (elm)", false),
    ("```text\nThe reader takes a book and goes home.\n```", false),
    ("_Read this in other languages:_ [Thai](https://example.org/th)", false),
  ])
  func `a sentence that was left out is missing, a legend or a list of links is not`(
    original: String, isMissing: Bool
  ) async throws {
    #expect(try await found(original, ko: "").contains("missing-translation") == isMissing)
  }

  @Test func `a sentence without its mark is found, a caption or one in brackets is not`()
    async throws
  {
    let original = "The label `a` is on the shelf."
    #expect(try await found(original, ja: "`a`ラベルが書架にあります") == ["end-mark"])
    #expect(try await found(original, ja: "<span>`a`ラベルが書架にあります</span>") == [])
    #expect(try await found(original, ja: "（`a`ラベルが書架にあります）") == [])
    let note = "`a`ラベルが書架にあります。\n\n> 訳注：書架とは、図書館で本を並べて置いておくための、板でできた大きな棚のことを指しています。"
    #expect(try await found(original, ja: note) == [])
  }

  @Test(arguments: [
    ("`a` 라벨이 서가에 있습니다. (위쪽 판에)", false), ("`a` 라벨이 서가에 있습니다. ㅎㅎ", false),
    ("`a` 라벨이 서가에 있습니다!! ^^", false), ("그는 “`a` 라벨이 서가에 있다”", false),
    ("`a` 라벨이 서가에 있습니다 (위쪽 판에)", true), ("`a` 라벨이 서가에 있습니다", true),
  ])
  func `a remark, a smile or a quotation may follow the mark of a sentence`(
    ko: String, isFound: Bool
  ) async throws {
    let found = try await found("The label `a` is on the shelf.", ko: ko)
    #expect(found.contains("end-mark") == isFound, "\(found)")
  }

  /// A note of paragraphs of about one length, of which one is translated by `korean`.
  private func lengths(of korean: String) async throws -> [String] {
    let things = ["atlas", "letter", "diary", "ledger", "poster", "almanac", "calendar"]
    let words = ["지도책", "편지", "일기", "장부", "포스터", "연감", "달력"]
    let english = things.enumerated().map { number, thing in
      "The \(thing) with the number 1\(number) stands on its board and waits for somebody who reads it."
    }
    let own = words.enumerated().map { number, word in
      "1\(number)번 \(word)은 제 판 위에 서서 그것을 읽을 사람을 조용히 기다리고 있습니다."
    }
    let files = [
      "waiting/en.md":
        (["# Waiting"] + english + [
          "The `globe` with the number 17 stands on its board and waits for somebody who reads it."
        ])
        .joined(separator: "\n\n") + "\n",
      "waiting/ko.md": (["# 기다림"] + own + [korean]).joined(separator: "\n\n") + "\n",
    ]
    return await SpokenFindings.check(try await Library.corpus(of: files)).map(\.rule)
  }

  @Test func `a translation far out of proportion is found, one of usual length is not`()
    async throws
  {
    let usual = "17번 `globe`는 제 판 위에 서서 그것을 읽을 사람을 조용히 기다리고 있습니다."
    #expect(try await lengths(of: usual).contains("length-differs") == false)
    let more = "그 옆에는 오래된 책들이 있으며 누구도 꺼내 보지 않은 채로 먼지만 쌓여 가고 있습니다. "
    let long = usual + " " + String(repeating: more, count: 3)
    #expect(try await lengths(of: long).contains("length-differs"))
  }

  @Test func `quotation marks and dots are no part of a name`() async throws {
    #expect(try await found("The label is “`oak.`” here.", ko: "라벨은 여기서 `oak`입니다.") == [])
    #expect(try await found("The label is `“oak”` here.", ko: "라벨은 여기서 `\"oak\"`입니다.") == [])
  }
}
