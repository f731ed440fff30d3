import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The search as a reader uses it: by keyboard, in three languages, from disk and from a host.
@Suite(.needs(.browser), .serialized)
struct SearchTests {
  private static let down = "\u{E015}"
  private static let up = "\u{E013}"
  private static let enter = "\u{E007}"
  private static let escape = "\u{E00C}"

  private func type(_ text: String, in browser: Browser) throws {
    for character in text { try browser.press(String(character)) }
  }

  private func opened(_ path: String, _ browser: Browser) throws {
    let site = try BuiltSite.content.get()
    try browser.open(site.root.appending(path: path))
    try browser.wait(until: "return document.readyState === 'complete'")
  }

  private static let hits = "const hits = [...document.querySelectorAll('.hits li')];"

  @Test(arguments: [
    ("en", "disclosure", "disclosure"), ("ko", "테이블을", "테이블"), ("ja", "テーブルを", "テーブル"),
  ])
  func `finds by keyboard from any page`(language: String, query: String, word: String) throws {
    let browser = try Browser()
    try browser.resize(width: 1200, height: 900)
    try opened("\(language)/tables/index.html", browser)
    try browser.press("/")
    try browser.wait(until: "return document.activeElement.id === 'q'")
    try type(query, in: browser)
    // Results for the first letters may still be shown.
    try browser.wait(
      until: Self.hits + """
        const marks = [...document.querySelectorAll('.hits li:first-child mark')];
        return hits.length > 2
          && marks.every((mark) => mark.textContent.toLowerCase().startsWith('\(word)'));
        """)
    let marks = try browser.script(
      "return [...document.querySelectorAll('.hits li:first-child mark')].map(m => m.textContent)")
    let found = try #require(marks as? [String])
    #expect(!found.isEmpty && found.allSatisfy { $0.lowercased().hasPrefix(word) })
    let ids = try #require(
      try browser.script(Self.hits + "return hits.map(hit => hit.dataset.unit)") as? [String])
    #expect(Set(ids).count == ids.count)
    #expect(
      try browser.number(
        "return new Set([...document.querySelectorAll('.hits li:first-child .line')].map(l => l.lang)).size"
      ) == 3)
    // Down twice and up once selects the first result; Escape returns to the box.
    try browser.press(Self.down, Self.down, Self.up)
    #expect(
      try browser.flag(
        "return document.activeElement === document.querySelector('.hits li .where a')"))
    try browser.press(Self.escape)
    #expect(try browser.text("return document.activeElement.id") == "q")
    try browser.press(Self.down, Self.enter)
    try browser.wait(until: "return !location.pathname.includes('/search/')")
    #expect(try browser.flag("return document.getElementById(location.hash.slice(1)) !== null"))
    #expect(try browser.messages().isEmpty)
  }

  @Test func `agrees with the index about the terms of a text`() throws {
    let browser = try Browser()
    try opened("en/search/index.html", browser)
    let text = try Checkout.text("search-terms.json")
    let wrong = try browser.asyncScript(
      """
      const done = arguments[arguments.length - 1];
      (async () => {
        const wrong = [];
        for (const { text, terms } of JSON.parse(arguments[0])) {
          const own = await higNotes.searchTerms(text);
          if (JSON.stringify(own) !== JSON.stringify(terms)) wrong.push(text + ': ' + own.join(' '));
        }
        return wrong;
      })().then(done, error => done([String(error)]));
      """, text)
    #expect(wrong as? [String] == [])
  }

  @Test func `narrows down by language, by topic and by what the other side contains`() throws {
    let browser = try Browser()
    try opened("ko/search/index.html", browser)
    try browser.script("location.hash = '#q=행&in=ko&other=row&topic=tables'")
    try browser.wait(until: Self.hits + "return hits.length > 0")
    #expect(
      try browser.flag(
        Self.hits + """
          return hits.every(hit => {
            const lines = [...hit.querySelectorAll('.line')];
            return lines[0].lang === 'ko' && lines[0].textContent.includes('행')
              && lines.some(line => line.lang !== 'ko' && /row/i.test(line.textContent))
              && hit.querySelector('.where a').href.includes('/ko/tables/');
          })
          """))
    try browser.script("location.hash = '#q=행&other=hippopotamus'")
    try browser.wait(until: Self.hits + "return hits.length === 0")
    #expect(try browser.flag("return document.querySelector('.found').textContent !== ''"))
  }

  @Test func `works below a base path and from a server`() throws {
    let content = Checkout.content
    let site = try ServedSite(content: content, ["--base-path", "/notes/"])
    let browser = try Browser()
    try browser.open(site.address + "ja/search/#q=%E8%A1%8C")
    try browser.wait(until: Self.hits + "return hits.length > 3")
    #expect(
      try browser.flag("return document.querySelector('.hits a').pathname.startsWith('/notes/')"))
  }

  @Test func `says that it needs scripts and offers the glossary`() throws {
    let browser = try Browser()
    try browser.setScripts(enabled: false)
    try opened("ko/search/index.html", browser)
    try browser.setScripts(enabled: true)
    #expect(
      try browser.flag(
        """
        const notice = document.getElementById('unscripted');
        const link = notice.querySelector('a[href*="glossary"]');
        return notice.getClientRects().length > 0 && link !== null
          && document.getElementById('search').getClientRects().length === 0
        """))
  }

  @Test func `lets a reader type a slash in a field`() throws {
    let browser = try Browser()
    try opened("en/search/index.html", browser)
    try browser.press("/")
    try type("a/b", in: browser)
    #expect(try browser.text("return document.getElementById('q').value") == "a/b")
  }
}
