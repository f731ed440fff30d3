import Testing

import TestSupport

@testable import Bitext

struct AlignerTests {
  private let aligner = Aligner(lexicon: .empty)

  @Test func `leaves a remark between two pairs alone`() {
    let english = stream(.english, ["Use `UITableView` for 2 columns.", "Keep the index short."])
    let korean = stream(
      .korean, ["2개의 열에는 `UITableView`를 쓰세요.", "예시가 필요하다 (?)", "인덱스는 짧게 유지하세요."])
    #expect(dump(aligner.align(english, korean)) == "0=0 -=1 1=2")
  }

  @Test func `finds a section that was moved to the end`() {
    let english = stream(
      .english,
      [
        "Open the file with `open()`.", "Read 4096 bytes with `read()`.",
        "Connect the socket to port 8080.", "Send the header with `send()`.",
      ])
    let korean = stream(
      .korean,
      [
        "소켓을 8080 포트에 연결합니다.", "헤더를 `send()`로 보냅니다.", "`open()`으로 파일을 엽니다.",
        "`read()`로 4096 바이트를 읽습니다.",
      ])
    #expect(dump(aligner.align(english, korean)) == "0=2 1=3 2=0 3=1")
  }

  @Test func `joins two paragraphs that became one`() {
    let english = stream(
      .english,
      [
        "The table shows a list of rows.", "The user selects a color in the menu.",
        "Each button has a short title.",
      ])
    let korean = stream(
      .korean, ["테이블은 행의 목록을 보여줍니다. 사용자는 메뉴에서 색상을 선택합니다.", "각 버튼에는 짧은 제목이 있습니다."])
    #expect(dump(aligner.align(english, korean)) == "0,1=0 2=1")
  }

  @Test func `matches two editions in one language`() {
    let first = stream(.korean, ["표는 목록을 보여줍니다.", "행을 고르세요.", "제목은 짧게 씁니다."])
    let second = stream(.korean, ["표는 목록을 보여 줍니다.", "새 문단입니다.", "제목은 짧게 씁니다."], file: 2)
    let beads = aligner.align(first, second).beads.filter { !$0.isNull }
    #expect(beads.contains { $0.a == [0] && $0.b == [0] })
    #expect(beads.contains { $0.a == [2] && $0.b == [2] })
  }

  @Test func `aligns a language it does not know by lengths and anchors`() {
    let english = stream(
      .english, ["Call `viewDidLoad()` first.", "There are 3 styles, see `UITableView.Style`."])
    let german = stream(
      Language(tag: "de"),
      ["Rufe zuerst `viewDidLoad()` auf.", "Es gibt 3 Stile, siehe `UITableView.Style`."], file: 2)
    #expect(dump(aligner.align(english, german)) == "0=0 1=1")
  }

  @Test func `a glossary makes two headings meet`() {
    let english = stream(.english, ["Disclosure", "Margins"])
    let korean = stream(.korean, ["가장자리", "펼침표"])
    let glossary: [[Language: [String]]] = [
      [.english: ["disclosure"], .korean: ["펼침표"]], [.english: ["margin"], .korean: ["가장자리"]],
    ]
    let aligner = Aligner(lexicon: .empty, glossary: glossary)
    let beads = aligner.align(english, korean).beads
    #expect(beads.contains { $0.a == [0] && $0.b == [1] })
  }

  @Test(arguments: [0, 1, 3])
  func `a side without segments leaves the other alone`(count: Int) {
    let korean = stream(.korean, (0..<count).map { "문단 \($0)" })
    let alignment = aligner.align(stream(.english, []), korean)
    #expect(alignment.beads.map(\.b) == (0..<count).map { [$0] })
    #expect(alignment.beads.allSatisfy { $0.a.isEmpty })
  }

  @Test(arguments: 0..<UInt64(40))
  func `every segment is in one bead, and swapping the streams mirrors the beads`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let words = ["table", "row", "button", "테이블", "버튼", "行", "設定", "42", "`open()`", "길다"]
    func texts() -> [String] {
      (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        (0..<Int.random(in: 1...9, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        }.joined(separator: " ")
      }
    }
    let (a, b) = (stream(.english, texts()), stream(.japanese, texts()))
    let beads = aligner.align(a, b).beads
    #expect(beads.flatMap(\.a).sorted() == Array(a.segments.indices), "seed \(seed)")
    #expect(beads.flatMap(\.b).sorted() == Array(b.segments.indices), "seed \(seed)")
    #expect(beads.allSatisfy { (0...1).contains($0.confidence) }, "seed \(seed)")
    let mirrored = aligner.align(b, a).beads.map {
      Bead(a: $0.b, b: $0.a, confidence: $0.confidence)
    }
    #expect(Set(mirrored) == Set(beads), "seed \(seed)")
  }

  @Test func `the title of a fold is the title of a fold, and no half of the text above it`() {
    let english = """
      # Library

      The library opens at 10:00 and closes at 19:00 on six days of the week.

      **Reading room.** The reading room has a long table, and lamps for those who come late.

      <details>
      <summary>Notes of the translator</summary>

      - A shelf held 24 books of one size.

      </details>

      """
    let korean = """
      # 도서관

      도서관은 일주일에 6일 동안 10:00에 열고 19:00에 닫습니다.

      <details>
      <summary>옮긴이 주 모음</summary>

      - 서가에는 크기가 같은 책 24권이 들어갔습니다.

      </details>

      """
    func beads(_ english: String, _ korean: String) -> String {
      func stream(_ text: String, _ file: Int) -> Stream {
        let document = Segmenter.segment(SourceFile(path: "\(file).md", text: text)).0
        return document.streams(file: file, sharedBlocks: true)[0]
      }
      return dump(aligner.align(stream(english, 0), stream(korean, 1)))
    }
    #expect(beads(english, korean) == "0=0 1=1 2=- 3=2 4=3")
    let part = "<summary>옮긴이 주 모음</summary>\n"
    #expect(beads(english, korean.replacing(part, with: "")) == "0=0 1=1 2=- 3=- 4=2")
    #expect(
      beads(english.replacing("**Reading room.** ", with: ""), korean) == "0=0 1=1 2=- 3=2 4=3")
  }
}

/// A stream of paragraphs, one per text; code spans are between backquotes.
func stream(_ language: Language, _ texts: [String], file: Int? = nil, positions: [Int]? = nil)
  -> Stream
{
  Stream(
    file: file ?? (language == .english ? 0 : 1), language: language,
    segments: texts.enumerated().map { line, text in
      Segment(
        kind: .paragraph, language: language, lines: line + 1...line + 1,
        range: SourceRange(line, line), text: text.filter { $0 != "`" }, content: [.text(text)],
        depth: 0)
    },
    positions: positions ?? Array(texts.indices))
}

/// The beads as `0,1=0 2=-`.
func dump(_ alignment: Alignment) -> String {
  func side(_ indices: SegmentIndices) -> String {
    indices.isEmpty ? "-" : indices.map(String.init).joined(separator: ",")
  }
  return alignment.beads.map { side($0.a) + "=" + side($0.b) }.joined(separator: " ")
}
