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

  // MARK: - Texts that were rewritten wholly

  /// The items of a review of two states of notes in two languages.
  private func items(
    from old: (english: [String], korean: [String]), to new: (english: [String], korean: [String])
  ) async throws -> [Review.Item] {
    let states = [old, new].map { state in
      [
        "shelves/en.md": "# Shelves\n\n" + state.english.joined(separator: "\n\n") + "\n",
        "shelves/ko.md": "# 서가\n\n" + state.korean.joined(separator: "\n\n") + "\n",
      ]
    }
    let corpus = try await Library.corpus(of: states[1])
    let before = states[0].map { path, text in
      Segmenter.segment(SourceFile(path: path, text: text), pathHint: PathKey(path: path).language)
        .0
    }
    let aligner = Aligner(lexicon: Lexicon())
    return Review(
      NotesChanges(from: before, to: corpus.topics.flatMap(\.documents), aligner: aligner),
      in: corpus, findings: [], aligner: aligner
    ).items
  }

  private static let english = [
    "A shelf keeps 24 books and says so on its label.", "Every shelf has 3 boards made of oak.",
    "## Care", "The first board holds atlases of 1824.", "Wipe the boards with a dry cloth.",
    "- Dust the lamps.\n- Close the windows.",
  ]
  private static let korean = [
    "서가에는 책이 24권 있으며 이름표에 그렇게 적혀 있습니다.", "모든 서가에는 참나무로 만든 판이 3개 있습니다.",
    "## 관리", "첫 번째 판에는 1824년의 지도책이 있습니다.", "마른 천으로 판을 닦습니다.",
    "- 등의 먼지를 텁니다.\n- 창문을 닫습니다.",
  ]

  @Test func `texts that were rewritten wholly are one change each, beside what they were`()
    async throws
  {
    var english = Self.english
    english[2] = "## What people do after closing time"
    english[3] = "Ask a colleague before you climb the ladder; a room without light needs two."
    english[4] = "In winter the heating stays at a low level through the night."
    let items = try await items(
      from: (Self.english, Self.korean), to: (english, Self.korean))
    #expect(items.map { $0.changes.map(\.kind) } == [[.edited], [.edited], [.edited]])
    #expect(items.allSatisfy { $0.stale == [.korean] })
    #expect(
      items.map { $0.counterparts.first?.text?.words } == [
        "관리", "첫 번째 판에는 1824년의 지도책이 있습니다.", "마른 천으로 판을 닦습니다.",
      ])
  }

  @Test func `a translation that was rewritten wholly stands beside its original`() async throws {
    var korean = Self.korean
    korean[3] = "사다리에 오르기 전에 동료를 부르고, 불이 없는 방에는 둘이 들어갑니다."
    korean[4] = "겨울밤에는 난방을 약하게 켜 둡니다."
    let items = try await items(
      from: (Self.english, Self.korean), to: (Self.english, korean))
    #expect(items.map { $0.changes.map(\.language) } == [[.korean], [.korean]])
    #expect(items.flatMap(\.counterparts).map(\.state) == [.same, .same])
    #expect(
      items.flatMap(\.counterparts).map { $0.text?.words } == [
        "The first board holds atlases of 1824.", "Wipe the boards with a dry cloth.",
      ])
  }

  @Test func `what translated a removed text is stale, and goes with it if it was removed too`()
    async throws
  {
    var (english, korean) = (Self.english, Self.korean)
    english.remove(at: 1)
    var items = try await items(from: (Self.english, korean), to: (english, korean))
    #expect(items.map { $0.changes.map(\.kind) } == [[.removed]])
    #expect(items.flatMap(\.counterparts).map(\.state) == [.stale])
    #expect(items.first?.counterparts.first?.text?.words == Self.korean[1])
    korean.remove(at: 1)
    items = try await self.items(from: (Self.english, Self.korean), to: (english, korean))
    #expect(items.map { $0.changes.map(\.kind) } == [[.removed, .removed]])
    #expect(items.flatMap(\.counterparts).isEmpty)
  }

  @Test func `a text that moved to another file was not rewritten where it stood`() {
    func document(_ path: String, _ texts: [String]) -> Document {
      let source = SourceFile(path: path, text: texts.joined(separator: "\n\n") + "\n")
      return Segmenter.segment(source, pathHint: .english).0
    }
    var english = Self.english
    english[1] = "Nobody knows who built the reading room."
    let changes = NotesChanges(
      from: [document("a/en.md", Self.english), document("b/en.md", ["# Wood"])],
      to: [document("a/en.md", english), document("b/en.md", ["# Wood", Self.english[1]])],
      aligner: Aligner(lexicon: Lexicon()))
    #expect(changes.joinedByPlace.map(\.kind).filter { $0 != .unchanged } == [.added, .moved])
  }
}

extension NotesChanges.Text {
  /// The words of each segment.
  fileprivate var texts: [String] { segments.map { document.segments[$0].text } }
}
