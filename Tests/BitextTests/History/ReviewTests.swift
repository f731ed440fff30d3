import TestSupport
import Testing

@testable import Bitext

/// What a pull request shows beside each changed text, in histories whose truth is known.
@Suite struct ReviewTests {
  private struct Score {
    var changed = 0
    var shown = 0
    var right = 0
  }

  /// Reviews the last commits of a history as those of a pull request.
  private func score(seed: UInt64) async throws -> Score {
    let base = WrittenHistory(seed: seed, commits: 14)
    let head = WrittenHistory(seed: seed, commits: 18)
    let corpus = try await Library.corpus(of: head.files)
    let topic = try #require(corpus.topics.first { $0.languages.count == 2 })
    let old = base.files.map { path, text in
      Segmenter.segment(
        SourceFile(path: path, text: text), pathHint: PathKey(path: path).language
      ).0
    }
    func file(_ path: String) -> Substring? { path.split(separator: "/").last }
    let former = Dictionary(
      uniqueKeysWithValues: head.files.keys.map { path in
        (path, base.files.keys.first { file($0) == file(path) } ?? path)
      })
    let review = Review(
      NotesChanges(
        from: old, to: topic.documents, former: former, aligner: Aligner(lexicon: Lexicon())),
      in: corpus, findings: [], aligner: Aligner(lexicon: Lexicon()))
    let known = Set(base.paragraphs.map(\.original))
    var score = Score()
    for paragraph in head.paragraphs
    where !known.contains(paragraph.original) && !paragraph.misspelled {
      score.changed += 1
      let english = WrittenHistory.english(paragraph.original)
      let item = review.items.first { item in
        item.changes.contains { change in
          change.language == .english && (change.new?.texts.contains(english) ?? false)
        }
      }
      guard let item else { continue }
      score.shown += 1
      let korean =
        item.changes.first { $0.language == .korean }?.new?.words
        ?? item.counterparts.first { $0.language == .korean }?.text?.words ?? ""
      let expected = WrittenHistory.korean(paragraph.translation)
      if korean == expected || !expected.isEmpty && korean.contains(expected) {
        score.right += 1
      } else {
        print("seed \(seed): '\(english)' beside '\(korean)', not '\(expected)'")
      }
    }
    return score
  }

  @Test func `a changed text is shown beside the text that translates it`() async throws {
    var sum = Score()
    for seed in UInt64(1)...60 {
      let own = try await score(seed: seed)
      sum.changed += own.changed
      sum.shown += own.shown
      sum.right += own.right
    }
    print("changed \(sum.changed), shown \(sum.shown), beside the right text \(sum.right)")
    #expect(sum.changed > 120 && sum.shown == sum.changed)
    #expect(Double(sum.right) >= 0.98 * Double(sum.changed))
  }
}

extension NotesChanges.Text {
  /// The words of each segment.
  fileprivate var texts: [String] { segments.map { document.segments[$0].text } }
}
