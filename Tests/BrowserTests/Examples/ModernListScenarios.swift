import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// Search fields, menus of rows, folding sections and rows that cannot be used: what they do for a
/// pointer, a finger and the keyboard, and what assistive technology reads.
@Suite(.needs(.browser), .serialized)
struct ModernListScenarios {
  // MARK: Search

  @Test(arguments: [(TextLanguage.en, "FÉRN"), (.ko, "뱀"), (.ja, "くじゃく")])
  func `a search field leaves the rows that have what is typed, and says how many`(
    _ language: TextLanguage, _ typed: String
  ) throws {
    let page = try ExamplePage(language)
    let id = "fern-names"
    let table = try #require(BuiltIn.tables.first { $0.id == id })
    let prompt = try #require(table.search?[language])
    let height = "return [f.offsetHeight]"
    let before = try page.numbers(id, height)
    #expect(try page.read("searchbox") == [prompt])
    try page.click(id, ".ex-query")
    for letter in typed { try page.browser.press(String(letter)) }
    let left: [TextLanguage: [String]] = [.en: ["f3", "f5"], .ko: ["f3"], .ja: ["f4"]]
    #expect(try page.rowIDs(id) == left[language])
    let found = Word.found.text[language]?
      .replacingOccurrences(of: "{0}", with: "\(left[language]?.count ?? 0)")
    #expect(try page.announcement(id) == found)
    #expect(try page.numbers(id, height) == before, "what is below does not move")

    try page.browser.press("q")
    #expect(try page.rowIDs(id).isEmpty)
    #expect(table.empty != nil, "the table says something else where it has no rows")
    let nothing = try #require(Word.nothingFor.text[language])
      .replacingOccurrences(of: "{0}", with: typed + "q")
    #expect(try page.announcement(id) == nothing)
    let titles = "return all('.ex-empty-title').map(n => n.textContent)"
    #expect(try page.texts(id, titles) == [nothing])

    try page.browser.press(Key.escape)
    #expect(try page.rowIDs(id).count == 6)
    #expect(try page.text(id, "return f.querySelector('.ex-query').value").isEmpty)
    #expect(try !page.flag(id, "return all('.ex-empty').length > 0"))
  }

  @Test(arguments: TextLanguage.inTurn())
  func `a search on a phone is ended by its own button`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "fern-names"
    let cancel = try #require(Word.cancel.text[language])
    let height = try page.numbers(id, "return [f.offsetHeight]")
    let buttons = "return all('.ex-cancel').map(n => n.getAttribute('aria-label') ?? n.textContent)"
    #expect(try page.texts(id, buttons).isEmpty, "before one searches")
    try page.click(id, ".ex-query")
    #expect(try page.texts(id, buttons) == [cancel])
    #expect(try page.numbers(id, "return [f.offsetHeight]") == height)
    try page.browser.press("r", "q", "x")
    #expect(try page.rowIDs(id).isEmpty)
    try page.click(id, ".ex-cancel")
    #expect(try page.rowIDs(id).count == 6)
    #expect(try page.texts(id, buttons).isEmpty)
    #expect(try page.flag(id, "return document.activeElement === document.body"))

