import Bitext
import Foundation
import TextBasics

/// Joins the blocks of a data set to paragraphs and scores the beads of the sentences in them.
///
/// A bead is compared by the blocks that its sentences belong to, so that a block with several
/// sentences on both sides may be divided or not.
struct JoinedSentences {
  /// The least confidences of the beads that each column of the table counts.
  private static let levels = [0, SentenceAligner.sure]

  private let data: DataSet
  private let aligner = SentenceAligner()

  init(_ data: DataSet) { self.data = data }

  private struct Row {
    let pair: String
    let variant: String
    var scores = [Score](repeating: Score(), count: JoinedSentences.levels.count)
    var lengths = Score()
  }

  /// The table of scores.
  var table: String {
    var rows: [Row] = []
    for task in data.tasks where DataSet.Task.given.contains(task.variant) {
      let known = rows.firstIndex { $0.pair == task.pair && $0.variant == task.variant }
      let index = known ?? rows.count
      if known == nil { rows.append(Row(pair: task.pair, variant: task.variant)) }
      score(Self.paragraphs(of: task), task, in: &rows[index])
    }
    var lines = [
      "pair   variant      all beads     sure  right where sure  lengths alone  paragraphs' beads"
    ]
    for row in rows {
      lines.append(
        row.pair.padding(toLength: 7, withPad: " ", startingAt: 0)
          + row.variant.padding(toLength: 12, withPad: " ", startingAt: 0)
          + ([
            row.scores[0].strict.f1, row.scores[1].strict.f1, row.scores[1].strict.precision,
            row.lengths.strict.f1,
          ].map(Report.percent).joined(separator: "  "))
          + "  \(row.scores[0].strict.gold)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Some blocks of both texts that belong together and make a paragraph on each side.
  private struct Paragraph {
    var a: [Int] = []
    var b: [Int] = []
    var gold: [Bead] = []
  }

  /// Runs of prose of three to six beads whose texts follow one another on both sides.
  private static func paragraphs(of task: DataSet.Task) -> [Paragraph] {
    var generator = task.generator(41)
    var paragraphs: [Paragraph] = []
    var paragraph = Paragraph()
    var length = 3 + Int(generator.next() % 4)
    func close() {
      if !paragraph.a.isEmpty, !paragraph.b.isEmpty, paragraph.gold.count > 1 {
        paragraphs.append(paragraph)
      }
      paragraph = Paragraph()
      length = 3 + Int(generator.next() % 4)
    }
    // A title or a line without a mark at its end would run on into the next sentence.
    func isSentence(_ segment: Segment) -> Bool {
      segment.kind == .paragraph && Sentence.ends(segment.text)
    }
    func isProse(_ bead: Bead) -> Bool {
      bead.a.allSatisfy { isSentence(task.source.segments[$0]) }
        && bead.b.allSatisfy { isSentence(task.target.segments[$0]) }
    }
    var (i, j) = (0, 0)
    for bead in Interleaving.inOrder(task) {
      let follows =
        (bead.a.isEmpty || bead.a.first == i) && (bead.b.isEmpty || bead.b.first == j)
      if !follows || !isProse(bead) { close() }
      i = bead.a.last.map { $0 + 1 } ?? i
      j = bead.b.last.map { $0 + 1 } ?? j
      guard isProse(bead) else { continue }
      paragraph.a += bead.a
      paragraph.b += bead.b
      paragraph.gold.append(bead)
      if paragraph.gold.count == length { close() }
    }
    close()
    return paragraphs
  }

  /// The paragraphs of a text are compared together, like the paragraphs of a page.
  private func score(_ paragraphs: [Paragraph], _ task: DataSet.Task, in row: inout Row) {
    let sides = paragraphs.map { paragraph in
      (a: Side(paragraph.a, of: task.source), b: Side(paragraph.b, of: task.target))
    }
    let found = aligner.beads(sides.map { SentenceAligner.Pair($0.a.text, $0.b.text) })
    for (index, (paragraph, (a, b))) in zip(paragraphs, sides).enumerated() {
      for (number, level) in Self.levels.enumerated() {
        row.scores[number].add(
          Self.byBlocks(found[index].filter { $0.confidence >= level }, a, b), paragraph.gold)
      }
      row.lengths.add(
        Self.byBlocks(GaleChurch.beads(a.lengths, b.lengths), a, b), paragraph.gold)
    }
  }

  /// Beads of sentences as beads of the blocks that the sentences belong to; beads with a block in
  /// common become one.
  private static func byBlocks(_ beads: [Bead], _ a: Side, _ b: Side) -> [Bead] {
    var groups: [(a: Set<Int>, b: Set<Int>)] = []
    for bead in beads where !bead.isNull {
      var own = (a: Set(bead.a.map { a.blocks[$0] }), b: Set(bead.b.map { b.blocks[$0] }))
      groups.removeAll { other in
        guard !other.a.isDisjoint(with: own.a) || !other.b.isDisjoint(with: own.b) else {
          return false
        }
        own = (own.a.union(other.a), own.b.union(other.b))
        return true
      }
      groups.append(own)
    }
    return groups.map { Bead(a: $0.a.sorted(), b: $0.b.sorted(), confidence: 1) }
  }

  /// One language of a paragraph.
  private struct Side {
    let text: SentenceAligner.Text
    /// The block of each sentence.
    let blocks: [Int]
    let lengths: [Float]

    init(_ blocks: [Int], of stream: Bitext.Stream) {
      let space = stream.language == .japanese ? "" : " "
      var text = ""
      var ends: [Int] = []
      for block in blocks {
        if !text.isEmpty { text += space }
        text += stream.segments[block].text
        ends.append(text.utf8.count)
      }
      let cut = SentenceAligner.Cut(text)
      let cuts = cut.cuts
      self.text = SentenceAligner.Text([cut], stream.language)
      self.blocks = cuts.parts.map { part in
        blocks[ends.firstIndex { part.range.lowerBound < $0 } ?? blocks.count - 1]
      }
      lengths = cuts.parts.map(\.length)
    }
  }
}
