import Foundation
import TestSupport
import Testing

@testable import Bitext

@Suite struct SegmentEditTests {
  private func document(_ text: String) -> Document {
    Segmenter.segment(SourceFile(path: "a.md", text: text)).0
  }

  @Test(arguments: [
    ("One.\n", 0, "Two."), ("# One #\n", 0, "# Two #"), ("One\n===\n", 0, "Two\n==="),
    ("- [ ] One\n- Other\n", 0, "- [ ] Two\n- Other"), ("> 1. One\n>    more\n", 0, "> 1. Two"),
    ("> > One\n\nOther\n", 0, "> > Two\n\nOther"), ("- One\n\n  Other\n", 1, "- One\n\n  Two"),
    ("| A | B |\n|---|---|\n| One | x |\n", 1, "| A | B |\n|---|---|\n| Two |"),
    ("A\r\n\r\nOne\r\n\r\nB\r\n", 1, "A\r\n\r\nTwo\r\n\r\nB\r\n"), ("  * One\n", 0, "  * Two"),
    ("[^1]: One\n", 0, "[^1]: Two"), ("[^1]: A\n\n    One\n    more\n", 1, "[^1]: A\n\n    Two"),
    ("> - [^가]:One\n>   more\n\nB\n", 0, "> - [^가]:Two\n\nB"),
    ("[^1]:\n    One", 0, "[^1]:\n    Two"),
    ("> [!NOTE]- One\n> Other\n", 0, "> [!NOTE]- Two\n> Other"),
    ("> [!NOTE]\n> One\n", 0, "> [!NOTE]\n> Two"), ("> [!NOTE] One\n", 0, "> [!NOTE] Two"),
    (":::tip[One]{#a}\nOther\n:::\n", 0, ":::tip[Two]{#a}\nOther\n:::"),
    ("{% hint %}One{% endhint %}\n", 0, "{% hint %}Two{% endhint %}"),
    ("{% hint %} One\nmore {% endhint %}\nx", 0, "{% hint %} Two {% endhint %}\nx"),
    (":::tip\nOne\n:::\n", 0, ":::tip\nTwo\n:::"),
    ("{% hint %}:::tip[One]\na\n:::\n", 1, "{% hint %}:::tip[Two]\na\n:::"),
    ("[^1]: > [!TIP] One\n    > a\n", 0, "[^1]: > [!TIP] Two\n    > a"),
    ("[^1]: :::tip[One]\n    a\n    :::\n", 0, "[^1]: :::tip[Two]\n    a\n    :::"),
    ("[^1]: {% hint %}One{% endhint %}\n", 0, "[^1]: {% hint %}Two{% endhint %}"),
    ("{% hint %}[^1]: One{% endhint %}\n", 0, "{% hint %}[^1]: Two{% endhint %}"),
    ("> [!TIP][^1]\n> One\n\n[^1]: a\n", 1, "> [!TIP][^1]\n> Two\n\n[^1]: a"),
    (":::tip One[^1]\na\n[^1]: b\n:::\n", 0, ":::tip Two\na\n[^1]: b\n:::"),
    ("12) One\n13) Other\n", 0, "12) Two\n13) Other"), ("\tOne\n", 0, "\tOne"),
  ])
  func `markers, indents and line ends around a text stay`(
    text: String, segment: Int, expected: String
  ) {
    let edited = document(text).replacing(segment, with: "Two")
    let marked = document(text).replacing(segment, with: "Two.")
    let written = (expected.contains("Two.") ? marked : edited).map {
      $0.source.text(in: SourceRange(0, $0.source.bytes.count))
    }
    #expect((written ?? text).hasPrefix(expected), "\(written ?? "refused")")
  }

