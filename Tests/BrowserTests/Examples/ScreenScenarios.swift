import BrowserDriver
import RowStyles
import TestSupport
import Testing

/// Screens as readers meet them: what scrolls, where the way back stands, and what is seen of a state.
@Suite(.needs(.browser), .serialized)
struct ScreenScenarios {
  private func page(_ yaml: String, size: (Int, Int) = (1200, 900)) throws -> ExamplePage {
    try ExamplePage(.en, tables: Example(parsing: yaml).tables, size: size)
  }

  private static let rooms = """
    id: rooms
    label: Rooms
    platforms: [iPadOS]
    px: 704
    style: plain
    splitView: true
    selection: single
    feedback: persistent
    sections:
      - id: s
        rows:
          - id: attic
            title: Attic
            action: push
            "on": true
            opens: {style: grouped, sections: [{id: n, rows: [
              {id: trunk, title: Trunk, action: push, accessories: [disclosure], opens: {text: Hats.}}]}]}
          - {id: cellar, title: Cellar, action: push, opens: {text: Coal.}}
    """

  @Test(arguments: ["paint-shelf", "lost-property"])
  func `the page scrolls over a list that does not`(_ id: String) throws {
    let page = try ExamplePage(.en)
    let place = try page.place(id, ".ex-scroll")
    let before = try page.numbers(id, "return [scrollY]")[0]
    let wheel: [String: Any] = [
      "type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": 200,
    ]
    try page.browser.command("Input.dispatchMouseEvent", wheel)
    try page.wait(id, until: "return scrollY > \(before) + 100")
  }

  @Test(arguments: ["post-trays", "tram-stops"])
  func `the way back stands before the title, in the bar`(_ id: String) throws {
    let page = try ExamplePage(.en)
    try page.click(id, ".ex-main")
    try page.wait(id, until: "return !!f.querySelector('.ex-view .ex-title-bar')")
    let places = try page.numbers(
      id,
      """
      const [view, back, title] = ['.ex-view', '.ex-view .ex-back', '.ex-view .ex-title-bar']
        .map(s => box(f.querySelector(s)));
      return [back.left - view.left, title.left - back.right, Math.abs(
        (back.top + back.bottom - title.top - title.bottom) / 2)];
      """)
    #expect(places[0] < 24 && places[1] >= 0 && places[2] < 4, "\(places)")
  }

