import Testing

@testable import Bitext

/// What stands around a missing text that comes back: fences, elements, a byte order mark, a third
/// language.
@Suite struct KeptMarkupTests {
  private static func expectBack(_ part: String, to note: String) async throws {
    try await DeletedTexts.expectBack(part, to: note)
  }

  @Test func `a text goes into the fence of its original, and opens none`() async throws {
    let note = """
      # Ferry

      ```
      The ferry shows one lamp at night.
      ```

      ```
      Change the lamp when the moon changes.
      달이 바뀌면 등불을 바꾼다.
      ```

      ```
      Ringing the bell opens the gate that it is about.
      종을 울리면 그 문이 열린다.
      ```

      Nobody waits behind the gate.

      """
    try await Self.expectBack("달이 바뀌면 등불을 바꾼다.\n", to: note)
  }

  @Test func `no text leaves a fence open, and each goes into its own`() async throws {
    let part = """
      # Lamps

      ```
      A lamp shows one ferry at a time.
      ```

      ```
      Clean the lamp when the glass is black.
      ```

      ```
      Touching the lamp opens the gate that it is about.
      등불을 만지면 그 등불의 문이 열린다.
      ```

      """
    let whole =
      part
      .replacing("at a time.\n", with: "at a time.\n등불은 한 번에 나룻배 하나를 보여 준다.\n")
      .replacing("is black.\n", with: "is black.\n유리가 검어지면 등불을 닦는다.\n")
    let deleted = try await DeletedTexts(
      of: ["note.md": Array(whole.utf8)], [.english, .korean], without: "note.md",
      with: Array(part.utf8))
    for format in [ExchangeFormat.po, .xliff, .xliff2] {
      let outcome = try await deleted.outcome(format)
      #expect(outcome.equal == 1, "\(format): \(outcome.different)")
    }
    let open = Segmenter.segment(SourceFile(path: "note.md", text: "One.\n\n```\nTwo.\n")).0
    let ended = Segmenter.segment(SourceFile(path: "note.md", text: "One.\n")).0
    #expect(!FencedLines.areKept(in: open, from: ended, [false, true]))
  }

  @Test func `half a block belongs to the other half, whatever words others share with it`() {
    let document = Segmenter.segment(
      SourceFile(
        path: "note.md",
        text: "A bell of `iron` hangs here.\n\nThe gate opens.\n`iron` 문이 열린다.\n\nNobody waits.\n")
    ).0
    let pairs = StreamPairs(all: [document], align: Aligner(lexicon: .empty).align).pairs
    let beads = pairs.flatMap { pair in
      pair.alignment.beads.filter { !$0.isNull }.map { bead in
        bead.a.map { pair.a.segments[$0].text } + bead.b.map { pair.b.segments[$0].text }
      }
    }
    #expect(beads == [["The gate opens.", "iron 문이 열린다."]])
  }

  private static let boxes = """
    # Ferry

    <aside>
    <p>A lamp says that the ferry is near.</p>
    <p lang="ko">등불은 나룻배가 가까이 있다는 뜻이다.</p>
    </aside>

    <aside>
    <p>Light it before the sun has set.</p>
    <p lang="ko">해가 지기 전에 켠다.</p>
    <p>Never light it in a storm.</p>
    <p lang="ko">폭풍이 불 때는 켜지 않는다.</p>
    </aside>

    <p>Nobody waits behind the gate.</p>
    <p lang="ko">문 뒤에서는 아무도 기다리지 않는다.</p>

    """

  @Test(arguments: [
    "<p lang=\"ko\">등불은 나룻배가 가까이 있다는 뜻이다.</p>\n", "<p lang=\"ko\">해가 지기 전에 켠다.</p>\n",
    "<p lang=\"ko\">폭풍이 불 때는 켜지 않는다.</p>\n",
  ])
  func `a text in an element ends, and parts none around it`(part: String) async throws {
    try await Self.expectBack(part, to: Self.boxes)
  }

  @Test func `an element is not left open by any way that is tried`() throws {
    let old = Array("<aside>\n<p>One.</p>\n</aside>\n".utf8)
    let edits: [SegmentEdit] = []
    #expect(MarkupBalance.isKept(by: edits, in: old, as: old))
    let open = Array("<aside>\n<p>One.</p>\n<p>하나.\n</aside>\n".utf8)
    #expect(!MarkupBalance.isKept(by: edits, in: old, as: open))
    // Some authors end no item.
    let items = Array("<ul>\n<li>One.\n</ul>\n".utf8)
    let more = Array("<ul>\n<li>One.\n<li>하나.\n</ul>\n".utf8)
    #expect(MarkupBalance.isKept(by: edits, in: items, as: more))
  }

  @Test(arguments: ["# 나룻배\n", "## 등불\n"])
  func `a heading keeps its level below a byte order mark`(part: String) async throws {
    let note =
      "\u{FEFF}# Ferry\n# 나룻배\n\nThe ferry leaves.\n\n나룻배가 떠난다.\n\n## Lamps\n## 등불\n\n"
      + "Light them all.\n\n모두 켠다.\n\n## Keys\n## 열쇠\n\nHang them up.\n\n걸어 둔다.\n"
    try await Self.expectBack(part, to: note)
  }

  @Test func `a third language stays behind the second`() async throws {
    func note(_ texts: [[String]]) -> String {
      texts.map { $0.joined(separator: "\n\n") }.joined(separator: "\n\n") + "\n"
    }
    let texts = [
      ["The ferry leaves at 7 o'clock.", "나룻배는 7시에 떠난다.", "渡し船は7時に出ます。"],
      ["Ring the bell 2 times.", "종을 2번 울린다.", "鐘を2回鳴らします。"],
      ["The captain has 3 keys.", "선장은 열쇠 3개를 갖고 있다.", "船長は鍵を3つ持っています。"],
    ]
    let whole = note(texts)
    let deleted = try await DeletedTexts(
      of: ["note.md": Array(whole.utf8)], [.english, .japanese], without: "note.md",
      with: Array(whole.replacing("鐘を2回鳴らします。\n\n", with: "").utf8))
    for format in [ExchangeFormat.po, .xliff, .xliff2] {
      let outcome = try await deleted.outcome(format)
      #expect(outcome.equal == 1, "\(format): \(outcome.different)")
    }
  }
}
