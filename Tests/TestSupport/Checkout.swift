package import Foundation

/// This package as it lies on the disk.
package enum Checkout {
  /// The root of the package.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The notes that the project publishes.
  package static let content = root.appending(path: "content")

  /// What tests read and no single test owns; its README says what is there and whose it is.
  package static let data = root.appending(path: "Tests/Data")

  /// The text of a file below ``data``.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: data.appending(path: path), encoding: .utf8)
  }
}
