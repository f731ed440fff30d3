import Bitext
import Foundation

/// Cross-validated fitting and scoring: a text is aligned with a lexicon that was learned from
/// other documents.
struct Experiment {
  let data: DataSet
  let sources: [Profile]
  let targets: [Profile]
  let folds: [Int]
  static let foldCount = 4

  init(_ data: DataSet) {
    self.data = data
    var documents: [String: Int] = [:]
    sources = data.tasks.map { Profile($0.source) }
    targets = data.tasks.map { Profile($0.target) }
    folds = data.tasks.map { task in
      let number = documents[task.document] ?? documents.count
      documents[task.document] = number
      return number % Self.foldCount
    }
  }

  func lexicon(without fold: Int?) -> [Lexicon.Entry] {
    var learner = LexiconLearner()
    for (index, task) in data.tasks.enumerated() where task.variant == "clean" {
      if folds[index] == fold { continue }
      learner.add(sources[index], targets[index], task.gold)
    }
    return learner.entries()
  }

  func run(_ arguments: [String]) {
    var start = Date()
    func lap(_ name: String) {
      print(name, String(format: "%.2f s", Date().timeIntervalSince(start)))
      start = Date()
    }
    let lexicons: [Lexicon]
    if arguments.contains("--no-lexicon") {
      lexicons = (0..<Self.foldCount).map { _ in Lexicon.empty }
    } else {
      lexicons = (0..<Self.foldCount).map { fold in
        let entries = lexicon(without: fold)
        print(fold, entries.count)
        return Lexicon(entries)
      }
    }
    lap("lexicons")
    let comparisons = data.tasks.indices.map {
      Comparison(sources[$0], targets[$0], lexicons: [lexicons[folds[$0]]])
    }
    lap("comparisons")
    var weights = Weights.trained
    if let at = arguments.firstIndex(of: "--weights") {
      weights = Weights(
        parsing: (try? String(contentsOfFile: arguments[at + 1], encoding: .utf8)) ?? "")
    }
    if let at = arguments.firstIndex(of: "--fit") {
      weights = fit(comparisons, from: weights, epochs: Int(arguments[at + 1]) ?? 10) { _ in true }
      lap("fit")
      try? weights.text.write(toFile: "/tmp/weights.tsv", atomically: true, encoding: .utf8)
    }
    if let at = arguments.firstIndex(of: "--write") {
      try? SourceWriter.write(weights, lexicon(without: nil), to: arguments[at + 1])
    }
    var predictions: [[Bead]] = []
    let aligner = Aligner(lexicon: .empty, weights: weights)
    for comparison in comparisons { predictions.append(aligner.align(comparison)) }
    lap("align")
    report(predictions)
    if let at = arguments.firstIndex(of: "--predictions") {
      write(predictions, to: arguments[at + 1])
    }
  }

  func fit(
    _ comparisons: [Comparison], from start: Weights, epochs: Int, where include: (Int) -> Bool
  ) -> Weights {
    var weights = start
    var first = [Double](repeating: 0, count: weights.values.count)
    var second = first
    var step = 0
    var generator = SplitMix64(state: 7)
    var order = comparisons.indices.filter { include($0) && comparisons[$0].a.count > 0 }
    let batch = 8
    let steps = epochs * (order.count / batch)
    for epoch in 0..<epochs {
      order.shuffle(using: &generator)
      var loss = 0.0
      for from in stride(from: 0, to: order.count, by: batch) {
        var gradient = [Double](repeating: 0, count: weights.values.count)
        var beads = 0
        for index in order[from..<min(order.count, from + batch)] {
          loss -= comparisons[index].gradient(
            weights, gold: data.tasks[index].gold, into: &gradient)
          beads += data.tasks[index].gold.count
        }
        step += 1
        let rate = 0.05 * max(0.02, 1 - Double(step) / Double(steps))
        for k in gradient.indices {
          let g = gradient[k] / Double(beads) - 0.00002 * Double(weights.values[k])
          first[k] = 0.9 * first[k] + 0.1 * g
          second[k] = 0.99 * second[k] + 0.01 * g * g
          let m = first[k] / (1 - pow(0.9, Double(step)))
          let v = second[k] / (1 - pow(0.99, Double(step)))
          weights.values[k] += Float(rate * m / (v.squareRoot() + 1e-6))
        }
      }
      print("epoch \(epoch) loss \(loss)")
    }
    return weights
  }

  func report(_ predictions: [[Bead]]) {
    var scores: [String: [String: Score]] = [:]
    var sure: [String: Score.Count] = [:]
    for (task, beads) in zip(data.tasks, predictions) {
      scores[task.pair, default: [:]][task.variant, default: Score()].add(beads, task.gold)
      let gold = Set(task.gold.map { Score.Sides(a: $0.a, b: $0.b) })
      for bead in beads where !bead.isNull && bead.confidence >= 0.5 {
        sure[task.variant, default: Score.Count()].predicted += 1
        if gold.contains(Score.Sides(a: bead.a, b: bead.b)) {
          sure[task.variant, default: Score.Count()].right += 1
        }
      }
    }
    for (pair, variants) in scores.sorted(by: { $0.key < $1.key }) {
      var line = pair
      for (variant, score) in variants.sorted(by: { $0.key < $1.key }) {
        line += String(format: " %@ %.2f", variant, 100 * score.strict.f1)
      }
      let strict = variants.values.map(\.strict.f1).reduce(0, +) / Double(variants.count)
      let link = variants.values.map(\.link.f1).reduce(0, +) / Double(variants.count)
      print(line, String(format: "MACRO %.2f / %.2f", 100 * strict, 100 * link))
    }
    print(
      "precision at 0.5:",
      sure.sorted { $0.key < $1.key }.map {
        String(format: "%@ %.2f", $0.key, 100 * $0.value.precision)
      }.joined(separator: " "))
  }

  func write(_ predictions: [[Bead]], to folder: String) {
    for (task, beads) in zip(data.tasks, predictions) {
      let path = folder + "/" + task.output
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      let text = beads.map { bead in
        bead.a.map(String.init).joined(separator: ",") + "\t"
          + bead.b.map(String.init).joined(separator: ",") + "\t"
          + String(format: "%.3f", bead.confidence) + "\n"
      }.joined()
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}

/// The random numbers of Steele, Lea and Flood (2014), the same in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
