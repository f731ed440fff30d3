import Bitext
import Foundation

/// Where predictions differ from what is known, with the texts.
struct WrongBeads {
  let text: String

  init(_ data: DataSet, _ variant: String, _ predictions: [[Bead]]) {
    var lines: [String] = []
    for (task, beads) in zip(data.tasks, predictions) where task.variant == variant {
      let (known, found) = (Set(task.gold.map(Self.key)), Set(beads.map(Self.key)))
      let missed = task.gold.filter { !found.contains(Self.key($0)) }
      let wrong = beads.filter { !known.contains(Self.key($0)) }
      if missed.isEmpty, wrong.isEmpty { continue }
      lines.append("== \(task.pair) \(task.document)")
      let all = missed.map { (sign: "-", bead: $0) } + wrong.map { (sign: "+", bead: $0) }
      let places = all.sorted { Self.place($0.bead) < Self.place($1.bead) }
      for (sign, bead) in places {
        let confidence = sign == "+" ? String(format: " %.2f", bead.confidence) : ""
        lines.append("\(sign)\(confidence) \(Self.key(bead))")
        for index in bead.a { lines.append("    \(index)| \(Self.start(task.source, index))") }
        for index in bead.b { lines.append("    |\(index) \(Self.start(task.target, index))") }
      }
    }
    text = lines.joined(separator: "\n")
  }

  private static func key(_ bead: Bead) -> String {
    [bead.a, bead.b].map { $0.map(String.init).joined(separator: ",") }.joined(separator: " – ")
  }

  private static func place(_ bead: Bead) -> Int { bead.a.first ?? bead.b.first ?? 0 }

  private static func start(_ stream: Bitext.Stream, _ index: Int) -> String {
    String(stream.segments[index].text.prefix(longest))
  }

  /// The characters of a text that are shown.
  private static let longest = 150
}
