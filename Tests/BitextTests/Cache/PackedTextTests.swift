import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Packs and unpacks what was read.
@Suite struct PackedTextTests {
  /// A text with everything that a document can contain.
  private static let rich = """
    ---
    title: Everything
    description: A text with one of each.
    aliases: [old, /older/]
    weight: 3
    updated: 2025-01-02
    mood: good
    ---
    # Everything 모든 것 <a id="top"></a>

    Plain text, **strong *and* emphasised**, `code`, ~~gone~~, <kbd>Cmd</kbd>,
    a [link](there.md#place "title"), ![a picture](p.png "named")\\
    and a line<!-- said aside --> break.

    > 인용한 글
    >
    > - [x] done
    > - [ ] open
    >   1. 하나
    >   2. 둘

    | a | b | c |
    | :- | -: | :-: |
    | `x` | **y** | 行 |

    ```swift
    let x = 1
    ```

    ``` yaml table
    ```

    ---

    <div align="center">

    <details><summary>More</summary>

    表の行は短くします。

    </details></div>

        indented code

    \u{1}control e\u{301} \u{202E}turned
    """

  private func repacked(_ text: ReadText, _ path: String, _ bytes: [UInt8]) throws -> ReadText {
    var packer = Packer()
    text.pack(into: &packer)
    var unpacker = Unpacker(packer.bytes)
    let source = try SourceFile(path: path, bytes: bytes)
    let again = try ReadText(source, key: text.key, from: &unpacker)
    var second = Packer()
    again.pack(into: &second)
    #expect(second.bytes == packer.bytes, "\(path)")
    return again
  }

  private func check(_ bytes: [UInt8], _ path: String) throws {
    let text = ReadText(bytes, path: path)
    guard text.isKept, let document = text.document else { return }
    let again = try repacked(text, path, bytes)
    let copy = try #require(again.document)
    #expect(copy.frontMatter == document.frontMatter && copy.language == document.language)
    #expect(copy.anchors == document.anchors)
    #expect(lines(of: copy) == lines(of: document), "\(path)")
    #expect(again.title?.keys == text.title?.keys)
    #expect(again.title?.byLanguage == text.title?.byLanguage)
    let printer = DiagnosticPrinter()
    #expect(again.diagnostics.map(printer.text) == text.diagnostics.map(printer.text))
  }

  private func lines(of document: Document) -> [String] {
    document.segments.map { segment in
      "\(segment.kind) \(segment.language) \(segment.lines) \(segment.range) \(segment.depth) "
        + "\(segment.text) \(segment.content)"
    } + document.outline.map { "\($0)" } + document.emptyFences.map { "\($0)" }
  }

  @Test func `one of each`() throws {
    let bytes = Array(Self.rich.utf8)
    let text = ReadText(bytes, path: "ko/rich.md")
    #expect(!text.diagnostics.isEmpty && text.isKept)
    try check(bytes, "ko/rich.md")
  }

  private func checkNotes(in folder: URL) throws {
    let directory = try ContentDirectory(root: folder.path)
    #expect(directory.texts.count >= 5)
    for file in directory.texts {
      try check(try FileSystem.contents(file.systemPath), file.path)
    }
  }

  @Test(arguments: [Checkout.content, RealNotes.own.url])
  func `all notes of the project, and some as people write them`(folder: URL) throws {
    try checkNotes(in: folder)
  }

  @Test(.needs(.seeds))
  func `all texts of the seeds`() throws { try checkNotes(in: RealNotes.seeds.url) }

  /// Arbitrary bytes are rejected or decode to some document; they never crash the program.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `malformed bytes do no harm`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let bytes = Array(Self.rich.utf8)
    let source = try SourceFile(path: "rich.md", bytes: bytes)
    var packer = Packer()
    ReadText(bytes, path: "rich.md").pack(into: &packer)
    for _ in 0..<500 {
      var broken = packer.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        broken[Int.random(in: broken.indices, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        broken.removeLast(Int.random(in: 0..<broken.count, using: &random))
      }
      try checkRead(broken, of: source, "seed \(seed)")
    }
  }

  /// Bytes are refused as malformed, or give a document whose parts lie within its source.
  private func checkRead(_ bytes: [UInt8], of source: SourceFile, _ comment: String) throws {
    var unpacker = Unpacker(bytes)
    let text: ReadText
    do throws(Unpacker.Malformed) {
      text = try ReadText(source, key: 0, from: &unpacker)
    } catch {
      return
    }
    let document = try #require(text.document)
    let lines = 1...source.lineStarts.count
    for segment in document.segments {
      #expect(segment.range.upperBound <= source.bytes.count, "\(comment)")
      #expect(lines.contains(segment.lines.lowerBound), "\(comment)")
      #expect(lines.contains(segment.lines.upperBound), "\(comment)")
    }
    for range in text.diagnostics.compactMap(\.range) {
      #expect(range.upperBound <= source.bytes.count, "\(comment)")
    }
  }

  @Test func `numbers of every size`() throws {
    var packer = Packer()
    let numbers = [0, 1, 127, 128, 16_383, 16_384, Int.max, -1, Int.min]
    packer.put(numbers)
    packer.put(bits: .max)
    var unpacker = Unpacker(packer.bytes)
    #expect(try unpacker.values() == numbers)
    #expect(try unpacker.bits() == .max)
    #expect(throws: Unpacker.Malformed.self) { try unpacker.byte() }
  }
}
