import Foundation
import TestSupport
import Testing

/// Behaviour where the system does not report every change.
@Suite struct WatchLimitTests {
  private static let notes = ["lists/en.md": "# Lists\n\nKeep rows short.\n"]

  /// The number of events that the system queues for a program that does not read them.
  private static let most =
    (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8))
    .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? .max

  private func expect(
    _ target: String, shows text: String, on site: ServedSite,
    at place: SourceLocation = #_sourceLocation
  ) async throws {
    let isShown = try await Waiting.until {
      try WireHTTP.get(target, port: site.port).text.contains(text)
    }
    #expect(isShown, "\(target) never shows \(text)", sourceLocation: place)
  }

  @Test(.enabled(if: most <= 100_000, "it would take too many files"))
  func `looks at everything when more happened than the system keeps`() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let site = try ServedSite(folder)
    try await expect("/en/lists/", shows: "Keep rows short.", on: site)
    kill(site.identifier, SIGSTOP)
    // Each iteration creates, writes and closes a file.
    for number in 0..<Self.most / 2 {
      try folder.write("x", to: "noise-\(number % 500).bin")
    }
    // The queue is full, so the system does not report these.
    try folder.write("# Lists\n\nSaved meanwhile.\n", to: "lists/en.md")
    try folder.write("# Grids\n\nMade meanwhile.\n", to: "new/deep/grids.md")
    kill(site.identifier, SIGCONT)
    try await expect("/en/lists/", shows: "Saved meanwhile.", on: site)
    try await expect("/en/grids/", shows: "Made meanwhile.", on: site)
    try folder.write("# Grids\n\nSaved afterwards.\n", to: "new/deep/grids.md")
    try await expect("/en/grids/", shows: "Saved afterwards.", on: site)
    #expect(!site.messages.contains("checked regularly"))
  }

  /// Whether the user may create a namespace with other limits.
  private static let hasOwnLimits =
    (try? Command.run(
      ["-Ur", "sh", "-c", "echo 9 >/proc/sys/user/max_inotify_watches"],
      program: "/usr/bin/unshare"
    ).status) == 0

  @Test(
    .enabled(if: hasOwnLimits, "the limits of a user cannot be set here"),
    arguments: [
      (what: "watches", count: 3), (what: "watches", count: 60), (what: "instances", count: 0),
    ])
  func `looks from time to time where the system watches no more`(
    limit: (what: String, count: Int)
  ) async throws {
    let folder = try TemporaryFolder(Self.notes)
    let script = "echo \(limit.count) >/proc/sys/user/max_inotify_\(limit.what); exec \"$@\""
    let site = try ServedSite(
      content: folder.url, through: ["/usr/bin/unshare", "-Ur", "sh", "-c", script, "sh"])
    try await expect("/en/lists/", shows: "Keep rows short.", on: site)
    for number in 0..<80 {
      try folder.write("# Grid \(number)\n\nMade.\n", to: "many/\(number)/grid-\(number).md")
    }
    try await expect("/en/grid-79/", shows: "Made.", on: site)
    #expect(site.messages.contains("files are checked regularly instead"))
    try folder.write("# Grid 79\n\nSaved.\n", to: "many/79/grid-79.md")
    try await expect("/en/grid-79/", shows: "Saved.", on: site)
    let away = folder.url.path + "-away"
    unsafe #expect(rename(folder.url.path, away) == 0)
    let isTold = try await Waiting.until {
      site.messages.contains("the folder of notes cannot be read")
    }
    #expect(isTold)
    unsafe #expect(rename(away, folder.url.path) == 0)
    try folder.write("# Lists\n\nSaved again.\n", to: "lists/en.md")
    try await expect("/en/lists/", shows: "Saved again.", on: site)
  }
}
