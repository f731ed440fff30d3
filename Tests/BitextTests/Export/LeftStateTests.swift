import TestSupport
import Testing

@testable import Bitext

/// States that tools of translators leave on texts that they have translated.
@Suite struct LeftStateTests {
  private static let english = """
    # Mugs

    A mug holds tea for one person.

    Nobody lifts it by the rim.

    Call `Mug.fill()` on iPhone.

    ## SwiftUI

    ## Cups

    """
  private static let korean = """
    # 머그잔

    머그잔에는 한 사람이 마실 차가 들어갑니다.

    """

  private func corpus(_ korean: String = korean) async throws -> Corpus {
    try await Library.corpus(of: ["mugs/en.md": Self.english, "mugs/ko.md": korean])
  }

  private func exported(_ format: ExchangeFormat, _ corpus: Corpus) throws -> String {
    let options = Exchange.Options(languages: [.english, .korean])
    return String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
  }

  private func delivery(_ text: String) throws -> Delivery {
    try Delivery.reading(SourceFile(path: "back", text: text))
  }

  private func note(_ importing: Importing) -> String? {
    importing.files.first { $0.path == "mugs/ko.md" }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  private static let source = "Nobody lifts it by the rim.</source>"

  @Test func `a target that is new is written although its segment is still initial`() async throws
  {
    let corpus = try await corpus()
    let sent = try exported(.xliff2, corpus)
    #expect(sent.contains("state=\"initial\""))
    let back = sent.replacing(
      Self.source, with: Self.source + "<target>아무도 잔 가장자리를 잡지 않습니다.</target>")
    let importing = Importing(try delivery(back), into: corpus)
    #expect(importing.added == 1 && importing.diagnostics.isEmpty)
    #expect(note(importing) == Self.korean + "\n아무도 잔 가장자리를 잡지 않습니다.\n")
  }

  @Test(arguments: ["new", "needs-translation"])
  func `a state of 1_2 that asks for work leaves what a tool says of it`(state: String) async throws
  {
    let corpus = try await corpus()
    let back = try exported(.xliff, corpus).replacing(
      Self.source,
      with: Self.source + "<target state=\"\(state)\">아무도 잔 가장자리를 잡지 않습니다.</target>")
    let importing = Importing(try delivery(back), into: corpus)
    #expect(importing.added == (state == "new" ? 1 : 0))
    #expect(importing.left == (state == "new" ? 0 : 1))
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2])
  func `an out-of-date text that was translated anew is written with its old state`(
    format: ExchangeFormat
  ) async throws {
    let before = try await corpus()
    let topic = try #require(before.topics.first)
    let (stamps, _, _) = Stamps.stamping(topic, languages: [.korean], ids: nil)
    let now = try await Library.corpus(of: [
      "mugs/en.md": Self.english.replacing("for one person", with: "for two people"),
      "mugs/ko.md": Self.korean,
      "mugs/\(topic.slug).stamps.yaml": String(decoding: stamps.yaml(), as: UTF8.self),
    ])
    let sent = try exported(format, now)
    #expect(sent.contains(format == .xliff ? "needs-translation" : "hig:out-of-date"))
    let importing = Importing(
      try delivery(sent.replacing("한 사람이", with: "두 사람이")), into: now)
    #expect(note(importing) == Self.korean.replacing("한 사람이", with: "두 사람이"))
    #expect(importing.left == 0, "\(importing.diagnostics.map(\.message))")
  }

  @Test func `a fuzzy text of PO that was edited is left, and said as a warning`() async throws {
    let corpus = try await corpus()
    let back = try exported(.po, corpus).replacing("한 사람이", with: "두 사람이")
      .replacing("msgctxt \"mugs/a-mug", with: "#, fuzzy\nmsgctxt \"mugs/a-mug")
    let importing = Importing(try delivery(back), into: corpus)
    #expect(importing.files.isEmpty && importing.left == 1)
    #expect(importing.diagnostics.map(\.severity) == [.warning])
  }
}
