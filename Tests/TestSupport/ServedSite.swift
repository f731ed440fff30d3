package import Foundation

/// A running `hig-notes serve`, which is stopped when its owner is released.
package final class ServedSite {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let port: UInt16
  /// Ends with a slash.
  package let address: String
  private let process: Process
  private let scratch: TemporaryFolder
  private var owned: TemporaryFolder?

  /// Starts the program on a folder and keeps the folder until it ends.
  package convenience init(_ content: TemporaryFolder, _ arguments: [String] = []) throws {
    try self.init(content: content.url, arguments)
    owned = content
  }

  /// Starts the program on a port that the system chooses and waits until it reports its address.
  ///
  /// - Parameters:
  ///   - content: The folder of notes.
  ///   - arguments: Additional arguments.
  ///   - folder: The working directory.
  ///   - environment: Additional environment variables.
  ///   - wrapper: A program with arguments that starts the command after them.
  /// - Throws: ``Failure`` with the program's messages if it does not start.
  package init(
    content: URL, _ arguments: [String] = [], in folder: URL? = nil,
    environment: [String: String] = [:], through wrapper: [String] = []
  ) throws {
    scratch = try TemporaryFolder(["out": "", "err": ""])
    let output = scratch.url.appending(path: "out")
    let process = Process()
    self.process = process
    let port = arguments.contains("--port") ? [] : ["--port", "0"]
    let words =
      wrapper + [Command.path, "serve", "--content", content.relativePath] + port + arguments
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = Command.environment(environment)
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "err"))
    try process.run()
    var line = ""
    _ = try Waiting.blocking {
      line = try String(contentsOf: output, encoding: .utf8)
      return line.hasSuffix("\n") || !process.isRunning
    }
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let number = URL(string: address)?.port, let port = UInt16(exactly: number) else {
      let messages = try String(
        contentsOf: scratch.url.appending(path: "err"), encoding: .utf8)
      process.terminate()
      throw Failure(description: "serve did not start: \(messages)")
    }
    self.port = port
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  package var identifier: Int32 { process.processIdentifier }

  package var messages: String {
    (try? String(contentsOf: scratch.url.appending(path: "err"), encoding: .utf8)) ?? ""
  }

  /// The current problems, from the newest event of that kind for open pages.
  package func problems() throws -> String {
    let connection = try WireHTTP.Connection(port: port)
    let host = "Host: localhost:\(port)"
    try connection.send(Data("GET /.hig-notes/events HTTP/1.1\r\n\(host)\r\n\r\n".utf8))
    var text = ""
    while let data = connection.receive(), !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      if let found = text.firstMatch(of: /event: problems\ndata: (.*)\n\n/) {
        return String(found.1)
      }
    }
    throw Failure(description: "no problems are told: \(text)")
  }

  /// Whether open pages are told that a folder is away.
  package func isFolderAway() throws -> Bool {
    try problems().contains("cannot be read: it is not there")
  }

  /// The token that pages of the site send when they request a change.
  package func token() throws -> String {
    try WireHTTP.get("/.hig-notes/token", port: port).text
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Sends a command as a page of the site does.
  package func command(_ target: String) throws -> WireHTTP.Reply {
    try WireHTTP.get(
      "/.hig-notes/" + target, port: port, method: "POST",
      fields: [("Origin", "http://localhost:\(port)")], body: try token())
  }

  /// Sends SIGINT and waits for the end.
  ///
  /// - Returns: The exit code; nil if the program does not end.
  package func interrupt() -> Int32? {
    kill(process.processIdentifier, SIGINT)
    guard Waiting.blocking(until: { !process.isRunning }) else {
      kill(process.processIdentifier, SIGKILL)
      return nil
    }
    return process.terminationStatus
  }
}
