import Foundation
package import Testing

/// A note in a real-life layout with the expected results of each stage.
package struct GoldenCase: Sendable, CustomStringConvertible {
  /// The stages whose results are recorded.
  package enum Stage: String, CaseIterable, Sendable {
    case segments = "segments.txt"
    case alignment = "alignment.txt"
    case units = "units.txt"
    case page = "page.html"
  }

  package let name: String

  package var description: String { name }

  private static let root = Checkout.root.appending(path: "Tests/Golden")

  private var folder: URL { Self.root.appending(path: name) }

  package static let all: [GoldenCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") }.sorted()
      .map(GoldenCase.init)
  }()

  /// The names of all files of the case, sorted.
  package func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  package func source() throws -> (name: String, bytes: [UInt8]) {
    guard let file = try files().first(where: { $0.hasPrefix("source.") }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return (file, Array(try Data(contentsOf: folder.appending(path: file))))
  }

  /// A folder that contains only this note.
  package func notes() throws -> TemporaryFolder {
    let (name, bytes) = try source()
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: name)
    return folder
  }

  /// Compares the result of a stage with the recorded one; with `RECORD=1` records it and fails.
  package func expect(
    _ actual: String, of stage: Stage, at place: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: stage.rawValue)
    let expected = FileManager.default.contents(atPath: file.path)
    if expected == Data(actual.utf8) { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded \(name)/\(stage.rawValue)", sourceLocation: place)
      return
    }
    let lines = Self.difference(
      from: String(decoding: expected ?? Data(), as: UTF8.self), to: actual)
    Issue.record(
      "\(name)/\(stage.rawValue) differs:\n\(lines.joined(separator: "\n"))", sourceLocation: place)
  }

  /// The differing lines with their numbers, compared by bytes, so that NFC and NFD differ.
  private static func difference(from expected: String, to actual: String) -> [String] {
    func lines(_ text: String) -> [[UInt8]] {
      text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map(Array.init)
    }
    return lines(actual).difference(from: lines(expected)).prefix(40).map { change in
      switch change {
      case .remove(let line, let bytes, _): "-\(line + 1) \(String(decoding: bytes, as: UTF8.self))"
      case .insert(let line, let bytes, _): "+\(line + 1) \(String(decoding: bytes, as: UTF8.self))"
      }
    }
  }
}
