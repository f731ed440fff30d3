import Synchronization
import Testing

@testable import SiteBuilder

@Suite struct RecentTopicsTests {
  private final class Counter: Sendable {
    private let value = Atomic(0)

    var count: Int { value.load(ordering: .relaxed) }

    func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  @Test func `pages of a topic that are written at the same time make what they share once`()
    async
  {
    let recent = RecentTopics<Int>()
    let made = Counter()
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          recent.value(ofTopic: 3) {
            // Whoever comes second comes while this is made.
            for _ in 0..<100_000 { _ = made.count }
            return made.next()
          }
        }
      }
      for await value in group { #expect(value == 1) }
    }
    #expect(made.count == 1)
  }

  @Test func `what was used long ago is made again`() {
    let recent = RecentTopics<Int>()
    for topic in 0..<9 { #expect(recent.value(ofTopic: topic) { topic } == topic) }
    #expect(recent.value(ofTopic: 8) { -1 } == 8)
    #expect(recent.value(ofTopic: 0) { -1 } == -1)
  }
}
