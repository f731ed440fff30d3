import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// How examples look on their platforms, in other directions and sizes, and what they are called.
@Suite(.needs(.browser), .serialized)
struct LookScenarios {
  /// A colour of the first row that matches, as the browser writes it.
  private func colour(_ page: ExamplePage, _ id: String, _ selector: String, _ property: String)
    throws -> String
  {
    try page.text(id, "return getComputedStyle(all('\(selector)')[0]).\(property)")
  }

  @Test func `each platform is drawn as it is`() throws {
    let page = try ExamplePage(.en)
    // macOS: cells have one colour, and the chosen row is in the accent colour with white texts.
    let files = "field-recordings"
    #expect(
      try colour(page, files, "tbody .ex-title", "color")
        == colour(page, files, "tbody .ex-value", "color"))
    try page.click(files, ".ex-row", 1)
    for part in [".ex-title", ".ex-value"] {
      #expect(
        try colour(page, files, "tr[data-current] \(part)", "color") == "rgb(255, 255, 255)")
    }
    let accent = try colour(page, files, "tr[data-current]", "backgroundColor")
    let channels = accent.matches(of: #/\d+/#).compactMap { Int($0.output) }
    #expect((channels.max() ?? 0) - (channels.min() ?? 0) > 100, "not grey: \(accent)")

    // The line below a chosen row would cut off its round corner.
    let line = "return getComputedStyle(all('[data-current]')[0], '::after').borderBottomColor"
    #expect(try page.text("bell-inspector", line) == "rgba(0, 0, 0, 0)")

    // tvOS: no separators, and no texts that run out of a row in focus.
    let television = "concert-evenings"
    let separator = "return getComputedStyle(all('.ex-row')[0], '::after').display"
    #expect(try page.text(television, separator) == "none")
    let place = try page.place(television, "button.ex-main", 1)
    let plain = try colour(page, television, "button.ex-main", "backgroundColor")
    try page.browser.hover(place.x, place.y)
    try page.browser.pass(milliseconds: 300)
    #expect(
      try page.text(
        television, "return getComputedStyle(all('button.ex-main')[1]).backgroundColor") != plain)

    // A macOS outline has none either, unless its author asks for them.
    let outline = "map-sheets"
    #expect(try page.text(outline, separator) == "none")
    #expect(try page.text("post-trays", separator) != "none")

    // watchOS: rows roll off one style, and shrink and fade in the other.
    let last = "const r = all('.ex-row').at(-1).style;"
    #expect(try page.flag("tram-stops", last + "return /rotateX\\(-?[1-9]/.test(r.transform)"))
    #expect(try page.flag("tram-lines", "return all('.ex-row').some(r => r.style.opacity < 1)"))
    #expect(
      try !page.flag(
        "tram-lines", "return all('.ex-row').some(r => /rotate/.test(r.style.transform))"))

    // A badge is its row's detail, once.
    let badge = try page.numbers(
      "post-trays",
      """
      const detail = all('.ex-detail')[0];
      const style = getComputedStyle(detail);
      return [detail.textContent.length, parseFloat(style.borderTopLeftRadius),
        all('.ex-dot').length, box(detail).left - box(all('.ex-title')[0]).right];
      """)
    #expect(badge[0] == 2 && badge[1] > 8 && badge[2] == 0 && badge[3] >= 0, "\(badge)")

    // A row of the app's own is arranged as no standard row is.
    let own = try page.numbers(
      "ferry-board",
      "return [box(all('.ex-title')[0]).top - box(all('.ex-detail')[0]).bottom]")
    #expect(own[0] >= -1)

    // A pop-up menu has its choices, and room for a finger.
    let menu = try page.numbers(
      "print-options", "const s = all('select')[0]; return [s.options.length, box(s).height]")
    #expect(menu[0] > 1 && menu[1] >= 44)
  }

  @Test func `what is around an example says which one it is`() throws {
    let page = try ExamplePage(.ko)
    let names = try page.texts(
      "post-trays",
      """
      return [...document.querySelectorAll('.ex')].map(
        n => document.getElementById(n.getAttribute('aria-labelledby'))?.textContent.trim() ?? '');
      """)
    #expect(!names.contains("") && Set(names).count == names.count, "\(names)")
    let label = try page.text("post-trays", "return f.querySelector('.ex-label').textContent")
    let summaries = try page.texts(
      "post-trays", "return all('summary').map(n => n.getAttribute('aria-label'))")
    #expect(summaries.count == 2 && summaries.allSatisfy { $0.hasSuffix(label) }, "\(summaries)")
    let shown = try page.texts("post-trays", "return all('summary').map(n => n.textContent)")
    for (name, text) in zip(summaries, shown) { #expect(name.hasPrefix(text)) }
  }

  @Test func `a title keeps away from its button, and lines from the letters of an index`() throws {
    let page = try ExamplePage(.en, size: (320, 700))
    let gap = try page.numbers(
      "walk-stages",
      """
      const range = document.createRange();
      const title = f.querySelector('.ex-title-bar');
      range.selectNodeContents(title);
      const end = Math.min(box(title).right, box(range).right);
      return [box(f.querySelector('.ex-bar button')).left - end];
      """)
    #expect(gap[0] >= 7, "\(gap)")
    let letters = try page.numbers(
      "bird-index",
      """
      const row = all('.ex-row')[0];
      const end = box(row).right - parseFloat(getComputedStyle(row, '::after').right);
      return [box(f.querySelector('.ex-index')).left - end];
      """)
    #expect(letters[0] >= -1, "\(letters)")
  }

  @Test func `symbols and chevrons grow with the texts`() throws {
    let page = try ExamplePage(.en)
    let id = "post-trays"
    try page.openPanel(id)
    let sizes = "return ['.ex-img svg', '[data-acc=disclosure] svg'].map(s => box(all(s)[0]).width)"
    let before = try page.numbers(id, sizes)
    try page.set(id, "textSize", 11)
    for (now, then) in zip(try page.numbers(id, sizes), before) { #expect(now > then * 1.5) }
  }

  @Test func `right to left, everything is on the other side`() throws {
    let page = try ExamplePage(.en)
    try page.browser.script("document.documentElement.dir = 'rtl'")
    let index = try page.numbers(
      "bird-index",
      """
      const stage = box(f.querySelector('.ex-stage')), index = box(all('.ex-index')[0]);
      const line = getComputedStyle(all('.ex-row')[0], '::after');
      return [index.left - stage.left, parseFloat(line.left), parseFloat(line.right)];
      """)
    // The lines end before the letters.
    #expect(index[0] < 4 && index[1] > index[2] && index[2] > 0, "\(index)")
    let grip = try page.numbers(
      "field-recordings",
      "const h = box(all('thead th')[0]), g = box(all('.ex-grip')[0]); return [g.left - h.left]")
    #expect(grip[0] < 0)
    let knobs = try page.numbers(
      "lamp-switches",
      """
      return [...f.querySelectorAll('.ex-knob')].map((n) => {
        const style = getComputedStyle(n, '::after');
        return parseFloat(style.left) + new DOMMatrix(style.transform).e;
      });
      """)
    let states = try page.texts(
      "lamp-switches",
      "return [...f.querySelectorAll('.ex-knob')].map(n => n.parentNode.getAttribute('aria-checked'))"
    )
    for (left, state) in zip(knobs, states) {
      #expect(state == "true" ? left < 10 : left > 10, "\(state): \(left)")
    }
  }

  @Test func `what is chosen can be read where colours are forced`() throws {
    let page = try ExamplePage(.en)
    try page.browser.emulate(["forced-colors": "active"])
    let id = "morning-sounds"
    try page.click(id, "[role=option]", 1)
    try page.browser.pass(milliseconds: 500)
    let colours = try page.texts(
      id,
      """
      const row = all('[aria-selected=true]')[0];
      const parts = ['.ex-title', '.ex-detail', '.ex-img', '[data-acc=checkmark]'];
      return parts.map(s => row.querySelector(s)).filter(Boolean).map(
        n => getComputedStyle(n).color);
      """)
    #expect(colours.count > 2 && Set(colours).count == 1, "\(colours)")
  }

  @Test func `on a small phone a television is smaller, and its titles are whole`() throws {
    let page = try ExamplePage(.ja, size: (320, 900))
    #expect(
      try page.flag(
        "concert-evenings",
        "return all('.ex-title').every(n => n.scrollWidth <= n.clientWidth + 1)"))
    #expect(
      try page.browser.flag(
        "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
  }

  @Test func `a finger lights a row up at once`() throws {
    let page = try ExamplePage(.en)
    let place = try page.place("garden-tasks", ".ex-main .ex-title")
    let before = try colour(page, "garden-tasks", ".ex-row", "backgroundColor")
    let touch: [String: Any] = [
      "type": "touchStart", "touchPoints": [["x": place.x, "y": place.y]],
    ]
    try page.browser.command("Input.dispatchTouchEvent", touch)
    #expect(try colour(page, "garden-tasks", ".ex-row", "backgroundColor") != before)
    try page.browser.command(
      "Input.dispatchTouchEvent", ["type": "touchCancel", "touchPoints": [Any]()])
    #expect(try colour(page, "garden-tasks", ".ex-row", "backgroundColor") == before)
  }

  @Test func `keys lead from article to article, and out of a feed`() throws {
    let page = try ExamplePage(.en)
    let id = "ferry-board"
    try page.focus(id, "button.ex-main")
    try page.browser.press(Key.pageDown)
    #expect(try page.text(id, "return document.activeElement.getAttribute('role')") == "article")
    try page.browser.press(Key.end, with: "\u{E009}")
    #expect(try page.flag(id, "return !!document.activeElement.closest('.ex-toolbar')"))
  }

  @Test func `a don't shows its fault: too wide, too narrow, or a list of pictures`() throws {
    let page = try ExamplePage(
      .en, pairs: [.widthWide, .widthThin, .collection], size: (1200, 1000))
    func ids(_ id: GuidelineID) throws -> (good: String, bad: String) {
      let table = try #require(BuiltIn.pairs[id]).good.id
      let prefix = "\(id.rawValue.lowercased())-\(table)"
      return (prefix, "\(prefix)-dont")
    }
    /// The name of a figure to those who do not see it.
    func name(_ id: String) throws -> String {
      try page.text(
        id, "return document.getElementById(f.getAttribute('aria-labelledby')).textContent")
    }
    let wide = try ids(.widthWide)
    let gap = """
      return [box(all('.ex-detail')[0]).left - box(all('.ex-title')[0]).left,
        document.documentElement.scrollWidth - innerWidth];
      """
    let (near, far) = (try page.numbers(wide.good, gap), try page.numbers(wide.bad, gap))
    #expect(far[0] > near[0] * 1.8 && far[1] <= 0, "\(near) \(far)")
    #expect(try name(wide.good).hasSuffix("· 420 pt") && name(wide.bad).hasSuffix("· 1180 pt"))

    let thin = try ids(.widthThin)
    let cut = """
      return all('.ex-title, .ex-detail').some(n => n.scrollWidth > n.clientWidth
        || n.offsetHeight > 1.5 * parseFloat(getComputedStyle(n).lineHeight));
      """
    #expect(try !page.flag(thin.good, cut) && page.flag(thin.bad, cut))
    #expect(try name(thin.bad).hasSuffix("· 160 pt"))

    let pictures = try ids(.collection)
    let shape = """
      const rows = all('.ex-row').map(box);
      return [rows.filter(r => Math.abs(r.top - rows[0].top) < 1).length,
        Math.max(...rows.map(r => r.height)) - Math.min(...rows.map(r => r.height)),
        box(all('.ex-img')[0]).height];
      """
    let (grid, list) = (
      try page.numbers(pictures.good, shape), try page.numbers(pictures.bad, shape)
    )
    #expect(grid[0] > 1 && grid[2] > 80, "pictures beside each other: \(grid)")
    #expect(list[0] == 1 && list[1] > 30 && list[2] < 40, "uneven rows: \(list)")
    #expect(
      try name(pictures.good).contains("Collection") && !name(pictures.bad).contains("Collection"))
  }
}
