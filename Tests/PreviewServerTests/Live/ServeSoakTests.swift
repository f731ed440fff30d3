import Foundation
import Synchronization
import TestSupport
import Testing

/// Many readers during many saves.
///
/// `SERVE_SOAK=150` sets the number of saves.
@Suite(.serialized) struct ServeSoakTests {
  private static let clients = 64
  private static let topics = 12
  private static let saves =
    ProcessInfo.processInfo.environment["SERVE_SOAK"].flatMap { Int($0) } ?? 25

  /// A text with the number of the save in its first and last paragraphs and in between.
  private static func text(_ topic: Int, _ save: Int) -> String {
    let middle = (0..<20).map { "Paragraph \($0) of topic \(topic), save-\(save)-end." }
    return "# Topic \(Character(UnicodeScalar(UInt8(97 + topic)))) kept\n\n"
      + middle.joined(separator: "\n\n") + "\n"
  }

  private static func path(_ topic: Int) -> String {
    "/en/topic-\(Character(UnicodeScalar(UInt8(97 + topic))))-kept/"
  }

  /// The states seen and the problems found.
  private final class Record: Sendable {
    struct State {
      /// For each topic the newest save that some reader has seen.
      var seen = Array(repeating: 0, count: ServeSoakTests.topics)
      var problems: [String] = []
      var pages = 0
      var isOver = false
    }

    let state = Mutex(State())

    func note(_ problem: String) { state.withLock { $0.problems.append(problem) } }
  }

  private func read(_ number: Int, _ port: UInt16, _ record: Record) {
    var random = SplitMix64(seed: UInt64(number))
    let session = WireSession(port: port)
    repeat {
      let topic = Int.random(in: 0..<Self.topics, using: &random)
      let target = Self.path(topic)
      // Once one reader has seen a save, no later request may show an older one.
      let seen = record.state.withLock { $0.seen[topic] }
      do {
        // Every second reader opens a new connection each time.
        let reply =
          number % 2 == 0 ? try session.get(target) : try WireHTTP.get(target, port: port)
        switch Self.save(shownBy: reply, topic: topic, after: seen) {
        case .success(let save):
          record.state.withLock { $0.seen[topic] = max($0.seen[topic], save) }
        case .failure(let problem): record.note("\(target): \(problem)")
        }
        record.state.withLock { $0.pages += 1 }
      } catch {
        record.note("\(target): \(error)")
      }
      usleep(UInt32.random(in: 20_000..<120_000, using: &random))
    } while !record.state.withLock(\.isOver)
  }

  private struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// The number of the save that a complete page shows.
  private static func save(
    shownBy reply: WireHTTP.Reply, topic: Int, after seen: Int
  ) -> Result<Int, Problem> {
    let text = reply.text
    guard reply.status == 200 else { return .failure(Problem("status \(reply.status)")) }
    guard reply.fields["content-length"] == String(reply.body.count), text.hasSuffix("</html>\n")
    else { return .failure(Problem("torn after \(reply.body.count) bytes")) }
    let marks = text.matches(of: /of topic (\d+), save-(\d+)-end/)
    guard marks.count >= 20, marks.allSatisfy({ Int($0.1) == topic }) else {
      return .failure(Problem("another page: \(marks.count) marks"))
    }
    let saves = Set(marks.compactMap { Int($0.2) })
    guard saves.count == 1, let save = saves.first else {
      return .failure(Problem("two saves: \(saves.sorted())"))
    }
    return save < seen ? .failure(Problem("save \(save) after \(seen)")) : .success(save)
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
    var last = Array(repeating: 0, count: Self.topics)
    for save in 1...Self.saves {
      let topic = Int.random(in: 0..<Self.topics, using: &random)
      try folder.write(Self.text(topic, save), to: "t\(topic).md")
      last[topic] = save
      memory.append(try residentPages(of: site))
      // Saves on time, without waiting for other tests.
      usleep(200_000)
    }
    record.state.withLock { $0.isOver = true }
    done.wait()
    let (problems, pages) = record.state.withLock { ($0.problems, $0.pages) }
    #expect(problems.isEmpty, "\(problems.count) of \(pages): \(problems.prefix(5))")
    #expect(pages >= Self.clients)
    // In the end the latest texts are shown.
    let session = WireSession(port: port)
    let isCurrent = try Waiting.blocking {
      try last.indices.allSatisfy { topic in
        let reply = try session.get(Self.path(topic))
        return try Self.save(shownBy: reply, topic: topic, after: 0).get() == last[topic]
      }
    }
    #expect(isCurrent)
    // After a third of the time all caches have been filled once.
    let early = memory[memory.count / 3]
    let late = try #require(memory.last)
    // A sanitizer keeps freed memory to detect its use.
    if !Waiting.isForWatched {
      #expect(late < early + early / 5 + 4096, "from \(early) to \(late) pages of memory")
    }
    print("soak: \(pages) pages, \(Self.saves) saves, \(early / 256) MB, then \(late / 256) MB")
  }

  /// In pages of 4 KiB.
  private func residentPages(of site: ServedSite) throws -> Int {
    let sizes = try String(contentsOfFile: "/proc/\(site.identifier)/statm", encoding: .utf8)
    return try #require(Int(sizes.split(separator: " ")[1]))
  }
}
