package import Foundation

/// The checkout of this package.
package enum Checkout {
  /// The root of the package.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The notes that the project publishes.
  package static let content = root.appending(path: "content")

  /// Data that several tests share; its README lists contents and licences.
  package static let data = root.appending(path: "Tests/Data")

  /// The text of a file below ``data``.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: data.appending(path: path), encoding: .utf8)
  }
}
