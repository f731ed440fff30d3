package import Foundation

/// A folder of notes in the style of real ones, which were not made for any program.
package struct RealNotes: Sendable, CustomStringConvertible {
  package let description: String
  package let url: URL

  package var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Our own notes.
  package static let own = RealNotes(
    description: "our own notes", url: Checkout.data.appending(path: "notes"))

  /// The five texts with which the project began.
  ///
  /// Others wrote them, so they are not in the repository but in `../shared`, or in the folder that
  /// the environment variable `SHARED` names.
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
