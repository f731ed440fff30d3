import Foundation
import RowStyles
import Testing

/// The framework symbols that generated code may use, transcribed from the platforms'
/// documentation.
///
/// The stand-in modules are generated from them.
struct APITable {
  struct Symbol {
    let module: String
    let name: String
    let declaration: String
    /// By the platform's name in `@available`; a version is the major version times 100 plus the
    /// minor one.
    let since: [String: Int]
    let isDeprecated: Bool

    /// The text by which a use of the symbol is recognised.
    var token: String { name.contains("(.") ? ".\(name)" : name }
  }

  static let platforms = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "StandIns")

  let symbols: [Symbol]

  init() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "api.tsv"), encoding: .utf8)
    symbols = try text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 10, "\(line.prefix(60))")
      var since: [String: Int] = [:]
      for (platform, version) in zip(Self.platforms, fields[3...]) where !version.isEmpty {
        since[platform] = Self.number(version)
      }
      return Symbol(
        module: fields[0], name: fields[1], declaration: fields[2], since: since,
        isDeprecated: !fields[8].isEmpty)
    }
  }

  static func number(_ version: String) -> Int {
    let parts = version.split(separator: ".").compactMap { Int($0) }
    return (parts.first ?? 0) * 100 + (parts.count > 1 ? parts[1] : 0)
  }

  /// Compiles the stand-ins of all modules into `folder`.
  func build(into folder: URL) throws {
    for module in ["SwiftUI", "UIKit", "AppKit"] {
      let lines = symbols.filter { $0.module == module && !$0.declaration.isEmpty }
        .map(\.declaration)
      let source = folder.appending(path: "\(module).swift")
      try ("@_exported import Foundation\n" + lines.joined(separator: "\n") + "\n")
        .write(to: source, atomically: true, encoding: .utf8)
      let faults = try swiftc([
        "-swift-version", "5", "-parse-as-library", "-emit-module", "-module-name", module,
        source.path, "-o", folder.appending(path: "\(module).swiftmodule").path,
      ])
      try #require(faults == "", "the stand-in for \(module) does not compile")
    }
  }
}

/// The output of the compiler; empty if it has no complaints.
func swiftc(_ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["swiftc"] + arguments
  let pipe = Pipe()
  process.standardError = pipe
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let text = String(decoding: data, as: UTF8.self)
  return process.terminationStatus == 0 && !text.contains("warning:") ? "" : text
}
