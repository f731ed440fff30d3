import TestSupport
import Testing

@testable import Bitext

/// What was changed since it was translated, in histories whose truth is known.
@Suite struct TranslatedOriginalsTests {
  private struct Score {
    var found = 0
    var right = 0
    var stale = 0
    var judged = 0
    var wrongTexts = 0
  }

  private func score(seed: UInt64, commits: Int = 40, log: (String) -> Void) async throws -> Score {
    let history = WrittenHistory(seed: seed, commits: commits)
    let corpus = try await Library.corpus(of: history.files)
    let topic = try #require(corpus.topics.first { $0.languages.count == 2 })
    let histories = FileHistories(commits: history.commits, changes: history.changes)
    var originals = TranslatedOriginals(
      topic, at: topic.documents.map(\.source.path), in: histories, bytes: history.bytes,
      aligner: Aligner(lexicon: Lexicon()))
    var score = Score()
    for finding in originals.findings(in: [.korean]) {
      let unit = topic.units[finding.unit]
      let english = try #require(topic.mainVariant(of: unit, in: .english)).text(in: topic)
      let korean = try #require(topic.mainVariant(of: unit, in: .korean)).text(in: topic)
      // Pairs that the aligner has wrong are no matter of history.
      guard
        let truth = history.paragraphs.first(where: {
          !$0.translation.isEmpty && WrittenHistory.korean($0.translation) == korean
            && (WrittenHistory.english($0.original) == english || $0.misspelled)
        })
      else { continue }
      let isStale = truth.original != truth.translated
      score.judged += 1
      score.stale += isStale ? 1 : 0
      score.found += finding.isOutOfDate ? 1 : 0
      score.right += isStale && finding.isOutOfDate ? 1 : 0
      if isStale != finding.isOutOfDate {
        log(
          "seed \(seed): stale \(isStale): now '\(english)' then '\(finding.source)' truth "
            + "'\(WrittenHistory.english(truth.translated))' ko '\(korean)'")
      } else if isStale, finding.source != WrittenHistory.english(truth.translated) {
        score.wrongTexts += 1
        log(
          "seed \(seed): other text '\(finding.source)' truth "
            + "'\(WrittenHistory.english(truth.translated))'")
      }
    }
    return score
  }

  @Test func `what is out of date is found in histories with known answers`() async throws {
    var sum = Score()
    for seed in UInt64(1)...25 {
      let own = try await score(seed: seed) { print($0) }
      sum.judged += own.judged
      sum.stale += own.stale
      sum.found += own.found
      sum.right += own.right
      sum.wrongTexts += own.wrongTexts
    }
    let precision = Double(sum.right) / Double(max(1, sum.found))
    let recall = Double(sum.right) / Double(max(1, sum.stale))
    print(
      "judged \(sum.judged), stale \(sum.stale), precision \(precision), recall \(recall), "
        + "other texts \(sum.wrongTexts)")
    #expect(sum.judged > 200 && sum.stale > 50)
    #expect(precision >= 0.95 && recall >= 0.98)
  }
}

extension Variant {
  fileprivate func text(in topic: Topic) -> String { topic.text(of: self) }
}