    // By keyboard: the button follows the field, and gives the focus back to it.
    try page.click(id, ".ex-query")
    try page.browser.press(Key.tab, Key.enter)
    #expect(try page.texts(id, buttons).isEmpty)
    #expect(try page.flag(id, "return document.activeElement === f.querySelector('.ex-query')"))
    try page.browser.press("x")
    #expect(try page.texts(id, buttons) == [cancel])
  }

  @Test func `a syllable that is being typed finds what it will become`() throws {
    let page = try ExamplePage(.ko)
    let id = "fern-names"
    let rows = { (text: String) in
      _ = try page.ask(
        id,
        """
        const n = f.querySelector('.ex-query');
        n.value = given[0];
        n.dispatchEvent(new Event('input', {bubbles: true}));
        """, text)
      return try page.rowIDs(id)
    }
    // On the way to 공작: ㄱ, 고, 공, 공ㅈ, 공자.
    for text in ["ㄱ", "고", "공", "공ㅈ", "공자"] {
      #expect(try rows(text).contains("f4"), "\(text)")
    }
    #expect(try rows("꼬리") == ["f6"])
    #expect(try rows("곶작").isEmpty)
  }

  @Test func `the address keeps what is looked for, and a table without one says so itself`() throws
  {
    let page = try ExamplePage(.en)
    let id = "fern-names"
    try page.click(id, ".ex-query")
    try page.browser.press("r", "o", "y", Key.enter)
    try page.browser.wait(until: "return location.search === '?find=roy'")
    #expect(try page.browser.text("return location.hash") == "#ex-\(id)")
    try page.reload()
    try page.wait(id, until: "return f.querySelector('.ex-query').value === 'roy'")
    #expect(try page.rowIDs(id) == ["f5"])
    try page.click(id, ".ex-clear")
    #expect(try page.rowIDs(id).count == 6)
    try page.browser.press(Key.down)
    #expect(
      try page.text("lost-property", "return all('.ex-empty-title')[0].textContent")
        == "Nothing lost")
  }

  // MARK: Menus

  @Test(arguments: TextLanguage.inTurn())
  func `the other mouse button, a key and a button open a row's menu`(_ language: TextLanguage)
    throws
  {
    let page = try ExamplePage(language)
    let id = "postcards"
    let table = try #require(BuiltIn.tables.first { $0.id == id })
    let commands = table.menu.compactMap { $0.title[language] }
    try page.openMenu(id, ".ex-row .ex-text", 1)
    #expect(try page.menuItems(id) == commands)
    #expect(try page.read("menuitem") == commands)
    let title = try #require(table.allRows[1].title[language])
    let name = Word.rowActions.text[language]?.replacingOccurrences(of: "{0}", with: title)
    #expect(try page.read("menu") == [name])
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-view')"), "the row is not opened")

    try page.browser.press(Key.down, Key.enter)
    #expect(try page.announcement(id) == "\(title): \(commands[1])")
    #expect(try page.focusedRow(id) == "pass")
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-menu')"))

    try page.click(id, "[data-more]")
    try page.wait(id, until: "return !!f.querySelector('.ex-menu button:focus')")
    try page.browser.press(Key.escape)
    #expect(
      try page.flag(id, "return document.activeElement === f.querySelector('[data-more]')"))
    try page.browser.press(Key.enter)
    try page.wait(id, until: "return !!f.querySelector('.ex-menu button:focus')")
    try page.browser.press(Key.end, Key.enter)
    try page.wait(id, until: "return !f.querySelector('[data-id=island]')")
    try page.click(id, ".ex-toolbar button")
    #expect(try page.rowIDs(id) == ["island", "pass", "port"])
  }

  @Test func `a long touch opens a menu and not the row; a stroke does neither`() throws {
    let page = try ExamplePage(.en, size: (390, 800))
    let id = "postcards"
    let row = try page.place(id, ".ex-row .ex-text", 2)
    let point = [["x": row.x, "y": row.y]]
    try page.browser.command(
      "Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": point])
    try page.wait(id, until: "return !!f.querySelector('.ex-menu button:focus')")
    try page.browser.command(
      "Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
    try page.browser.pass(milliseconds: 400)
    #expect(try page.flag(id, "return !!f.querySelector('.ex-menu button:focus')"), "it stays")
    let places = try page.numbers(
      id, "const b = box(f.querySelector('.ex-menu')); return [b.left, b.right, b.top, b.bottom]")
    #expect(places[0] >= 0 && places[1] <= 390 && places[2] >= 0 && places[3] <= 800, "\(places)")
    try page.browser.drag([(20, 20)])
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-menu, .ex-view')"))

    try page.browser.drag([(row.x, row.y), (row.x - 40, row.y), (row.x - 90, row.y)], touch: true)
    try page.browser.pass(milliseconds: 700)
    #expect(try !page.flag(id, "return !!f.querySelector('.ex-menu, .ex-view')"))
    #expect(try page.flag(id, "return all('.ex-actions button').length === 2"))
    let colours = try page.texts(
      id, "return all('.ex-actions button').map(n => getComputedStyle(n).backgroundColor)")
    #expect(Set(colours).count == 2, "each action has its colour: \(colours)")
    #expect(
      try page.flag(id, "return all('.ex-actions button').every(n => n.querySelector('svg'))"))
  }

  @Test func `an action that a swipe will do takes the whole width before the finger goes up`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      id: jars
      label: {en: Jars, ko: 병, ja: 瓶}
      style: plain
      editing: {mode: explicit}
      sections:
        - id: shelf
          rows:
            - {id: plum, title: {en: Plum, ko: 자두, ja: すもも}, deletable: true, swipe: [{title: {en: Label, ko: 이름표, ja: ラベル}, edge: trailing, role: normal}]}
            - {id: pear, title: {en: Pear, ko: 배, ja: 梨}, deletable: true}

      """, to: "jars.table.yaml")
    let file = folder.url.appending(path: "jars.table.yaml")
    let result = try Command.run(["example", file.path, "--as", "html", "--language", "en"])
    #expect(result.status == 0, "\(result.messages)")
    let alone = folder.url.appending(path: "alone.html")
    try result.output.write(to: alone, atomically: false, encoding: .utf8)
    let browser = try Browser()
    try browser.resize(width: 390, height: 700)
    try browser.open(alone)
    try browser.wait(until: "return document.querySelectorAll('.ex-actions').length === 2")

    let row = "const row = document.querySelector('[data-id=plum]');"
    let middle = try browser.number(
      row + "const b = row.getBoundingClientRect(); return b.top + b.height / 2")
    let move = { (kind: String, x: Double?) in
      _ = try browser.command(
        "Input.dispatchTouchEvent",
        ["type": kind, "touchPoints": x.map { [["x": $0, "y": middle]] } ?? []])
    }
    let widths = {
      try browser.pass(milliseconds: 400)
      return try browser.json(
        [Double].self,
        row + """
          return JSON.stringify([...row.querySelectorAll('.ex-actions > button')]
            .map((button) => button.getBoundingClientRect().width));
          """)
    }
    // Beside the button at the end of the row.
    try move("touchStart", 300)
    for x in [280.0, 240, 200] { try move("touchMove", x) }
    let both = try widths()
    #expect(both.allSatisfy { $0 > 20 }, "both are there: \(both)")
    for x in [140.0, 60, 10] { try move("touchMove", x) }
    let whole = try widths()
    #expect(whole.count == 2 && whole[0] < 1 && whole[1] > 250, "one has the room: \(whole)")
    for x in [120.0, 200] { try move("touchMove", x) }
    let again = try widths()
    #expect(again.allSatisfy { $0 > 20 }, "and gives it back: \(again)")
    for x in [120.0, 10] { try move("touchMove", x) }
    try move("touchEnd", nil)
    try browser.wait(until: "return !document.querySelector('[data-id=plum]')")
  }

  @Test func `only an action that says so is done at the end of a swipe`() throws {
    let page = try ExamplePage(.en)
    let id = "postcards"
    let row = try page.place(id, ".ex-row .ex-text")
    // Trailing: none of them; leading: Keep.
    try page.browser.drag(
      [(row.x + 120, row.y), (row.x, row.y), (row.x - 180, row.y)], touch: true)
    #expect(try page.rowIDs(id) == ["island", "pass", "port"])
    let second = try page.place(id, ".ex-row .ex-text", 1)
    try page.browser.drag(
      [(second.x - 120, second.y), (second.x, second.y), (second.x + 180, second.y)], touch: true)
    #expect(try page.announcement(id) == "From the pass: Keep")
  }

  @Test
  func `a don't shows what it lacks: no other way to what a swipe does, no header that folds`()
    throws
  {
    let page = try ExamplePage(.en, pairs: [.swipeAlternative, .foldingHeader])
    let ways = { (id: String, selector: String) in
      try page.numbers(id, "return [all('\(selector)').length]")[0]
    }
    #expect(try ways("tbl-swipe-menu-postcards", "[data-more]") == 3)
    #expect(try ways("tbl-swipe-menu-postcards-dont", "[data-more]") == 0)
    #expect(try ways("tbl-fold-header-walk-notes", ".ex-fold") == 3)
    #expect(try ways("tbl-fold-header-walk-notes-dont", ".ex-fold") == 2)
  }

  @Test func `on a Mac rows are selected together, and a menu is for all of them`() throws {
    let page = try ExamplePage(.en)
    let id = "tool-tickets"
    try page.click(id, ".ex-row")
    try page.browser.press(Key.down, with: Key.shift)
    #expect(
      try page.read("option").filter {
        $0.hasPrefix("Block") || $0.hasPrefix("Spirit") || $0.hasPrefix("Awl")
      }
        == [
          "Block plane Since May: selected", "Spirit level Since June: selected",
          "Awl Since July: not selected",
        ])
    #expect(try page.announcement(id) == "2 selected")
    try page.openMenu(id, ".ex-row", 1)
    #expect(try page.read("menu") == ["Actions for Block plane, Spirit level"])
    try page.browser.press("s", Key.enter)
    #expect(try page.announcement(id) == "Block plane, Spirit level: Send a reminder")
    // Another row's menu is for that row alone.
    try page.openMenu(id, ".ex-row", 2)
    #expect(try page.read("menu") == ["Actions for Awl"])
    try page.browser.press(Key.escape)
    try page.click(id, ".ex-row", 2)
    try page.click(id, ".ex-bar button")
    try page.wait(id, until: "return !!f.querySelector('.ex-menu button:focus')")
    #expect(try page.read("menu") == ["Actions for Awl"])
  }

  // MARK: Sections

  @Test(arguments: TextLanguage.inTurn())
  func `sections fold by pointer and key, and the address keeps which`(_ language: TextLanguage)
    throws
  {
    let page = try ExamplePage(language)
    let id = "walk-notes"
    let table = try #require(BuiltIn.tables.first { $0.id == id })
    let heads = table.sections.compactMap { $0.header?[language] }
    #expect(try page.rowIDs(id) == ["boots", "map", "spring", "hut"])
    let buttons = try page.read("button").filter { button in
      heads.contains { button.hasPrefix("\($0):") }
    }
    #expect(
      buttons == ["\(heads[0]): expanded", "\(heads[1]): expanded", "\(heads[2]): not expanded"])
    try page.click(id, ".ex-fold")
    try page.focus(id, ".ex-fold", 2)
    try page.browser.press(Key.space)
    #expect(try page.rowIDs(id) == ["spring", "hut", "dry"])
    try page.browser.wait(until: "return location.search === '?closed=before'")
    try page.reload()
    try page.wait(id, until: "return all('[data-id=dry]').length === 1")
    #expect(try page.rowIDs(id) == ["spring", "hut", "dry"])
  }

  // MARK: Rows that cannot be used

  @Test func `rows that cannot be used are said to be so, and do nothing`() throws {
    let page = try ExamplePage(.en)
    let id = "print-queue"
    let colour = { (row: String) in
      try page.text(
        id, "return getComputedStyle(f.querySelector('[data-id=\(row)] .ex-title')).color")
    }
    #expect(try colour("draft") != colour("poster"))
    #expect(try !page.flag(id, "return !!f.querySelector('[data-id=poster] button')"))
    #expect(
      try page.text(id, "return f.querySelector('[data-id=poster] .ex-main').innerText")
        .contains("unavailable"))
    // What stands in for texts is not read, and not seen as text.
    let gulls = "gull-count"
    #expect(
      try page.read("StaticText").filter { $0.contains("at the weir") } == ["214 at the weir"])
    #expect(
      try page.text(
        gulls, "return getComputedStyle(f.querySelector('[data-id=g2] .ex-title')).color")
        == "rgba(0, 0, 0, 0)")
  }

  // MARK: Without scripts, and looks

  @Test func `without scripts there is no control that does nothing`() throws {
    let page = try ExamplePage(.en)
    try page.setScripts(enabled: false)
    try page.load()
    #expect(try !page.flag("fern-names", "return all('.ex-search').length > 0"))
    #expect(try page.rowIDs("walk-notes").count == 5, "all rows can be read")
    #expect(try !page.flag("bell-inspector", "return all('button').length > 0"))
  }

  @Test func `prominence, spacing and separators can be seen`() throws {
    let page = try ExamplePage(.en)
    let size = { (id: String) in
      try page.numbers(id, "return [parseFloat(getComputedStyle(all('.ex-head')[0]).fontSize)]")[0]
    }
    #expect(try size("paint-shelf") > size("walk-notes") * 1.4)
    let gaps = try page.numbers(
      "window-seats",
      """
      const gap = () => box(all('.ex-rows')[1]).top - box(all('.ex-rows')[0]).bottom;
      const compact = gap();
      delete f.querySelector('.ex-stage').dataset.spacing;
      return [compact, gap()];
      """)
    #expect(gaps[0] > 4 && gaps[1] >= gaps[0] * 2, "\(gaps)")
    let line = """
      const line = getComputedStyle(all('.ex-row')[0], '::after');
      return [line.display, line.borderBottomColor, line.left];
      """
    #expect(try page.texts("tide-words", line)[0] == "none")
    let tinted = try page.texts(
      "tide-words-tinted",
      line.replacingOccurrences(of: "all('.ex-row')", with: "[...f.querySelectorAll('.ex-row')]"))
    #expect(tinted == ["block", "rgb(184, 83, 0)", "0px"], "\(tinted)")
  }
}
