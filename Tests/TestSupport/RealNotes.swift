package import Foundation

/// A folder of notes as people really leave them, made for no program.
package struct RealNotes: Sendable, CustomStringConvertible {
  package let description: String
  package let url: URL

  package var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Our own.
  package static let own = RealNotes(
    description: "our own notes", url: Checkout.data.appending(path: "notes"))

  /// The five texts that the project began with.
  ///
  /// Others wrote them, so they are not in the repository: they lie in `../shared`, or where the
  /// environment's `SHARED` says.
  package static let seeds = RealNotes(
    description: "the seeds", url: shared.appending(path: "seeds"))

  private static let shared =
    ProcessInfo.processInfo.environment["SHARED"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }
    ?? Checkout.root.deletingLastPathComponent().appending(path: "shared")

  /// The names of the texts, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The text whose name begins with `prefix`.
  package func text(_ prefix: String) throws -> (name: String, bytes: [UInt8]) {
    guard let name = try names().first(where: { $0.hasPrefix(prefix) }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return (name, Array(try Data(contentsOf: url.appending(path: name))))
  }
}
