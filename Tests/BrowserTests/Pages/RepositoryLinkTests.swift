import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The links of a text into the repository of the notes, which a script adds.
@Suite(.needs(.browser))
struct RepositoryLinkTests {
  private static let site = Result {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Checkout.content, to: folder.url.appending(path: "notes"))
    let settings = try folder.text("notes/site.yaml")
    try folder.write(
      settings + "repository: {address: https://codeberg.org/owner/notes, folder: texts}\n",
      to: "notes/site.yaml")
    return try withExtendedLifetime(folder) {
      try BuiltSite(
        of: folder.url.appending(path: "notes"), options: ["--base-url", "https://n.example/"])
    }
  }

  private struct Link: Decodable {
    let text: String
    let href: String
    let isShown: Bool
  }

  /// Points at a text and returns the links that come up beside it.
  private func links(at text: String, _ browser: Browser, width: Int) throws -> [Link] {
    // A finger focuses or taps, which ends in the same event as a click.
    try browser.script(
      """
      const text = document.querySelector(arguments[0]);
      text.scrollIntoView({block: 'center', behavior: 'instant'});
      text.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      """, text)
    let found = "[...document.querySelectorAll('main :is(.text-tools, .tools) a')]"
    try browser.wait(until: "return \(found).length > 1")
    return try browser.json(
      [Link].self,
      """
      return JSON.stringify(\(found).map((link) => {
        // The line of tools is scrolled where it is long, as the focus does.
        link.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
        const box = link.getBoundingClientRect();
        return {
          text: link.textContent, href: link.href,
          isShown: box.width > 0 && box.left >= 0 && box.right <= innerWidth,
        };
      }))
      """)
  }

  @Test(arguments: [390, 1280])
  func `a text leads to its line, and to a report with its words in all languages`(
    width: Int
  ) throws {
    let site = try Self.site.get()
    let port = try LoopbackHTTP.freePort()
    let server = try ChildProcess(
      "/usr/bin/python3", ["-m", "http.server", "--bind", "127.0.0.1", "\(port)"], in: site.root)
    try server.waitUntilListening(on: port)
    let browser = try Browser()
    try browser.resize(width: width, height: 800)
    try browser.open("http://127.0.0.1:\(port)/ko/tables/index.html")
    try browser.settle()
    let links = try links(at: "article p[data-line]:nth-of-type(3)", browser, width: width)
    #expect(links.map(\.text) == ["이 글 고치기", "틀린 곳 알리기"])
    #expect(!links.contains { !$0.isShown })
    let line = try browser.text(
      "return document.querySelector('[data-line]:has(.text-tools)').dataset.line")
    #expect(
      links[0].href
        == "https://codeberg.org/owner/notes/src/branch/main/texts/tables/ko.md"
        + "?display=source#L\(line)")
    try browser.script(
      "document.querySelector('.text-tools a:last-child').dispatchEvent(new Event('pointerenter'))")
    let report = "document.querySelector('.text-tools a:last-child').href"
    try browser.wait(until: "return \(report).includes('tables%2Fja.md')")
    let body = try browser.text("return new URL(\(report)).searchParams.get('body')")
    #expect(body.contains("\nhttps://n.example/ko/tables/#"))
    for language in ["ko", "en", "ja"] {
      #expect(body.contains("`texts/tables/\(language).md:\(line)`\n> "))
    }
    #expect(try browser.number("return \(report).length") < 2_000)
    #expect(try browser.messages() == [])
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [390, 1280])
  func `a unit of a parallel page leads to its line in each language that is shown`(
    width: Int
  ) throws {
    let browser = try Browser()
    try browser.resize(width: width, height: 800)
    try browser.open("en/parallel/tables/index.html", of: try Self.site.get())
    try browser.settle()
    try browser.script("document.querySelector('[name=shown][data-lang=\"ja\"]').click()")
    let links = try links(at: ".parallel .unit:not(.heads):nth-of-type(4)", browser, width: width)
    #expect(
      links.map(\.text) == ["Edit the English text", "Edit the Korean text", "Report a mistake"])
    #expect(!links.contains { !$0.isShown })
    let tools = "document.querySelector('.unit > .tools:has(a)').offsetHeight"
    #expect(try browser.number("return \(tools)") < 48, "tools hide more than a line of the text")
    #expect(links[1].href.contains("/src/branch/main/texts/tables/ko.md?display=source#L"))
    let body = try #require(
      URLComponents(string: links[2].href)?.queryItems?.first { $0.name == "body" }?.value)
    #expect(body.contains("https://n.example/en/parallel/tables/#"))
    #expect(body.contains("texts/tables/en.md:") && body.contains("texts/tables/ko.md:"))
    #expect(try browser.messages() == [])
  }

  @Test func `without scripts the page still leads to its source`() throws {
    let page = try Self.site.get().text("en/tables/index.html")
    #expect(
      page.contains("href=\"https://codeberg.org/owner/notes/_edit/main/texts/tables/en.md\""))
  }
}
