import BrowserDriver
import Foundation
import TestSupport
import Testing

/// What paper shows: everything that can be read, and nothing that would have to be pressed.
@Suite(.needs(.browser))
struct PrintTests {
  /// Opens a page as it is printed on A4.
  private func print(_ page: String, of site: BuiltSite, in browser: Browser) throws {
    try browser.resize(width: 673, height: 1000)
    try browser.open(page, of: site)
    try browser.settle()
    try browser.command("Emulation.setEmulatedMedia", ["media": "print"])
  }

  @Test(arguments: ["en/table-index", "ko/gallery", "ja/parallel/table-styles", "en/glossary"])
  func `nothing that has to be pressed is printed`(page: String) throws {
    let browser = try Browser()
    try print("\(page)/index.html", of: try SitePages.content(), in: browser)
    let controls = try browser.json(
      [String].self,
      """
      const controls = 'summary, button, input, select, .ex-link, .unit-link, [data-pair]';
      return JSON.stringify([...document.querySelectorAll(controls)]
        .filter((part) => !part.closest('.ex-stage, .uses, article details:not([class])'))
        .filter((part) => part.checkVisibility({visibilityProperty: true}))
        .map((part) => part.outerHTML.slice(0, 100)));
      """)
    #expect(controls == [])
  }

  @Test func `what an author has folded is printed`() throws {
    let notes = try TemporaryFolder([
      "a.md": """
      # Carts

      A cart has two wheels and one shaft.

      <details>
      <summary>Kinds of carts</summary>

      - A handcart has no room for a horse.

      </details>
      """
    ])
    let browser = try Browser()
    try print("en/carts/index.html", of: try BuiltSite(of: notes.url), in: browser)
    #expect(
      try browser.number(
        "return document.querySelector('article details:not([class]) li').getBoundingClientRect().height"
      ) > 10)
    #expect(
      try browser.text(
        "return getComputedStyle(document.querySelector('article details:not([class])'), '::details-content').contentVisibility"
      ) == "visible")
  }

  /// The number of sheets of A4, whose margins the style sheet sets.
  private func sheets(_ page: String) throws -> Int {
    let browser = try Browser()
    try browser.open(page, of: try SitePages.content())
    try browser.settle()
    let result = try browser.command(
      "Page.printToPDF", ["paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": true])
    let text = try #require((result as? [String: Any])?["data"] as? String)
    let data = try #require(Data(base64Encoded: text))
    return String(decoding: data, as: UTF8.self).ranges(of: /\/Type \/Page\b/).count
  }

  @Test func `paper is not wasted`() throws {
    #expect((1...24).contains(try sheets("en/gallery/index.html")))
    #expect((1...28).contains(try sheets("ko/guidelines/index.html")))
    #expect((1...5).contains(try sheets("ja/table-styles/index.html")))
  }
}
