import Bitext

/// Disturbs the translation of a task as translators do, with beads that stay known.
///
/// Data sets that bring no disturbed texts get them here: each from the same seed on every machine.
enum Disturbance: String, CaseIterable {
  case del15, del30ins10, mergesplit, combo

  /// The disturbed forms of undisturbed tasks, for the documents that lack them.
  static func tasks(of tasks: [DataSet.Task]) -> [DataSet.Task] {
    let clean = tasks.filter { $0.variant == "clean" }
    let known = Set(tasks.map { "\($0.pair) \($0.variant)" })
    return allCases.flatMap { disturbance in
      clean.enumerated().compactMap { number, task in
        guard !known.contains("\(task.pair) \(disturbance.rawValue)") else { return nil }
        let other = clean.enumerated().first { $0.offset > number && $0.element.pair == task.pair }
        return disturbance.disturbed(task, foreign: (other?.element ?? clean[0]).target)
      }
    }
  }

  private var deletion: Double {
    switch self {
    case .del15, .combo: 0.15
    case .del30ins10: 0.3
    case .mergesplit: 0
    }
  }

  private var insertion: Double { self == .del30ins10 ? 0.1 : 0 }

  private var merging: Double { self == .mergesplit || self == .combo ? 0.15 : 0 }

  private func disturbed(_ task: DataSet.Task, foreign: Bitext.Stream) -> DataSet.Task {
    var generator = task.generator(UInt64(rawValue.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
    func happens(_ chance: Double) -> Bool {
      Double(generator.next() >> 11) / Double(1 << 53) < chance
    }
    var segments: [Segment] = []
    /// For each original segment of the translation its new place; nil if it was left out.
    var places = [Int?](repeating: nil, count: task.target.segments.count)
    for (index, segment) in task.target.segments.enumerated() {
      if happens(insertion), foreign.language == task.target.language, !foreign.segments.isEmpty {
        let place = Int(generator.next() % UInt64(foreign.segments.count))
        segments.append(foreign.segments[place])
      }
      if happens(deletion) { continue }
      let follows = index > 0 && places[index - 1] == segments.count - 1 && !segments.isEmpty
      if follows, segment.kind == .paragraph, segments[segments.count - 1].kind == .paragraph,
        happens(merging)
      {
        let last = segments[segments.count - 1]
        let text = last.text + (segment.language == .japanese ? "" : " ") + segment.text
        segments[segments.count - 1] = last.rewritten(as: .paragraph, text, [.text(text)])
      } else {
        segments.append(segment)
      }
      places[index] = segments.count - 1
    }
    return DataSet.Task(
      pair: task.pair, variant: rawValue, document: task.document, source: task.source,
      target: Bitext.Stream(
        file: task.target.file, language: task.target.language, segments: segments,
        positions: Array(segments.indices)),
      gold: Self.beads(task.gold, places), output: rawValue + "/" + task.output, fold: task.fold)
  }

  /// The beads after the segments of the translation have moved; those that share one are joined.
  private static func beads(_ gold: [Bead], _ places: [Int?]) -> [Bead] {
    var beads: [(a: [Int], b: [Int])] = []
    for bead in gold {
      let b = Set(bead.b.compactMap { places[$0] }).sorted()
      if let last = beads.indices.last, let first = b.first, beads[last].b.contains(first) {
        beads[last].a += bead.a
        beads[last].b += b.filter { !beads[last].b.contains($0) }
      } else if !bead.a.isEmpty || !b.isEmpty {
        beads.append((Array(bead.a), b))
      }
    }
    return beads.map { Bead(a: $0.a.sorted(), b: $0.b.sorted(), confidence: 1) }
  }
}
