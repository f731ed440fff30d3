import Foundation
import Testing

/// Layouts of notes and oddities in them: one folder each, with the text and the segments expected.
struct SegmentGolden: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden/Segment")

  static var all: [SegmentGolden] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(SegmentGolden.init)
  }

  /// The one file of the folder whose name is not that of an expectation.
  func source() throws -> (name: String, bytes: [UInt8]) {
    let folder = Self.folder.appending(path: name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let file = names.first(where: { $0.hasPrefix("source.") }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return (file, Array(try Data(contentsOf: folder.appending(path: file))))
  }

  var expectation: URL { Self.folder.appending(path: name).appending(path: "segments.txt") }
}
