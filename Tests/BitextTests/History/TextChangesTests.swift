import TestSupport
import Testing

@testable import Bitext

/// What became of texts between two states whose truth is known.
@Suite struct TextChangesTests {
  private func state(_ texts: [String]) -> StateText {
    let source = SourceFile(path: "notes/en.md", text: texts.joined(separator: "\n\n") + "\n")
    return StateText(Segmenter.segment(source, pathHint: .english).0, in: .english)
  }

  private func changes(_ old: [String], _ new: [String]) -> TextChanges {
    TextChanges(from: state(old), to: state(new), aligner: Aligner(lexicon: Lexicon()))
  }

  @Test func `a heading above much that is new is edited`() throws {
    let kept = ["# Keep readers within a library", "The end of the page says who wrote it."]
    let old = [
      kept[0], "## Separate the shelves into rows: books, maps, and Newspaper Folders (NF)",
      "### One minute: the downside of a mixed shelf", kept[1],
    ]
    let new = [
      kept[0], "## Separate the shelves into 3 rows",
      "The root of every room should hold 3 drawers for common needs of all readers:",
      "- Entry: this is where readers come in, whether by door, lift or any other way.",
      "- Desk: this is where books are lent and where they return. Nobody else writes cards.",
      "- Cellar: this is where the library keeps what few people ask for.",
      "What is the merit? A reader finds a book sooner, and people at the desk rest.", kept[1],
    ]
    let found = changes(old, new)
    let link = found.links[found.linkOfNew[1]]
    #expect(link.old == [1] && link.rewording == .words)
  }

  @Test func `a text became a heading and a text below it`() {
    let old =
      "Readers miss their first few books for the lack of labels, rows and drawers "
      + "Best Practices of Shelves — Part 5 of the Handbook"
    let new = [
      "### \"Readers miss their first few books for the lack of labels, rows and drawers\"",
      "From the journal - Best Practices of Shelves — Part 5 of the Handbook",
    ]
    let found = changes(["> " + old], new)
    #expect(found.links.count == 1 && found.links[0].new == [0, 1])
  }

  @Test func `a picture in a link that came or went is minor`() {
    let old =
      "[![shelf](a.png)](https://shelf.example/) **Follow us!** [**@shelf**](https://s.example/)"
    let new =
      #"[<img src="a.svg" alt="" />](https://shelf.example/) **Follow us!** "#
      + "[**@shelf**](https://s.example/)"
    #expect(changes([old], [new]).links.map(\.rewording) == [.minor])
    #expect(changes([old], ["**Follow them!** @shelf"]).links.map(\.rewording) == [.words])
  }

  /// The links that were found, those that are true, and those that are both.
  private struct Score {
    var found = 0
    var real = 0
    var right = 0

    var f1: Double { 2 * Double(right) / Double(max(1, found + real)) }
  }

  @Test func `what was edited and moved is found in texts with known answers`() throws {
    var edited = Score()
    var moved = Score()
    for seed in UInt64(1)...60 {
      var random = SplitMix64(seed: seed)
      var texts = (0..<18).map { (id: $0, text: WrittenHistory.randomSentences(&random)) }
      let old = texts
      var (isEdited, isMoved): (Set<Int>, Set<Int>) = ([], [])
      for _ in 0..<4 {
        let place = Int.random(in: texts.indices, using: &random)
        guard texts[place].id < 18 else { continue }
        var sentences = texts[place].text
        if Bool.random(using: &random) {
          sentences[0].things[0] = (sentences[0].things[0] + 3) % 20
        } else {
          sentences += WrittenHistory.randomSentences(&random).prefix(1)
        }
        texts[place].text = sentences
        isEdited.insert(texts[place].id)
      }
      texts.remove(at: Int.random(in: texts.indices, using: &random))
      texts.insert(
        (100, WrittenHistory.randomSentences(&random)), at: Int.random(in: 0..<17, using: &random))
      // Far enough that it is clear which texts stayed.
      let text = texts.remove(at: Int.random(in: 0..<5, using: &random))
      texts.insert(text, at: Int.random(in: 11..<16, using: &random))
      isMoved.insert(text.id)
      isEdited.formIntersection(texts.map(\.id))
      isMoved.remove(100)
      let result = changes(
        old.map { WrittenHistory.english($0.text) }, texts.map { WrittenHistory.english($0.text) })
      edited.real += isEdited.count
      moved.real += isMoved.count
      for link in result.links where !link.isAdded && !link.isRemoved {
        let isTrue =
          link.old.count == 1 && link.new.count == 1
          && old[link.old[0]].id == texts[link.new[0]].id
        if link.rewording == .words {
          edited.found += 1
          edited.right += isTrue && isEdited.contains(old[link.old[0]].id) ? 1 : 0
        }
        if link.isMoved {
          moved.found += 1
          moved.right += isTrue && isMoved.contains(old[link.old[0]].id) ? 1 : 0
        }
      }
    }
    print("edited: F1 \(edited.f1) of \(edited.real); moved: F1 \(moved.f1) of \(moved.real)")
    #expect(edited.f1 >= 0.97 && moved.f1 >= 0.97)
  }

  @Test func `each text is in one link`() {
    for seed in UInt64(1)...40 {
      var random = SplitMix64(seed: seed)
      func texts() -> [String] {
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          // Many equal ones.
          WrittenHistory.english([
            WrittenHistory.Sentence(form: .random(in: 0..<3, using: &random), things: [1, 2])
          ])
        }
      }
      let (old, new) = (texts(), texts())
      let result = changes(old, new)
      #expect(
        result.links.flatMap(\.old).sorted() == Array(old.indices)
          && result.links.flatMap(\.new).sorted() == Array(new.indices), "seed \(seed)")
    }
  }

  @Test func `a text that was split or merged is one change`() {
    let (first, second) = (
      "People return their books on Monday.", "Nobody pays for a late book in the first week."
    )
    let around = ["A shelf keeps books.", "A ladder stands beside the tall shelves."]
    let apart = [around[0], first, second, around[1]]
    let together = [around[0], first + " " + second, around[1]]
    let split = changes(together, apart).links.filter { !$0.isUnchanged }
    #expect(split.count == 1 && split[0].old == [1] && split[0].new == [1, 2])
    #expect(split[0].rewording == .none)
    let merged = changes(apart, together).links.filter { !$0.isUnchanged }
    #expect(merged.count == 1 && merged[0].old == [1, 2] && merged[0].new == [1])
  }
}

extension TextChanges.Link {
  fileprivate var isUnchanged: Bool {
    old.count == 1 && new.count == 1 && rewording == .none && !isMoved
  }
}
