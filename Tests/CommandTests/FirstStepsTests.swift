import Foundation
import TestSupport
import Testing

/// The first commands that a new user runs, in a folder of their own.
@Suite struct FirstStepsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> Command.Result {
    try Command.run(arguments, in: folder.url)
  }

  @Test func `an empty folder is told how to begin`() throws {
    let result = try run()
    #expect(result.status == 0 && result.messages.isEmpty)
    #expect(result.output.contains("There are no notes here"))
    #expect(result.output.contains("hig-notes init"))
  }

  @Test func `what init writes builds, checks and aligns without a message`() throws {
    #expect(try run("init").status == 0)
    let build = try run("build", "--strict", "--base-url", "https://example.org/")
    #expect(build.status == 0 && build.messages.isEmpty, "\(build.messages)")
    let check = try run("check")
    #expect(check.status == 0 && check.output.isEmpty, "\(check.output)")
    // Every language has the same units, each with a counterpart.
    let status = try run("status", "--format", "json").output
    for list in ["missing", "lowConfidence", "extra", "outOfDate"] {
      #expect(status.components(separatedBy: "\"\(list)\":[]").count == 3, "\(status)")
    }
    let site = folder.url.appending(path: "site")
    for language in ["en", "ko", "ja"] {
      let page = try String(
        contentsOf: site.appending(path: "\(language)/empty-lists/index.html"), encoding: .utf8)
      #expect(page.contains("<div class=\"example\">"), "no live table")
    }
  }

  @Test func `says what a folder of notes holds, and what comes next`() throws {
    _ = try run("init")
    let result = try run()
    #expect(
      result.output.hasPrefix("content: 3 notes, 1 topic (English 1, Korean 1, Japanese 1)\n"))
    #expect(result.output.contains("  hig-notes serve     the site"))
    // The folder itself may contain the notes.
    let inside = try Command.run([], in: folder.url.appending(path: "content"))
    #expect(inside.output.contains("hig-notes build --content ."))
  }

  @Test func `init leaves alone what is there`() throws {
    try folder.write("title: Mine\n", to: "content/site.yaml")
    let result = try run("init")
    #expect(result.status == 1)
    #expect(
      result.messages.contains("content/site.yaml: error: it cannot be written: there is a file"))
    #expect(try folder.text("content/site.yaml") == "title: Mine\n")
    #expect(try folder.text("content/empty-lists/ko.md").contains("빈 목록"))
    // Files that `init` has written itself do not stop it.
    try FileManager.default.removeItem(at: folder.url.appending(path: "content/site.yaml"))
    #expect(try run("init").output == "content/site.yaml\n")
    #expect(try run("init").messages.contains("everything is there already"))
  }

  @Test func `the program's templates are written out, and build the same site`() throws {
    _ = try run("init")
    let written = try run("templates", "own")
    #expect(written.status == 0 && written.messages.hasPrefix("own: "))
    #expect(try run("build", "--output", "a").status == 0)
    #expect(try run("build", "--output", "b", "--templates", "own").status == 0)
    let (a, b) = (try pages("a"), try pages("b"))
    #expect(!a.isEmpty && a == b)
    // A style sheet of the author's is published unchanged, including its comments.
    let sheet = try folder.text("own/assets/site.css")
    #expect(try folder.text("b/assets/site.css") == sheet)
    try folder.write("<p>mine</p>", to: "own/footer.mustache")
    #expect(try run("templates", "own").status == 1)
    #expect(try folder.text("own/footer.mustache") == "<p>mine</p>")
  }

  /// The pages of a site by path.
  private func pages(_ site: String) throws -> [String: String] {
    let root = folder.url.appending(path: site)
    return try folder.files(in: site).filter { $0.hasSuffix(".html") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: root.appending(path: $1), encoding: .utf8)
    }
  }
}
