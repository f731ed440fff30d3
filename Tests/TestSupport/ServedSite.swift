package import Foundation

/// A running `hig-notes serve`, which ends with its owner.
package final class ServedSite {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let port: UInt16
  /// With a slash at its end.
  package let address: String
  private let process: Process
  private let scratch: TemporaryFolder
  private var owned: TemporaryFolder?

  /// Starts the program on a folder that lives as long as it does.
  package convenience init(_ content: TemporaryFolder, _ arguments: [String] = []) throws {
    try self.init(content: content.url, arguments)
    owned = content
  }

  /// Starts the program on a port of the system's choice and waits until it says where it is.
  ///
  /// - Parameters:
  ///   - content: The folder of notes.
  ///   - arguments: Further ones.
  ///   - folder: Where it is started.
  ///   - environment: What else it finds around it.
  ///   - wrapper: A program, and its arguments, that starts what follows them.
  /// - Throws: ``Failure`` with its messages if it does not start.
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

  /// What is wrong, as the program tells open pages: the newest event of its kind.
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

  /// What pages of the site show when they have something written or opened.
  package func token() throws -> String {
    try WireHTTP.get("/.hig-notes/token", port: port).text
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Asks as a page of the site does.
  package func command(_ target: String) throws -> WireHTTP.Reply {
    try WireHTTP.get(
      "/.hig-notes/" + target, port: port, method: "POST",
      fields: [("Origin", "http://localhost:\(port)")], body: try token())
  }

  /// Presses Ctrl-C and waits for the end.
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
