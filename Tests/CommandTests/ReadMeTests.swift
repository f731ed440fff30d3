import Foundation
import TestSupport
import Testing

/// The program has all commands and options that the README lists.
@Suite struct ReadMeTests {
  private static let lines: [String] = {
    let url = Checkout.root.appending(path: "README.md")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { $0.contains(/^hig-notes [a-z]+ .*[A-Z\[]/) }
      .map(String.init)
  }()

  private static func options(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
      .subtracting(["--help", "--version"])
  }

  @Test func `the README lists five commands`() {
    #expect(Self.lines.count == 5, "\(Self.lines)")
  }

  @Test(arguments: lines) func `a command has the options that the README lists, and no other`(
    _ line: String
  ) throws {
    let command = try #require(line.split(separator: " ").dropFirst().first).description
    let help = try Command.run([command, "--help"]).output
    let usage = try #require(help.firstRange(of: "USAGE:"))
    let end = help[usage.lowerBound...].firstRange(of: "\n\n")?.lowerBound ?? help.endIndex
    let options = Self.options(in: String(help[usage.lowerBound..<end]))
    #expect(options == Self.options(in: line), "\(command)")
  }
}
