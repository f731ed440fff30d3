import Foundation
import Synchronization
import TestSupport
import Testing

/// Notes that somebody saves while a build reads them.
@Suite struct ChangingNotesTests {
  private static let names = (0..<40).map { "shelf-\($0)" }

  private static func text(_ name: String, _ save: Int) -> String {
    let paragraph = "Words of save \(save), and of no other, stand here.\n\n"
    return "# \(name)\n\n" + String(repeating: paragraph, count: 50)
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in Self.names { try folder.write(Self.text(name, 0), to: "notes/\(name).md") }
    try folder.write("concepts: []\n", to: "notes/glossary.yaml")
  }

  private static let address = ["--base-url", "https://x.example/"]

  private func build(
    _ output: String = "site", _ options: [String] = [], cache: String = "cache"
  ) throws -> Command.Result {
    try Command.run(
      ["build", "--content", "notes", "--output", output] + options, in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.appending(path: cache).path])
  }

  /// The pages and their pictures, by path.
  private func pages(_ site: String) throws -> [String: Data] {
    let paths = folder.files(in: site).filter { $0.hasSuffix(".html") || $0.hasSuffix("card.png") }
    return try paths.reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: folder.url.appending(path: site + "/" + $1))
    }
  }

  /// Saves in place, as some editors do, from before `work` starts until after it ends.
  private func whileSaving(_ paths: [String], _ work: () throws -> Void) throws {
    let isOver = Mutex(false)
    let saves = Mutex(0)
    let thread = Thread { [folder] in
      while !isOver.withLock({ $0 }) {
        let save = saves.withLock { number in
          number += 1
          return number
        }
        for path in paths {
          let name = String(path.dropLast(3))
          let text = path.hasSuffix(".md") ? Self.text(name, save) : "concepts: [] # \(save)\n"
          try? folder.write(text, to: "notes/" + path)
        }
        usleep(1000)
      }
    }
    thread.start()
    while saves.withLock({ $0 }) < 2 { usleep(1000) }
    defer {
      isOver.withLock { $0 = true }
      while !thread.isFinished { usleep(1000) }
    }
    try work()
  }

  @Test(
    arguments: [["shelf-3.md"], ["shelf-3.md", "shelf-4.md", "shelf-5.md"], ["glossary.yaml"]],
    [[], address])
  func `a build says so, and the next one relies on nothing of it`(
    paths: [String], options: [String]
  ) throws {
    var result: Command.Result?
    try whileSaving(paths) { result = try build("site", options) }
    let messages = try #require(result).messages
    #expect(messages.contains("changed while the site was built"), "\(messages)")
    #expect(messages.contains("[changed-meanwhile]") && messages.contains("notes/") == false)
    // The final contents may equal those that the build read first.
    for name in Self.names { try folder.write(Self.text(name, 0), to: "notes/\(name).md") }
    try folder.write("concepts: []\n", to: "notes/glossary.yaml")
    let second = try build("site", options)
    #expect(second.status == 0 && !second.messages.contains("changed while"))
    #expect(try build("clean", options, cache: "none").status == 0)
    #expect(try pages("site") == pages("clean"))
    #expect(try !build("site", options).messages.contains("changed while"))
  }

  @Test func `a build of notes that nobody touches says nothing`() throws {
    #expect(try build().messages == build().messages)
    #expect(try !build("other").messages.contains("changed"))
  }
}
