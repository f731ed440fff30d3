import Synchronization

/// `transform` of every item, in the order of the items, by at most `jobs` tasks at a time.
///
/// Each task takes the next item when it is done with one, so that a long item holds up nothing.
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

/// Numbers handed out once each, to whichever task asks.
private final class Counter: Sendable {
  private let value = Atomic(0)

  func take(below limit: Int) -> Int? {
    let taken = value.wrappingAdd(1, ordering: .relaxed).oldValue
    return taken < limit ? taken : nil
  }
}
