import BrowserDriver
import TestSupport
import Testing

/// A card uses the room beside its screen.
@Suite(.needs(.browser))
struct ExampleCardTests {
  /// Where the parts of a card are, from the edge at which its lines begin and from its top.
  private struct Card: Decodable, Equatable {
    struct Part: Decodable, Equatable {
      let start, end, top, bottom: Double
    }
    let card, screen, caption, code: Part
    let title, controls: Part?
  }

  private static let measured = """
    const figure = document.querySelector('main .example > .ex');
    figure.scrollIntoView({block: 'center', behavior: 'instant'});
    const around = figure.getBoundingClientRect();
    const isRTL = getComputedStyle(figure).direction === 'rtl';
    const place = (node) => {
      if (!node) return null;
      const box = node.getBoundingClientRect();
      return {
        start: isRTL ? around.right - box.right : box.left - around.left,
        end: isRTL ? around.right - box.left : box.right - around.left,
        top: box.top - around.top,
        bottom: box.bottom - around.top,
      };
    };
    const part = (selector) => place(figure.querySelector(selector));
    return JSON.stringify({
      card: place(figure),
      screen: part('.ex-stage'),
      caption: part('.ex-cap'),
      code: part('.ex-source :is(summary, a)'),
      title: part('.ex-panel > summary'),
      controls: part('.ex-panel[open] > .ex-controls'),
    });
    """

  private func card(in browser: Browser) throws -> Card {
    try browser.json(Card.self, Self.measured)
  }

  @Test(arguments: ["en", "ko", "ja"], [true, false])
  func `what is said about a screen stands beside it`(language: String, scripted: Bool) throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    if !scripted {
      _ = try browser.command("Emulation.setScriptExecutionDisabled", ["value": true])
    }
    for page in ["table-rows", "parallel/table-rows"] {
      try browser.open("\(language)/\(page)/index.html", of: try SitePages.content())
      for direction in ["ltr", "rtl"] {
        try browser.script("document.documentElement.dir = arguments[0]", direction)
        let card = try card(in: browser)
        let place: Comment = "\(page) \(direction): \(card)"
        #expect(card.caption.start >= card.screen.end, place)
        #expect(card.code.start >= card.screen.end, place)
        #expect(card.code.bottom <= card.screen.bottom, place)
        #expect(card.card.bottom - card.screen.bottom <= 40, place)
      }
    }
  }

  @Test func `controls unfold below the screen, and their title stays where it is`() throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try browser.open("ko/table-rows/index.html", of: try SitePages.content())
    _ = try card(in: browser)
    try browser.wait(until: "return document.querySelector('main .ex .ex-panel')")
    let folded = try card(in: browser)
    try browser.click("main .ex .ex-panel summary")
    try browser.wait(until: "return document.querySelector('main .ex [data-control=width]')")
    let unfolded = try card(in: browser)
    #expect(unfolded.title == folded.title)
    #expect(unfolded.screen == folded.screen)
    let controls = try #require(unfolded.controls)
    #expect(controls.top >= unfolded.screen.bottom)
    #expect(controls.end - controls.start >= unfolded.card.end - 40, "\(unfolded)")
  }

  /// A screen that a reader draws wider than it was has the whole card.
  @Test func `a wider screen has the whole card`() throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try browser.open("en/table-rows/index.html", of: try SitePages.content())
    _ = try card(in: browser)
    try browser.wait(until: "return document.querySelector('main .ex .ex-panel')")
    try browser.click("main .ex .ex-panel summary")
    try browser.wait(until: "return document.querySelector('main .ex [data-control=width]')")
    try browser.script(
      """
      const input = document.querySelector('main .ex [data-control=width]');
      input.value = 520;
      input.dispatchEvent(new Event('input'));
      """)
    let wide = try card(in: browser)
    #expect(wide.screen.end - wide.screen.start == 520)
    #expect(wide.caption.bottom <= wide.screen.top, "\(wide)")
    #expect(
      try browser.flag(
        """
        const {clientWidth, scrollWidth} = document.querySelector('main .ex .ex-viewport');
        return scrollWidth <= clientWidth;
        """))
  }

  @Test func `a card on a phone has one column`() throws {
    let browser = try Browser()
    try browser.resize(width: 390, height: 844)
    try browser.open("ja/table-rows/index.html", of: try SitePages.content())
    let card = try card(in: browser)
    #expect(card.caption.bottom <= card.screen.top, "\(card)")
    #expect(card.code.top >= card.screen.bottom, "\(card)")
  }
}
