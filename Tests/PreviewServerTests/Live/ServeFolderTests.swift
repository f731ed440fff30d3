import Foundation
import TestSupport
import Testing

/// Changes to a folder while the program serves it, over a socket.
@Suite struct ServeFolderTests {
  private static let ways = [[], ["--poll"]]

  private static let notes = [
    "README.md": "# Notes\n\nAbout [lists](lists/en.md).\n",
    "lists/en.md": "# Lists\n\nKeep rows short.\n",
    "lists/ko.md": "# 목록\n\n행은 짧게 쓴다.\n",
    "tables/en.md": "# Tables\n\nShow few rows.\n",
  ]

  private func start(_ arguments: [String] = []) throws -> (ServedSite, TemporaryFolder) {
    let folder = try TemporaryFolder(Self.notes)
    let site = try ServedSite(folder, arguments)
    #expect(try WireHTTP.get("/en/lists/", port: site.port).text.contains("Keep rows short."))
    return (site, folder)
  }

  /// Waits until an address shows a text, or, if `text` is nil, until it shows nothing.
  private func expect(
    _ target: String, shows text: String?, on site: ServedSite,
    at place: SourceLocation = #_sourceLocation
  ) async throws {
    let isShown = try await Waiting.until {
      let reply = try WireHTTP.get(target, port: site.port)
      return text.map { reply.status == 200 && reply.text.contains($0) } ?? (reply.status == 404)
    }
    #expect(
      isShown, "\(target) never shows \(text ?? "that it is gone")", sourceLocation: place)
  }

  @Test(arguments: ways)
  func `follows folders that come, move and go`(way: [String]) async throws {
    let (site, folder) = try start(way)
    try folder.write("# Menus\n\nOpen menus quickly.\n", to: "new/menus/en.md")
    try await expect("/en/menus/", shows: "Open menus quickly.", on: site)
    try folder.write("# Menus\n\nOpen menus slowly.\n", to: "new/menus/en.md")
    try await expect("/en/menus/", shows: "Open menus slowly.", on: site)
    let manager = FileManager.default
    try manager.moveItem(
      at: folder.url.appending(path: "new"), to: folder.url.appending(path: "later"))
    try folder.write("# Menus\n\nMoved and changed.\n", to: "later/menus/en.md")
    try await expect("/en/menus/", shows: "Moved and changed.", on: site)
    try manager.removeItem(at: folder.url.appending(path: "later"))
    try await expect("/en/menus/", shows: nil, on: site)
    try manager.moveItem(
      at: folder.url.appending(path: "tables/en.md"),
      to: folder.url.appending(path: "tables/grids.md"))
    try folder.write("# Grids\n\nShow few rows.\n", to: "tables/grids.md")
    try await expect("/en/grids/", shows: "Show few rows.", on: site)
    // A reader with the old address is redirected.
    let old = try WireHTTP.get("/en/tables/", port: site.port)
    #expect(old.status == 302 || old.status == 404)
  }

  @Test(arguments: ways)
  func `follows a symbolic link, its target, and a new target`(way: [String]) async throws {
    let elsewhere = try TemporaryFolder([
      "one.md": "# Linked\n\nFirst words.\n", "two.md": "# Linked\n\nOther words.\n",
    ])
    let (site, folder) = try start(way + ["--follow-links"])
    let link = folder.url.appending(path: "linked.md")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: elsewhere.url.appending(path: "one.md"))
    try await expect("/en/linked/", shows: "First words.", on: site)
    try elsewhere.write("# Linked\n\nSecond words.\n", to: "one.md")
    try await expect("/en/linked/", shows: "Second words.", on: site)
    let new = folder.url.appending(path: ".new")
    try FileManager.default.createSymbolicLink(
      at: new, withDestinationURL: elsewhere.url.appending(path: "two.md"))
    unsafe #expect(rename(new.path, link.path) == 0)
    try await expect("/en/linked/", shows: "Other words.", on: site)
  }

  /// Notes may come from strangers: a link may exist at the start, or arrive with a pull.
  @Test(arguments: ways)
  func `shows nothing that a link out of the notes leads to`(way: [String]) async throws {
    let elsewhere = try TemporaryFolder([
      "one.md": "# Linked\n\nSecret words.\n", "p.png": "Secret words.",
      "all/two.md": "# Far\n\nSecret words.\n",
    ])
    let folder = try TemporaryFolder(Self.notes)
    try folder.write("# Tables\n\nShow few rows. ![](p.png)\n", to: "tables/en.md")
    try folder.write("picture", to: "tables/p.png")
    let link = { (name: String, target: String) in
      let path = folder.url.appending(path: name).path
      unsafe unlink(path)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: elsewhere.url.path + "/" + target)
    }
    try link("all", "all")
    let site = try ServedSite(folder, way)
    try await expect("/en/tables/", shows: "Show few rows.", on: site)
    #expect(try WireHTTP.get("/media/tables/p.png", port: site.port).text == "picture")
    try link("linked.md", "one.md")
    try link("tables/p.png", "p.png")
    // Requested immediately, and again after the change has been read.
    let picture = try WireHTTP.get("/media/tables/p.png", port: site.port)
    #expect(!picture.text.contains("Secret"))
    try link("lists/en.md", "one.md")
    try await expect("/media/tables/p.png", shows: nil, on: site)
    try folder.write("# Later\n\nAnother text.\n", to: "later.md")
    try await expect("/en/later/", shows: "Another text.", on: site)
    for target in ["/", "/en/", "/en/linked/", "/en/far/", "/en/lists/", "/en/tables/"] {
      #expect(try !WireHTTP.get(target, port: site.port).text.contains("Secret"), "\(target)")
    }
    // The target of a link that is not followed is not watched either.
    try folder.write("# Later\n\nIts second text.\n", to: "later.md")
    try elsewhere.write("# Far\n\nMore secret words.\n", to: "all/two.md")
    try await expect("/en/later/", shows: "Its second text.", on: site)
    #expect(try WireHTTP.get("/en/far/", port: site.port).status == 404)
  }

  @Test(arguments: ways)
  func `takes in a burst of five hundred files`(way: [String]) async throws {
    let (site, folder) = try start(way)
    // Each has a title of its own, so that the texts are not grouped as one topic.
    let names = (0..<500).map { number in
      [number / 64, number / 8 % 8, number % 8].map {
        ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki"][$0]
      }.joined() + "s"
    }
    for (number, name) in names.enumerated() {
      try folder.write("# \(name)\n\nText \(number) of many.\n", to: "many/\(name).md")
    }
    try await expect("/en/\(names[499])/", shows: "Text 499 of many.", on: site)
    for (number, name) in names.enumerated() {
      try folder.write("# \(name)\n\nText \(number) again.\n", to: "many/\(name).md")
    }
    for number in [0, 250, 499] {
      try await expect("/en/\(names[number])/", shows: "Text \(number) again.", on: site)
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "many"))
    try await expect("/en/\(names[499])/", shows: nil, on: site)
    try await expect("/en/lists/", shows: "Keep rows short.", on: site)
  }

  @Test func `shows no half of a file that is being written`() async throws {
    let (site, folder) = try start()
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "lists/en.md"))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data("# Lists\n\nThe first half, ".utf8))
    // A file that stays open is read after a while.
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .milliseconds(200) {
      let text = try WireHTTP.get("/en/lists/", port: site.port).text
      guard ContinuousClock.now - start < .milliseconds(300) else { break }
      #expect(!text.contains("The first half"))
      try await Task.sleep(for: .milliseconds(15))
    }
    try handle.write(contentsOf: Data("and the second.\n".utf8))
    try handle.close()
    try await expect("/en/lists/", shows: "The first half, and the second.", on: site)
  }

  /// Counts wake-ups instead of time, because they do not increase on a slow machine.
  @Test(arguments: ways)
  func `rests while nothing happens`(way: [String]) async throws {
    let (site, _) = try start(way)
    // Per second. Where notices are incomplete, as for a folder in a container, the program also
    // checks twice a second; when polling, it checks a few times.
    let most = way.isEmpty ? 5.0 : 10.0
    var least = Double.infinity
    // Work from the start may take some time to finish, longer on a busy machine.
    for _ in 0..<15 where least > most {
      let (before, start) = (try wakeUps(of: site), ContinuousClock.now)
      try await Task.sleep(for: .seconds(4))
      let count = Double(try wakeUps(of: site) - before)
      // Divides by the actual duration, because a sleep may last longer than requested.
      least = min(least, count / ((ContinuousClock.now - start) / .seconds(1)))
    }
    #expect(least <= most)
  }

  /// The number of times that the program's threads have gone to sleep so far.
  private func wakeUps(of site: ServedSite) throws -> Int {
    let threads = "/proc/\(site.identifier)/task"
    return try FileManager.default.contentsOfDirectory(atPath: threads).reduce(0) { count, thread in
      // A thread may end in the meantime.
      let status = try? String(contentsOfFile: "\(threads)/\(thread)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      return count + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  @Test func `takes the next free port by itself if it may`() throws {
    let (first, folder) = try start(["--port", "auto"])
    let second = try ServedSite(content: folder.url, ["--port", "auto"])
    #expect(first.port >= 8080 && second.port >= 8080 && first.port != second.port)
    #expect(try WireHTTP.get("/en/lists/", port: second.port).status == 200)
  }

  @Test func `opens the browser at its address`() async throws {
    let tools = try TemporaryFolder([
      "xdg-open": "#!/bin/sh\necho \"$1\" > \"$(dirname \"$0\")/seen\"\n"
    ])
    unsafe #expect(chmod(tools.url.appending(path: "xdg-open").path, 0o755) == 0)
    let folder = try TemporaryFolder(Self.notes)
    let path = tools.url.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let site = try ServedSite(content: folder.url, ["--open"], environment: ["PATH": path])
    let isOpened = try await Waiting.until { (try? tools.text("seen")) == site.address + "\n" }
    #expect(isOpened)
  }

  @Test func `says that the network can read it, where it can`() throws {
    let (site, _) = try start(["--bind", "0.0.0.0"])
    #expect(site.messages.contains("warning: everybody on the network"))
    let (own, _) = try start()
    #expect(!own.messages.contains("warning"))
  }
}
