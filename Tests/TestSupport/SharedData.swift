package import Foundation

/// Test data that lies beside the checkout, not in it.
package enum SharedData {
  /// The root of this package.
  package static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let url = package.deletingLastPathComponent().appending(path: "shared")

  /// Whether it is there; tests that read it are enabled by this, and continuous integration
  /// fails without it.
  package static let isPresent = FileManager.default.fileExists(atPath: url.path)
}