  @Test(arguments: ["**_lark_**", "_**lark**_", "***lark***", "*__lark__*"])
  func `marks of emphasis around emphasis stay`(lark: String) throws {
    let text = "- **새:** \(lark)(종달새)는 들에 살고 \(lark) 는 노래한다.\n"
    let before = document(text)
    let markdown = MarkdownText.markdown(of: PieceMaker.pieces(of: before.segments[0].content))
    let edit = try #require(
      SegmentEdit(
        replacing: 0, in: before, with: markdown.replacing("들에", with: "산에"), exportedAs: markdown))
    let editing = DocumentEditing(before, [[edit]])
    #expect(editing.outcomes == [.written])
    #expect(
      editing.document.source.text(in: SourceRange(0, editing.document.source.bytes.count))
        == text.replacing("들에", with: "산에"))
  }

  @Test func `names in a table of HTML are all changed at once`() throws {
    let names = (1...40).map { "bird\($0)" }
    let rows = names.map { name in
      """
          <td><a href="https://\(name).example.org"><img src="a.png" alt="\(name)"style="width:9px" /><br \
      /><sub style="a: b;"><b>\(name)</b></sub></a><br /><a href="#text-\(name)" title="Text">🖋</a></td>
      """
    }
    let text = "<table>\n  <tr>\n\(rows.joined(separator: "\n"))\n  </tr>\n</table>\n"
    let before = document(text)
    let edits = try names.map { name in
      let index = try #require(
        before.segments.firstIndex { $0.kind != .image && $0.text.hasPrefix(name) })
      let markdown = MarkdownText.markdown(
        of: PieceMaker.pieces(of: before.segments[index].content))
      let edit = SegmentEdit(
        replacing: index, in: before, with: markdown.replacing("<b>bird", with: "<b>Bird"),
        exportedAs: markdown)
      return [try #require(edit)]
    }
    // Each reading of the file is paid for; four are enough if every first way is right.
    let editing = DocumentEditing(before, edits, patience: 4 * text.utf8.count)
    #expect(editing.outcomes.allSatisfy { $0 == .written })
    #expect(
      editing.document.source.text(in: SourceRange(0, editing.document.source.bytes.count))
        == text.replacing("<b>bird", with: "<b>Bird"))
  }

  @Test(arguments: [
    ("https://finch.example.org/", "finch", "wren"),
    ("https://example.org/finch", "finch", "finch of 1912"),
    ("https://example.org/birds?kind=finch", "finch", "핀치"),
  ])
  func `the words of a link in HTML are changed, not those of its address`(
    address: String, old: String, new: String
  ) throws {
    let text = """
      <table>
        <tr>
          <td><a href="\(address)"><sub><b>\(old)</b></sub></a><br /><a href="#\(old)" title="x">more</a></td>
          <td><a href="https://owl.example.org"><img src="o.png" alt="owl" /><br /><b>owl</b></a></td>
        </tr>
      </table>

      """
    let before = document(text)
    let index = try #require(before.segments.firstIndex { $0.text.hasPrefix(old) })
    let markdown = MarkdownText.markdown(of: PieceMaker.pieces(of: before.segments[index].content))
    let edit = try #require(
      SegmentEdit(
        replacing: index, in: before, with: markdown.replacing("<b>\(old)", with: "<b>\(new)"),
        exportedAs: markdown))
    let editing = DocumentEditing(before, [[edit]])
    #expect(editing.outcomes == [.written])
    let picture = try #require(before.segments.firstIndex { $0.kind == .image })
    let label = before.segments[picture + 1]
    #expect(before.source.text(in: label.range).hasPrefix("owl</b>"))
    #expect(
      editing.document.source.text(in: SourceRange(0, editing.document.source.bytes.count))
        == text.replacing("<b>\(old)", with: "<b>\(new)"))
  }

  @Test(arguments: 0..<UInt64(300))
  func `whatever the notes, an edit changes its segment alone or is refused`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let text =
      seed % 3 == 0 ? RandomNotes.marks(using: &random) : RandomNotes.text(using: &random)
    let before = document(text)
    for index in before.segments.indices {
      guard
        let after = before.replacing(index, with: "새 글 *하나* 24")
      else { continue }
      for other in before.segments.indices where other != index {
        #expect(after.segments[other].text == before.segments[other].text, "seed \(seed)")
      }
      #expect(after.segments[index].text == "새 글 하나 24", "seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(300))
  func `no delivered file stops the program`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let whole = """
      <?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file \
      source-language="en" target-language="ko" original="a"><body><trans-unit id="a/b"><source>x\
      </source><target>y <bpt id="1">**</bpt>z&amp;<ept id="1">**</ept></target></trans-unit></body>\
      </file></xliff>
      msgid ""\nmsgstr "Language: ko\\n"\n\nmsgctxt "a/b"\nmsgid "x"\nmsgstr "y"\n
      """
    var bytes = Array(whole.utf8)
    if seed % 2 == 0, let start = whole.utf8.firstIndex(of: 0x0A) {
      bytes = Array(whole.utf8[start...].dropFirst())
    }
    for _ in 0..<4 {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0x09..<0x7F, using: &random)
      default: bytes.removeSubrange(place..<min(place + 9, bytes.count))
      }
      if bytes.isEmpty { bytes = [0x3C] }
    }
    let source = SourceFile(path: "back", text: String(decoding: bytes, as: UTF8.self))
    do {
      let delivery = try Delivery.reading(source)
      #expect(delivery.units.count <= 2)
    } catch {
      #expect(error.diagnostic.rule == "delivery")
    }
  }

  private static let word: [Language: String] = [
    .english: " again", .korean: " 다시", .japanese: "もう一度",
  ]

  @Test func `in notes as people write them, nearly every text can be changed`() async throws {
    try await expectChangeable(.own)
  }

  @Test(.needs(.seeds))
  func `in the seeds, nearly every text can be changed`() async throws {
    try await expectChangeable(.seeds)
  }

  private func expectChangeable(_ notes: RealNotes) async throws {
    let (corpus, _) = try await Pipeline(root: notes.url.path).corpus()
    var all = 0
    var written = 0
    var refused: [String] = []
    for document in corpus.topics.flatMap(\.documents) {
      for index in document.segments.indices
      where document.segments[index].language.isDetermined
        && !document.segments[index].content.isEmpty
      {
        let pieces = PieceMaker.pieces(of: document.segments[index].content)
        let word = Self.word[document.segments[index].language] ?? " x"
        let mark = pieces.plainText.last.map { ".。".contains($0) ? String($0) : "" } ?? ""
        let markdown = MarkdownText.markdown(of: pieces + [.text(word + mark)])
        all += 1
        if document.replacing(index, with: markdown) != nil {
          written += 1
        } else {
          refused.append("\(document.source.path):\(document.segments[index].lines.lowerBound)")
        }
      }
    }
    #expect(all > 150 && Double(written) >= 0.98 * Double(all), "\(written) of \(all): \(refused)")
  }
}

extension Document {
  /// The document with one text replaced; nil if the new text is not possible there.
  func replacing(_ index: Int, with markdown: String) -> Document? {
    let row = cellsOfRows[index].map { PieceMaker.pieces(of: $0, between: .cell, " | ") }
    let old = MarkdownText.markdown(of: row ?? PieceMaker.pieces(of: segments[index].content))
    let edit = SegmentEdit(replacing: index, in: self, with: markdown, exportedAs: old)
    return edit.flatMap { edit in
      let editing = DocumentEditing(self, [[edit]])
      return editing.outcomes == [.written] ? editing.document : nil
    }
  }
}
