import Foundation
import TestSupport
import Testing

/// A project with notes and a running `serve` that was started in it.
struct ServedProject {
  static let notes = [
    "lists/en.md": "# Lists\n\nKeep rows short.\n",
    "lists/ko.md": "# 목록\n\n행은 짧게 쓴다.\n",
    "tables/en.md": "# Tables\n\nShow few rows.\n",
  ]

  let folder: TemporaryFolder
  let site: ServedSite
  private var save = 0

  init(_ arguments: [String], notes: [String: String] = ServedProject.notes) throws {
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: notes.map { ("project/notes/" + $0.key, $0.value) }))
    site = try ServedSite(
      content: URL(filePath: "notes"), arguments, in: folder.url.appending(path: "project"))
    #expect(try WireHTTP.get("/en/lists/", port: site.port).text.contains("Keep rows short."))
  }

  func run(_ script: String) throws {
    let result = try Command.run(["-ec", script], in: folder.url, program: "/bin/sh")
    try #require(result.status == 0, "\(script): \(result.messages)")
  }

  /// Saves a note and waits until its page shows it.
  mutating func expectSave(
    _ comment: String, at place: SourceLocation = #_sourceLocation
  ) async throws {
    save += 1
    let words = "Saved for the \(save) time."
    try folder.write("# Lists\n\nKeep rows short. \(words)\n", to: "project/notes/lists/en.md")
    try await expect(comment, at: place) {
      try WireHTTP.get("/en/lists/", port: site.port).text.contains(words)
    }
  }

  func expect(
    _ comment: String, at place: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
  ) async throws {
    let isTrue = try await Waiting.until(isSo)
    #expect(isTrue, "never: \(comment)", sourceLocation: place)
  }

  /// The number of times that the program printed a text.
  func count(of words: String) -> Int { site.messages.components(separatedBy: words).count - 1 }
}
