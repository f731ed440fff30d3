import TestSupport
import Testing

@testable import Bitext

/// Units cut into sentences, and put together again.
@Suite struct SentenceTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po, .tmx, .csv]
  private static let options = Exchange.Options(
    languages: [.english, .korean], segmentation: .sentences)

  private static let english = """
    # Shelves

    A shelf keeps **24 books**. Every shelf has 3 boards, e.g. of oak. The library closes at 19:00!

    Read the [plan](plan.md) of 1912. Nobody stays after 20:00.

    One atlas is of 1824. It is heavy.

    """
  private static let korean = """
    # 서가

    서가에는 **책 24권**이 들어갑니다. 모든 서가에는 참나무 같은 판이 3개 있습니다.  도서관은 19:00에 닫습니다!

    1912년의 [도면](plan.md)을 읽으세요. 20:00 이후에는
    아무도 남지 않습니다.

    1824년의 무거운 지도책이 한 권 있습니다.

    """

  private func corpus(_ korean: String = korean) async throws -> Corpus {
    try await Library.corpus(of: ["shelf/en.md": Self.english, "shelf/ko.md": korean])
  }

  private func sent(_ format: ExchangeFormat, _ corpus: Corpus) throws -> String {
    String(decoding: try format.bytes(of: corpus, Self.options), as: UTF8.self)
  }

  private func deliveries(_ text: String) throws -> [Delivery] {
    try Delivery.all(in: SourceFile(path: "back", text: text))
  }

  private static func sentences(_ markdown: String) -> [String] {
    SentencePieces.parts(of: MarkdownText.pieces(of: markdown)).map(\.text)
  }

  @Test(arguments: [
    ("One. Two! Three?", ["One.", "Two!", "Three?"]),
    (
      "Write e.g. this. It is 3.5 points, see no. 4. Then go.",
      [
        "Write e.g. this.", "It is 3.5 points, see no. 4.", "Then go.",
      ]
    ),
    ("3. Open it. Then close it.", ["3. Open it.", "Then close it."]),
    (
      "一つ目です。二つ目です！「三つ目です。」四つ目です。",
      [
        "一つ目です。", "二つ目です！", "「三つ目です。」", "四つ目です。",
      ]
    ),
    ("글입니다. 다음 글입니다(끝.) 또 글입니다.", ["글입니다.", "다음 글입니다(끝.)", "또 글입니다."]),
    ("**All of it. In bold.** Then not.", ["All of it. In bold.", "Then not."]),
    ("It has a note.[^1] Another.", ["It has a note.", "Another."]),
    ("A line\\\nand another", ["A line", "and another"]),
    (
      "no end. small letters follow",
      [
        "no end. small letters follow"
      ]
    ), ("Use `a. B` here. Go.", ["Use a. B here.", "Go."]),
    ("Wait… And so on", ["Wait… And so on"]),
  ])
  func `sentences end where they surely do`(markdown: String, sentences: [String]) {
    #expect(Self.sentences(markdown) == sentences)
  }

  @Test(arguments: 0..<UInt64(200))
  func `sentences and what is between them make the text`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let marks = [
      "A. ", "B! ", "*c* ", "**D.** ", "。", "가. ", "\\\n", "`x. Y` ", "[l. M](a) ", "[^1]", "e.g. ",
    ]
    let markdown = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      marks[Int.random(in: 0..<marks.count, using: &random)]
    }.joined()
    let pieces = MarkdownText.pieces(of: markdown)
    let parts = SentencePieces.parts(of: pieces)
    #expect(
      MarkdownText.strings(SentencePieces.joined(parts)) == MarkdownText.strings(pieces),
      "seed \(seed): \(markdown)")
    // Pairs of codes are whole in each.
    for part in parts {
      var open: [Int] = []
      for piece in part.pieces {
        if case .opening(let code) = piece { open.append(code.id) }
        if case .closing(let code) = piece { #expect(open.popLast() == code.id, "seed \(seed)") }
      }
      #expect(open.isEmpty, "seed \(seed): \(markdown)")
    }
  }

  @Test func `units are cut where both sides have the same sentences`() async throws {
    let units = Exchange(try await corpus(), Self.options).units
    let cut = units.filter { $0.sentence != nil }
    #expect(cut.map { $0.renderings.map(\.text) }.first?.first == "A shelf keeps 24 books.")
    #expect(
      cut.contains {
        $0.renderings.map(\.text) == [
          "Every shelf has 3 boards, e.g. of oak.", "모든 서가에는 참나무 같은 판이 3개 있습니다.",
        ]
      }, "\(cut.map { $0.renderings.map(\.text) })")
    // Two sentences that one translates stay together.
    #expect(units.contains { $0.sentence == nil && $0.renderings[0].text.contains("heavy") })
  }

  @Test(arguments: formats)
  func `what comes back unchanged changes nothing`(format: ExchangeFormat) async throws {
    let corpus = try await corpus()
    let importing = Importing(try deliveries(sent(format, corpus)), into: corpus)
    #expect(importing.diagnostics.isEmpty && importing.files.isEmpty)
  }

  @Test(arguments: formats)
  func `a changed sentence changes alone, with all that stands between sentences`(
    format: ExchangeFormat
  ) async throws {
    let corpus = try await corpus()
    let back = try sent(format, corpus).replacing("참나무 같은", with: "오크 같은").replacing(
      "읽으세요", with: "보세요")
    let importing = Importing(try deliveries(back), into: corpus)
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    let file = try #require(importing.files.first)
    let expected = Self.korean.replacing("참나무 같은", with: "오크 같은").replacing("읽으세요", with: "보세요")
    #expect(Array(expected.utf8) == file.bytes, "\(String(decoding: file.bytes, as: UTF8.self))")
  }

  @Test func `a missing text comes back in sentences, and a part of it is left`() async throws {
    let short = Self.korean.replacing(
      "1912년의 [도면](plan.md)을 읽으세요. 20:00 이후에는\n아무도 남지 않습니다.\n\n", with: "")
    let corpus = try await corpus(short)
    var back = try sent(.po, corpus)
    let first = "msgid \"Read the [plan](plan.md) of 1912.\"\nmsgstr \"\""
    #expect(back.contains(first))
    back = back.replacing(first, with: first.dropLast() + "1912년의 [도면](plan.md)을 읽으세요.\"")
    let part = Importing(try deliveries(back), into: corpus)
    #expect(part.added == 0 && part.left == 1)
    #expect(part.diagnostics.first?.message.contains("without 1 of its sentences") == true)
    let second = "msgid \"Nobody stays after 20:00.\"\nmsgstr \"\""
    back = back.replacing(second, with: second.dropLast() + "20:00 이후에는 아무도 남지 않습니다.\"")
    let whole = Importing(try deliveries(back), into: corpus)
    #expect(whole.added == 1, "\(whole.diagnostics.map(\.message))")
    let text = whole.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(text?.contains("1912년의 [도면](plan.md)을 읽으세요. 20:00 이후에는 아무도 남지 않습니다.\n") == true)
  }

  @Test(arguments: ["2/3 en=%20 ko=", "1/2 en=%5C%0A ja=%3C%62%72%3E", "1/1"])
  func `the place of a sentence is read as it is written`(label: String) {
    #expect(SentenceMark(label)?.label == label)
  }

  @Test(arguments: [
    "", "0/2", "3/2", "1", "1/2 en", "1/2 en=%ZZ", "1/2 en=%FF", "-1/2", "1/99999999",
  ])
  func `what is no place is none`(label: String) {
    #expect(SentenceMark(label) == nil)
  }
}
