import Testing

@testable import Bitext

/// Tables with a column for each language.
@Suite struct LanguageColumnTests {
  private static let rules = """
    # Ferry rules

    | No. | Original | 번역 | 비고 |
    | :-: | --- | --- | --- |
    | 1 | Ring the **bell** twice before you leave. | 떠나기 전에 **종**을 두 번 울린다. | 2026년 |
    | 2 | Stand back \\| from the rail. | 난간에서 물러선다. |  |
    | 3 | Nobody boards after the bell. |       | 확인할 것 |
    | 4 | The captain keeps the keys. | 열쇠는 선장이 갖고 있다. |  |

    """

  private static func document(_ text: String) -> Document {
    Segmenter.segment(SourceFile(path: "note.md", text: text)).0
  }

  @Test func `each text of a row is a text of its own, in its language and place`() {
    let document = Self.document(Self.rules)
    let cells = document.segments.filter(\.isInCell)
    #expect(
      cells.map(\.text) == [
        "Ring the bell twice before you leave.", "떠나기 전에 종을 두 번 울린다.", "2026년",
        "Stand back | from the rail.", "난간에서 물러선다.", "Nobody boards after the bell.", "확인할 것",
        "The captain keeps the keys.", "열쇠는 선장이 갖고 있다.",
      ])
    #expect(cells.filter(\.isParallelCell).map(\.language).prefix(2) == [.english, .korean])
    #expect(cells.filter { !$0.isParallelCell }.map(\.text) == ["2026년", "확인할 것"])
    for (cell, source) in zip(
      cells, ["Ring the **bell** twice before you leave.", "떠나기 전에 **종**을 두 번 울린다."])
    {
      #expect(document.source.bytes[slice: cell.range].elementsEqual(source.utf8))
    }
  }

  @Test(arguments: [
    // Terms are no texts, whatever language they are in.
    "| English | 한국어 |\n| --- | --- |\n| rail | 난간 |\n| pier | 부두 |\n",
    // An answer is no translation.
    "| Message | 설명 |\n| --- | --- |\n| The pier is closed today. | 내일 다시 오라는 말이다. |\n",
    // Two columns in one language.
    "| Original | Translation |\n| --- | --- |\n| The pier is closed. | Nobody boards. |\n",
  ])
  func `other tables have a text for each row`(table: String) {
    let document = Self.document(table)
    #expect(document.segments.allSatisfy { $0.kind == .cell && !$0.isInCell })
  }

  @Test func `a column that is empty yet is in the language that it is named after`() async throws {
    let part =
      "# Lamps\n\nNobody waits behind the gate.\n\n문 뒤에서는 아무도 기다리지 않습니다.\n\n"
      + "| English | 한국어 |\n| --- | --- |\n| A lamp shows the way at night. |  |\n"
      + "| Clean it when the glass is black. |  |\n"
    let whole =
      part.replacing("at night. |  |", with: "at night. | 등불은 밤에 길을 보여 줍니다. |")
      .replacing("is black. |  |", with: "is black. | 유리가 검어지면 닦으세요. |")
    let deleted = try await DeletedTexts(
      of: ["note.md": Array(whole.utf8)], [.english, .korean], without: "note.md",
      with: Array(part.utf8))
    let outcome = try await deleted.outcome(.po)
    #expect(outcome.equal == 1, "\(outcome.different)")
  }

  @Test func `the texts of a row are a pair, and no text outside it is one`() throws {
    // Nothing else says that these texts belong together.
    let document = Self.document(
      "| English | 日本語 | 한국어 |\n|---|---|---|\n"
        + "| Seven lamps burn. | 鍵は三つです。 | 문은 다섯 개다. |\n"
        + "| Three keys hang. | 門は五つです。 |  |\n| Five gates stand. |  | 등불 일곱 개가 탄다. |\n")
    let pairs = StreamPairs(all: [document], align: Aligner(lexicon: .empty).align).pairs
    var found: [[String]] = []
    for pair in pairs {
      for bead in pair.alignment.beads where !bead.isNull {
        found.append(
          bead.a.map { pair.a.segments[$0].text } + bead.b.map { pair.b.segments[$0].text })
        #expect(bead.confidence == 1)
      }
    }
    #expect(
      Set(found) == [
        ["Seven lamps burn.", "문은 다섯 개다."], ["Seven lamps burn.", "鍵は三つです。"],
        ["문은 다섯 개다.", "鍵は三つです。"], ["Three keys hang.", "門は五つです。"],
        ["Five gates stand.", "등불 일곱 개가 탄다."],
      ])
  }

  @Test(arguments: ["열쇠는 선장이 갖고 있다.", "난간에서 물러선다."])
  func `a missing text comes back into its cell`(text: String) async throws {
    let blanks = String(repeating: " ", count: 2)
    try await DeletedTexts.expectBack(
      text, to: Self.rules, leaving: blanks)
  }

  @Test(arguments: [
    ("난간 | 뒤로 물러선다.", "난간 \\| 뒤로 물러선다."), ("난간에서\n물러선다.", "난간에서 물러선다."),
    ("`a|b` 난간", "`a\\|b` 난간"),
  ])
  func `a text that comes back stays one cell`(text: String, written: String) throws {
    let document = Self.document(Self.rules)
    let index = try #require(document.segments.firstIndex { $0.text == "난간에서 물러선다." })
    let edit = try #require(
      SegmentEdit(replacing: index, in: document, with: text, exportedAs: "난간에서 물러선다."))
    guard case .replacement(let range, let bytes) = edit.change else {
      Issue.record("no replacement")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == written)
    #expect(document.source.bytes[slice: range].elementsEqual("난간에서 물러선다.".utf8))
  }
}
