import PreviewServer
import Testing

@Suite struct CoalescerTests {
  private static let start = ContinuousClock.now
  private let a = Array("notes/a.md".utf8)
  private let b = Array("notes/b.md".utf8)

  /// The changes delivered, with their times in milliseconds, for events at the given times.
  private func run(_ events: [(Int, Coalescer.Event)]) -> [(at: Int, changes: ChangeSet)] {
    var coalescer = Coalescer()
    var delivered: [(Int, ChangeSet)] = []
    for now in 0..<3000 {
      let instant = Self.start + .milliseconds(now)
      for (_, event) in events.filter({ $0.0 == now }) { coalescer.add(event, at: instant) }
      let changes = coalescer.take(at: instant)
      if !changes.isEmpty { delivered.append((now, changes)) }
      #expect(coalescer.deadline.map { $0 > instant } ?? true)
    }
    return delivered
  }

  @Test func `delivers a written file a moment after it is closed`() {
    let delivered = run([(0, .written(a)), (1, .written(a)), (2, .settled(a))])
    #expect(delivered.map(\.changes) == [ChangeSet(files: [a])])
    #expect(delivered.map(\.at) == [8])
  }

  @Test func `waits for the other half of a file`() {
    let delivered = run([(0, .written(a)), (300, .written(a)), (600, .settled(a))])
    #expect(delivered.map(\.changes) == [ChangeSet(files: [a])])
    #expect(delivered.allSatisfy { $0.at >= 600 })
  }

  @Test func `reads a file that stays open when nothing more is written`() {
    let delivered = run([(0, .written(a)), (100, .written(a))])
    #expect(delivered.map(\.changes) == [ChangeSet(files: [a])])
    #expect(delivered.map(\.at) == [500])
  }

  @Test func `does not show that a file was gone while it was replaced`() {
    let delivered = run([(0, .removed(a)), (40, .written(a)), (41, .settled(a))])
    #expect(delivered.map(\.at) == [47])
  }

  @Test func `tells of a removed file when it does not come back`() {
    let delivered = run([(0, .removed(a))])
    #expect(delivered.map(\.changes) == [ChangeSet(files: [a])])
    #expect(delivered.map(\.at) == [120])
  }

  @Test func `makes one change of a burst`() {
    let paths = (0..<500).map { Array("notes/\($0).md".utf8) }
    let delivered = run(paths.enumerated().map { ($0 / 5, .settled($1)) })
    #expect(delivered.map(\.changes) == [ChangeSet(files: Set(paths))])
  }

  @Test func `does not wait for the end of a burst that has none`() {
    let delivered = run((0..<1000).map { ($0, .settled(a)) })
    #expect(delivered.count >= 4)
    #expect(delivered.first?.at == 250)
  }

  @Test func `holds nobody's file back for another that is being written`() {
    let delivered = run([(0, .written(b)), (1, .settled(a)), (300, .settled(b))])
    #expect(delivered.map(\.changes) == [ChangeSet(files: [a]), ChangeSet(files: [b])])
    #expect(delivered.map(\.at) == [7, 306])
  }

  @Test func `passes on that events were lost`() {
    #expect(run([(0, .whole)]).map(\.changes) == [ChangeSet(isWhole: true)])
  }

  @Test func `says nothing in the middle of a folder's going`() {
    let delivered = run([(0, .removed(a)), (50, .removed(b)), (100, .left), (150, .left)])
    #expect(delivered.map(\.changes) == [ChangeSet(files: [a, b], isWhole: true)])
    #expect(delivered.map(\.at) == [270])
  }

  @Test func `waits until a folder that is back is filled`() {
    let events: [(Int, Coalescer.Event)] = [
      (0, .left), (20, .back), (40, .whole), (60, .written(a)), (80, .settled(a)),
      (100, .settled(b)),
    ]
    let delivered = run(events)
    #expect(delivered.map(\.changes) == [ChangeSet(files: [a, b], isWhole: true)])
    #expect(delivered.map(\.at) == [220])
  }

  @Test func `does not wait for the end of a commotion that has none`() {
    let coming = run([(0, .back)] + (1..<3000).map { ($0, .settled(a)) })
    #expect(coming.first?.at == 500 && coming.first?.changes.isWhole == true)
    let leaving = run((0..<3000).map { ($0, .removed(Array("notes/\($0).md".utf8))) })
    #expect(leaving.first?.at == 2000)
  }

  @Test func `delivers saves while a single file is gone`() {
    let delivered = run([(0, .removed(a)), (10, .settled(b))])
    #expect(delivered.map(\.changes) == [ChangeSet(files: [b]), ChangeSet(files: [a])])
    #expect(delivered.map(\.at) == [16, 120])
  }

  @Test func `takes a folder that was gone for a moment for what it is`() {
    let delivered = run([(0, .left), (0, .back), (30, .settled(a))])
    #expect(delivered.map(\.changes) == [ChangeSet(files: [a], isWhole: true)])
    #expect(delivered.map(\.at) == [150])
  }
}
