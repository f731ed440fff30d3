import BrowserDriver
import RowStyles
import TestSupport
import Testing

/// Tables that put together what the examples of the program have apart.
@Suite(.needs(.browser), .serialized)
struct UnusualTableTests {
  private func page(_ yaml: String, _ language: TextLanguage = .en, size: (Int, Int) = (1200, 1000))
    throws -> ExamplePage
  {
    try ExamplePage(language, tables: Example(parsing: yaml).tables, size: size)
  }

  private static let scores = """
    id: scores
    label: Scores
    kind: outline
    style: sidebar
    platforms: [macOS]
    px: 320
    selection: single
    feedback: persistent
    truncation: middle
    sections:
      - id: all
        rows:
          - id: strings
            title: Strings
            accessories: [outline]
            action: detail
            children:
              - id: quartets
                title: Quartets
                accessories: [outline]
                action: detail
                children:
                  - {id: rain, title: rain-quartet-bowings-of-the-first-violin.pdf, action: detail}
    """

  @Test(arguments: ["none", "active"])
  func `a chosen row of an outline is lit without the rows in it`(_ forced: String) throws {
    let page = try page(Self.scores)
    try page.browser.emulate(["forced-colors": forced])
    try page.click("scores", "[data-id=quartets] .ex-title")
    try page.wait("scores", until: "return !!f.querySelector('[data-id=quartets][data-current]')")
    try page.browser.pass(milliseconds: 100)
    let colours = try page.texts(
      "scores",
      """
      const colour = (n) => getComputedStyle(n).backgroundColor;
      const lines = ['strings', 'quartets', 'rain'].map(id => f.querySelector(`[data-id=${id}]`));
      return lines.map(n => colour(n.querySelector('.ex-main'))).concat(lines.map(colour));
      """)
    #expect(colours[1] != colours[0] && colours[2] == colours[0], "\(colours)")
    #expect(Set(colours[3...]) == [colours[0]], "what is in a row has no part in it: \(colours)")
    let ring = try page.texts(
      "scores",
      """
      const n = f.querySelector('[data-id=strings]');
      n.focus({focusVisible: true});
      return [n, n.querySelector('.ex-main')].map(part => getComputedStyle(part).outlineStyle);
      """)
    #expect(ring == ["none", "solid"])
  }

  @Test(arguments: ["[{id: s, rows: []}]", "[]"])
  func `an empty table fills when people ask for more`(_ sections: String) throws {
    let page = try page(
      """
      id: inbox
      label: Inbox
      style: plain
      platforms: [iOS]
      empty: {title: No Mail}
      live: {insert: top, keepScroll: true, refresh: true}
      after: [{id: n1, title: Hello}]
      sections: \(sections)
      """)
    #expect(try page.flag("inbox", "return !f.querySelector('.ex-empty').hidden"))
    try page.browser.script(
      """
      document.getElementById('ex-inbox').scrollIntoView({block: 'center'});
      """)
    let button =
      "const button = [...f.querySelectorAll('button')].find(n => n.textContent === 'Refresh');"
    try page.wait("inbox", until: button + "return !!button")
    try page.wait("inbox", until: button + "button.click(); return true")
    try page.wait("inbox", until: "return !!f.querySelector('.ex-rows [data-id=n1]')")
    #expect(try page.flag("inbox", "return f.querySelector('.ex-empty').hidden"))
  }

  @Test func `names in an outline keep both ends, however deep`() throws {
    let page = try page(Self.scores)
    let id = "scores"
    try page.wait(id, until: "return !!f.querySelector('[data-id=rain] .ex-title[data-cut]')")
    let cut = try page.text(id, "return f.querySelector('[data-id=rain] .ex-title').dataset.cut")
    #expect(cut.hasPrefix("rain") && cut.hasSuffix(".pdf"), "\(cut)")
    #expect(
      try page.flag(
        id,
        """
        const edge = box(f.querySelector('.ex-scroll')).right;
        return all('.ex-row').every(n => edge - box(n).right < 12 && box(n).right <= edge);
        """), "rows end at one edge")
  }

  @Test func `a pane is drawn for the platform of its list`() throws {
    let page = try page(
      """
      {id: loft, label: Loft, style: sidebar, platforms: [visionOS], selection: single,
        feedback: persistent, splitView: true, sections: [{id: s, rows: [
          {id: maps, title: Maps, action: detail, on: true, opens: {text: Of the valley.}},
          {id: lamps, title: Lamps, action: detail, opens: {text: Two need a wick.}}]}]}
      """)
    let colours = try page.texts(
      "loft",
      """
      return ['.ex-stage', '.ex-pane'].flatMap((part) => {
        const style = getComputedStyle(f.querySelector(part));
        return [style.backgroundColor, style.color, style.colorScheme];
      });
      """)
    #expect(Array(colours[..<3]) == Array(colours[3...]), "\(colours)")
  }

  @Test(arguments: [(TextLanguage.en, "German"), (.ko, "독일어"), (.ja, "ドイツ語")])
  func `a long title leaves its value whole`(_ language: TextLanguage, _ value: String) throws {
    let page = try page(
      """
      id: plates
      label: Door plates
      style: insetGrouped
      platforms: [iOS]
      rowStyle: rightDetail
      sections:
        - id: s
          rows:
            - id: r
              title: Willkommen in der Werkstattgemeinschaft der Uhrmacherinnen
              detail: {en: German, ko: 독일어, ja: ドイツ語}
      """, language, size: (390, 800))
    #expect(try page.text("plates", "return f.querySelector('.ex-detail').textContent") == value)
    #expect(
      try page.flag(
        "plates",
        """
        const lines = (part) => {
          const range = document.createRange();
          range.selectNodeContents(f.querySelector(part));
          return new Set([...range.getClientRects()].map(line => line.top)).size;
        };
        return lines('.ex-title') > 1 && lines('.ex-detail') === 1;
        """))
  }
}
