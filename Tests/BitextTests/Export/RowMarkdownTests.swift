import TestSupport
import Testing

@testable import Bitext

/// A `|` ends a cell, but not in code or where it is escaped.
@Suite struct RowMarkdownTests {
  @Test(
    arguments: [
      ("Key | What it does", ["Key", "What it does"], "Key | What it does"),
      ("`a | b` | Either of two", ["`a | b`", "Either of two"], "`a \\| b` | Either of two"),
      ("Up \\| down | One row", ["Up \\| down", "One row"], "Up \\| down | One row"),
      ("``a ` | b`` | c", ["``a ` | b``", "c"], "``a ` \\| b`` | c"),
      ("A tick ` | and `x | y`", ["A tick ` | and `x", "y`"], "A tick ` \\| and `x | y`"),
      ("An open ` | mark", ["An open `", "mark"], "An open ` | mark"),
      ("A |  | B", ["A", "", "B"], "A |  | B"),
      ("\\`a | b\\`", ["\\`a", "b\\`"], "\\`a | b\\`"),
      ("", [""], ""),
    ])
  func `cells end at a bar`(markdown: String, cells: [String], written: String) {
    #expect(RowMarkdown.cells(of: markdown) == cells)
    #expect(RowMarkdown.written(markdown) == written)
  }

  private static let notes = [
    "tables/en.md": """
    # Tables of keys

    | Key | What it does |
    | --- | --- |
    | `a \\| b` | Chooses either of two rows |
    | Up \\| down | Moves the selection by one row |

    Keep tables short.

    """,
    "tables/ko.md": """
    # 키 표

    | 키 | 하는 일 |
    | --- | --- |
    | `a \\| b` | 두 행 가운데 하나를 고릅니다 |
    | 위 \\| 아래 | 선택을 한 행씩 옮깁니다 |

    표는 짧게 유지하세요.

    """,
  ]

  /// How a row stands in a PO file, what comes back, and how the note has both.
  private struct Case: CustomTestStringConvertible {
    let exported: String
    let delivered: String
    let old: String
    let new: String
    var testDescription: String { delivered }
  }

  @Test(
    arguments: [
      Case(
        exported: "두 행 가운데 하나를", delivered: "두 행 중 하나를", old: "두 행 가운데 하나를",
        new: "두 행 중 하나를"),
      Case(
        exported: "위 \\\\| 아래", delivered: "위쪽 \\\\| 아래쪽", old: "위 \\| 아래",
        new: "위쪽 \\| 아래쪽"),
      Case(
        exported: "msgstr \"`a | b`", delivered: "msgstr \"`가 | 나`", old: "`a \\| b`",
        new: "`가 \\| 나`"),
      Case(
        exported: "위 \\\\| 아래", delivered: "위나 `아래 | 밑`", old: "위 \\| 아래",
        new: "위나 `아래 \\| 밑`"),
    ])
  private func `cells with bars come back`(row: Case) async throws {
    let notes = Self.notes
    let corpus = try await DeletedTexts.corpus(notes.mapValues { Array($0.utf8) })
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try ExchangeFormat.po.bytes(of: corpus, options), as: UTF8.self)
    let text = sent.replacing(row.exported, with: row.delivered)
    #expect(text != sent)
    let back = try Delivery.reading(SourceFile(path: "back.po", text: text))
    let importing = Importing(back, into: corpus)
    let file = try #require(importing.files.first)
    let expected = notes["tables/ko.md"]?.replacing(row.old, with: row.new)
    #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
  }

  @Test(
    arguments: [
      (
        ["| 키       | 하는 일  |", "| -------- | -------- |", "| 위       | 고름     |"],
        "| 되돌리기 | 되돌림   |"
      ),
      (["| 키 | 하는 일 |", "| --- | --- |", "| 위 | 고름 |"], "| 되돌리기 | 되돌림 |"),
      (["| 키   | 하는 일 |", "| ---- | ------- |", "| 위   | 고름    |"], "| 되돌리기 | 되돌림 |"),
    ])
  func `a new row stands under the bars of the others, if it fits`(
    rows: [String], expected: String
  ) async throws {
    let english = """
      # Keys

      | Key | What it does |
      | --- | --- |
      | Up | Selects the row above |
      | Undo | Takes back the last change |

      Keep tables short.

      """
    func korean(_ rows: [String]) -> String {
      "# 키\n\n" + rows.joined(separator: "\n") + "\n\n표는 짧게 유지하세요.\n"
    }
    let whole = [
      "keys/en.md": english, "keys/ko.md": korean(rows + ["| 되돌리기 | 되돌림 |"]),
    ]
    let deleted = try await DeletedTexts(
      of: whole.mapValues { Array($0.utf8) }, [.english, .korean], without: "keys/ko.md",
      with: Array(korean(rows).utf8))
    let (now, back) = try await deleted.delivery(.po)
    let written = Importing(back, into: now).files.first?.bytes ?? []
    #expect(String(decoding: written, as: UTF8.self) == korean(rows + [expected]))
  }

  @Test(arguments: [ExchangeFormat.po, .xliff, .xliff2, .csv, .tmx])
  func `line breaks in cells are elements`(format: ExchangeFormat) async throws {
    let english = "# Keys\n\n| Key | Use |\n| --- | --- |\n| Up<br>down | Moves by one row |\n"
    let korean = "# 키\n\n| 키 | 쓰임 |\n| --- | --- |\n| 위<br>아래 | 한 행씩 옮깁니다 |\n"
    let files = ["keys/en.md": english, "keys/ko.md": korean].mapValues { Array($0.utf8) }
    let corpus = try await DeletedTexts.corpus(files)
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
    let back = try Delivery.reading(
      SourceFile(path: "back", text: sent.replacing("한 행씩", with: "행 하나씩")))
    let written = Importing(back, into: corpus).files.first?.bytes ?? []
    #expect(
      String(decoding: written, as: UTF8.self) == korean.replacing("한 행씩", with: "행 하나씩"))
    #expect(RowMarkdown.written("위\\\n아래 | 옮깁니다") == "위<br>아래 | 옮깁니다")
  }
}
