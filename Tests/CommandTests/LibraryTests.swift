import Foundation
import TestSupport
import Testing

/// The library product, used by a program that sees nothing else of this package.
struct LibraryTests {
  @Test func `every example of the library compiles elsewhere and prints what it says`() throws {
    let examples = try Self.examples()
    // Counts the examples, so that a lost one is noticed: one for each type, and the exports.
    #expect(examples.count >= 7)
    let folder = try Self.program(of: examples)
    try Self.compile(folder.url)
    let result = try Command.run(
      [], in: folder.url, program: folder.url.appending(path: "examples").path)
    try #require(result.status == 0, "\(result.output)\n\(result.messages)")
    let printed = result.output.components(separatedBy: Self.separator + "\n").dropFirst()
    try #require(printed.count == examples.count)
    for (example, output) in zip(examples, printed) {
      let lines = output.split(separator: "\n").map(String.init)
      #expect(lines == example.output, "\(example.place)")
    }
  }

  @Test func `the library has at most forty public declarations, each with its words`() throws {
    var count = 0
    for url in try Self.swiftFiles(in: "Sources/Bitext") {
      let isLibrary = url.path.contains("/Bitext/Library/")
      var previous = ""
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("public ") {
          #expect(isLibrary, "\(url.lastPathComponent): \(line)")
          #expect(previous.hasPrefix("///"), "\(url.lastPathComponent): \(line)")
          count += 1
        }
        previous = line
      }
    }
    #expect(count > 20)
    #expect(count <= 40)
  }

  // MARK: Examples

  private struct Example {
    let place: String
    let code: [String]
    /// The output that the comments at the beginnings of lines announce.
    let output: [String]
  }

  private static let separator = "==== example ===="

  private static func swiftFiles(in folder: String) throws -> [URL] {
    let root = Checkout.root.appending(path: folder)
    return try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// The code blocks marked `swift` in the documentation.
  private static func examples() throws -> [Example] {
    try swiftFiles(in: "Sources/Bitext/Library").flatMap { url in
      var examples: [Example] = []
      var code: [String]?
      let lines = try String(contentsOf: url, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard line.hasPrefix("///") else { continue }
        let text = String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
        if text == "```swift" {
          code = []
        } else if text == "```", let finished = code {
          let comments = finished.compactMap(Self.comment)
          examples.append(
            Example(
              place: "\(url.lastPathComponent):\(number + 1)", code: finished, output: comments))
          code = nil
        } else {
          code?.append(text)
        }
      }
      return examples
    }
  }

  private static func comment(of line: String) -> String? {
    let parts = line.components(separatedBy: "// ")
    return parts.count > 1 ? parts[parts.count - 1] : nil
  }

  /// A program with the examples, each in a scope with two notes and the values made from them.
  private static func program(of examples: [Example]) throws -> TemporaryFolder {
    let bodies = examples.map { example in
      """
      print("\(separator)")
      do {
      \(example.code.joined(separator: "\n"))
      }
      """
    }
    return try TemporaryFolder([
      "main.swift": """
      import Bitext

      let korean = try Note(contentsOf: "ko.md")
      let english = try Note(contentsOf: "en.md")
      let bead = ParallelText([korean, english]).beads[0]

      \(bodies.joined(separator: "\n"))
      """,
      "ko.md": "# 목록의 행\n\n행은 44 pt보다 낮지 않습니다.\n\n머리글은 스크롤을 따라갑니다.\n",
      "en.md": "# Rows of a list\n\nA row is no lower than 44 pt.\n",
    ])
  }

  /// Compiles `main.swift` in `folder` with the library as it was built with the tests, as another package's.
  ///
  /// A package that depends on this one would compile all of it again.
  private static func compile(_ folder: URL) throws {
    let products = Command.products
    let built = ["Bitext", "Notation", "TextBasics", "CLibrary", "CDictionary"].map {
      products.appending(path: "\($0).build")
    }
    let sources = Checkout.root.appending(path: "Sources")
    // Those of files that are no more stay where they were.
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let names = Set((files?.allObjects as? [URL] ?? []).map { $0.lastPathComponent + ".o" })
    let objects = try built.flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }.filter { names.contains($0.lastPathComponent) }.map(\.path)
    let maps =
      (["CCmark", "CYaml", "CPlatform"].map { sources.appending(path: $0) } + built.suffix(1))
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0.appending(path: "module.modulemap").path)"] }
    let headers = ["-Xcc", "-I\(sources.appending(path: "CDictionary/include").path)"]
    let modules = ["-I", products.appending(path: "Modules").path]
    let options = ["-swift-version", "6", "-lcmark", "-lyaml", "-o", "examples", "main.swift"]
    let result = try Command.run(
      ["swiftc"] + options + modules + maps + headers + objects, in: folder, program: "/usr/bin/env"
    )
    try #require(result.status == 0, "\(result.output)\n\(result.messages)")
  }
}
