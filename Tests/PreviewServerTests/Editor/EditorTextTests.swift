import Bitext
import TestSupport
import Testing

@testable import PreviewServer

/// Messages, addresses and places as editors write them.
@Suite struct EditorTextTests {
  @Test func `messages come out whole however their bytes are cut`() throws {
    let messages: [JSONValue] = [["a": 1], ["b": "é한😀"], [], ["c": [1, 2, .null]]]
    let bytes = messages.flatMap { MessageFrames.bytes(of: $0) }
    for size in [1, 2, 7, 64, bytes.count] {
      var frames = MessageFrames()
      var found: [JSONValue] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        frames.append(Array(bytes[start..<min(start + size, bytes.count)]))
        while case .message(let message)? = frames.next() { found.append(message) }
      }
      #expect(found == messages, "\(size)")
    }
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Length: 2\r\n\r\n{}",
    "Content-Length: 99999999999\r\n\r\n", String(repeating: "a", count: 5000),
  ])
  func `a header without a length ends the reading`(header: String) {
    var frames = MessageFrames()
    frames.append(Array(header.utf8))
    guard case .lost? = frames.next() else {
      Issue.record("\(header) was read")
      return
    }
  }

  @Test func `a message that is no JSON is passed`() {
    var frames = MessageFrames()
    frames.append(Array("content-type: x\r\nCONTENT-LENGTH:2\r\n\r\n{,".utf8))
    frames.append(MessageFrames.bytes(of: 7))
    guard case .faulty? = frames.next(), case .message(7)? = frames.next() else {
      Issue.record("the next message is read")
      return
    }
  }

  @Test(arguments: [TextPositions.Unit.bytes, .utf16])
  func `every character of a text has its place and is found there`(unit: TextPositions.Unit) {
    let text = "a😀é\r\n한글 e\u{301}\r\rx\n"
    let source = SourceFile(path: "t.md", text: text)
    let positions = TextPositions(source: source, unit: unit)
    var offset = 0
    for scalar in text.unicodeScalars {
      // The halves of a line break are one place.
      if scalar != "\n" || source.bytes[max(0, offset - 1)] != 0x0D {
        #expect(positions.offset(of: positions.position(of: offset)) == offset)
      }
      offset += UTF8.width(scalar)
    }
    #expect(positions.offset(of: positions.position(of: offset)) == offset)
    #expect(
      positions.position(of: 5) == ["line": 0, "character": unit == .bytes ? 5 : 3])
    #expect(positions.offset(line: 0, character: 99) == 7)
    #expect(positions.offset(line: 99, character: 0) == source.bytes.count)
    #expect(positions.offset(line: -1, character: -1) == 0)
  }

  @Test func `changes at random places keep a text whole`() {
    var random = SplitMix64(seed: 11)
    var text = OpenText(address: "a", file: [], text: "가😀\n\r\nb", version: 1)
    for _ in 0..<500 {
      func place() -> JSONValue {
        [
          "line": .integer(Int.random(in: -1...5, using: &random)),
          "character": .integer(Int.random(in: -1...9, using: &random)),
        ]
      }
      let new = ["", "é", "😀", "\r\n", "x"].randomElement(using: &random) ?? ""
      let change: JSONValue = [
        "range": ["start": place(), "end": place()], "text": .string(new),
      ]
      text.change([change], version: nil, unit: Bool.random(using: &random) ? .utf16 : .bytes)
      let read = String(validating: text.source.bytes, as: UTF8.self)
      #expect(read != nil && read?.contains("\u{FFFD}") == false)
    }
  }

  @Test(arguments: ["/a/b.md", "/노트/a b%.md", "/c#?:@!.md", "/ü"])
  func `addresses of files are read back`(path: String) {
    let address = FileAddress.of(Array(path.utf8))
    #expect(FileAddress.path(of: address) == Array(path.utf8))
    #expect(!address.contains(" ") && !address.contains("#"))
  }

  @Test func `what is no escape in an address of a file is itself`() {
    #expect(FileAddress.path(of: "file:///%EB%85%b8/a%+Fb%4") == Array("/노/a%+Fb%4".utf8))
  }

  @Test(arguments: ["http://a/b", "untitled:1", "file://", "file:///a%00b"])
  func `other addresses are those of no file`(address: String) {
    #expect(FileAddress.path(of: address) == nil)
  }
}
