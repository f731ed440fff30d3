import Bitext
import TestSupport
import Testing

@testable import SiteBuilder

/// Inlines that are written from where they are packed.
@Suite struct InlineWriterTests {
  /// A page of a note, with footnotes, a picture, and another note to lead to.
  private func context() async throws -> SiteContext {
    let site = try await RenderedSite.of(
      [
        "shelf/en.md": "# Shelf\n\nText[^1] and [^a].\n\n[^1]: One.\n\n[^a]: Two.\n",
        "desk/en.md": "# Desk\n\nText.\n",
      ], extra: ["shelf/a.png": []])
    return try Site(corpus: site.corpus, options: SiteOptions()).context
  }

  /// What both writers make of all texts in a note.
  private func expectSame(
    _ texts: [(name: String, text: String)], at place: SourceLocation = #_sourceLocation
  ) async throws {
    let context = try await context()
    let topic = try #require(context.plan.corpus.topics.first { $0.slug == "shelf" })
    let origin = Origin(
      note: NoteNumber(topic: 1, document: 0), source: topic.documents[0].source,
      range: SourceRange(0, topic.documents[0].source.bytes.count))
    let reading = Reading(topic, index: 1, edition: topic.editions[0])
    for (name, text) in texts {
      let note = Segmenter.segment(SourceFile(path: "note.md", text: text)).0
      var (packed, plain) = (context.body(.home, .english), context.body(.home, .english))
      packed.footnotes.begin(reading)
      plain.footnotes.begin(reading)
      for segment in note.segments {
        var inlines = segment.inlines
        InlineWriter(origin: origin).writeList(&inlines, to: &packed)
        PlainInlineWriter(origin: origin).write(segment.content, to: &plain)
      }
      for row in note.outline.flatMap(\.rows) {
        var cells = row.inlines
        while !cells.isAtEnd { InlineWriter(origin: origin).writeList(&cells, to: &packed) }
        for cell in row.cells { PlainInlineWriter(origin: origin).write(cell, to: &plain) }
      }
      #expect(packed.html.string == plain.html.string, "\(name)", sourceLocation: place)
      #expect(packed.needs.assets == plain.needs.assets, "\(name)", sourceLocation: place)
      #expect(
        packed.needs.diagnostics.map(\.message) == plain.needs.diagnostics.map(\.message),
        "\(name)", sourceLocation: place)
    }
  }

  @Test func `specified examples are written as their values are`() async throws {
    let examples = SpecificationExample.commonMark + SpecificationExample.casesOfGitHub
    #expect(examples.count > 600)
    try await expectSame(examples.map { ("example \($0.number): \($0.markdown)", $0.markdown) })
  }

  @Test func `random notes are written as their values are`() async throws {
    try await expectSame(
      (0..<UInt64(600)).map { seed in
        var random = SplitMix64(seed: seed)
        let text =
          seed.isMultiple(of: 2)
          ? RandomNotes.text(using: &random) : RandomNotes.marks(using: &random)
        return ("seed \(seed)", text)
      })
  }

  @Test(arguments: [
    "文が\n**続く**\n`行`\nand on", "![文\n字](a.png) ![a\nb](none.png \"t\")",
    "[a <b>\nb</b>](../desk/en.md \"t\") <a href=\"x\">[y](z)</a>", "a[^1] [b[^a]](c) [^none]",
    "<kbd>a</kbd> <font>b</font> <br> <img src=\"a.png\" alt=\"c\"> <wbr> <hr>",
    "|a|b **c**|\n|-|-|\n|[d](e)||", "<details><summary>a *b*</summary>c</details>",
  ])
  func `every kind is written as its value is`(text: String) async throws {
    try await expectSame([(text, text)])
  }
}

extension Document.Node {
  /// The rows of the tables in a node.
  fileprivate var rows: [Document.TableRow] {
    switch self {
    case .table(_, let rows): rows
    case .quote(let nodes), .callout(_, _, let nodes), .element(_, let nodes),
      .footnoteDefinition(_, let nodes):
      nodes.flatMap(\.rows)
    case .list(_, let items): items.flatMap { $0.children.flatMap(\.rows) }
    case .segment, .group, .code, .thematicBreak: []
    }
  }
}
