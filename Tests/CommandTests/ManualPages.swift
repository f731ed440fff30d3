import Foundation
import TestSupport

/// The manual in `content/manual`.
///
/// The word after `sh` says how the commands of a block are tried: `serve` until each serves its
/// first page, `git` in a repository that keeps the notes, `source` by their names, because they
/// build or measure the program itself, and `no-run` not at all, because they install it.
enum ManualPages {
  private static let folder = Checkout.content.appending(path: "manual")

  static let chapters: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  static func page(_ chapter: String, _ language: String = "en") throws -> String {
    try String(
      contentsOf: folder.appending(path: "\(chapter)/\(language).md"), encoding: .utf8)
  }

  /// The fenced blocks of a page with their info strings.
  static func blocks(of page: String) -> [(info: String, text: String)] {
    page.matches(of: #/(?:^|\n)```([^\n`]+)\n(.*?)\n```/#.dotMatchesNewlines()).map {
      (String($0.output.1), String($0.output.2))
    }
  }

  /// The commands of the blocks of all chapters that begin with `info`, with their chapters.
  static func commands(in info: String) -> [ManualCommand] {
    chapters.flatMap { chapter in
      ((try? page(chapter)).map(blocks) ?? []).filter { $0.info == info }
        .flatMap { $0.text.split(separator: "\n") }
        .map { ManualCommand(chapter: chapter, line: String($0)) }
    }
  }

  /// A folder whose only program is `hig-notes`, and the environment that finds it first.
  static func environment(_ tools: TemporaryFolder) throws -> [String: String] {
    try FileManager.default.createSymbolicLink(
      at: tools.url.appending(path: "hig-notes"), withDestinationURL: URL(filePath: Command.path))
    let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(tools.url.path):\(search)"]
  }

  /// Runs lines one after the other as a reader would type them.
  static func run(
    _ lines: [String], in folder: TemporaryFolder, _ environment: [String: String]
  ) throws -> Command.Result {
    try Command.run(
      ["-euxo", "pipefail", "-c", lines.joined(separator: "\n")], in: folder.url,
      environment: environment, program: "/bin/bash")
  }
}

/// A line of a block of commands.
struct ManualCommand: CustomStringConvertible, Sendable {
  let chapter: String
  let line: String

  var description: String { "\(chapter): \(line)" }
}
