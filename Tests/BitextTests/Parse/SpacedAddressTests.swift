import Testing

@testable import Bitext

/// Addresses with blanks, as editors take them.
struct SpacedAddressTests: NotesReading {
  @Test(arguments: [
    (
      "[계획](./그림/큰 계획.md)",
      "<a href=\"./%EA%B7%B8%EB%A6%BC/%ED%81%B0%20%EA%B3%84%ED%9A%8D.md\">계획</a>"
    ),
    ("![](a (1) b.png) 글", "<img src=\"a%20(1)%20b.png\" alt=\"\" /> 글"),
    ("[web](https://example.org/a b)를", "<a href=\"https://example.org/a%20b\">web</a>를"),
    ("[part](the plan.md#roof)", "<a href=\"the%20plan.md#roof\">part</a>"),
    ("[a](b c.md){: .wide} d", "<a href=\"b%20c.md\">a</a> d"),
  ])
  func `an address with blanks is one`(markdown: String, expected: String) {
    #expect(html(markdown) == "<p>\(expected)</p>")
  }

  @Test(arguments: [
    ("[1](see the paper)", "[1](see the paper)"), ("[a](b c. d)", "[a](b c. d)"),
    ("[x](version 1.0)", "[x](version 1.0)"), ("`[a](b c.md)`", "<code>[a](b c.md)</code>"),
    ("[a](b.md \"c d.md\")", "<a href=\"b.md\" title=\"c d.md\">a</a>"),
    ("[a]( b.md )", "<a href=\"b.md\">a</a>"), (#"\[a](b c.md)"#, "[a](b c.md)"),
    ("[a](b c.md", "[a](b c.md"),
  ])
  func `a remark, a title and code are none`(markdown: String, expected: String) {
    #expect(html(markdown).replacing("&quot;", with: "\"") == "<p>\(expected)</p>")
  }

  @Test func `many that never end are work in line with their size`() {
    let text = String(repeating: "[a](b c", count: 20_000)
    #expect(html(text).utf8.count < 2 * text.utf8.count)
  }
}
