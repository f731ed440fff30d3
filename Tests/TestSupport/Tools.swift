package import Foundation

/// Third-party tools that tests use; `Tests/run` and `Tests/Tools/install` install them.
package enum Tools {
  /// The Unicode character database as Debian's package `unicode-data` installs it.
  package static let unicodeDatabase = "/usr/share/unicode"

  package static let folder = Checkout.root.appending(path: ".build/tools")

  package static let isInstalled = FileManager.default.fileExists(
    atPath: folder.appending(path: "ready").path)

  /// Whether tests of the tools have to run; `Tests/run` installs the tools, so there they must
  /// exist.
  package static let isAsked =
    isInstalled || ProcessInfo.processInfo.environment["EXCHANGE_TOOLS_REQUIRED"] != nil
    || ProcessInfo.processInfo.environment["CI"] != nil

  /// Runs a script of `Tests/Tools` with the Python environment of the tools.
  package static func python(_ script: String, _ arguments: [String]) throws -> Command.Result {
    let path = Checkout.root.appending(path: "Tests/Tools").appending(path: script).path
    return try Command.run(
      [path] + arguments, program: folder.appending(path: "venv/bin/python").path)
  }
}
