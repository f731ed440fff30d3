import Bitext
import Foundation

/// The scores of predictions, by pair of languages and variant.
struct Report {
  private struct Row {
    let pair: String
    let variant: String
    var score = Score()
  }

  private var rows: [Row] = []
  let reliability: Reliability

  init(data: DataSet, predictions: [[Bead]]) {
    var reliability = Reliability()
    for (task, beads) in zip(data.tasks, predictions) {
      let known = rows.firstIndex { $0.pair == task.pair && $0.variant == task.variant }
      let index = known ?? rows.count
      if known == nil { rows.append(Row(pair: task.pair, variant: task.variant)) }
      rows[index].score.add(beads, task.gold)
      if DataSet.Task.given.contains(task.variant) { reliability.add(beads, task.gold) }
    }
    self.reliability = reliability
  }

  /// The mean over the variants, then over the language pairs with English.
  var macro: (strict: Double, link: Double) {
    let pairs = Set(rows.map(\.pair)).filter { $0.hasPrefix("en-") }.sorted()
    let scores = pairs.map { mean(of: $0) }
    let count = Double(max(1, scores.count))
    return (
      scores.map(\.strict).reduce(0, +) / count, scores.map(\.link).reduce(0, +) / count
    )
  }

  func strict(of pair: String) -> Double { mean(of: pair).strict }

  func strict(in variant: String) -> Double {
    let own = rows.filter { $0.variant == variant }
    return own.map(\.score.strict.f1).reduce(0, +) / Double(max(1, own.count))
  }

  func beads(in variant: String) -> Int {
    rows.filter { $0.variant == variant }.reduce(0) { $0 + $1.score.strict.predicted }
  }

  private func mean(of pair: String) -> (strict: Double, link: Double) {
    let own = rows.filter { $0.pair == pair && DataSet.Task.given.contains($0.variant) }
    let count = Double(max(1, own.count))
    return (
      own.map(\.score.strict.f1).reduce(0, +) / count,
      own.map(\.score.link.f1).reduce(0, +) / count
    )
  }

  var table: String {
    var lines = ["pair   variant       strict     link  right where sure"]
    var pairs: [String] = []
    for row in rows where !pairs.contains(row.pair) { pairs.append(row.pair) }
    for pair in pairs {
      for row in rows where row.pair == pair {
        lines.append(
          Self.line(
            pair, row.variant, row.score.strict.f1, row.score.link.f1, row.score.sure.precision)
            + " of \(row.score.sure.predicted)")
      }
      let mean = mean(of: pair)
      lines.append(Self.line(pair, "MACRO", mean.strict, mean.link, nil))
    }
    lines.append(Self.line("en-*", "MACRO", macro.strict, macro.link, nil))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(
    _ pair: String, _ variant: String, _ strict: Double, _ link: Double, _ sure: Double?
  ) -> String {
    pair.padding(toLength: 7, withPad: " ", startingAt: 0)
      + variant.padding(toLength: 12, withPad: " ", startingAt: 0)
      + "\(percent(strict)) \(percent(link)) \(sure.map(percent) ?? "")"
  }

  static func percent(_ share: Double) -> String { String(format: "%8.2f", share * 100) }
}
