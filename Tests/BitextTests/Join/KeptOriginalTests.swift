import Testing

@testable import Bitext

/// Drafts that keep originals in comments where nothing is translated yet.
@Suite struct KeptOriginalTests {
  private static let original = """
    # Ferry

    The ferry has rules for its guests.

    * Ring the bell.
        * Ring it twice.
        * Wait for the lamp.
    * Stand back.

    """

  /// The pairs of the original with a draft, as texts; both orders of the files give the same.
  private static func pairs(with draft: String) -> [[String]] {
    pairs([("a.en.md", original), ("a.ko.md", draft)])
  }

  private static func pairs(_ files: [(String, String)]) -> [[String]] {
    let both = [files, files.reversed()].map { files in
      let documents = files.map { Segmenter.segment(SourceFile(path: $0.0, text: $0.1)).0 }
      return StreamPairs(all: documents, align: Aligner(lexicon: .empty).align).pairs.flatMap {
        pair in
        pair.alignment.beads.filter { !$0.isNull }.map { bead in
          let sides = [
            bead.a.map { pair.a.segments[$0] }, bead.b.map { pair.b.segments[$0] },
          ]
          return sides.sorted { $0[0].language < $1[0].language }.flatMap { $0.map(\.text) }
        }
      }
    }
    #expect(both[0] == both[1])
    return both[0]
  }

  @Test func `nothing is paired across one`() {
    let draft = """
      # <!-- TODO: Ferry -->

      <!-- TODO: The ferry has rules for its guests. -->

      * <!-- TODO: Ring the bell. -->
          * <!-- TODO: Ring it twice. -->
          * 등불을 기다린다.
      * <!-- TODO: Stand back. -->

      """
    #expect(Self.pairs(with: draft) == [["Wait for the lamp.", "등불을 기다린다."]])
  }

  @Test func `a row keeps its original in the comments of its cells`() {
    let original = """
      # Ferry

      | Part | Use |
      | --- | --- |
      | Bell | It calls. |
      | Lamp | It shows. |
      | Rope | It holds. |

      """
    let draft = """
      # 나룻배

      | <!-- TODO: Part --> | <!-- TODO: Use --> |
      | --- | --- |
      | <!-- TODO: Bell --> | <!-- TODO: It calls. --> |
      | 등불 | 비춘다. |
      | <!-- TODO: Rope --> | <!-- TODO: It holds. --> |

      """
    let files = [("a.en.md", original), ("a.ko.md", draft)]
    #expect(
      Self.pairs(files) == [["Ferry", "나룻배"], ["Lamp It shows.", "등불 비춘다."]])
  }

  @Test func `a comment that is in no original says nothing`() {
    let draft = """
      # 나룻배

      <!-- TODO: Ask the captain. -->

      나룻배에는 손님이 지킬 규칙이 있다.

      * 종을 울린다.
          * 두 번 울린다.
          * 등불을 기다린다.
      * 물러선다.

      """
    #expect(Self.pairs(with: draft).count == 6)
  }
}
