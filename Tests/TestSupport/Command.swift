package import Foundation

/// Runs the built `hig-notes` as a user would.
package enum Command {
  package struct Result: Sendable {
    package let status: Int32
    package let output: String
    package let messages: String
  }

  /// The folder of what was built with the tests.
  package static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// The path of the program: the one that `HIG_NOTES` names, or the one that was built with the tests.
  package static let path =
    ProcessInfo.processInfo.environment["HIG_NOTES"] ?? products.appending(path: "hig-notes").path

  /// Keeps the program's caches out of the home folder of whoever runs the tests.
  private static let own = try? TemporaryFolder()

  /// The environment for programs that tests start.
  package static func environment(_ additions: [String: String] = [:]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = own?.url.appending(path: "cache").path
    environment["XDG_STATE_HOME"] = own?.url.appending(path: "state").path
    return environment.merging(additions) { $1 }
  }

  /// Runs `program`, by default `hig-notes`, with `arguments` and standard `input` in `folder`, and
  /// waits for its end.
  package static func run(
    _ arguments: [String], in folder: URL? = nil, input: String = "",
    environment: [String: String] = [:], program: String = path
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.environment(environment)
    let scratch = try TemporaryFolder()
    let files = try ["in", "out", "err"].map { name in
      let url = scratch.url.appending(path: name)
      try (name == "in" ? input : "").write(to: url, atomically: false, encoding: .utf8)
      return url
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: files[1], encoding: .utf8),
      messages: try String(contentsOf: files[2], encoding: .utf8))
  }
}
