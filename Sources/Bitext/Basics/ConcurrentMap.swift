import Synchronization

/// Applies `transform` to every item in at most `jobs` parallel tasks; results keep the order of
/// items.
///
/// Each task takes the next item when it has finished one, so a slow item does not hold up the
/// others.
package func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  guard jobs > 1, items.count > 1 else { return items.map(transform) }
  let next = Counter()
  return await withTaskGroup(of: [(Int, Result)].self) { group in
    for _ in 0..<min(jobs, items.count) {
      group.addTask {
        var results: [(Int, Result)] = []
        while let index = next.take(below: items.count) {
          results.append((index, transform(items[index])))
        }
        return results
      }
    }
    var all: [(Int, Result)] = []
    all.reserveCapacity(items.count)
    for await results in group { all += results }
    all.sort { $0.0 < $1.0 }
    return all.map(\.1)
  }
}

/// Hands out 0, 1, 2, … to the tasks that ask, each number once.
private final class Counter: Sendable {
  private let value = Atomic(0)

  func take(below limit: Int) -> Int? {
    let taken = value.wrappingAdd(1, ordering: .relaxed).oldValue
    return taken < limit ? taken : nil
  }
}
