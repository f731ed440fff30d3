import Foundation
import TestSupport
import Testing

@testable import Bitext

/// What an original has beside its words comes back with its translation, or the text is left.
@Suite struct ImportGuardTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po, .tmx, .csv]

  private static let english = """
    # Shelves

    A shelf keeps **24 books** on 3 boards.

    The [plan](plan.md) shows all 7 rooms.

    Call `Shelf.close()` when it is 19:00.

    Nobody stays after 20:00.[^1]

    The sign says %d of {total} shelves, and %1$@ of 5 doors.

    | Board | Books |
    | --- | --- |
    | 1 | 12 atlases |

    [^1]: The guard says so since 1912.

    """

  private static let korean = """
    # 서가

    서가에는 **책 24권**이 판 3개에 있습니다.

    [도면](plan.md)에 방 7개가 모두 있습니다.

    19:00가 되면 `Shelf.close()`를 부르세요.

    20:00 이후에는 아무도 남지 않습니다.[^1]

    표지판에는 서가 {total}개 가운데 %d개, 문 5개 가운데 %1$@개라고 적혀 있습니다.

    | 판 | 책 |
    | --- | --- |
    | 1 | 지도책 12권 |

    [^1]: 1912년부터 경비원이 그렇게 말합니다.

    """

  private func corpus(_ korean: String = korean) async throws -> Corpus {
    try await Library.corpus(of: ["shelf/en.md": Self.english, "shelf/ko.md": korean])
  }

  private func delivery(
    _ format: ExchangeFormat, _ change: (String) -> String
  ) async throws -> Delivery {
    let options = Exchange.Options(languages: [.english, .korean])
    let bytes = try format.bytes(of: try await corpus(), options)
    let sent = String(decoding: bytes, as: UTF8.self)
    let back = change(sent)
    #expect(back != sent, "nothing was changed")
    return try Delivery.reading(SourceFile(path: "back", text: back))
  }

  @Test(arguments: [
    ("**책 24권**이", "책 24권이", "bold"), ("[도면](plan.md)에", "도면에", "a link"),
    ("`Shelf.close()`를", "Shelf.close()를", "code"), ("않습니다.[^1]", "않습니다.", "[^1]"),
    ("%d개,", "몇 개,", "‘%d’"), ("{total}개", "{전체}개", "‘{total}’"),
    ("%1$@개라고", "%1 $@개라고", "‘%1$@’"), ("1 | 지도책 12권", "1 지도책 12권", "a cell"),
    ("**책 24권**이", "**책 24권이", "‘**’"), ("(plan.md)에", "(plan.md에", "‘](’"),
    ("`Shelf.close()`를", "`Shelf.close()를", "code"),
    ("남지 않습니다.", "<script>alert(1)</script>남지 않습니다.", "<script>"),
    ("판 3개", "<b onclick='go()'>판 3개</b>", "onclick"),
  ])
  func `a text that lost markup in a PO file is left, with what it lacks`(
    old: String, new: String, fault: String
  ) async throws {
    let back = try await delivery(.po) { $0.replacing(old, with: new) }
    let importing = Importing(back, into: try await corpus())
    #expect(importing.files.isEmpty && importing.left == 1)
    let message = try #require(importing.diagnostics.first)
    #expect(message.severity == .warning && message.message.contains(fault), "\(message.message)")
  }

  @Test func `the title of Pandoc keeps its mark`() async throws {
    let files = [
      "oak/en.md": "% Oak shelves\n\nAn oak shelf holds 24 books.\n",
      "oak/ko.md": "% 참나무 서가\n\n참나무 서가에는 책 24권이 있습니다.\n",
    ]
    let corpus = try await Library.corpus(of: files)
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(
      decoding: try ExchangeFormat.po.bytes(of: corpus, options), as: UTF8.self)
    let back = try Delivery.reading(
      SourceFile(path: "back", text: sent.replacing("참나무 서가\"", with: "떡갈나무 서가\"")))
    let importing = Importing(back, into: corpus)
    let written = importing.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(written == "% 떡갈나무 서가\n\n참나무 서가에는 책 24권이 있습니다.\n")
  }

  @Test func `a text with a control character is left, and blanks before one are not written`()
    async throws
  {
    let control = try await delivery(.po) { $0.replacing("아무도 남지", with: "아무도\u{8} 남지") }
    let left = Importing(control, into: try await corpus())
    #expect(left.files.isEmpty && left.left == 1)
    #expect(left.diagnostics.first?.message.contains("U+0008") == true)
    let indented = try await delivery(.po) {
      $0.replacing("\"20:00 이후에는", with: "\"    20:30 이후에는")
    }
    let importing = Importing(indented, into: try await corpus())
    let written = importing.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(written == Self.korean.replacing("20:00 이후에는", with: "20:30 이후에는"))
  }

  @Test(arguments: [
    (" ![종](bell.png)", "", "a picture"), ("<kbd>Esc</kbd>를", "Esc를", "<kbd>"),
    ("${shelf}에서", "{shelf}에서", "‘${shelf}’"), ("%(count)s권", "몇 권", "‘%(count)s’"),
    ("~~옛~~", "옛", "~~"), ("CO<sub>2</sub>가", "CO2가", "<sub>"),
  ])
  func `pictures, keys and what a program fills in are missed like the rest`(
    old: String, new: String, fault: String
  ) async throws {
    let english = """
      # Bells

      Ring the bell ![bell](bell.png). Press <kbd>Esc</kbd> to take %(count)s books from ${shelf}.

      The ~~old~~ air has CO<sub>2</sub> in it.
      """
    let korean = """
      # 종

      종을 울리세요 ![종](bell.png). <kbd>Esc</kbd>를 누르면 ${shelf}에서 책 %(count)s권을 꺼냅니다.

      ~~옛~~ 공기에는 CO<sub>2</sub>가 있습니다.
      """
    let there = try await Library.corpus(of: ["bells/en.md": english, "bells/ko.md": korean])
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try ExchangeFormat.po.bytes(of: there, options), as: UTF8.self)
    let back = sent.replacing(old, with: new)
    #expect(back != sent, "nothing was changed")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: there)
    #expect(importing.files.isEmpty && importing.left == 1)
    let message = try #require(importing.diagnostics.first)
    #expect(message.message.contains(fault), "\(message.message)")
  }

  @Test func `a tag that the original has may be said more often`() async throws {
    let english = "# Keys\n\nType <book> in the field, and Return takes it.\n"
    let korean = "# 키\n\n입력란에 <book>을 적으면 Return 키가 받습니다.\n"
    let there = try await Library.corpus(of: ["keys/en.md": english, "keys/ko.md": korean])
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try ExchangeFormat.po.bytes(of: there, options), as: UTF8.self)
    let back = sent.replacing("Return 키가 받습니다", with: "Return 키가 <book>을 받습니다")
    #expect(back != sent, "nothing was changed")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: there)
    #expect(importing.left == 0, "\(importing.diagnostics.map(\.message))")
    #expect(importing.files.count == 1)
  }

  private static let keys = """
    # Keys

    Press `Return` to *open* the row and read `items.count` twice: `items.count` is a number.

    Choose `Save As` in the menu to keep `rowHeight`.

    """
  private static let koreanKeys = """
    # 키

    `Return`을 눌러 *행*을 열고 `items.count`를 두 번 읽으세요. `items.count`는 숫자입니다.

    """

  private func imported(_ korean: String, _ change: (String) -> String) async throws -> Importing {
    let there = try await Library.corpus(of: ["keys/en.md": Self.keys, "keys/ko.md": korean])
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try ExchangeFormat.po.bytes(of: there, options), as: UTF8.self)
    let back = change(sent)
    #expect(back != sent, "nothing was changed")
    return Importing(try Delivery.reading(SourceFile(path: "back", text: back)), into: there)
  }

  @Test(arguments: [
    ("*행*을", "행을", "emphasis"), ("`Return`을", "`Enter`를", "‘Return’"),
    ("`items.count`는", "`item.count`는", nil),
    (
      "`items.count`를 두 번 읽으세요. `items.count`는", "`item.count`를 두 번 읽으세요. `item.count`는",
      "‘items.count’"
    ),
    ("`items.count`를 두 번 읽으세요. `items.count`는", "`items.count`와 `items`를 읽으세요. 이것은", nil),
    ("열고", "펼치고", nil),
  ])
  func `emphasis and what stands in code are missed where they were before`(
    old: String, new: String, fault: String?
  ) async throws {
    let importing = try await imported(Self.koreanKeys) { $0.replacing(old, with: new) }
    #expect(importing.files.isEmpty == (fault != nil))
    guard let fault else { return }
    #expect(
      importing.diagnostics.first?.message.contains(fault) == true, "\(importing.diagnostics)")
  }

  @Test(arguments: [
    ("메뉴에서 `별도 저장`을 골라 `rowHeight`를 지키세요.", nil),
    ("메뉴에서 `Save As`를 골라 `rowWidth`를 지키세요.", "‘rowHeight’"),
    ("메뉴에서 `Save As`를 골라 `행의 높이`를 지키세요.", nil),
  ])
  func `of a new text only code is missed that nobody would translate`(
    text: String, fault: String?
  ) async throws {
    let importing = try await imported(Self.koreanKeys) { sent in
      guard let unit = sent.range(of: "Choose `Save As`"),
        let empty = sent.range(of: "msgstr \"\"", range: unit.upperBound..<sent.endIndex)
      else { return sent }
      return sent.replacingCharacters(in: empty, with: "msgstr \"\(text)\"")
    }
    #expect(importing.files.isEmpty == (fault != nil))
    guard let fault else { return }
    #expect(
      importing.diagnostics.first?.message.contains(fault) == true, "\(importing.diagnostics)")
  }

  @Test(arguments: ["- ", "# ", "> ", "1. "])
  func `what would become another kind of text is left, whatever markup it has`(
    mark: String
  ) async throws {
    let back = try await delivery(.po) { $0.replacing("\"서가에는 **책", with: "\"\(mark)서가에는 **책") }
    let importing = Importing(back, into: try await corpus())
    #expect(importing.files.isEmpty && importing.left == 1)
    #expect(importing.diagnostics.first?.message.contains("read otherwise") == true)
  }

  @Test func `what is lost on purpose is written when it is asked for`() async throws {
    let back = try await delivery(.po) { $0.replacing("**책 24권**이", with: "책 24권이") }
    let importing = Importing(
      back, into: try await corpus(), Importing.Options(allowsLostMarkup: true))
    let file = try #require(importing.files.first)
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == Self.korean.replacing("**책 24권**이", with: "책 24권이"))
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2])
  func `a tag that was deleted in a translator's tool is missed`(
    format: ExchangeFormat
  ) async throws {
    let back = try await delivery(format) { text in
      let place = text.ranges(of: "책 24권").last ?? text.startIndex..<text.startIndex
      var target = text[..<place.lowerBound]
      let rest = text[place.upperBound...]
      let opening = target.lastIndex(of: "<") ?? text.startIndex
      if format == .xliff {
        // `<bpt …>**</bpt>` alone.
        target = target[..<(target[..<opening].lastIndex(of: "<") ?? opening)]
        return target + "책 24권" + rest
      }
      let end = rest.firstRange(of: "</pc>") ?? rest.startIndex..<rest.startIndex
      return target[..<opening] + "책 24권" + rest[..<end.lowerBound] + rest[end.upperBound...]
    }
    let importing = Importing(back, into: try await corpus())
    #expect(importing.files.isEmpty)
    #expect(importing.diagnostics.first?.message.contains("bold") == true)
  }

  @Test(arguments: formats)
  func `a translation that had less markup than its original may go on so`(
    format: ExchangeFormat
  ) async throws {
    let plain = Self.korean.replacing("**책 24권**이", with: "책 24권이")
      .replacing("[도면](plan.md)에", with: "도면에")
    let there = try await corpus(plain)
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try format.bytes(of: there, options), as: UTF8.self)
    let back = sent.replacing("판 3개에 있습니다", with: "판 3개에 놓입니다")
      .replacing("모두 있습니다", with: "다 있습니다")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: there)
    #expect(importing.changed == 2 && importing.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("50%d 100 %", []), ("100%", []), ("a %d b", ["%d"]), ("%discount", []),
    ("%1$@, %.2f", ["%1$@", "%.2f"]),
    ("{name} ${x} {{y}}", ["{name}", "${x}", "{{y}}"]), ("{% hint %} { a } {#id} {}", []),
    ("100% d", []), ("%s%s", ["%s", "%s"]), ("{세로}", []),
    ("%(count)s of %{total}, %(no) $5", ["%(count)s", "%{total}"]),
  ])
  func `placeholders are told from per cent signs and braces`(text: String, expected: [String]) {
    #expect(Placeholder.all(in: text) == expected)
  }
}
