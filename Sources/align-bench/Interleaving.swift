import Bitext

/// Makes a bilingual file of two texts with known beads: each translation below its paragraph or
/// below its group of paragraphs.
enum Interleaving {
  private static let variants = [
    "clean", "del15", "del30ins10", "mergesplit", "plain", "combo", RunInTitles.variant,
  ]

  /// The task with both texts in one file, for a third of the documents of most variants.
  static func task(_ task: DataSet.Task) -> DataSet.Task? {
    guard variants.contains(task.variant) else { return nil }
    var generator = task.generator(17)
    guard generator.next() % 3 == 0 else { return nil }
    let largestGroup = [1, 1, 3, 6][Int(generator.next() % 4)]
    let targetIsFirst = generator.next() % 4 == 0

    var positionsA = [Int](repeating: 0, count: task.source.segments.count)
    var positionsB = [Int](repeating: 0, count: task.target.segments.count)
    var position = 0
    func place(_ group: [Bead]) {
      func placeA() {
        for i in group.flatMap(\.a).sorted() {
          positionsA[i] = position
          position += 1
        }
      }
      func placeB() {
        for j in group.flatMap(\.b).sorted() {
          positionsB[j] = position
          position += 1
        }
      }
      if targetIsFirst {
        placeB()
        placeA()
      } else {
        placeA()
        placeB()
      }
    }
    var group: [Bead] = []
    var size = 1 + Int(generator.next() % UInt64(largestGroup))
    for bead in inOrder(task) {
      group.append(bead)
      if group.count >= size {
        place(group)
        group = []
        size = 1 + Int(generator.next() % UInt64(largestGroup))
      }
    }
    place(group)
    guard isAscending(positionsA), isAscending(positionsB) else { return nil }
    return DataSet.Task(
      pair: task.pair, variant: task.variant == RunInTitles.variant ? task.variant : "layout",
      document: task.document,
      source: Bitext.Stream(
        file: 0, language: task.source.language, segments: task.source.segments,
        positions: positionsA),
      target: Bitext.Stream(
        file: 0, language: task.target.language, segments: task.target.segments,
        positions: positionsB),
      gold: task.gold, output: "layout/" + task.output, fold: task.fold)
  }

  /// The beads in the order of the target; text that the target lacks comes where the source has
  /// it.
  static func inOrder(_ task: DataSet.Task) -> [Bead] {
    var result: [Bead] = []
    let linked = task.gold.filter { !$0.b.isEmpty }.sorted { $0.b[0] < $1.b[0] }
    let missing = task.gold.filter { $0.b.isEmpty && !$0.a.isEmpty }.sorted { $0.a[0] < $1.a[0] }
    var rest = missing[...]
    for bead in linked {
      if let start = bead.a.first {
        while let next = rest.first, next.a[0] < start {
          result.append(next)
          rest.removeFirst()
        }
      }
      result.append(bead)
    }
    return result + rest
  }

  private static func isAscending(_ values: [Int]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }
}
