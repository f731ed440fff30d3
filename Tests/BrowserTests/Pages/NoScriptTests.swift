import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Reading needs no script.
@Suite(.needs(.browser))
struct NoScriptTests {
  /// Texts that are invisible everywhere on the page and cannot be unfolded.
  private static let unseen = """
    const unseen = [], seen = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim();
      const parent = walker.currentNode.parentElement;
      const known = 'script, .ex, .example, .aside, [hidden], .sheet, .heads, .to-menu, .titles .bar, label:has([value=columns])';
      if (!text || parent.closest(known)) continue;
      const folded = parent.closest('details:not([open])');
      if (folded && !parent.closest('summary')) continue;
      const isSeen = parent.checkVisibility({opacityProperty: true, visibilityProperty: true});
      if (isSeen) seen.add(text);
      else unseen.push(text);
    }
    return JSON.stringify(unseen.filter((text) => !seen.has(text)).slice(0, 5));
    """

  @Test(arguments: [390, 1280])
  func `every kind of page reads without scripts`(width: Int) throws {
    let browser = try Browser()
    try browser.resize(width: width, height: 900)
    try browser.setScripts(enabled: false)
    for site in [try SitePages.content(), try SitePages.cabinet()] {
      for page in try SitePages.articles(of: site, .kinds) {
        try browser.open(page, of: site)
        #expect(
          try browser.flag("return !document.documentElement.classList.contains('scripted')"))
        let unseen = try browser.json([String].self, Self.unseen)
        #expect(unseen == [], "\(page) at \(width)")
      }
    }
  }

  @Test func `an old address leads on without scripts`() throws {
    let browser = try Browser()
    try browser.setScripts(enabled: false)
    try browser.open("former/place/index.html", of: try SitePages.cabinet())
    try browser.wait(until: "return document.title.includes('긴 제목')")
    try browser.wait(until: "return !location.pathname.includes('former')")
  }
}
