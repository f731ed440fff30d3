import Bitext
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PreviewServer

/// An editor at the other end of the pipes of `hig-notes lsp`.
final class EditorConnection: Sendable {
  private struct State {
    var answers: [Int: JSONValue] = [:]
    var findings: [String: JSONValue] = [:]
    var said: [String] = []
    var last = 0
  }

  private let state = Mutex(State())
  private let input: FileHandle
  private let output: FileHandle
  private let process: UncheckedProcess
  let folder: TemporaryFolder

  /// A process is started and waited for by one owner.
  private struct UncheckedProcess: @unchecked Sendable { let process: Process }

  init(
    _ folder: TemporaryFolder, language: String = "en", encodings: [JSONValue] = ["utf-16"],
    opening open: String = "", begins: Bool = true
  ) async throws {
    self.folder = folder
    let process = Process()
    process.executableURL = URL(filePath: Command.path)
    process.arguments = ["lsp", "--stdio"]
    process.currentDirectoryURL = folder.url
    process.environment = Command.environment()
    let (to, from) = (Pipe(), Pipe())
    process.standardInput = to
    process.standardOutput = from
    try process.run()
    self.process = UncheckedProcess(process: process)
    input = to.fileHandleForWriting
    output = from.fileHandleForReading
    let reading = output
    Thread.detachNewThread { [weak self] in
      var frames = MessageFrames()
      while true {
        let data = reading.availableData
        if data.isEmpty { return }
        frames.append(Array(data))
        while let frame = frames.next() {
          if case .message(let message) = frame { self?.take(message) }
        }
      }
    }
    guard begins else { return }
    let answer = try await ask(
      "initialize",
      [
        "processId": .null, "rootUri": .string(address(open)), "locale": .string(language),
        "capabilities": [
          "general": ["positionEncodings": .array(encodings)],
          "workspace": ["workspaceEdit": ["documentChanges": true]],
          "textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]],
        ],
      ])
    #expect(answer["capabilities"]?["hoverProvider"] == true)
    #expect(answer["capabilities"]?["positionEncoding"] == encodings[0])
    try tell("initialized", [:])
  }

  deinit { if process.process.isRunning { process.process.terminate() } }

  func address(_ path: String) -> String {
    FileAddress.of(Array((folder.path + (path.isEmpty ? "" : "/" + path)).utf8))
  }

  private func take(_ message: JSONValue) {
    state.withLock { state in
      if let identifier = message["id"]?.number {
        state.answers[identifier] = message
      } else if message["method"] == "textDocument/publishDiagnostics",
        let address = message["params"]?["uri"]?.text
      {
        state.findings[address] = message["params"]
      } else if let text = message["params"]?["message"]?.text {
        state.said.append(text)
      }
    }
  }

  func write(_ bytes: [UInt8]) throws { try input.write(contentsOf: Data(bytes)) }

  func tell(_ method: String, _ parameters: JSONValue) throws {
    try write(
      MessageFrames.bytes(
        of: ["jsonrpc": "2.0", "method": .string(method), "params": parameters]))
  }

  /// The whole answer to a question, which may be an error.
  func reply(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
    let identifier = state.withLock { state in
      state.last += 1
      return state.last
    }
    try write(
      MessageFrames.bytes(
        of: [
          "jsonrpc": "2.0", "id": .integer(identifier), "method": .string(method),
          "params": parameters,
        ]))
    let isThere = try await Waiting.until { state.withLock { $0.answers[identifier] != nil } }
    #expect(isThere, "\(method) is answered")
    return state.withLock { $0.answers[identifier] } ?? .null
  }

  func ask(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
    let reply = try await reply(method, parameters)
    #expect(reply["error"] == nil, "\(method): \(reply)")
    return reply["result"] ?? .null
  }

  var said: [String] { state.withLock { $0.said } }

  // MARK: Texts

  func open(_ path: String) throws {
    try tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(address(path)), "languageId": "markdown", "version": 1,
          "text": .string(try folder.text(path)),
        ]
      ])
  }

  func change(_ path: String, to text: String, version: Int) throws {
    try tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(address(path)), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  func at(_ path: String, _ line: Int, _ character: Int) -> JSONValue {
    [
      "textDocument": ["uri": .string(address(path))],
      "position": ["line": .integer(line), "character": .integer(character)],
    ]
  }

  func hover(_ path: String, _ line: Int, _ character: Int = 0) async throws -> String {
    let answer = try await ask("textDocument/hover", at(path, line, character))
    return answer["contents"]?["value"]?.text ?? ""
  }

  func actions(_ path: String, _ line: Int, _ character: Int = 0) async throws -> [JSONValue] {
    let place: JSONValue = ["line": .integer(line), "character": .integer(character)]
    return try await ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(address(path))], "range": ["start": place, "end": place],
        "context": ["diagnostics": []],
      ]
    ).elements
  }

  func run(_ action: JSONValue?) async throws {
    let command = try #require(action?["command"])
    _ = try await ask(
      "workspace/executeCommand",
      ["command": command["command"] ?? .null, "arguments": command["arguments"] ?? .null])
  }

  /// Waits for findings of a version of a text of which a condition is true.
  func findings(
    of path: String, where isWanted: ([JSONValue]) -> Bool = { _ in true }
  ) async throws -> [JSONValue] {
    let address = address(path)
    let isThere = try await Waiting.until {
      state.withLock { $0.findings[address].map { isWanted($0["diagnostics"]?.elements ?? []) } }
        ?? false
    }
    #expect(isThere, "\(state.withLock { $0.findings[address] } ?? .null)")
    return state.withLock { $0.findings[address]?["diagnostics"]?.elements } ?? []
  }

  /// Waits for the findings of a version of a text.
  func waitForFindings(of path: String, version: Int) async throws {
    let address = address(path)
    let isThere = try await Waiting.until {
      state.withLock { $0.findings[address]?["version"]?.number == version }
    }
    #expect(isThere, "\(state.withLock { $0.findings[address] } ?? .null)")
  }

  /// The processor time that the program has taken, in ticks of a hundredth of a second; nil where the
  /// system does not tell.
  var ticks: Int? {
    let path = "/proc/\(process.process.processIdentifier)/stat"
    guard let line = try? String(contentsOfFile: path, encoding: .utf8),
      let end = line.lastIndex(of: ")")
    else { return nil }
    // The 14th and the 15th field; the second one may have spaces.
    let fields = line[end...].split(separator: " ")
    guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]) else {
      return nil
    }
    return user + system
  }

  /// Waits until the program has nothing to do any more.
  func rest() async throws {
    var (last, since) = (-1, 0)
    while let now = ticks, since < 20 {
      since = now - last > 1 ? 0 : since + 1
      if since == 0 { last = now }
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  /// Ends the connection as the protocol asks, and returns the exit code.
  func end() async throws -> Int32 {
    #expect(try await ask("shutdown", .null) == .null)
    try tell("exit", .null)
    return try await status()
  }

  func close() throws { try input.close() }

  func status() async throws -> Int32 {
    let isOver = try await Waiting.until { !process.process.isRunning }
    #expect(isOver)
    return isOver ? process.process.terminationStatus : -1
  }
}
