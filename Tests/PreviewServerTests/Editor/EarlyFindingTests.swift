import Bitext
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PreviewServer

/// What an editor is told before all notes are read.
@Suite struct EarlyFindingTests {
  @Test func `findings of an opened text do not wait for all notes`() async throws {
    let folder = try TemporaryFolder([
      "content/shelves/en.md": "# Shelves\n\nEvery shelf has 3 boards boards made of oak.\n",
      "content/shelves/ko.md": "# 서가\n\n모든 서가에는 참나무로 만든 판이 3개 있습니다.\n",
    ])
    let sent = Mutex<[UInt8]>([])
    let server = EditorServer(
      EditorOptions(content: "content", workingFolder: folder.path, version: "1")
    ) { bytes in sent.withLock { $0 += bytes } }
    // Nobody tells this session of the notes that the server reads meanwhile.
    var session = EditorSession(server)
    let file = Array((folder.path + "/content/shelves/en.md").utf8)
    let address = JSONValue.string(FileAddress.of(file))
    func tell(_ method: String, _ parameters: JSONValue, id: JSONValue? = nil) async {
      var message: [String: JSONValue] = [
        "method": .string(method), "params": parameters,
      ]
      message["id"] = id
      _ = await session.take(.message(.object(message)))
      await session.catchUp()
    }
    func told() -> String { sent.withLock { String(decoding: $0, as: UTF8.self) } }
    await tell("initialize", ["capabilities": [:]], id: 1)
    let text = try folder.text("content/shelves/en.md")
    await tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": address, "languageId": "markdown", "version": 1, "text": .string(text),
        ]
      ])
    #expect(told().contains("doubled-word"), "\(told())")
    sent.withLock { $0 = [] }
    await tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": address, "version": 2],
        "contentChanges": [["text": .string(text.replacing("boards boards", with: "boards"))]],
      ])
    #expect(told().contains("publishDiagnostics") && !told().contains("doubled-word"), "\(told())")
  }
}
