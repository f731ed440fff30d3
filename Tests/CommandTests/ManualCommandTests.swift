import Foundation
import TestSupport
import Testing

/// The commands of the manual that need more than a folder of notes.
@Suite struct ManualCommandTests {
  @Test func `every block of commands says how it is tried`() throws {
    let known = ["sh", "sh serve", "sh git", "sh source"]
    for chapter in ManualPages.chapters {
      for block in ManualPages.blocks(of: try ManualPages.page(chapter))
      where block.info.hasPrefix("sh") && !known.contains(block.info) {
        // Installing the program, and the list of all commands, which `ReadMeTests` compare.
        #expect(block.info == "sh no-run" && ["commands", "start"].contains(chapter), "\(chapter)")
      }
    }
  }

  @Test(arguments: ManualPages.commands(in: "sh serve"))
  func `a command that serves answers with a page, and one that measures ends`(
    command: ManualCommand
  ) throws {
    let folder = try TemporaryFolder()
    let tools = try TemporaryFolder(["xdg-open": "#!/bin/sh\necho \"$1\" > \"$0.asked\"\n"])
    let browser = tools.url.appending(path: "xdg-open")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser.path)
    let environment = try ManualPages.environment(tools)
    #expect(try Command.run(["init"], in: folder.url).status == 0)
    if command.line.contains("--measure") {
      let result = try ManualPages.run([command.line], in: folder, environment)
      #expect(result.status == 0 && !result.output.isEmpty, "\(result.messages)")
      return
    }
    // What a test adds comes after the line: a port that is free.
    let served = try ServedSite(
      content: URL(filePath: "content", relativeTo: folder.url),
      command.line.contains("--port") ? ["--port", "auto"] : [], in: folder.url,
      environment: environment,
      through: ["/bin/bash", "-c", "shift; exec \(command.line) \"$@\""])
    let path = try #require(URL(string: served.address)).path(percentEncoded: true)
    let reply = try WireHTTP.get(path + "en/", port: served.port)
    #expect(reply.status == 200 && reply.text.contains("</html>"), "\(path): \(reply.status)")
    guard command.line.contains("--open") else { return }
    let asked = tools.url.appending(path: "xdg-open.asked")
    let isOpened = try Waiting.blocking {
      try FileManager.default.fileExists(atPath: asked.path)
        && String(contentsOf: asked, encoding: .utf8) == served.address + "\n"
    }
    #expect(isOpened, "no browser was asked to open \(served.address)")
  }

  @Test func `the commands that ask git run where git keeps the notes`() throws {
    let folder = try TemporaryFolder()
    let commands = ManualPages.commands(in: "sh git")
    #expect(commands.count >= 4)
    let git = "git -c user.name=t -c user.email=t@example.org"
    let note = "content/empty-lists/en.md"
    let before = [
      "hig-notes init", "git init -q -b main", "git add -A", "\(git) commit -q -m first",
      "git checkout -q -b words",
      "printf '\\nA list that is filtered offers to show everything again.\\n' >> \(note)",
      "\(git) commit -q -a -m second",
    ]
    let tools = try TemporaryFolder()
    let result = try ManualPages.run(
      before + commands.map(\.line), in: folder, try ManualPages.environment(tools))
    #expect(result.status == 0, "\(result.messages.suffix(2_000))")
    // `changes` and `review` show it.
    let mentions = result.output.components(separatedBy: "A list that is filtered").count - 1
    #expect(mentions >= 2, "\(result.output)")
  }

  /// Building and measuring the program takes minutes, so what a command names has to exist.
  @Test(arguments: ManualPages.commands(in: "sh source"))
  func `a command for the source of the program names what is there`(
    command: ManualCommand
  ) throws {
    let variables = command.line.matches(of: /(?:^| )([A-Z_]{4,})=/).map { String($0.output.1) }
    let tests = Self.tests.map(\.text).joined(separator: "\n")
    for variable in variables { #expect(tests.contains("\"\(variable)\""), "\(variable)") }
    let words = command.line.split(separator: " ").map(String.init)
      .drop { $0.contains(/^[A-Z_]+=/) }
    let first = try #require(words.first)
    if first != "swift" {
      let script = Checkout.root.appending(path: first)
      #expect(FileManager.default.isExecutableFile(atPath: script.path), "\(first)")
      return
    }
    if words.contains("test") {
      let filter = try #require(command.line.firstMatch(of: /--filter "?([^"]+)"?$/)).output.1
      for name in filter.split(separator: "|") {
        #expect(Self.tests.contains { $0.name.hasPrefix(name) }, "\(name)")
      }
      return
    }
    let options = ["run", "build", "-c", "release", "--product"]
    let rest = words.dropFirst().filter { !options.contains($0) }
    let product = try #require(rest.first)
    let program = Command.products.appending(path: product)
    let subcommand = rest.dropFirst().prefix { $0.contains(/^[a-z]+$/) }
    func help(_ command: [String]) throws -> String {
      let result = try Command.run(command + ["--help"], program: program.path)
      return result.output + result.messages
    }
    var known = try help(Array(subcommand))
    if let usual = known.firstMatch(of: /([a-z]+) \(default\)/)?.output.1 {
      known += try help([String(usual)])
    }
    for option in rest where option.hasPrefix("--") {
      #expect(known.contains(option + " "), "\(product) has no \(option)")
    }
  }

  /// The files of tests by name.
  private static let tests: [(name: String, text: String)] = {
    let folder = Checkout.root.appending(path: "Tests")
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix("Tests.swift") }.map { path in
      let url = folder.appending(path: path)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return (url.lastPathComponent, text)
    }
  }()
}
