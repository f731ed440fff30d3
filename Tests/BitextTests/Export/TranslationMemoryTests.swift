import TestSupport
import Testing

@testable import Bitext

/// Translations of like texts: how they are found, what they cost, and where exports have them.
@Suite struct TranslationMemoryTests {
  private static func entry(_ number: Int, _ source: String) -> TranslationMemory.Entry {
    TranslationMemory.Entry(
      unit: "t/\(number)", source: source, target: "번역 \(number)")
  }

  @Test(arguments: [
    ("The bell is on the desk.", "The bell is on the desk.", 100),
    ("The bell is on the desk.", "The bell is on the desk!", 99),
    ("The bell is on the desk.", "The bell is on the shelf.", 83),
    ("The bell is on the desk.", "The bells are on the desk.", 75),
    ("책상 위에 종이 있습니다.", "책상 위의 종이 있습니다.", 75),
    ("机の上に鐘があります。", "机の下に鐘があります。", 90),
    ("The bell is on the desk.", "Nobody waits.", 0),
    ("열쇠", "열쇠", 100),
  ])
  func `likeness is the share of words that need no change`(
    text: String, other: String, percent: Int
  ) {
    let memory = TranslationMemory([Self.entry(1, other)])
    #expect(memory.matches(for: text, atLeast: 1).first?.percent ?? 0 == percent)
  }

  @Test func `the best come first, the unit itself and weak ones do not come`() {
    let memory = TranslationMemory([
      Self.entry(1, "Bring the red card to the desk."),
      Self.entry(2, "Bring the blue card to the desk."),
      Self.entry(3, "Bring the blue card to the window."),
      Self.entry(4, "The window is shut."),
    ])
    let matches = memory.matches(for: "Bring the blue card to the desk.", of: "t/2")
    #expect(matches.map(\.entry.unit) == ["t/1", "t/3"])
    #expect(matches.map(\.percent) == [85, 85])
  }

  @Test func `equal texts are found however common their words are`() {
    var entries = (0..<1_000).map { Self.entry($0, "Shelf and desk and bell \($0 % 7)") }
    entries.append(Self.entry(1_000, "Desk and shelf"))
    let memory = TranslationMemory(entries)
    #expect(memory.matches(for: "Desk and shelf").first?.entry.unit == "t/1000")
    #expect(memory.matches(for: "Shelf and desk and bell 3").first?.percent == 100)
  }

  private static let words = (0..<600).map { "w\(String($0, radix: 36))x" }

  private static func sentence(_ random: inout SplitMix64) -> [String] {
    (0..<12).map { _ in words[Int.random(in: 0..<600, using: &random)] }
  }

  @Test(arguments: 0..<UInt64(3))
  func `a text with two words changed is found among thousands`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sources = (0..<5_000).map { _ in Self.sentence(&random) }
    let memory = TranslationMemory(
      sources.enumerated().map { Self.entry($0.offset, $0.element.joined(separator: " ")) })
    for _ in 0..<200 {
      let number = Int.random(in: 0..<sources.count, using: &random)
      var changed = sources[number]
      changed[Int.random(in: 0..<6, using: &random)] = "new"
      changed[Int.random(in: 6..<12, using: &random)] = "newer"
      let best = memory.matches(for: changed.joined(separator: " ")).first
      #expect(best?.entry.unit == "t/\(number)", "seed \(seed)")
      #expect(best?.percent == 83, "seed \(seed)")
    }
  }

  /// 100 topics with 30 units ask for as much as 25 topics with 30 do for each of their units.
  @Test func `looking for a text costs the same in four times as many`() {
    let efforts = [750, 3_000].map { size in
      var random = SplitMix64(seed: 5)
      let sources = (0..<size).map { Self.entry($0, Self.sentence(&random).joined(separator: " ")) }
      let memory = TranslationMemory(sources)
      let meter = Effort.Meter()
      Effort.$meter.withValue(meter) {
        for entry in sources { _ = memory.matches(for: entry.source, of: entry.unit) }
      }
      return meter.bytes / size
    }
    #expect(efforts[0] > 100, "nothing was counted")
    #expect(efforts[1] < 2 * efforts[0], "\(efforts)")
  }

  // MARK: - Exports

  private static let files = [
    "cards/en.md": """
    # Cards

    Bring the **red** card to the desk before 19:00.

    The desk has 3 drawers.

    """,
    "cards/ko.md": """
    # 카드

    19:00 전에 **빨간** 카드를 대출대로 가져오세요.

    대출대에는 서랍이 3개 있습니다.

    """,
    "bells/en.md": """
    # Bells

    Bring the blue card to the desk before 19:00.

    Nobody waits after 20:30.

    """,
    "bells/ko.md": "# 종\n\n20:30 이후에는 아무도 기다리지 않습니다.\n",
  ]
  private static let pair = Exchange.Options(languages: [.english, .korean], leastMatch: 70)

  private func exported(_ format: ExchangeFormat, _ options: Exchange.Options) async throws
    -> String
  {
    String(
      decoding: try format.bytes(of: try await Library.corpus(of: Self.files), options),
      as: UTF8.self)
  }

  @Test func `XLIFF 1.2 offers like translations as alternatives`() async throws {
    let text = try await exported(.xliff, Self.pair)
    #expect(text.contains("<alt-trans match-quality=\"90%\" origin=\"cards/ko.md:3\">"))
    #expect(text.contains("카드를 대출대로 가져오세요.</target>"))
    #expect(text.split(separator: "<alt-trans").count == 2)
  }

  @Test func `XLIFF 2.1 offers like translations as matches`() async throws {
    let text = try await exported(.xliff2, Self.pair)
    #expect(text.contains("xmlns:mtc=\"urn:oasis:names:tc:xliff:matches:2.0\""))
    #expect(text.contains("<mtc:match ref=\"#s1\" matchQuality=\"90\" similarity=\"90\""))
    let none = try await exported(.xliff2, Exchange.Options(languages: [.english, .korean]))
    #expect(!none.contains("mtc"))
  }

  @Test func `PO offers like translations in comments`() async throws {
    let text = try await exported(.po, Self.pair)
    #expect(
      text.contains(
        "#. Like this one: 90 % “Bring the red card to the desk before 19:00.” → "
          + "“19:00 전에 **빨간** 카드를 대출대로 가져오세요.” (cards/ko.md:3)\n"))
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `what is offered is never taken for a translation`(format: ExchangeFormat) async throws {
    let text = try await exported(format, Self.pair)
    let delivery = try Delivery.reading(SourceFile(path: "back", text: text))
    let open = try #require(delivery.units.first { $0.original.plainText.contains("blue") })
    #expect(open.isEmpty)
    let importing = Importing(delivery, into: try await Library.corpus(of: Self.files))
    #expect(importing.files.isEmpty && importing.diagnostics.isEmpty)
  }
}
