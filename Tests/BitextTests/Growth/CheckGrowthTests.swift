import TestSupport
import Testing

@testable import Bitext

/// Texts of one line or of many, in which rules find something everywhere or look for it in vain.
@Suite(.serialized) struct CheckGrowthTests {
  @Test(arguments: [
    "테이블를 ", "a)를 ", "(a)를 ", "the the ", "1억 1만 ", "1진", "UIkit ", "책 .책 ", "1-2 ", "책\u{200B}책",
    "< ", "<b ", "[a](b ", "& ", "&a", "` ", "本,本", "ｱ", "가 가 ", "(", "1 ", "… ... ", "\n\n테이블를  ",
  ])
  func `rules cost in proportion to the text`(piece: String) async throws {
    func topic(_ count: Int) async throws -> CheckedTopic {
      let text = "# 책\n\n" + String(repeating: piece, count: count) + "\n"
      let corpus = try await Library.corpus(of: ["a/ko.md": text])
      let topic = try #require(corpus.topics.first)
      return CheckedTopic(
        topic, terms: GlossaryIndex(corpus.glossary), targets: LinkTargets(corpus))
    }
    let (part, whole) = (try await topic(1_000), try await topic(4_000))
    let ratio = Growth.ratio(part: { check(part) }, whole: { check(whole) })
    #expect(ratio < Growth.limit, "\(ratio)")
  }

  private func check(_ topic: CheckedTopic) {
    _ = ProseText.all(in: topic.textsOfDocuments, of: topic.topic)
    _ = Rules.all.flatMap { $0.check(topic) }
  }

  @Test func `rules cost in proportion to the topics`() async throws {
    func corpus(_ count: Int) async throws -> Corpus {
      var files: [String: String] = [:]
      for number in 0..<count {
        let link = "shelf\((number * 7 + 1) % count)/en.md"
        files["shelf\(number)/en.md"] =
          "# Shelf \(number)\n\nA shelf holds books of the town.\n\nThe [shelf](../\(link)) is long.\n"
        files["shelf\(number)/ko.md"] =
          "# 서가 \(number)\n\n서가에는 도시의 책\(number)이 있습니다.\n\n[서가](../no\(number).md)는  깁니다.\n"
      }
      return try await Library.corpus(of: files)
    }
    let (part, whole) = (try await corpus(60), try await corpus(240))
    let ratio = Growth.ratio(part: { check(part) }, whole: { check(whole) })
    #expect(ratio < Growth.limit, "\(ratio)")
  }

  private func check(_ corpus: Corpus) {
    let targets = LinkTargets(corpus)
    let terms = GlossaryIndex(corpus.glossary)
    let topics = corpus.topics.map { CheckedTopic($0, terms: terms, targets: targets) }
    let findings =
      topics.flatMap { topic in Rules.all.flatMap { $0.check(topic) } }
      + TranslationConsistency(joining: topics.map(TranslationConsistency.init)).findings()
    let filter = FindingFilter(rules: [], topics: [], languages: [.korean], in: corpus)
    _ = RepeatedFindings.summed(findings.filter(filter.selects))
    _ = NoteFixing(findings, in: corpus)
  }
}