  @Test func `a split view shows at once which row is open, and goes on showing it`() throws {
    let page = try page(Self.rooms)
    let id = "rooms"
    let shown = "getComputedStyle(f.querySelector('.ex-stage [data-id=attic]')).backgroundColor"
    let plain = "getComputedStyle(f.querySelector('.ex-stage [data-id=cellar]')).backgroundColor"
    #expect(try page.flag(id, "return \(shown) !== \(plain)"))
    #expect(
      try page.flag(id, "return !document.querySelector('link[href*=\"examples-more\"]')"),
      "before anything else is loaded")
    _ = try page.ask(id, "f.dispatchEvent(new PointerEvent('pointerover'))")
    try page.wait(id, until: "return !!f.querySelector('.ex-pane button.ex-main')")
    try page.click(id, ".ex-pane .ex-main")
    try page.wait(id, until: "return !!f.querySelector('.ex-pane .ex-view')")
    #expect(
      try page.texts(id, "return all('.ex-stage [data-current]').map(n => n.dataset.id)")
        == ["attic"])
    try page.click(id, ".ex-stage .ex-main", 1)
    try page.wait(id, until: "return f.querySelector('.ex-pane').textContent.includes('Coal')")
    #expect(
      try page.flag(
        id,
        """
        return all('.ex-pane > .ex-button')
          .every(n => getComputedStyle(n).opacity === '0' && n.textContent === 'Back');
        """), "only the keyboard needs a way back")
  }

  @Test func `a list that a row opens looks as its own style`() throws {
    let page = try page(
      """
      {id: shed, label: Shed, style: insetGrouped, platforms: [iOS], feedback: momentary, sections: [
        {id: s, rows: [{id: a, title: Seeds, action: push, accessories: [disclosure], opens: {
          style: grouped, sections: [{id: n, header: Beds, rows: [{id: b, title: Kale}]}]}}]}]}
      """)
    try page.click("shed", ".ex-main")
    try page.wait("shed", until: "return !!f.querySelector('.ex-view .ex-row')")
    let look = try page.numbers(
      "shed",
      """
      const rows = f.querySelector('.ex-view .ex-rows');
      const style = getComputedStyle(rows);
      return [box(rows).left - box(f.querySelector('.ex-view')).left,
        parseFloat(style.borderTopLeftRadius), parseFloat(style.borderTopWidth)];
      """)
    #expect(look == [0, 0, 1])
  }

  @Test func `a name in an outline of columns is cut in its middle and nowhere else`() throws {
    let page = try page(
      """
      id: maps
      label: Maps
      kind: outline
      platforms: [macOS]
      style: bordered
      px: 420
      truncation: middle
      columns: [{id: name, heading: Name, resizable: true}, {id: size, heading: Size, resizable: true}]
      sections:
        - id: s
          rows:
            - id: a
              title: Coast
              cells: {size: "2"}
              children:
                - {id: b, title: coast-survey-of-the-north-sheet-0042.pdf, cells: {size: "1"}}
      """)
    try page.wait("maps", until: "return !!f.querySelector('[data-cut]')")
    let edges = try page.numbers(
      "maps",
      """
      const title = f.querySelector('[data-cut]');
      const range = document.createRange();
      range.selectNodeContents(title.closest('.ex-cell'));
      const cell = box(title.closest('th'));
      return [cell.right - box(title).right, title.scrollWidth - title.clientWidth];
      """)
    #expect(edges[0] >= 0 && edges[1] <= 0, "\(edges)")
    #expect(
      try page.text("maps", "return f.querySelector('[data-cut]').dataset.cut").hasSuffix("f"))
  }

  @Test func `a switch that is on selects nothing on a Mac, and has room`() throws {
    let page = try page(
      """
      {id: desk, label: Desk, style: inset, platforms: [macOS], selection: multiple, feedback: persistent,
        sections: [{id: s, rows: [
          {id: lamp, title: Lamp, action: toggle, accessories: [toggle]},
          {id: fan, title: Fan, action: toggle, "on": true, accessories: [toggle]}]}]}
      """)
    #expect(
      try page.flag("desk", "return !f.querySelector('[data-current], [aria-selected=true]')"))
    try page.click("desk", "[role=option] .ex-text")
    #expect(
      try page.texts("desk", "return all('[aria-selected=true]').map(n => n.dataset.id)") == [
        "lamp"
      ])
    #expect(
      try page.texts("desk", "return all('[role=switch]').map(n => n.ariaChecked)")
        == ["false", "true"])
    #expect(
      try page.flag(
        "desk",
        """
        const [a, b] = all('.ex-knob').map(box);
        return a.bottom < b.top && all('.ex-knob').every(
          n => box(n).height <= box(n.closest('.ex-row')).height);
        """))
  }

  @Test func `a television turns a row itself on and off`() throws {
    let page = try page(
      """
      {id: hall, label: Hall, style: plain, platforms: [tvOS], feedback: momentary, sections: [{id: s, rows: [
        {id: dim, title: Dim the lights, action: toggle, "on": true, accessories: [toggle]}]}]}
      """)
    let state = "return f.querySelector('button.ex-main .ex-state').textContent"
    #expect(try page.text("hall", state) == "on")
    try page.click("hall", "button.ex-main")
    try page.wait("hall", until: "\(state) === 'off'")
  }

  @Test func `the row that shows more of a watch stays in its platter`() throws {
    let page = try ExamplePage(.en)
    let edges = try page.numbers(
      "tram-stops",
      """
      const [row, button] = [box(all('.ex-more')[0]), box(all('.ex-more button')[0])];
      return [button.left - row.left, row.right - button.right];
      """)
    #expect(edges.allSatisfy { $0 >= 0 }, "\(edges)")
  }

  @Test func `a swipe may begin on the button at the end of a row`() throws {
    let page = try ExamplePage(.en)
    let id = "guest-list"
    let place = try page.place(id, "[data-more]")
    try page.browser.drag(
      [(place.x, place.y), (place.x - 20, place.y), (place.x - 90, place.y)], touch: true)
    #expect(try page.flag(id, "return all('.ex-row[data-swiped]').length === 1"))
    #expect(try page.flag(id, "return all('.ex-actions button').length === 1"))
  }

  @Test func `the caption says what the controls show`() throws {
    let page = try page(
      """
      {id: pots, label: Pots, style: plain, rowStyle: basic, platforms: [iOS], sections: [{id: s, rows: [
        {id: a, title: Clay, detail: Red}]}]}
      """)
    try page.openPanel("pots")
    func set(_ control: String, _ value: String) throws {
      _ = try page.ask(
        "pots",
        """
        const n = f.querySelector('[data-control="\(control)"]:is(select, [value="\(value)"])');
        if (n.type === 'radio') n.checked = true; else n.value = '\(value)';
        n.dispatchEvent(new Event('change', {bubbles: true}));
        """)
    }
    func caption() throws -> String {
      try page.text("pots", "return f.querySelector('.ex-meta').innerText")
    }
    try set("platform", "macOS")
    try set("tableStyle", "sidebar")
    try set("rowStyle", "subtitle")
    try page.wait(
      "pots",
      until: "return f.querySelector('.ex-meta').innerText === 'macOS · Sidebar · Subtitle'")
    try set("platform", "iOS")
    try set("tableStyle", "plain")
    try set("rowStyle", "basic")
    #expect(try caption() == "iOS · Plain · Basic")
  }

  @Test func `pictures of a collection stand in columns of one width`() throws {
    let page = try ExamplePage(.en, pairs: [.collection])
    let good = try #require(BuiltIn.pairs[.collection]).good.id
    let widths = try page.numbers(
      "tbl-collection-\(good)",
      "const w = all('.ex-row').map(n => box(n).width); return [Math.max(...w) - Math.min(...w)]")
    #expect(widths[0] < 1)
  }

  @Test func `a pop-up menu has the sign of one`() throws {
    let page = try ExamplePage(.en)
    #expect(
      try page.flag(
        "print-options",
        """
        return all('select').every(n => getComputedStyle(n).appearance === 'none'
          && n.nextElementSibling.querySelector('svg'));
        """))
  }

  @Test func `a frame is dark down to its end`() throws {
    let browser = try Browser()
    let site = try SitePages.content()
    try browser.resize(width: 600, height: 900)
    try browser.open("en/gallery/embed/plot-holders.html", of: site)
    try browser.script("document.querySelector('.ex').dataset.appearance = 'dark'")
    let colours = """
      const color = n => getComputedStyle(n).backgroundColor;
      return color(document.documentElement) === color(document.querySelector('.ex'));
      """
    #expect(try browser.flag(colours))
  }
}
