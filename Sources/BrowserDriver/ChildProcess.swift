package import Foundation

/// A child process that runs until it is no longer needed.
package final class ChildProcess {
  private let process = Process()

  package init(
    _ path: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit { end() }

  /// Terminates the program and waits for its end.
  package func end() {
    // The child inherits signals that the test runner blocks, so it may never receive SIGTERM.
    process.terminate()
    for _ in 0..<25 where process.isRunning { usleep(20_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Waits until `port` accepts connections.
  package func waitUntilListening(on port: UInt16) throws {
    let answers = Browser.wait { LoopbackHTTP.isOpen(port) || !process.isRunning }
    if answers, process.isRunning { return }
    throw LoopbackHTTP.Failure(description: "\(process.executableURL?.path ?? "") did not start")
  }
}
