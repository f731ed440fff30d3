import Bitext
import Foundation

/// The steps of the program.
struct Benchmark {
  private let data: DataSet
  private let options: Options
  private let sources: [Profile]
  private let targets: [Profile]

  init(_ data: DataSet, _ options: Options) {
    self.data = data
    self.options = options
    sources = data.tasks.map { Profile($0.source) }
    targets = data.tasks.map { Profile($0.target) }
  }

  func run() throws {
    if options.measuresSpeed { return print(Speed.table(data, options.lengths)) }
    if options.comparesBaselines { return print(Baselines(data).table) }
    if options.pairsSentences { return print(JoinedSentences(data).table) }
    if options.joins {
      return print(JoinedTopics(data, align: Aligner(lexicon: .empty).align).table)
    }
    var weights = try options.weights.map(GeneratedSources.weights) ?? .trained
    if options.fits {
      weights = Fitting(data: data, comparisons: comparisons(isHeldOut: true)).fit { _ in true }
    }
    if let folder = options.sources {
      try GeneratedSources.write(weights, learned(without: nil), to: folder)
    }
    let aligned = align(weights, without: options.without)
    let report = Report(data: data, predictions: aligned.predictions)
    print(report.table)
    print(report.reliability.table)
    print(String(format: "%.3f ms per pair of texts", aligned.milliseconds))
    if let path = options.diagram {
      try report.reliability.diagram.write(toFile: path, atomically: true, encoding: .utf8)
    }
    if let variant = options.shown { print(WrongBeads(data, variant, aligned.predictions).text) }
    if let folder = options.predictions { try write(aligned.predictions, to: folder) }
    if options.ablates { printAblation(weights) }
  }

  /// Prints the scores without each kind of evidence, with a lexicon from other documents so that
  /// the lexicon does not hide the contribution of the rest.
  private func printAblation(_ weights: Weights) {
    print("without        strict     link    ko-ja   layout  unrelated beads")
    for left in [nil] + Evidence.allCases.map(Optional.some) {
      let without = Set([left].compactMap { $0 })
      let report = Report(data: data, predictions: align(weights, without: without).predictions)
      let name = (left?.rawValue ?? "nothing").padding(toLength: 12, withPad: " ", startingAt: 0)
      print(
        name, Report.percent(report.macro.strict), Report.percent(report.macro.link),
        Report.percent(report.strict(of: "ko-ja")), Report.percent(report.strict(in: "layout")),
        "    ", report.beads(in: "unrelated"))
    }
  }

  /// Aligns all texts; held-out texts only with what was learned from other documents.
  private func align(
    _ weights: Weights, without: Set<Evidence>
  ) -> (predictions: [[Bead]], milliseconds: Double) {
    let isHeldOut = options.fits || options.isCrossValidated || options.ablates
    var foldWeights = [Weights](repeating: weights, count: DataSet.folds)
    let comparisons = comparisons(isHeldOut: isHeldOut, without: without)
    if options.isCrossValidated {
      let fitting = Fitting(data: data, comparisons: comparisons)
      for fold in 0..<DataSet.folds {
        foldWeights[fold] = fitting.fit { data.tasks[$0].fold != fold }
      }
    }
    let aligners = foldWeights.map {
      Aligner(lexicon: .empty, base: .empty, weights: $0.without(without))
    }
    let start = Date()
    let predictions = zip(data.tasks, comparisons).map { aligners[$0.fold].align($1) }
    let time = Date().timeIntervalSince(start) * 1000 / Double(max(1, data.tasks.count))
    return (predictions, time)
  }

  private func comparisons(
    isHeldOut: Bool, without: Set<Evidence> = []
  ) -> [Comparison] {
    let lexicons: [Lexicon] =
      isHeldOut
      ? (0..<DataSet.folds).map(heldOut)
      : [Lexicon](repeating: .shipped(from: options.words), count: DataSet.folds)
    return data.tasks.indices.map { index in
      Comparison(
        sources[index], targets[index], lexicons: [lexicons[data.tasks[index].fold]],
        without: without)
    }
  }

  /// The words for the texts of one fold, from which none is learned.
  private func heldOut(_ fold: Int) -> Lexicon {
    let lexicon = Lexicon(
      (options.words.contains(.learned) ? learned(without: fold) : [])
        + (options.words.contains(.common) ? Vocabulary.entries : []))
    return options.words.contains(.dictionary) ? lexicon.withDictionary : lexicon
  }

  /// The lexicon entries learned from the known beads of all documents, or of those outside one
  /// fold.
  private func learned(without fold: Int?) -> [Lexicon.Entry] {
    var learner = LexiconLearner()
    for (index, task) in data.tasks.enumerated() where task.variant == "clean" {
      if task.fold == fold { continue }
      learner.add(sources[index], targets[index], task.gold)
    }
    return learner.entries()
  }

  private func write(_ predictions: [[Bead]], to folder: String) throws {
    for (task, beads) in zip(data.tasks, predictions)
    where DataSet.Task.given.contains(task.variant) {
      let path = folder + "/" + task.output
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      let text = beads.map { bead in
        bead.a.map(String.init).joined(separator: ",") + "\t"
          + bead.b.map(String.init).joined(separator: ",") + "\t"
          + String(format: "%.3f", bead.confidence) + "\n"
      }.joined()
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}
