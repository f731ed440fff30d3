import Testing

@testable import Bitext

@Suite(.enabled(if: SpecificationExample.isThere))
struct SpecificationTests {
  private func html(_ markdown: String, _ options: MarkdownOptions) -> String {
    let blocks = Markdown.parse(Array(markdown.utf8), options: options).blocks
    return String(decoding: HTMLRenderer.html(of: blocks, options: options), as: UTF8.self)
  }

  @Test(arguments: SpecificationExample.all(of: "spec-0.30.txt"))
  func `CommonMark examples come out as specified`(example: SpecificationExample) {
    let options = MarkdownOptions(dialect: .specification, autolinks: false)
    let actual = html(example.markdown, options)
    #expect(
      Array(actual.utf8) == Array(example.html.utf8),
      "\(example.markdown)\n--- expected\n\(example.html)\n--- actual\n\(actual)")
  }

  @Test func `all 652 examples are there`() {
    #expect(SpecificationExample.all(of: "spec-0.30.txt").count == 652)
  }

  @Test func `bare addresses change five CommonMark examples and no other`() {
    let options = MarkdownOptions(dialect: .specification)
    let different = SpecificationExample.all(of: "spec-0.30.txt").filter {
      Array(html($0.markdown, options).utf8) != Array($0.html.utf8)
    }
    #expect(different.map(\.number) == [601, 605, 607, 610, 611])
  }

  @Test(
    arguments: SpecificationExample.all(of: "gfm-0.29-spec.txt").filter {
      ["table", "strikethrough", "autolink"].contains($0.extensions.first)
    })
  func `examples of GitHub's extensions come out as specified`(example: SpecificationExample) {
    for dialect in [MarkdownOptions.Dialect.specification, .notes] {
      let actual = html(example.markdown, MarkdownOptions(dialect: dialect))
      #expect(
        Array(actual.utf8) == Array(example.html.utf8),
        "\(example.markdown)\n--- expected\n\(example.html)\n--- actual\n\(actual)")
    }
  }

  /// Footnotes, the tag filter and a case without an expectation have no part in this.
  @Test(
    arguments: SpecificationExample.all(of: "gfm-extensions.txt").filter {
      !$0.markdown.contains("[^") && !$0.markdown.contains("<xmp>")
        && !$0.html.contains("<IGNORE>")
    })
  func `cases of GitHub's extensions come out as they say`(example: SpecificationExample) {
    let actual = html(example.markdown, MarkdownOptions(dialect: .specification))
    #expect(
      Array(actual.utf8) == Array(example.html.utf8),
      "\(example.markdown)\n--- expected\n\(example.html)\n--- actual\n\(actual)")
  }
}
