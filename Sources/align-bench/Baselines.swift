import Bitext
import Foundation

/// The scores of the aligner beside those of simpler ones, on the same texts.
struct Baselines {
  private let data: DataSet

  init(_ data: DataSet) { self.data = data }

  /// The aligners, the simplest first.
  private static let aligners: [(name: String, align: @Sendable (DataSet.Task) -> [Bead])] = [
    ("positions", positions), ("Gale-Church", lengths), ("hig-notes", words),
  ]

  /// Pairs the segments with the same index.
  @Sendable private static func positions(_ task: DataSet.Task) -> [Bead] {
    let count = min(task.source.segments.count, task.target.segments.count)
    return (0..<count).map { Bead(a: [$0], b: [$0], confidence: 1) }
  }

  @Sendable private static func lengths(_ task: DataSet.Task) -> [Bead] {
    func lengths(_ stream: Bitext.Stream) -> [Float] {
      SentenceAligner.Text(stream.segments.map(\.text), stream.language).lengths
    }
    return GaleChurch.beads(lengths(task.source), lengths(task.target))
  }

  private static let aligner = Aligner(lexicon: .empty)

  @Sendable private static func words(_ task: DataSet.Task) -> [Bead] {
    aligner.align(task.source, task.target).beads
  }

  /// A table of the strict F1 and the link F1, by pair of languages and variant.
  var table: String {
    var rows: [(name: String, scores: [Score])] = []
    for task in data.tasks where DataSet.Task.given.contains(task.variant) {
      let name =
        task.pair.padding(toLength: 7, withPad: " ", startingAt: 0)
        + task.variant.padding(toLength: 11, withPad: " ", startingAt: 0)
      let known = rows.firstIndex { $0.name == name }
      let index = known ?? rows.count
      if known == nil {
        rows.append((name, Array(repeating: Score(), count: Self.aligners.count)))
      }
      for (number, aligner) in Self.aligners.enumerated() {
        rows[index].scores[number].add(aligner.align(task), task.gold)
      }
    }
    let head =
      String(repeating: " ", count: 18)
      + Self.aligners.map { $0.name.padding(toLength: 20, withPad: " ", startingAt: 0) }.joined()
    let lines = rows.sorted { $0.name < $1.name }.map { row in
      row.name
        + row.scores.map { Report.percent($0.strict.f1) + " " + Report.percent($0.link.f1) + "   " }
        .joined()
    }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }
}
