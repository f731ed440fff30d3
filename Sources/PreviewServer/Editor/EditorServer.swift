import Bitext
import Dispatch
import SiteBuilder
import Synchronization

/// A server for editors (Language Server Protocol 3.17) that shows a text in its other languages,
/// the findings about it, and actions that mend them.
///
/// One task answers messages in their order. A thread reads them, another watches the folder, and a
/// third reads all notes, so that none of this delays an answer.
package final class EditorServer: Sendable {
  /// An event that the task waits for.
  enum Event: Sendable {
    case message(JSONValue)
    /// A message that is not JSON.
    case faulty
    case changes(ChangeSet)
    case loaded(Result<LiveCorpus, Unreadable>)
    /// Nothing has changed for a while since the change with this number.
    case calm(Int)
    /// The findings of all topics together, as of the change with this number.
    case compared(Int, [String: [Diagnostic]])
    /// The other side has closed the connection.
    case end
  }

  let options: EditorOptions
  private let send: @Sendable ([UInt8]) -> Void
  private let events: AsyncStream<Event>
  private let poster: AsyncStream<Event>.Continuation
  private let waiting = Atomic<Int>(0)
  private let watcher = Mutex<FileWatcher?>(nil)

  /// - Parameters:
  ///   - options: The folder to read, and the facts to state.
  ///   - send: Writes bytes to the editor.
  package init(_ options: EditorOptions, send: @escaping @Sendable ([UInt8]) -> Void) {
    self.options = options
    self.send = send
    (events, poster) = AsyncStream.makeStream()
  }

  /// Answers until the editor ends the connection.
  ///
  /// - Parameter next: Waits for bytes from the editor and returns them; nil at their end.
  /// - Returns: Whether the editor ended it as the protocol asks.
  package func run(reading next: @escaping @Sendable () -> [UInt8]?) async -> Bool {
    WorkerThread.start("editor input") { [self] in
      var frames = MessageFrames()
      reading: while let bytes = next() {
        frames.append(bytes)
        while let frame = frames.next() {
          switch frame {
          case .message(let message): post(.message(message))
          case .faulty: post(.faulty)
          case .lost: break reading
          }
        }
      }
      post(.end)
    }
    defer { watcher.withLock { $0?.stop() } }
    return await withTaskExecutorPreference(QueueExecutor("editor")) { await answer() }
  }

  private func answer() async -> Bool {
    var session = EditorSession(self)
    var iterator = events.makeAsyncIterator()
    while true {
      if !hasEvents { await session.catchUp() }
      if !hasEvents, await session.work(while: { !self.hasEvents }) { continue }
      guard let event = await iterator.next() else { return session.isShutDown }
      waiting.subtract(1, ordering: .relaxed)
      if await !session.take(event) { return session.isShutDown }
    }
  }

  private var hasEvents: Bool { waiting.load(ordering: .relaxed) > 0 }

  func post(_ event: Event) {
    waiting.add(1, ordering: .relaxed)
    poster.yield(event)
  }

  /// The time without changes after which slow work begins.
  private static let calm = DispatchTimeInterval.seconds(1)

  /// Posts ``Event/calm(_:)`` after a while, with the number of a change.
  func waitForCalm(since change: Int) {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + Self.calm) { [weak self] in
      self?.post(.calm(change))
    }
  }

  /// Runs a slow comparison, as of a change, on a queue that delays no answer.
  func compare(since change: Int, _ comparison: @escaping @Sendable () -> [String: [Diagnostic]]) {
    DispatchQueue.global(qos: .utility).async { [weak self] in
      self?.post(.compared(change, comparison()))
    }
  }

  /// Reads all notes of a folder, and watches it.
  func load(_ folder: String) {
    let watcher = FileWatcher(
      [folder], enclosed: options.followsLinks ? [] : [folder], method: options.watching)
    self.watcher.withLock { $0 = watcher }
    Task { [weak self] in
      for await changes in watcher.changes { self?.post(.changes(changes)) }
    }
    read(folder)
  }

  /// Reads all notes of a folder.
  func read(_ folder: String) {
    Task.detached(priority: .utility) { [self] in
      // Half of two processors, so that the text that somebody looks at is ready sooner.
      let background = BackgroundExecutor(threads: 2, niceness: 10)
      defer { background.stop() }
      let result = await withTaskExecutorPreference(background) {
        () async -> Result<LiveCorpus, Unreadable> in
        do throws(Unreadable) {
          return .success(
            try await LiveCorpus(
              root: folder, followingLinks: self.options.followsLinks,
              reserving: SiteAddress.slugs, jobs: 2))
        } catch {
          return .failure(error)
        }
      }
      post(.loaded(result))
    }
  }

  // MARK: Messages

  func send(_ message: [String: JSONValue]) {
    var message = message
    message["jsonrpc"] = "2.0"
    send(MessageFrames.bytes(of: .object(message)))
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    send(["method": .string(method), "params": parameters])
  }

  func answer(_ identifier: JSONValue, _ result: JSONValue) {
    send(["id": identifier, "result": result])
  }

  func refuse(_ identifier: JSONValue, _ code: Int, _ message: String) {
    send(["id": identifier, "error": ["code": .integer(code), "message": .string(message)]])
  }
}
