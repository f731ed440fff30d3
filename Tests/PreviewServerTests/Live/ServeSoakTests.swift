import Foundation
import Synchronization
import TestSupport
import Testing

/// Many readers while somebody writes.
///
/// `SERVE_SOAK=30` makes it last for thirty seconds.
@Suite(.serialized) struct ServeSoakTests {
  private static let clients = 64
  private static let topics = 12
  private static let seconds =
    ProcessInfo.processInfo.environment["SERVE_SOAK"].flatMap { Int($0) } ?? 5
  /// How old what is shown may be, on a machine that does a hundred things at once.
  private static let patience = Duration.seconds(4 * Patience.factor)

  /// The number of the save in the first and the last paragraph, and in between.
  private static func text(_ topic: Int, _ save: Int) -> String {
    let middle = (0..<20).map { "Paragraph \($0) of topic \(topic), save-\(save)-end." }
    return "# Topic \(Character(UnicodeScalar(UInt8(97 + topic)))) kept\n\n"
      + middle.joined(separator: "\n\n") + "\n"
  }

  private static func path(_ topic: Int) -> String {
    "/en/topic-\(Character(UnicodeScalar(UInt8(97 + topic))))-kept/"
  }

  /// What was saved when, and what went wrong.
  private final class Record: Sendable {
    struct State {
      var saves = Array(repeating: [(number: Int, time: ContinuousClock.Instant)](), count: 12)
      var problems: [String] = []
      var pages = 0
      var isOver = false
    }

    let state = Mutex(State())

    /// The newest save that a page asked for now has to show.
    func owed(_ topic: Int, at now: ContinuousClock.Instant) -> Int {
      state.withLock { state in
        state.saves[topic].last { now - $0.time > ServeSoakTests.patience }?.number ?? 0
      }
    }

    func note(_ problem: String) { state.withLock { $0.problems.append(problem) } }
  }

  private func read(_ number: Int, _ port: UInt16, _ record: Record) {
    var random = SplitMix64(seed: UInt64(number))
    let session = WireSession(port: port)
    while !record.state.withLock({ $0.isOver }) {
      let topic = Int.random(in: 0..<Self.topics, using: &random)
      let target = Self.path(topic)
      let owed = record.owed(topic, at: .now)
      do {
        // Every other reader comes anew each time.
        let reply =
          number % 2 == 0 ? try session.get(target) : try WireHTTP.get(target, port: port)
        if let problem = Self.problem(with: reply, topic: topic, owed: owed) {
          record.note("\(target): \(problem)")
        }
        record.state.withLock { $0.pages += 1 }
      } catch {
        record.note("\(target): \(error)")
      }
      usleep(UInt32.random(in: 20_000..<120_000, using: &random))
    }
  }

  private static func problem(
    with reply: WireHTTP.Reply, topic: Int, owed: Int
  ) -> String? {
    let text = reply.text
    guard reply.status == 200 else { return "status \(reply.status)" }
    guard reply.fields["content-length"] == String(reply.body.count), text.hasSuffix("</html>\n")
    else { return "torn after \(reply.body.count) bytes" }
    let marks = text.matches(of: /of topic (\d+), save-(\d+)-end/)
    guard marks.count >= 20, marks.allSatisfy({ Int($0.1) == topic }) else {
      return "another page: \(marks.count) marks"
    }
    let saves = Set(marks.compactMap { Int($0.2) })
    guard saves.count == 1, let save = saves.first else { return "two saves: \(saves.sorted())" }
    return save < owed ? "stale: save \(save), not \(owed)" : nil
  }

  @Test func `gives 64 readers whole new pages while somebody saves`() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<Self.topics).map { ("t\($0).md", Self.text($0, 0)) })
    let folder = try TemporaryFolder(files)
    let site = try ServedSite(folder)
    _ = try WireHTTP.get(Self.path(0), port: site.port)
    let record = Record()
    let port = site.port
    let done = DispatchGroup()
    for number in 0..<Self.clients {
      done.enter()
      let thread = Thread {
        read(number, port, record)
        done.leave()
      }
      thread.start()
    }
    var random = SplitMix64(seed: 64)
    var memory: [Int] = []
    let start = ContinuousClock.now
    var save = 0
    while ContinuousClock.now - start < .seconds(Self.seconds) {
      save += 1
      let topic = Int.random(in: 0..<Self.topics, using: &random)
      try folder.write(Self.text(topic, save), to: "t\(topic).md")
      record.state.withLock { $0.saves[topic].append((save, .now)) }
      memory.append(try residentPages(of: site))
      // The saves must not wait for other tests' turns.
      usleep(200_000)
    }
    record.state.withLock { $0.isOver = true }
    done.wait()
    let (problems, pages) = record.state.withLock { ($0.problems, $0.pages) }
    #expect(problems.isEmpty, "\(problems.count) of \(pages): \(problems.prefix(5))")
    #expect(pages > Self.clients && save > Self.seconds)
    // From a third of the time on, everything that is kept has been there once.
    let early = memory[memory.count / 3]
    let late = try #require(memory.last)
    // A sanitizer keeps what was freed, to see who uses it.
    if Patience.factor == 1 {
      #expect(late < early + early / 5 + 4096, "from \(early) to \(late) pages of memory")
    }
    print("soak: \(pages) pages, \(save) saves, \(early / 256) MB, then \(late / 256) MB")
  }

  /// In pages of four kilobytes.
  private func residentPages(of site: ServedSite) throws -> Int {
    let sizes = try String(contentsOfFile: "/proc/\(site.identifier)/statm", encoding: .utf8)
    return try #require(Int(sizes.split(separator: " ")[1]))
  }
}
