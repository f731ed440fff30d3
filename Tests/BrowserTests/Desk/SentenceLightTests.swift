import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The sentence that somebody points at, in all languages.
@Suite(.needs(.browser), .serialized)
struct SentenceLightTests {
  private static let right = "\u{E014}"
  private static let left = "\u{E012}"
  private static let escape = "\u{E00C}"

  private static let english = """
    # Shelves

    A shelf keeps **24 books**. Every shelf[^1] has *three boards*, e.g. of oak. Call `Shelf.close()` at 19:00!

    Read the [plan](plan.md) of 1912. One atlas
    is of 1824.

    This one stands alone.

    [^1]: Shelves of 1912 have two. Those of 1824 have none.

    """
  private static let korean = """
    # 서가

    서가에는 **책 24권**이 들어갑니다. 모든 서가[^1]에는 참나무 같은 판이 *세 장* 있습니다. 19:00에 `Shelf.close()`를 부르세요!

    1912년의 [도면](plan.md)을 읽으세요. 1824년의 지도책이
    한 권 있습니다.

    이 문장은 홀로 있습니다.

    [^1]: 1912년의 서가에는 두 장 있습니다. 1824년의 서가에는 없습니다.

    """
  private static let japanese = """
    # 書架

    書架には**本が24冊**入ります。どの書架[^1]にもオークなどの板が*三枚*あります。19:00に`Shelf.close()`を呼びます！

    1912年の[図面](plan.md)を読みます。1824年の地図帳が
    一冊あります。

    この文は一つだけです。

    [^1]: 1912年の書架には二枚あります。1824年の書架にはありません。

    """

  /// The script is loaded when somebody first points at a sentence.
  private static let isReady = "return CSS.highlights.has('sentence')"

  private static let lit = """
    const lit = [...CSS.highlights.get('sentence')]
      .map(range => range.toString().replace(/\\s+/g, ' ').trim());
    """

  private func lit(_ browser: Browser) throws -> [String] {
    try browser.json([String].self, Self.lit + "return JSON.stringify(lit)")
  }

  private static func site() throws -> BuiltSite {
    let notes = try TemporaryFolder([
      "shelf/en.md": english, "shelf/ko.md": korean, "shelf/ja.md": japanese,
      "shelf/plan.md": "---\nlang: en\n---\n# Plan\n\nNothing.\n",
    ])
    return try withExtendedLifetime(notes) { try BuiltSite(of: notes.url) }
  }

