import Bitext

/// Disturbs the translation of a task as translators do, with beads that stay known.
///
/// Data sets that bring no disturbed texts get them here: each from the same seed on every machine.
enum Disturbance: String, CaseIterable {
  case del15, del30ins10, mergesplit, reorder, summary, plain, combo, hard

  /// The disturbed forms of undisturbed tasks, where the data set does not bring them.
  static func tasks(of tasks: [DataSet.Task]) -> [DataSet.Task] {
    let clean = tasks.filter { $0.variant == "clean" }
    let known = Set(tasks.map { "\($0.pair) \($0.variant) \($0.document)" })
    return allCases.flatMap { disturbance in
      clean.enumerated().compactMap { number, task in
        if known.contains("\(task.pair) \(disturbance.rawValue) \(task.document)") { return nil }
        let other = clean.enumerated().first { $0.offset > number && $0.element.pair == task.pair }
        return disturbance.disturbed(task, foreign: (other?.element ?? clean[0]).target)
      }
    }
  }

  private var movesSections: Bool { self == .reorder || self == .hard }

  /// The share of blocks that is left out.
  private var deletion: Double {
    switch self {
    case .del15, .combo: 0.15
    case .del30ins10, .hard: 0.3
    case .summary: 0.5
    case .mergesplit, .reorder, .plain: 0
    }
  }

  private var insertsForeign: Bool { self == .del30ins10 || self == .hard }

  private var mergesAndSplits: Bool { self == .mergesplit || self == .combo || self == .hard }

  private var removesMarkup: Bool { self == .plain || self == .combo || self == .hard }

  /// The disturbed task; nil for a text without sections that could be moved.
  private func disturbed(_ task: DataSet.Task, foreign: Bitext.Stream) -> DataSet.Task? {
    let seed = UInt64(rawValue.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    var text = DisturbedText(task.target, task.generator(seed))
    if movesSections, !text.moveSections() { return nil }
    let isForeign = insertsForeign && foreign.language == task.target.language
    text.leaveOut(deletion, puttingIn: isForeign ? foreign.segments : [])
    if mergesAndSplits {
      text.mergeNeighbours()
      text.splitParagraphs()
    }
    if self == .summary { text.abridge() }
    if removesMarkup { text.removeMarkup() }
    return DataSet.Task(
      pair: task.pair, variant: rawValue, document: task.document, source: task.source,
      target: text.stream, gold: text.beads(task.gold), output: rawValue + "/" + task.output,
      fold: task.fold)
  }
}
