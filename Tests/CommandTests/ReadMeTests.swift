import Foundation
import TestSupport
import Testing

/// The README is short, and the manual lists all commands and options of the program.
@Suite struct ReadMeTests {
  private static let lines: [String] = {
    let url = Checkout.content.appending(path: "manual/commands/en.md")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { $0.contains(/^hig-notes [a-z-]+ .*[A-Z\[]/) }
      .map(String.init)
  }()

  private static func command(of line: String) throws -> String {
    try #require(line.split(separator: " ").dropFirst().first).description
  }

  @Test func `the manual lists every command`() throws {
    let help = try Command.run(["--help"]).output
    let list = try #require(help.firstRange(of: "SUBCOMMANDS:")).upperBound
    let commands = help[list...].matches(of: #/\n  ([a-z][a-z-]+) /#).map { String($0.output.1) }
    #expect(try Self.lines.map(Self.command).sorted() == commands.sorted())
    #expect(commands.count > 10)
  }

  @Test(arguments: lines) func `a command has the options that the manual lists, and no other`(
    _ line: String
  ) throws {
    let command = try Self.command(of: line)
    let help = try Command.run([command, "--help"]).output
    let options = Set(
      help.matches(of: /\n  (?:-[a-z], )?(--[a-z][a-z-]+)/).map { String($0.output.1) })
    let listed = Set(line.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
    #expect(options.subtracting(["--help", "--version"]) == listed, "\(command)")
  }

  @Test(arguments: ["README.md", ".github/README.ko.md", ".github/README.ja.md"])
  func `a README is short, and what it names is there`(path: String) throws {
    let file = Checkout.root.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.utf8.count <= 8_000)
    let links = text.matches(of: /\]\(([^)#]+)\)/).map { String($0.output.1) }
      .filter { !$0.contains("://") }
    #expect(links.count > 10)
    for link in links {
      let target = file.deletingLastPathComponent().appending(path: link)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
    }
  }
}
