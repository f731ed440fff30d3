import TestSupport
import Testing

@testable import Bitext

/// What is handed out: topics, states, and what has changed.
@Suite struct ExportSelectionTests {
  private static let languages: [Language] = [.english, .korean]

  private func exchange(
    _ corpus: Corpus, _ languages: [Language] = languages,
    _ select: (inout ExchangeSelection) -> Void
  ) -> Exchange {
    var selection = ExchangeSelection()
    select(&selection)
    return Exchange(corpus, Exchange.Options(languages: languages, selection: selection))
  }

  /// The library without one Korean text, its translations stamped, and one English text changed.
  private func late() async throws -> Corpus {
    let korean = Library.korean.replacing("- 첫 번째 판에는 1824년의 지도책이 있습니다.\n", with: "")
    var files = Library.files.merging(["shelves/ko.md": korean]) { $1 }
    let before = try await Library.corpus(of: files)
    let topic = try #require(before.topic(in: "shelves"))
    let (stamps, _, _) = Stamps.stamping(topic, languages: [.korean], ids: nil)
    files["shelves/\(topic.slug).stamps.yaml"] = String(decoding: stamps.yaml(), as: UTF8.self)
    files["shelves/en.md"] = Library.english.replacing("closes at", with: "shuts its doors at")
    return try await Library.corpus(of: files)
  }

  @Test func `topics are chosen by their slugs`() async throws {
    let corpus = try await Library.corpus(
      of: Library.files.merging(["doors.md": "# Doors\n\nA door closes at 19:00.\n"]) { $1 })
    let topic = try #require(corpus.topic(in: "shelves"))
    #expect(exchange(corpus) { _ in }.units.contains { $0.topic != topic.slug })
    let chosen = exchange(corpus) { $0.topics = [topic.slug] }
    #expect(chosen.units.count > 8 && chosen.units.allSatisfy { $0.topic == topic.slug })
  }

  @Test func `units are chosen by the states of their translations`() async throws {
    let corpus = try await late()
    let missing = exchange(corpus) { $0.states = ["missing"] }
    #expect(missing.units.contains { $0.renderings[0].text.contains("1824") })
    #expect(missing.units.allSatisfy { $0.rendering(in: .korean) == nil })
    let stale = exchange(corpus) { $0.states = ["out-of-date"] }
    #expect(stale.units.map { $0.renderings[0].text.prefix(12) } == ["Call Shelf.c"])
    let both = exchange(corpus) { $0.states = ["missing", "out-of-date"] }
    #expect(both.units.count == missing.units.count + stale.units.count)
    let changed = exchange(corpus) { $0.onlyChanged = true }
    #expect(changed.units.map(\.name) == both.units.map(\.name))
  }

  @Test func `what is new or has changed since an earlier state is chosen`() async throws {
    let corpus = try await Library.corpus(
      of: Library.files.merging([
        "shelves/en.md": Library.english.replacing("closes at", with: "shuts its doors at")
      ]) { $1 })
    let earlier = EarlierTexts(
      Library.files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
    let topic = try #require(corpus.topic(in: "shelves"))
    let whole = exchange(corpus) { $0.earlier = earlier }
    #expect(whole.units.count > 8 && whole.units.allSatisfy { $0.topic == topic.slug })
    let changed = exchange(corpus) {
      $0.earlier = earlier
      $0.onlyChanged = true
    }
    #expect(changed.units.map { $0.renderings[0].text.contains("shuts its doors") } == [true])
    // A renamed file has the same texts.
    let moved = EarlierTexts([SourceFile(path: "old.md", text: Library.english)])
    let same = try await Library.corpus(of: ["shelves/en.md": Library.english])
    #expect(exchange(same) { $0.earlier = moved }.units.isEmpty)
    #expect(!exchange(same) { $0.earlier = EarlierTexts([]) }.units.isEmpty)
  }

  @Test func `texts with addresses, code and several paragraphs are no changes`() async throws {
    let english = """
      # Links

      See https://example.com/x_y for more.

      And (https://example.com/a_b), or <https://example.com>.

      ![A `chain`](c.png) and *more* of [it](b.md).

      Last words.

      """
    let files = ["links/en.md": english, "links/ko.md": "# 고리\n\n끝 말.\n"]
    let earlier = EarlierTexts(
      files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
    func changed(_ corpus: Corpus) -> Exchange {
      exchange(corpus) {
        $0.earlier = earlier
        $0.onlyChanged = true
      }
    }
    #expect(changed(try await Library.corpus(of: files)).units.isEmpty)
    let now = files.mapValues { $0.replacing("Last", with: "Very last") }
    let units = changed(try await Library.corpus(of: now)).units
    #expect(units.map { $0.renderings[0].text } == ["Very last words."])
    let all = exchange(try await Library.corpus(of: files)) { _ in }.units
    #expect(
      all.compactMap(\.neighbours.before).contains(
        "And (https://example.com/a_b), or https://example.com."))
  }

  @Test func `a variant has to exist, and the message names those there are`() async throws {
    let corpus = try await Library.corpus(
      of: Library.files.merging(["second/shelves.ko.md": Library.korean]) { $1 })
    let options = Exchange.Options(languages: Self.languages, variant: "shelfs.ko.md")
    for format in ExchangeFormat.allCases where format != .tbx {
      let error = #expect(throws: ExchangeError.self) { try format.bytes(of: corpus, options) }
      let message = error?.message ?? ""
      #expect(message.contains("'second/shelves.ko.md'") && message.contains("'shelves/ko.md'"))
    }
    let known = Exchange.Options(languages: Self.languages, variant: "shelves.ko.md")
    #expect(throws: Never.self) { try ExchangeFormat.po.bytes(of: corpus, known) }
  }

  @Test func `a memory pairs an out-of-date translation with the original that it translates`()
    async throws
  {
    let text = String(
      decoding: try ExchangeFormat.tmx.bytes(
        of: try await late(), Exchange.Options(languages: Self.languages)), as: UTF8.self)
    #expect(!text.contains("shuts its doors"))
    #expect(text.contains("<seg>Call Shelf.close() when the library closes at 19:00."))
    let delivery = try Delivery.reading(SourceFile(path: "back", text: text))
    let pair = try #require(delivery.units.first { $0.original.plainText.contains("19:00") })
    #expect(pair.markdown.contains("19:00에 닫을 때"))
  }
}
