import ArgumentParser
import CLibrary
import PreviewServer
import SiteBuilder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures how long a writer waits for the first page and for a change to be visible.
///
/// Everything happens on a copy of the notes, which is removed afterwards.
struct ServeMeasurement {
  private let options: PreviewOptions
  private static let starts = 5
  private static let edits = 20
  /// The number of saves that are not counted, because the first saves of a kind create files that
  /// later saves only change.
  private static let warmUps = 2
  private static let browsers = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]

  init(of options: PreviewOptions) { self.options = options }

  func run() async throws {
    try await ScratchFolder.use { try await measure(in: $0) }
  }

  private func measure(in folder: URL) async throws {
    let notes = folder.appending(path: "notes")
    try FileManager.default.copyItem(
      at: URL(filePath: options.content).resolvingSymlinksInPath(), to: notes)
    var firsts: [Duration] = []
    for _ in 0..<Self.starts { firsts.append(try firstPage(of: notes)) }
    Console.print("start to first page: \(Self.summary(of: firsts))")
    try await measureEdits(in: folder, notes)
  }

  // MARK: The first page

  /// The time from the start of the program to the last byte of the home page.
  private func firstPage(of notes: URL) throws -> Duration {
    guard let program = ProgramFile.path else { throw ExitCode.failure }
    let words =
      [URL(filePath: program).resolvingSymlinksInPath().path, "serve", "--port", "0", "--content"]
      + [notes.path] + (options.followsLinks ? ["--follow-links"] : [])
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw ExitCode.failure }
    defer { for end in ends { close(end) } }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let start = ContinuousClock.now
    guard let child = ChildProgram.start(words, output: .descriptor(ends[1]), isForgotten: false)
    else { throw ExitCode.failure }
    defer { child.kill() }
    var line = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe read(ends[0], &line, line.count)
    let address = String(decoding: line.prefix(max(0, count)), as: UTF8.self)
    guard let port = URL(string: String(address.prefix { !$0.isWhitespace }))?.port else {
      throw ExitCode.failure
    }
    guard Self.fetch("/", port: port) else { throw ExitCode.failure }
    return ContinuousClock.now - start
  }

  /// Whether a page is served completely.
  private static func fetch(_ path: String, port: Int) -> Bool {
    let descriptor = socket(AF_INET, streamSocket, 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return false }
    let request = "GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n"
    _ = unsafe request.withCString { unsafe send(descriptor, $0, strlen($0), 0) }
    var reply: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      reply += buffer[..<count]
    }
    return reply.starts(with: Array("HTTP/1.1 200".utf8))
  }

  // MARK: Changes

  private func measureEdits(in folder: URL, _ notes: URL) async throws {
    var own = options
    own.content = notes.path
    own.measures = true
    let saving = try MeasuredSaves(in: folder, notes: notes, templates: &own.site.templates)
    let (shown, showing) = AsyncStream<Int>.makeStream()
    let (changes, changing) = AsyncStream<Preview.Measure>.makeStream()
    let sender = EventSender()
    let preview = try Preview(
      own, send: { sender.send($0, $1) }, changed: { changing.yield($0) },
      shown: { showing.yield($0) })
    let server = try HTTPServer(
      address: "127.0.0.1", port: 0, respond: { preview.respond($0, $1) })
    sender.connect(to: server.events)
    let following = Task { try await preview.run { _ in } }
    defer { following.cancel() }
    let start = ContinuousClock.now
    while preview.example == nil { try await Task.sleep(for: .milliseconds(5)) }
    Console.print("everything read: \(Self.milliseconds(ContinuousClock.now - start)) ms")
    guard let example = preview.example else { return }
    let browser = startBrowser(
      in: folder, at: "http://localhost:\(server.port)/" + preview.base + example.page)
    defer { if let browser { browser.kill() } }
    Console.print(
      browser == nil
        ? "Chromium is not installed: a save ends when the page can be requested"
        : "a save ends when Chromium has painted it")
    var shownGenerations = shown.makeAsyncIterator()
    var takenIn = changes.makeAsyncIterator()
    if browser != nil { _ = await shownGenerations.next() }
    for kind in MeasuredSaves.Kind.allCases {
      try await Task.sleep(for: .seconds(1))
      var screen: [Duration] = []
      var rebuilds: [Duration] = []
      for number in -Self.warmUps..<Self.edits {
        let start = ContinuousClock.now
        try saving.save(kind, number, page: example.source)
        guard let measure = await takenIn.next() else { break }
        while browser != nil, let generation = await shownGenerations.next() {
          if generation >= measure.generation { break }
        }
        if number >= 0 {
          screen.append(ContinuousClock.now - start)
          rebuilds.append(measure.rebuild)
        }
        try await Task.sleep(for: .milliseconds(250))
      }
      Console.print(
        "\(kind.rawValue) to screen: \(Self.summary(of: screen)); "
          + "of which reading the change: \(Self.summary(of: rebuilds))")
    }
  }

  /// Opens a page in a headless Chromium; nil if there is none.
  private func startBrowser(in folder: URL, at address: String) -> ChildProgram? {
    let path = Self.browsers.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else { return nil }
    return ChildProgram.start(
      [
        path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--remote-debugging-port=0", "--user-data-dir=\(folder.appending(path: "browser").path)",
        address,
      ], output: .dropped, isForgotten: false)
  }

  // MARK: Figures

  private static func summary(of durations: [Duration]) -> String {
    let sorted = durations.sorted()
    guard let worst = sorted.last else { return "nothing measured" }
    return "median \(milliseconds(sorted[sorted.count / 2])) ms, "
      + "worst \(milliseconds(worst)) ms of \(sorted.count)"
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    Int((duration / .milliseconds(1)).rounded())
  }
}