  private func opened(_ site: BuiltSite, width: Int = 1280) throws -> Browser {
    let browser = try Browser()
    try browser.resize(width: width, height: 900)
    let page = try #require(
      site.pages.first { $0.hasPrefix("en/parallel/") && $0.contains("shel") })
    try browser.open(site.root.absoluteString + page)
    try browser.wait(until: "return document.readyState === 'complete'")
    #expect(try browser.flag("return !CSS.highlights.has('sentence')"), "nobody asked for it yet")
    return browser
  }

  /// Moves the pointer onto words.
  private func point(at words: String, _ browser: Browser) throws {
    let place = try browser.json(
      [Double].self,
      """
      const walker = document.createTreeWalker(
        document.querySelector('.parallel'), NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode, at = node.data.indexOf(arguments[0]);
        if (at < 0 || node.parentElement.closest('.aside')) continue;
        node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + arguments[0].length);
        const box = range.getBoundingClientRect();
        return JSON.stringify([box.left + box.width / 2, box.top + box.height / 2]);
      }
      """, words)
    try browser.hover(place[0], place[1])
  }

  private static let second = [
    "Every shelf has three boards, e.g. of oak.", "모든 서가에는 참나무 같은 판이 세 장 있습니다.",
    "どの書架にもオークなどの板が三枚あります。",
  ]

  /// The texts without the numbers of footnotes, which lie inside their ranges.
  private func sentences(_ browser: Browser) throws -> Set<String> {
    Set(try lit(browser).map { $0.replacingOccurrences(of: "1", with: "") })
  }

  @Test func `pointing at a sentence lights its counterparts, and moves nothing`() throws {
    let site = try Self.site()
    let browser = try opened(site)
    let boxes = """
      return JSON.stringify([...document.querySelectorAll('.parallel *')].map(node => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left + scrollX, top + scrollY, width, height];
      }))
      """
    try point(at: "A shelf", browser)
    try browser.wait(until: Self.isReady)
    try browser.wait(until: Self.lit + "return lit.length === 3")
    try point(at: "This one", browser)
    try browser.wait(until: Self.lit + "return lit.length === 0")
    let before = try browser.text(boxes)
    try point(at: "oak", browser)
    try browser.wait(until: Self.lit + "return lit.length === 3")
    #expect(try sentences(browser) == Set(Self.second))
    try point(at: "三枚", browser)
    #expect(try sentences(browser) == Set(Self.second))
    try point(at: "Shelf.close()", browser)
    try browser.wait(until: Self.lit + "return lit.some(text => text.startsWith('Call'))")
    #expect(
      try Set(lit(browser)) == [
        "Call Shelf.close() at 19:00!", "19:00에 Shelf.close()를 부르세요!", "19:00にShelf.close()を呼びます！",
      ])
    try point(at: "地図帳が", browser)
    try browser.wait(until: Self.lit + "return lit.some(text => text.startsWith('One'))")
    #expect(
      try Set(lit(browser)) == [
        "One atlas is of 1824.", "1824년의 지도책이 한 권 있습니다.", "1824年の地図帳が一冊あります。",
      ])
    // A footnote stands in a section of its own.
    try point(at: "Those of", browser)
    try browser.wait(until: Self.lit + "return lit.some(text => text.startsWith('Those'))")
    #expect(try lit(browser).count == 3)
    try point(at: "This one", browser)
    try browser.wait(until: Self.lit + "return lit.length === 0")
    #expect(try browser.text(boxes) == before)
    #expect(try browser.messages().isEmpty)
  }

  @Test func `arrow keys lead through the sentences of the unit in focus`() throws {
    let site = try Self.site()
    let browser = try opened(site)
    let stops = "return document.querySelectorAll('.parallel a, .parallel [tabindex=\"0\"]').length"
    let before = try browser.number(stops)
    try browser.script(
      """
      [...document.querySelectorAll('.parallel .unit')]
        .find(unit => unit.textContent.includes('oak')).querySelector('.unit-link').focus()
      """)
    try browser.wait(until: Self.isReady)
    try browser.press(Self.right, Self.right)
    #expect(try sentences(browser) == Set(Self.second))
    let said = try browser.text("return document.querySelector('body > [role=status]').textContent")
    #expect(said.hasPrefix("Sentence 2 of 3"), "\(said)")
    #expect(said.contains("장 있습니다."), "\(said)")
    #expect(
      try browser.text(
        """
        return [...document.querySelectorAll('body > [role=status] span')]
          .map(text => text.lang).join(' ')
        """) == "en ko ja")
    try browser.press(Self.left)
    #expect(try lit(browser).contains("A shelf keeps 24 books."))
    try browser.press(Self.left)
    #expect(try lit(browser).contains("A shelf keeps 24 books."))
    try browser.press(Self.escape)
    #expect(try lit(browser) == [])
    #expect(try browser.number(stops) == before)
    #expect(try browser.messages().isEmpty)
  }

  @Test func `a text that is not the one that was counted is left dark`() throws {
    let site = try Self.site()
    let browser = try opened(site)
    try browser.script(
      """
      const unit = [...document.querySelectorAll('.parallel .unit')]
        .find(unit => unit.textContent.includes('oak'));
      unit.querySelector('[lang=ko] .variant p').append('더');
      """)
    try point(at: "oak", browser)
    try browser.wait(until: Self.lit + "return lit.length > 0")
    #expect(try lit(browser).count == 2)
  }

  @Test func `every sentence of the project's own notes is found where it was counted`() throws {
    for site in [try BuiltSite.content.get(), try BuiltSite.cabinet.get()] {
      let browser = try Browser()
      try browser.resize(width: 1280, height: 900)
      var found = 0.0
      for page in site.pages where page.hasPrefix("en/parallel/") {
        try browser.open(site.root.absoluteString + page)
        let isMarked = try browser.flag(
          """
          const text = document.querySelector('.variant[data-s]');
          text?.closest('.unit').focus({ preventScroll: true });
          return text !== null;
          """)
        guard isMarked else { continue }
        try browser.wait(until: Self.isReady)
        let dark = try browser.json(
          [String].self,
          """
          const dark = [];
          window.count = 0;
          for (const unit of document.querySelectorAll('.unit')) {
            const texts = [...unit.querySelectorAll('.variant[data-s]')];
            if (!texts.length) continue;
            window.count += 1;
            unit.focus({ preventScroll: true });
            const key = () => unit.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
            key();
            const lit = [...CSS.highlights.get('sentence')];
            const first = texts.filter(text => !/^(-\\d+ )?0/.test(text.dataset.s));
            if (lit.length < new Set(first).size) dark.push(unit.id);
            for (const range of lit) {
              if (/^[\\p{Po}\\p{Pe}]/u.test(range.toString()) && !/^[…*#]/.test(range.toString())) {
                dark.push(unit.id + ' ' + range);
              }
            }
          }
          return JSON.stringify(dark);
          """)
        #expect(dark == [], "\(page)")
        found += try browser.number("return window.count")
      }
      #expect(found > 0)
    }
  }
}
