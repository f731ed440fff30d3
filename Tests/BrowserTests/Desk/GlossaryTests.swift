import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Glossary entries that appear beside the text.
@Suite(.needs(.browser), .serialized)
struct GlossaryTests {
  private static let escape = "\u{E00C}"
  private static let shown = """
    const entry = document.querySelector('.entry');
    const isShown = entry !== null && entry.getClientRects().length > 0;
    """

  private func opened(_ path: String, _ browser: Browser) throws {
    let site = try BuiltSite.content.get()
    try browser.open(site.root.appending(path: path))
    try browser.wait(until: "return document.readyState === 'complete'")
  }

  @Test(arguments: ["en", "ko", "ja"])
  func `shows the entry of a term to the keyboard`(language: String) throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try opened("\(language)/tables/index.html", browser)
    #expect(try browser.number("return performance.getEntriesByType('resource').length") <= 5)
    // After a press of Tab the browser shows the focus.
    try browser.press("\u{E004}")
    try browser.script("document.querySelectorAll('a.term')[1].focus()")
    try browser.wait(until: Self.shown + "return isShown")
    #expect(
      try browser.flag(
        Self.shown + """
          const link = document.querySelectorAll('a.term')[1];
          const languages = [...entry.querySelectorAll('dd')].map(dd => dd.lang);
          return link.getAttribute('aria-describedby') === entry.id && languages.length === 3
            && entry.getBoundingClientRect().right <= innerWidth;
          """))
    try browser.press(Self.escape)
    #expect(try browser.flag(Self.shown + "return !isShown"))
    #expect(try browser.messages().isEmpty)
  }

  @Test func `shows the entry of a term to a finger, and leads on from there`() throws {
    let browser = try Browser()
    try browser.resize(width: 390, height: 844)
    try browser.command("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try opened("ko/tables/index.html", browser)
    let place = try #require(
      try browser.script(
        """
        const link = document.querySelectorAll('a.term')[2];
        link.scrollIntoView({block: 'center', behavior: 'instant'});
        const box = link.getClientRects()[0];
        return [box.x + box.width / 2, box.y + box.height / 2];
        """) as? [NSNumber])
    try browser.drag([(place[0].doubleValue, place[1].doubleValue)], touch: true)
    try browser.wait(until: Self.shown + "return isShown")
    #expect(try browser.flag("return location.pathname.includes('/tables/')"))
    try browser.script("document.querySelector('.entry a').click()")
    try browser.wait(until: "return location.pathname.includes('/glossary/')")
    #expect(try browser.flag("return document.getElementById(location.hash.slice(1)) !== null"))
  }

  @Test func `leads to the glossary without scripts`() throws {
    let site = try BuiltSite.content.get()
    let page = try site.text("ja/tables/index.html")
    let link = try #require(
      page.firstMatch(of: /<a class="term" href="\.\.\/\.\.\/([^"#]+)#([^"]+)">/))
    #expect(try site.text(String(link.output.1)).contains("id=\"\(link.output.2)\""))
    // Each term is linked once, and never in headings or code.
    let targets = page.matches(of: /<a class="term" href="([^"]+)">/).map { String($0.output.1) }
    #expect(Set(targets).count == targets.count && targets.count > 10)
    #expect(page.firstMatch(of: /<h\d[^>]*>(?:(?!<\/h).)*class="term"/) == nil)
    #expect(page.firstMatch(of: /<code[^>]*>(?:(?!<\/code).)*class="term"/) == nil)
  }
}
