import TestSupport
import Testing

@testable import Bitext

/// Terms that aligned texts suggest for the glossary.
@Suite struct TermCandidateTests {
  private static let english = """
    # The archive

    A drawer holds maps and letters.

    Close the drawer when the archive closes.

    The drawer label says what the drawer holds.

    Write the drawer label in ink.

    A drawer label that fades is written again.

    The reading room opens at nine.

    Nobody speaks in the reading room.

    Maps stay in the reading room.

    """

  private static let korean = """
    # 기록실

    서랍에는 지도와 편지가 들어 있습니다.

    기록실을 닫을 때 서랍을 닫으세요.

    서랍 이름표는 서랍에 무엇이 있는지 알려 줍니다.

    서랍 이름표를 잉크로 쓰세요.

    바랜 서랍 이름표는 다시 씁니다.

    열람실은 아홉 시에 엽니다.

    열람실에서는 아무도 말하지 않습니다.

    지도는 열람실에 둡니다.

    """

  private static let japanese = """
    # 資料庫

    引き出しケースには地図と手紙が入っています。

    資料庫を閉めるときはケースを閉めます。

    ケースの名札は、ケースに何が入っているかを示します。

    ケースの名札はインクで書きます。

    ケースの名札が薄れたら書き直します。

    閲覧室は九時に開きます。

    閲覧室では話しません。

    地図は閲覧室に置きます。

    """

  private func corpus(_ glossary: String? = nil) async throws -> Corpus {
    var files = ["a/en.md": Self.english, "a/ko.md": Self.korean, "a/ja.md": Self.japanese]
    files["glossary.yaml"] = glossary
    return try await Library.corpus(of: files)
  }

  @Test func `phrases that are used together are proposed with their evidence`() async throws {
    let proposal = GlossaryProposal(
      of: try await corpus(), from: .english, to: [.korean, .japanese])
    let text = String(decoding: proposal.yaml(), as: UTF8.self)
    #expect(text.contains("ko: [열람실], ja: [閲覧室]"), "\(text)")
    #expect(text.contains("en: [reading room]"))
    #expect(text.contains("# ko: 3 with both, 3 with “reading room”, 3 with “열람실”, 1.00\n"))
    #expect(text.contains("a/en.md:13: The reading room opens at nine. — 열람실은 아홉 시에 엽니다."))
    #expect(text.contains("en: [drawer label], ko: [서랍 이름표]"), "\(text)")
  }

  @Test func `a proposal is a glossary that can be read`() async throws {
    let proposal = GlossaryProposal(
      of: try await corpus(), from: .english, to: [.korean, .japanese])
    let (glossary, problems) = Glossary.reading(
      SourceFile(path: "glossary.yaml", text: String(decoding: proposal.yaml(), as: UTF8.self)))
    #expect(problems.isEmpty && glossary.concepts.count == proposal.count && proposal.count > 1)
  }

  @Test func `what the glossary has is not proposed`() async throws {
    let glossary = "concepts:\n  - id: room\n    terms: {en: [Reading room], ko: [열람실]}\n"
    let proposal = GlossaryProposal(of: try await corpus(glossary), from: .english, to: [.korean])
    let text = String(decoding: proposal.yaml(), as: UTF8.self)
    #expect(!text.contains("reading room]") && text.contains("drawer"))
  }

  @Test func `without texts nothing is proposed, and that is a glossary too`() async throws {
    let corpus = try await Library.corpus(of: ["a.md": "# A\n"])
    let yaml = GlossaryProposal(of: corpus, from: .english, to: [.korean]).yaml()
    let (glossary, problems) = Glossary.reading(
      SourceFile(path: "g", text: String(decoding: yaml, as: UTF8.self)))
    #expect(glossary.concepts.isEmpty && problems.isEmpty)
  }

  @Test(arguments: [
    ("Rows and columns of tables", ["row", "column", "table"]),
    ("the table view controller", ["table", "table view", "table view controller"]),
    ("rowHeight sets it quickly", []),
  ])
  func `English phrases have no function words at their edges`(text: String, expected: [String]) {
    let phrases = TermPhrases(text, in: .english, nouns: KoreanNouns(of: []))
    for key in expected { #expect(phrases.phrases.contains { $0.key == key }, "\(key)") }
    #expect(!phrases.phrases.contains { $0.key.hasPrefix("the ") || $0.key == "rowheight" })
  }

  @Test func `Korean nouns are those that stand before several particles`() {
    let nouns = KoreanNouns(of: ["앱이 목록에 있습니다.", "앱은 목록을 엽니다.", "앱의 목록", "앱을 닫고 앱에서 나갑니다."])
    #expect(nouns.noun(of: "목록에") == "목록" && nouns.noun(of: "앱이") == "앱")
    #expect(nouns.noun(of: "엽니다") == nil)
  }

  @Test func `finding terms costs in proportion to the texts`() async throws {
    var efforts: [Int] = []
    for size in [40, 160] {
      let english = (0..<size).map { "Box \($0 % 9) holds item \($0 % 11) of set \($0 % 7).\n\n" }
      let korean = (0..<size).map { "상자 \($0 % 9)에는 세트 \($0 % 7)의 물건 \($0 % 11)이 있습니다.\n\n" }
      let corpus = try await Library.corpus(of: [
        "a/en.md": english.joined(), "a/ko.md": korean.joined(),
      ])
      let meter = Effort.Meter()
      Effort.$meter.withValue(meter) {
        _ = TermCandidates(of: corpus.topics, from: .english, to: .korean)
      }
      efforts.append(meter.bytes)
    }
    #expect(efforts[1] <= 5 * max(1, efforts[0]), "\(efforts)")
  }
}
