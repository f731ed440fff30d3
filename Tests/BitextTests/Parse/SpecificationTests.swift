import TestSupport
import Testing

@testable import Bitext

@Suite struct SpecificationTests {
  private func html(_ markdown: String, _ options: MarkdownOptions) -> String {
    let blocks = Markdown.parse(Array(markdown.utf8), options: options).blocks
    return String(decoding: HTMLRenderer.html(of: blocks, options: options), as: UTF8.self)
  }

  @Test(arguments: SpecificationExample.commonMark)
  func `CommonMark examples come out as specified`(example: SpecificationExample) {
    let options = MarkdownOptions(dialect: .specification, autolinks: false)
    let actual = html(example.markdown, options)
    #expect(
      Array(actual.utf8) == Array(example.html.utf8),
      "\(example.markdown)\n--- expected\n\(example.html)\n--- actual\n\(actual)")
  }

  /// Parameterized tests pass if their list of examples is empty, so the number is checked.
  @Test func `all examples are there`() {
    #expect(SpecificationExample.commonMark.count == 652)
    #expect(SpecificationExample.extensionsOfGitHub.count == 21)
    #expect(SpecificationExample.casesOfGitHub.count == 25)
  }

  @Test func `bare addresses change five CommonMark examples and no other`() {
    let options = MarkdownOptions(dialect: .specification)
    let different = SpecificationExample.commonMark.filter {
      Array(html($0.markdown, options).utf8) != Array($0.html.utf8)
    }
    #expect(different.map(\.number) == [601, 605, 607, 610, 611])
  }

  @Test(arguments: SpecificationExample.extensionsOfGitHub)
  func `examples of GitHub's extensions come out as specified`(example: SpecificationExample) {
    for dialect in [MarkdownOptions.Dialect.specification, .notes] {
      let actual = html(example.markdown, MarkdownOptions(dialect: dialect))
      #expect(
        Array(actual.utf8) == Array(example.html.utf8),
        "\(example.markdown)\n--- expected\n\(example.html)\n--- actual\n\(actual)")
    }
  }

  @Test(arguments: SpecificationExample.casesOfGitHub)
  func `cases of GitHub's extensions come out as they say`(example: SpecificationExample) {
    let actual = html(example.markdown, MarkdownOptions(dialect: .specification))
    #expect(
      Array(actual.utf8) == Array(example.html.utf8),
      "\(example.markdown)\n--- expected\n\(example.html)\n--- actual\n\(actual)")
  }
}
