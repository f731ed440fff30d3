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
  package init(
    content: URL, _ arguments: [String] = [], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    scratch = try TemporaryFolder(["out": "", "err": ""])
    let output = scratch.url.appending(path: "out")
    let process = Process()
    self.process = process
    process.executableURL = URL(filePath: Command.path)
    let port = arguments.contains("--port") ? [] : ["--port", "0"]
    process.arguments = ["serve", "--content", content.path] + port + arguments
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
