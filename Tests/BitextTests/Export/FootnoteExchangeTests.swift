import TestSupport
import Testing

@testable import Bitext

@Suite struct FootnoteExchangeTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po, .tmx, .csv]
  private static let options = Exchange.Options(languages: [.english, .korean])

  private static let english = """
    # Chairs

    A chair keeps its four legs apart[^legs] and stands on **every**[^1] floor.

    Nobody sits on a table, as the guide of 1998 says.[^1]

    [^legs]: Legs that touch each other scratch the *paint* off.
    [^1]: The guide is out of print since 2004.

        A library has it in its 3 reading rooms.

    """

  private static let korean = """
    # 의자

    의자는 네 다리를 떨어뜨려 두고[^legs] **어느**[^1] 바닥에나 섭니다.

    1998년 안내서에 따르면 아무도 탁자에 앉지 않습니다.[^1]

    [^legs]: 서로 닿는 다리는 *칠*을 긁습니다.
    [^1]: 안내서는 2004년부터 절판입니다.

        도서관의 열람실 3곳에 있습니다.

    """

  private func exported(_ format: ExchangeFormat, _ corpus: Corpus) throws -> String {
    String(decoding: try format.bytes(of: corpus, Self.options), as: UTF8.self)
  }

  private func delivery(_ text: String) throws -> Delivery {
    try Delivery.reading(SourceFile(path: "back", text: text))
  }

  private func corpus(_ files: [String: String]) async throws -> Corpus {
    try await Library.corpus(of: files)
  }

  private var both: [String: String] {
    ["chairs/en.md": Self.english, "chairs/ko.md": Self.korean]
  }

  @Test func `a note is aligned with the note in the other language`() async throws {
    let corpus = try await corpus(both)
    let texts = corpus.topics[0].units.map { unit in
      unit.variants.map { corpus.topics[0].text(of: $0) }.joined(separator: " = ")
    }
    #expect(
      texts.contains(
        "Legs that touch each other scratch the paint off. = 서로 닿는 다리는 칠을 긁습니다."))
    #expect(texts.contains("The guide is out of print since 2004. = 안내서는 2004년부터 절판입니다."))
    #expect(texts.contains("A library has it in its 3 reading rooms. = 도서관의 열람실 3곳에 있습니다."))
    let text = texts.joined()
    #expect(!text.contains("[^") && !text.contains("legs]"), "\(texts)")
  }

  @Test func `labels are no numbers that differ`() async throws {
    let renumbered = Self.korean.replacing("[^1]", with: "[^77]")
    let corpus = try await corpus(["chairs/en.md": Self.english, "chairs/ko.md": renumbered])
    let messages = await Rules.check(corpus).map(\.message)
    #expect(!messages.contains { $0.contains("77") }, "\(messages)")
  }

  @Test(arguments: formats)
  func `what comes back unchanged changes nothing`(format: ExchangeFormat) async throws {
    let corpus = try await corpus(both)
    let text = try exported(format, corpus)
    #expect(text.contains("[^legs]") && !text.contains("[^legs]:"))
    let importing = Importing(try delivery(text), into: corpus)
    #expect(importing.files.isEmpty && importing.diagnostics.isEmpty)
  }

  @Test(
    arguments: formats,
    [("절판입니다", "구할 수 없습니다"), ("열람실", "큰 열람실"), ("을 긁습니다", "을 벗깁니다"), ("바닥에나", "마루에나")])
  func `a changed text changes alone, with its label and its references`(
    format: ExchangeFormat, change: (old: String, new: String)
  ) async throws {
    let corpus = try await corpus(both)
    let text = try exported(format, corpus).replacing(change.old, with: change.new)
    let importing = Importing(try delivery(text), into: corpus)
    #expect(importing.diagnostics.isEmpty, "\(importing.diagnostics.map(\.message))")
    let file = try #require(importing.files.first)
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == Self.korean.replacing(change.old, with: change.new))
  }

  @Test(arguments: [("[^legs]", 0), ("[^1]", 0), ("[^1]", 1)])
  func `a note that is missing comes back where the text refers to it`(
    label: String, kept: Int
  ) async throws {
    func note(_ first: String, _ second: String) -> String {
      "# \(first)\n\n\(second)[^legs] 1998.[^1]\n\n"
    }
    let korean = note("의자", "의자는 네 다리로 섭니다")
    let english = note("Chairs", "A chair stands on its four legs")
    let notes = [
      ("[^legs]", "Legs scratch the paint.", "다리가 칠을 긁습니다."), ("[^1]", "Out of print.", "절판입니다."),
    ]
    let all = notes.map { "\($0.0): \($0.2)\n" }
    let rest = kept == 1 ? notes.map { $0.0 == label ? "" : "\($0.0): \($0.2)\n" }.joined() : ""
    let whole = try await corpus([
      "chairs/en.md": english + notes.map { "\($0.0): \($0.1)\n" }.joined(),
      "chairs/ko.md": korean + all.joined(),
    ])
    let now = try await corpus([
      "chairs/en.md": english + notes.map { "\($0.0): \($0.1)\n" }.joined(),
      "chairs/ko.md": kept == 1 ? korean + rest : String(korean.dropLast()),
    ])
    let back = try delivery(exported(.po, whole))
    let sent = try delivery(exported(.po, now))
    let units = zip(sent.units, back.units).map { unit, full in
      unit.isEmpty
        ? Delivery.Unit(
          name: unit.name, original: unit.original, text: full.text, exported: unit.exported,
          isUnfinished: false, range: unit.range) : unit
    }
    let importing = Importing(
      Delivery(source: sent.source, original: .english, language: .korean, units: units), into: now)
    #expect(importing.left == 0, "\(importing.diagnostics.map(\.message))")
    let written = importing.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(written == korean + all.joined())
  }

  @Test(arguments: formats)
  func `a translation that is missing is written with its notes`(
    format: ExchangeFormat
  ) async throws {
    let whole = try await corpus(both)
    let original = try await corpus(["chairs/en.md": Self.english])
    let importing = Importing(
      try delivery(exported(format, whole)), into: original,
      Importing.Options(preference: .theirs))
    let file = try #require(importing.files.first)
    let written = String(decoding: file.bytes, as: UTF8.self)
    #expect(written.contains("\n[^1]: 안내서는 2004년부터 절판입니다.\n"), "\(written)")
    #expect(written.contains("떨어뜨려 두고[^legs] **어느**[^1] 바닥에나"), "\(written)")
  }
}
