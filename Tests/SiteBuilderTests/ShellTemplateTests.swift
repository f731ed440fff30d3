import TestSupport
import Testing

@testable import SiteBuilder

/// Templates as the specification of Mustache says that they are read.
@Suite struct ShellTemplateTests {
  /// What a page template gives where `title` is "T", `main` is "M" and nothing else has a value.
  private func page(_ template: String, partials: [String: String] = [:]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(template, to: "page.mustache")
    for (name, text) in partials { try folder.write(text, to: name + ".mustache") }
    let shells = try Shells(try TemplateFiles(override: folder.path))
    var main = HTMLWriter()
    main.text("M")
    return String(
      decoding: shells.render([.title: .text("T"), .main: .markup(main)]), as: UTF8.self)
  }

  @Test(arguments: [
    // Sections that are alone on their lines take the lines with them; others do not.
    ("a\n{{#title}}\nb\n{{/title}}\nc\n", "a\nb\nc\n"),
    ("a\n  {{#title}} \t\nb\n\t{{/title}}  \nc", "a\nb\nc"),
    ("a\r\n{{#title}}\r\nb\r\n{{/title}}\r\nc", "a\r\nb\r\nc"),
    ("{{#title}}\nb\n{{/title}}", "b\n"),
    ("a {{#title}}b{{/title}} c\n", "a b c\n"),
    ("a {{#title}}\nb\n{{/title}} c\n", "a \nb\n c\n"),
    ("{{#title}}x{{/title}}\n", "x\n"),
    ("{{#aside}}\nb\n{{/aside}}\nc", "c"),
    ("{{^aside}}\nb {{title}}\n{{/aside}}\n", "b T\n"),
    ("{{^title}}b{{/title}}", ""),
    ("{{#title}}{{#aside}}x{{/aside}}{{^aside}}y{{/aside}}{{/title}}", "y"),
    // Comments likewise, also over several lines.
    ("a\n {{! words }}\nb", "a\nb"),
    ("a {{! words }} b", "a  b"),
    ("a\n{{! two\nlines }}\nb", "a\nb"),
    // Values keep their lines and are filled in once.
    ("  {{title}}\n{{aside}}\n{{{title}}}{{& title }}", "  T\n\nTT"),
    ("{ {title} } {{title}}", "{ {title} } T"),
    ("", ""),
  ])
  func `tags take what is theirs`(template: String, expected: String) throws {
    #expect(try page(template) == expected)
  }

  @Test(arguments: [
    (
      "<a>\n  {{> part}}\n</a>\n", "x\n{{title}}\n{{#main}}\ny\n{{/main}}\n",
      "<a>\n  x\n  T\n  y\n</a>\n"
    ),
    ("<a>{{> part}}</a>\n", "x\ny\n", "<a>x\ny\n</a>\n"),
    (" {{> part}}\n", "x\n{{aside}}\n", " x\n \n"),
    ("\t{{> part}}\n{{> part}}\n", "x\n", "\tx\nx\n"),
  ])
  func `a partial gets the indentation of its tag`(
    template: String, part: String, expected: String
  ) throws {
    #expect(try page(template, partials: ["part": part]) == expected)
  }

  @Test func `indentations of partials add up`() throws {
    let page = try page("  {{> one}}\n", partials: ["one": "a\n  {{> two}}\nb\n", "two": "c\nd\n"])
    #expect(page == "  a\n    c\n    d\n  b\n")
  }

  @Test(arguments: [
    ["one": "a\n{{> one}}"], ["one": "{{> two}}", "two": "\n {{#aside}}{{> one}}{{/aside}}"],
  ])
  func `a template that would have itself in it is an error at its place`(
    partials: [String: String]
  ) throws {
    let error = #expect(throws: TemplateError.self) {
      try page("{{> one}}", partials: partials)
    }
    guard case .invalid(let path, let line, let column, let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path.hasSuffix("/one.mustache"))
    #expect((line, column) == (partials.count == 1 ? 2 : 1, 1))
    #expect(message == "the template \"one.mustache\" would have itself in it")
  }
}
