import Bitext

/// Makes tasks of kinds that the data set lacks and notes contain: short texts, unrelated texts,
/// and two editions in one language.
enum Excerpts {
  static func tasks(of tasks: [DataSet.Task]) -> [DataSet.Task] {
    var result: [DataSet.Task] = []
    var generator = SplitMix64(state: 11)
    let inOrder = tasks.filter { $0.variant != "reorder" && $0.variant != "hard" }
    for (index, task) in inOrder.enumerated() {
      switch index % 4 {
      case 0: result.append(excerpt(task, "short", &generator))
      case 1:
        let other = tasks[Int(generator.next() % UInt64(tasks.count))]
        if other.document != task.document, other.target.language == task.target.language {
          result.append(unrelated(task, other, &generator))
        }
      default: break
      }
    }
    result += editions(of: tasks, &generator)
    return result
  }

  /// A few beads of a task, with all segments between them.
  private static func excerpt(
    _ task: DataSet.Task, _ variant: String, _ generator: inout SplitMix64
  ) -> DataSet.Task {
    let count = 2 + Int(generator.next() % 8)
    let start = Int(generator.next() % UInt64(max(1, task.source.segments.count - count)))
    let a = start..<min(task.source.segments.count, start + count)
    let linked = task.gold.filter { !$0.isNull && $0.a.allSatisfy(a.contains) }.flatMap(\.b)
    let first = linked.min() ?? 0
    let b = linked.isEmpty ? 0..<0 : first..<(linked.max() ?? first) + 1
    let beads = task.gold.filter { bead in
      !bead.isNull && bead.a.allSatisfy(a.contains) && bead.b.allSatisfy(b.contains)
    }
    return DataSet.Task(
      pair: task.pair, variant: variant, document: task.document, source: part(task.source, a),
      target: part(task.target, b),
      gold: beads.map { bead in
        Bead(
          a: bead.a.map { $0 - a.lowerBound }, b: bead.b.map { $0 - b.lowerBound }, confidence: 1)
      },
      output: variant + "/" + task.output, fold: task.fold)
  }

  private static func unrelated(
    _ one: DataSet.Task, _ other: DataSet.Task, _ generator: inout SplitMix64
  ) -> DataSet.Task {
    let first = excerpt(one, "unrelated", &generator)
    let second = excerpt(other, "unrelated", &generator)
    // A text of the same language from another document is as unrelated as a translation.
    let source = generator.next() % 3 == 0 ? first.target : first.source
    return DataSet.Task(
      pair: one.pair, variant: "unrelated", document: one.document, source: source,
      target: second.target, gold: [], output: first.output, fold: one.fold)
  }

  /// Pairs the full translation with another version of it, through their common source.
  private static func editions(
    of tasks: [DataSet.Task], _ generator: inout SplitMix64
  ) -> [DataSet.Task] {
    var full: [String: DataSet.Task] = [:]
    for task in tasks where task.variant == "clean" && task.pair.hasPrefix("en-") {
      full[task.pair + task.document] = task
    }
    var result: [DataSet.Task] = []
    for task in tasks where ["del30ins10", "mergesplit", "combo"].contains(task.variant) {
      guard let whole = full[task.pair + task.document], generator.next() % 2 == 0 else { continue }
      var versionOf: [Int: Int] = [:]
      for bead in whole.gold where !bead.isNull {
        for i in bead.a { versionOf[i] = bead.b[0] }
      }
      let gold = task.gold.compactMap { bead -> Bead? in
        let a = Set(bead.a.compactMap { versionOf[$0] }).sorted()
        return a.isEmpty || bead.b.isEmpty
          ? nil : Bead(a: SegmentIndices(a), b: bead.b, confidence: 1)
      }
      let edition = DataSet.Task(
        pair: task.pair, variant: "editions", document: task.document, source: whole.target,
        target: task.target, gold: gold, output: "editions/" + task.output, fold: task.fold)
      result.append(edition)
      result.append(excerpt(edition, "editions", &generator))
    }
    return result
  }

  private static func part(_ stream: Bitext.Stream, _ range: Range<Int>) -> Bitext.Stream {
    Bitext.Stream(
      file: stream.file, language: stream.language, segments: Array(stream.segments[range]),
      positions: Array(0..<range.count))
  }
}
