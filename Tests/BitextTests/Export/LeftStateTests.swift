import TestSupport
import Testing

@testable import Bitext

/// States that tools of translators leave on texts that they have translated.
@Suite struct LeftStateTests {
  private static let source = "Nobody lifts it by the rim.</source>"

  @Test func `a target that is new is written although its segment is still initial`() async throws
  {
    let corpus = try await MugNotes.corpus()
    let sent = try MugNotes.exported(.xliff2, corpus)
    #expect(sent.contains("state=\"initial\""))
    let back = sent.replacing(
      Self.source, with: Self.source + "<target>아무도 잔 가장자리를 잡지 않습니다.</target>")
    let importing = Importing(try MugNotes.delivery(back), into: corpus)
    #expect(importing.added == 1 && importing.diagnostics.isEmpty)
    #expect(MugNotes.note(importing) == MugNotes.korean + "\n아무도 잔 가장자리를 잡지 않습니다.\n")
  }

  @Test(arguments: ["new", "needs-translation"])
  func `a state of 1_2 that asks for work leaves what a tool says of it`(state: String) async throws
  {
    let corpus = try await MugNotes.corpus()
    let back = try MugNotes.exported(.xliff, corpus).replacing(
      Self.source,
      with: Self.source + "<target state=\"\(state)\">아무도 잔 가장자리를 잡지 않습니다.</target>")
    let importing = Importing(try MugNotes.delivery(back), into: corpus)
    #expect(importing.added == (state == "new" ? 1 : 0))
    #expect(importing.left == (state == "new" ? 0 : 1))
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2])
  func `an out-of-date text that was translated anew is written with its old state`(
    format: ExchangeFormat
  ) async throws {
    let before = try await MugNotes.corpus()
    let topic = try #require(before.topics.first)
    let (stamps, _, _) = Stamps.stamping(topic, languages: [.korean], ids: nil)
    let now = try await Library.corpus(of: [
      "mugs/en.md": MugNotes.english.replacing("for one person", with: "for two people"),
      "mugs/ko.md": MugNotes.korean,
      "mugs/\(topic.slug).stamps.yaml": String(decoding: stamps.yaml(), as: UTF8.self),
    ])
    let sent = try MugNotes.exported(format, now)
    #expect(sent.contains(format == .xliff ? "needs-translation" : "hig:out-of-date"))
    let importing = Importing(
      try MugNotes.delivery(sent.replacing("한 사람이", with: "두 사람이")), into: now)
    #expect(MugNotes.note(importing) == MugNotes.korean.replacing("한 사람이", with: "두 사람이"))
    #expect(importing.left == 0, "\(importing.diagnostics.map(\.message))")
  }

  @Test func `a fuzzy text of PO that was edited is left, and said as a warning`() async throws {
    let corpus = try await MugNotes.corpus()
    let back = try MugNotes.exported(.po, corpus).replacing("한 사람이", with: "두 사람이")
      .replacing("msgctxt \"mugs/a-mug", with: "#, fuzzy\nmsgctxt \"mugs/a-mug")
    let importing = Importing(try MugNotes.delivery(back), into: corpus)
    #expect(importing.files.isEmpty && importing.left == 1)
    #expect(importing.diagnostics.map(\.severity) == [.warning])
  }
}
