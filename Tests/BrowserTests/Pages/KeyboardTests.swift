import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Everything can be reached, seen and used by keyboard.
@Suite(.needs(.browser))
struct KeyboardTests {
  private struct Walk: Decodable {
    /// Elements that never received the focus.
    let missed: [String]
    /// Elements that showed no sign of the focus.
    let unmarked: [String]
    /// Elements that were focused behind the bar or off the screen.
    let hidden: [String]
    /// Elements that were focused before an element above them.
    let disordered: [String]
    let count: Int
  }

  private func walk(_ page: String, width: Int) throws -> Walk {
    let browser = try Browser()
    try browser.resize(width: width, height: 800)
    try browser.emulate(["prefers-reduced-motion": "reduce"])
    try browser.open(page, of: try SitePages.content())
    let expected = try browser.number(
      """
      const name = (node) => node.outerHTML.slice(0, 130);
      const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
      window.wanted = [...document.querySelectorAll(selector)].filter((node) => {
        if (node.disabled || node.tabIndex < 0 || !node.checkVisibility({visibilityProperty: true}))
          return false;
        if (node.closest('details:not([open])') && !node.matches('details > summary')) return false;
        return !(node.type === 'radio' && !node.checked);
      });
      window.walked = {seen: new Set(), unmarked: [], hidden: [], disordered: []};
      let last = null;
      addEventListener('focusin', ({target}) => {
        if (walked.seen.has(target)) return;
        walked.seen.add(target);
        const marked = [target, target.closest('label'), ...target.querySelectorAll('*')]
          .filter(Boolean).some((node) => {
            const style = getComputedStyle(node);
            return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
              || style.boxShadow !== 'none' && node !== target.closest('label');
          });
        if (!marked && target.id !== 'main') walked.unmarked.push(name(target));
        const box = target.getBoundingClientRect();
        const bar = document.querySelector('.bar');
        const edge = getComputedStyle(bar).position === 'sticky' && !bar.contains(target)
          && !target.matches('.skip')
          ? bar.getBoundingClientRect().bottom : 0;
        if (box.bottom <= edge + 1 || box.top >= innerHeight || box.right <= 0)
          walked.hidden.push(name(target));
        if (last && last.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING
          && !target.closest('.example')) walked.disordered.push(name(target));
        last = target;
      });
      return wanted.length;
      """)
    for _ in 0...Int(expected) / 12 + 4 {
      try browser.press(repeating: Key.tab, times: 25)
      if try browser.flag("return wanted.every((node) => walked.seen.has(node))") { break }
    }
    let result = try browser.json(
      Walk.self,
      """
      const missed = wanted.filter((node) => !walked.seen.has(node) && !node.closest('.example'));
      return JSON.stringify({...walked, seen: undefined, count: walked.seen.size,
        missed: missed.map((node) => node.outerHTML.slice(0, 130))});
      """)
    let complaints = try browser.complaints()
    #expect(complaints == [])
    return result
  }

  @Test(arguments: [
    ("index.html", 1280), ("ko/index.html", 390), ("en/tables/index.html", 1280),
    ("ja/tables/index.html", 390), ("en/index.html", 1280),
    ("en/glossary/index.html", 834), ("404.html", 390),
  ])
  func `everything is reached, marked, on the screen and in order`(
    page: String, width: Int
  ) throws {
    let walk = try walk(page, width: width)
    #expect(walk.count > 3)
    #expect(walk.missed == [])
    #expect(walk.unmarked == [])
    #expect(walk.hidden == [])
    #expect(walk.disordered == [])
  }

  @Test(arguments: [(1, "menu"), (2, "contents"), (3, "main")], [390, 1280])
  func `the first stops skip to the menu, the contents and the text`(
    stop: (number: Int, place: String), width: Int
  ) throws {
    let browser = try Browser()
    try browser.resize(width: width, height: 800)
    try browser.open("en/tables/index.html", of: try SitePages.content())
    for _ in 0..<stop.number { try browser.press(Key.tab) }
    #expect(try browser.flag("return document.activeElement.matches('.skip')"))
    #expect(
      try browser.flag("return document.activeElement.getBoundingClientRect().top >= 0"))
    try browser.press(Key.enter)
    // The next stop is the first one of the place.
    try browser.press(Key.tab)
    #expect(
      try browser.flag(
        "return document.activeElement.closest('#' + arguments[0]) !== null", stop.place))
  }
}
