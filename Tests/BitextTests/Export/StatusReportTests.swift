import TestSupport
import Testing

@testable import Bitext

/// What is left to do, and how much.
@Suite struct StatusReportTests {
  @Test func `many topics without a translation are a sum with a few names`() async throws {
    var files = [
      "shelf.ko.md": "# 서가\n\n서가에는 책이 24권 들어갑니다.\n",
      "shelf.en.md": """
      # Shelves

      A shelf keeps 24 books.

      """,
    ]
    for number in 1...350 {
      files["t\(number).md"] = "# Text \(number)\n\nThese are five words, \(number).\n"
    }
    let report = StatusReport(of: try await Library.corpus(of: files))
    let lines = report.text().split(separator: "\n")
    #expect(lines.count < 10, "\(lines.count) lines")
    #expect(lines.contains { $0.hasPrefix("ko  350 topics missing (2450 words): t") })
    #expect(lines.last?.hasPrefix("ko  351 topics: 1 translated, 350 missing; 702 units: ") == true)
    #expect(report.text(isComplete: true).split(separator: "\n").count > 350)
  }

  @Test func `entries are chosen by language and state, and sorted`() async throws {
    let corpus = try await Library.corpus(
      of: Library.files.merging([
        "a.md": "# Alpha\n\nOne two three.\n", "shelves/ja.md": "# 棚\n",
      ]) { $1 })
    let report = StatusReport(of: corpus)
    let japanese = StatusReport(of: corpus, in: [.japanese]).entries
    #expect(!japanese.isEmpty && japanese.allSatisfy { $0.language == .japanese })
    let missing = StatusReport(of: corpus, in: [.korean]).filtered(states: ["missing"]).entries
    #expect(!missing.isEmpty && missing.allSatisfy { !$0.missing.isEmpty })
    #expect(report.filtered(states: ["current"]).entries.isEmpty)
    let byTopic = report.sorted(by: .topic).entries.map(\.topic)
    #expect(byTopic == byTopic.sorted())
    let left = report.sorted(by: .left).entries.map(\.left.words)
    #expect(left == left.sorted(by: >))
    let alpha = try #require(report.entries.first { $0.topic == "alpha" && $0.language == .korean })
    #expect(alpha.left.words == 4)
  }

  @Test func `texts of values count as an export to each language hands them out`() async throws {
    // A translation that has no picture has no place for its words.
    var files = FieldNotes.files
    files["desk/ja.md"] = "---\ntitle: 貸出台\n---\n\n机で本を貸します。\n"
    let corpus = try await Library.corpus(of: files)
    let entries = StatusReport(of: corpus, in: [.korean, .japanese]).entries
    for language in [Language.korean, .japanese] {
      let options = Exchange.Options(languages: [.english, language])
      let units = Exchange(corpus, options).units.filter { $0.topic == "the-desk" }
      let missing = units.filter { $0.state(in: language, original: .english) == .missing }
      #expect(missing.contains { $0.id.hasPrefix("@") }, "\(language)")
      let entry = try #require(
        entries.first { $0.topic == "the-desk" && $0.language == language })
      #expect(Set(entry.missing) == Set(missing.map(\.id)), "\(language)")
      #expect(entry.units == units.count - units.count { $0.rendering(in: .english) == nil })
      let words = missing.compactMap { $0.rendering(in: .english)?.text }
        .reduce(into: TextVolume()) { $0 += TextVolume(of: $1, in: .english) }
      #expect(entry.left == words)
      let counted = VolumeReport(of: corpus, topics: ["the-desk"], languages: [language]).entries
        .filter { $0.state == "missing" }
      #expect(counted.map(\.originals) == [words])
    }
  }

  @Test func `a title that was renamed is out of date`() async throws {
    var files = [
      "lists/en.md": "---\nslug: lists\ntitle: Lists\n---\n\nA list shows rows.\n",
      "lists/ko.md": "---\ntitle: 목록\n---\n\n목록은 행을 보여 줍니다.\n",
    ]
    let before = try await Library.corpus(of: files)
    let topic = try #require(before.topics.first)
    let stamps = Stamps(Stamps.ofFields(in: topic, of: before, languages: [.korean]))
    files["lists/en.md"] = "---\nslug: lists\ntitle: Long lists\n---\n\nA list shows rows.\n"
    var now = try await Library.corpus(of: files)
    #expect(StatusReport(of: now, in: [.korean]).entries.first?.outOfDate == [])
    files["lists/\(topic.slug).stamps.yaml"] = String(decoding: stamps.yaml(), as: UTF8.self)
    now = try await Library.corpus(of: files)
    let entry = try #require(StatusReport(of: now, in: [.korean]).entries.first)
    #expect(entry.outOfDate == ["@title"] && entry.left.words == 2)
  }

  @Test(arguments: [
    ("A shelf keeps 24 books — and no more.", Language.english, 8), ("well-known", .english, 1),
    ("표에는 행이 3개 있습니다.", .korean, 12), ("表には行が 三つある。", .japanese, 10), ("", .english, 0),
  ])
  func `texts are counted as the trade counts them`(text: String, language: Language, count: Int) {
    let volume = TextVolume(of: text, in: language)
    #expect(volume.words + volume.characters == count)
    #expect(language == .english ? volume.characters == 0 : volume.words == 0)
  }

  @Test func `originals that were counted before are repetitions`() async throws {
    let corpus = try await Library.corpus(of: [
      "a/en.md": "# Alpha\n\nOne two three.\n\nOne two three.\n",
      "a/ko.md": "# 알파\n\n하나 둘 셋.\n", "b.md": "# Beta\n\nOne two three.\n",
    ])
    let report = VolumeReport(of: corpus, languages: [.korean])
    let sum = report.entries.reduce(into: (units: 0, words: 0, repeated: 0, repeatedWords: 0)) {
      $0.units += $1.units
      $0.words += $1.originals.words
      $0.repeated += $1.repeated
      $0.repeatedWords += $1.repeatedOriginals.words
    }
    #expect(sum == (units: 5, words: 11, repeated: 2, repeatedWords: 6))
    let rows = report.tsv().split(separator: "\n").map { $0.split(separator: "\t").count }
    #expect(Set(rows) == [11])
    #expect(report.text().contains("all topics"))
    let missing = VolumeReport(of: corpus, languages: [.korean], states: ["missing"])
    #expect(missing.entries.allSatisfy { $0.state == "missing" && $0.translations.isEmpty })
  }
}
