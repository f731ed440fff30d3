import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// Scenarios 18–28: columns, outlines, other platforms, text sizes, state, no script.
@Suite(.needs(.browser), .serialized)
struct ColumnScenarios {
  private func column(_ index: Int) -> String {
    "return [...f.querySelectorAll('tbody tr')].map(r => r.cells[\(index)].textContent)"
  }
  private let sorted =
    "return all('th[aria-sort]').map(n => n.dataset.col + ' ' + n.getAttribute('aria-sort'))"

  @Test(arguments: TextLanguage.inTurn())
  func `18: a heading sorts, and sorts the other way`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "field-recordings"
    try page.click(id, "th[data-col=length] button")
    #expect(try page.texts(id, sorted) == ["length ascending"])
    #expect(try page.texts(id, column(1)) == ["7", "23", "42", "64", "118"])
    try page.browser.press(Key.enter)
    #expect(try page.texts(id, sorted) == ["length descending"])
    #expect(try page.texts(id, column(1)) == ["118", "64", "42", "23", "7"])
    try page.click(id, "th[data-col=place] button")
    #expect(
      try page.flag(
        id,
        """
        const cells = [...f.querySelectorAll('tbody tr')].map(r => r.cells[2].textContent);
        const own = [...cells].sort(new Intl.Collator('\(language.rawValue)', {numeric: true}).compare);
        return cells.join() === own.join();
        """))
  }

  @Test func `a row without a number is last in either order`() throws {
    let table = try #require(
      try Example(
        parsing: """
          {id: wells, label: Wells, kind: columns, style: inset, platforms: [macOS], columns: [
            {id: well, heading: Well, sortable: true}, {id: depth, heading: Depth, sortable: true, numeric: true}],
            sections: [{id: s, rows: [{id: a, title: Mill, cells: {depth: 12 m}}, {id: b, title: Ash, cells: {depth: –}},
              {id: c, title: Quarry, cells: {depth: -3 m}}, {id: d, title: Weir}, {id: e, title: Dell, cells: {depth: 400 cm}}]}]}
          """
      ).tables.first)
    let page = try ExamplePage(.en, tables: [table])
    for order in [["c", "e", "a", "b", "d"], ["a", "e", "c", "b", "d"]] {
      try page.click("wells", "th[data-col=depth] button")
      #expect(try page.rowIDs("wells") == order)
    }
  }

  private let widths = """
    const h = f.querySelector('th');
    return [h.offsetWidth, Number(h.querySelector('.ex-grip').getAttribute('aria-valuenow')),
      f.querySelector('table').offsetWidth, Number(h.dataset.min)];
    """

  @Test(arguments: TextLanguage.inTurn())
  func `19: a column is resized by keys and by dragging, and the table keeps its width`(
    _ language: TextLanguage
  )
    throws
  {
    let page = try ExamplePage(language)
    let id = "field-recordings"
    let before = try page.numbers(id, widths)
    try page.focus(id, ".ex-grip")
    try page.browser.press(Key.left, Key.left)
    let narrower = try page.numbers(id, widths)
    #expect(abs(before[0] - narrower[0] - 20) <= 2)
    #expect(abs(narrower[0] - narrower[1]) <= 1)
    #expect(narrower[2] == before[2])
    try page.browser.press(Key.home)
    let least = try page.numbers(id, widths)
    #expect(abs(least[0] - least[3]) <= 1)
    try page.browser.press(Key.enter)
    let fitting = try page.numbers(id, widths)
    #expect(fitting[0] > least[0])
    let grip = try page.place(id, ".ex-grip")
    try page.browser.drag([grip, (grip.x - 20, grip.y), (grip.x - 50, grip.y)])
    #expect(abs(fitting[0] - (try page.numbers(id, widths))[0] - 50) <= 3)
  }

  @Test(arguments: TextLanguage.inTurn())
  func `20: a middle ellipsis tells names apart, and the text stays whole`(_ language: TextLanguage)
    throws
  {
    let page = try ExamplePage(language)
    let id = "field-recordings"
    try page.focus(id, ".ex-grip")
    try page.browser.press(Key.home)
    try page.browser.pass(milliseconds: 200)
    let ends = try page.texts(
      id,
      """
      return all('.ex-title').filter(n => n.textContent.startsWith('marsh'))
        .map(n => n.dataset.cut.split('…')[1]);
      """)
    #expect(Set(ends).count == 2)
    let copied = try page.text(
      id,
      """
      const name = all('.ex-title').find(n => n.textContent.startsWith('marsh'));
      getSelection().selectAllChildren(name);
      return getSelection().toString();
      """)
    #expect(copied == "marsh-east-dawn-chorus-first.wav")
  }

  @Test(arguments: TextLanguage.inTurn())
  func `21: alternating rows differ in colour, and in borders where colours are forced`(
    _ language: TextLanguage
  )
    throws
  {
    let page = try ExamplePage(language)
    let id = "field-recordings"
    let colors = "return all('tbody tr').slice(0, 2).map(r => getComputedStyle(r).backgroundColor)"
    #expect(Set(try page.texts(id, colors)).count == 2)
    try page.openPanel(id)
    try page.click(id, "[data-control=alternate]")
    #expect(Set(try page.texts(id, colors)).count == 1)
    try page.click(id, "[data-control=alternate]")
    try page.browser.emulate(["forced-colors": "active"])
    let outlines = "return all('tbody tr').slice(0, 2).map(r => getComputedStyle(r).outlineStyle)"
    #expect(Set(try page.texts(id, outlines)) == ["solid", "none"])
  }

  private let shown = "return all('[role=treeitem]').map(n => n.dataset.id)"

  @Test(arguments: TextLanguage.inTurn())
  func `22: an outline opens and closes, and remembers`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "map-sheets"
    #expect(try page.texts(id, shown).count == 7)
    try page.click(id, ".ex-twist")
    #expect(try page.texts(id, shown) == ["coast", "inland", "moor"])
    try page.focus(id, "[data-id=coast]")
    try page.browser.press(Key.right)
    #expect(try page.texts(id, shown).count == 7)
    try page.browser.press(Key.right)
    #expect(try page.focusedRow(id) == "bay")
    try page.browser.press(Key.left, Key.left)
    #expect(try page.texts(id, shown) == ["coast", "inland", "moor"])
    try page.load()
    #expect(try page.texts(id, shown) == ["coast", "inland", "moor"], "after loading again")
    #expect(
      try page.text(id, "return f.querySelector('[data-id=cliffs]').getAttribute('aria-level')")
        == "2")
    try page.focus(id, "[data-id=coast]")
    try page.browser.press(Key.right, with: Key.alt)
    #expect(try page.texts(id, shown).count == 7)
    let grid = "recordings-by-place"
    try page.click(grid, ".ex-twist")
    #expect(try page.rowIDs(grid).count == 3)
  }

  @Test(arguments: TextLanguage.inTurn())
  func `23: a focused row grows and covers no other text`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "concert-evenings"
    try page.focus(id, ".ex-main")
    try page.browser.press(Key.down)
    try page.browser.pass(milliseconds: 400)
    let state = try page.numbers(
      id,
      """
      const rows = all('.ex-main');
      const b = box(document.activeElement);
      return [rows.indexOf(document.activeElement), b.height - box(rows[0]).height,
        b.top - box(rows[0].querySelector('.ex-detail')).bottom,
        box(rows[2].querySelector('.ex-title')).top - b.bottom];
      """)
    #expect(state[0] == 1 && state[1] > 0 && state[2] >= 0 && state[3] >= 0, "\(state)")
    try page.browser.emulate(["prefers-reduced-motion": "reduce"])
    let still = try page.texts(
      id,
      """
      const style = getComputedStyle(document.activeElement);
      return [style.transform, style.outlineStyle];
      """)
    #expect(still == ["none", "solid"])
  }

  private let scales = "return all('.ex-row').map(n => getComputedStyle(n).transform)"

  @Test(arguments: TextLanguage.inTurn())
  func `24: rows shrink towards the edge of a watch, unless motion is reduced`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language)
    let id = "tram-stops"
    _ = try page.ask(id, "f.querySelector('.ex-scroll').scrollTop = 60")
    try page.browser.pass(milliseconds: 300)
    #expect(Set(try page.texts(id, scales)).count > 1)
    try page.click(id, ".ex-more button")
    #expect(try page.focusedRow(id) == "t6")
    try page.browser.emulate(["prefers-reduced-motion": "reduce"])
    #expect(Set(try page.texts(id, scales)) == ["none"])
  }

  @Test(arguments: TextLanguage.inTurn())
  func `25: details follow one another by key and swipe, unless they scroll`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language)
    let id = "tram-stops"
    let title = "return f.querySelector('.ex-view .ex-title-bar').textContent"
    try page.click(id, ".ex-main")
    try page.wait(id, until: "return !!f.querySelector('.ex-view')")
    let first = try page.text(id, title)
    try page.browser.press(Key.pageDown)
    try page.wait(id, until: "return !!f.querySelector('.ex-view')")
    try page.browser.pass(milliseconds: 400)
    let second = try page.text(id, title)
    #expect(second != first)
    let place = try page.place(id, ".ex-view .ex-title-bar")
    try page.browser.drag(
      [(place.x, place.y + 90), (place.x, place.y + 50), (place.x, place.y + 10)], touch: true)
    try page.browser.pass(milliseconds: 500)
    #expect(try ![first, second].contains(page.text(id, title)))
    let dont = try ExamplePage(language, pairs: [.watchPaging])
    let other = "tbl-watch-paging-tram-stops-dont"
    try dont.click(other, ".ex-main")
    try dont.wait(other, until: "return !!f.querySelector('.ex-view')")
    #expect(
      try dont.flag(
        other, "return all('.ex-view [aria-disabled=true][aria-describedby]').length === 2"))
  }

  @Test(arguments: TextLanguage.inTurn())
  func `26: text sizes follow the table, and nothing is cut at the largest`(
    _ language: TextLanguage
  ) throws {
    let page = try ExamplePage(language)
    let id = "parcel-lockers"
    try page.openPanel(id)
    for (step, size) in [(0, 14.0), (3, 17), (6, 23), (7, 28), (11, 53)] {
      try page.set(id, "textSize", step)
      let state = try page.numbers(
        id,
        """
        return [parseFloat(getComputedStyle(f.querySelector('.ex-title')).fontSize),
          all('.ex-title, .ex-detail').filter(n => n.scrollWidth > n.clientWidth + 1).length];
        """)
      #expect(state[0] == size)
      if step >= 7 { #expect(state[1] == 0) }
    }
  }

  @Test(arguments: TextLanguage.inTurn())
  func `27: code stands in tabs, and belongs to the table`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "alarm-days"
    _ = try page.ask(id, "f.querySelector('.ex-source').open = true")
    try page.wait(id, until: "return !!f.querySelector('[role=tab]')")
    let chosen =
      "return all('.ex-code').map(n => n.dataset.code + ' ' + (n.closest('.ex-source').dataset.hash === f.dataset.hash))"
    #expect(try page.texts(id, chosen) == ["swiftui true"])
    try page.focus(id, "[role=tab]")
    try page.browser.press(Key.right)
    #expect(try page.texts(id, chosen) == ["uikit true"])
    try page.click(id, "[role=tab]", 2)
    #expect(try page.texts(id, chosen) == ["yaml true"])
    // Comments, texts and keywords have colours of their own, and the code stays one text.
    let colours = """
      return ['ex-string', 'ex-keyword'].map(name => [...CSS.highlights.get(name) ?? []].some(
        r => r.startContainer.textContent.slice(r.startOffset, r.endOffset)
          === {'ex-string': '"Watering day"', 'ex-keyword': 'struct'}[name]) ? 1 : 0)
        .concat(f.querySelectorAll('.ex-code code > *').length)
        .concat(new Set(['', '::highlight(ex-string)', '::highlight(ex-keyword)'].map(
          part => getComputedStyle(f.querySelector('.ex-code code'), part).color)).size);
      """
    if language == .en { #expect(try page.numbers(id, colours) == [1, 1, 0, 3]) }
  }

  @Test(arguments: TextLanguage.inTurn())
  func `28: without the script every row is there, and no control`(_ language: TextLanguage) throws
  {
    let page = try ExamplePage(language)
    try page.setScripts(enabled: false)
    try page.load()
    for table in BuiltIn.tables {
      #expect(
        try page.flag(
          table.id,
          """
          return !f.querySelector('button, input, select')
            && [...f.querySelectorAll('.ex-title')].every(n => n.getClientRects().length)
            && f.querySelectorAll('details.ex-source pre').length > 0;
          """), "\(table.id)")
    }
  }

  @Test func `the caption and the findings of an example speak the language of the page`() throws {
    let page = try ExamplePage(.ko, pairs: [.accessorySpace])
    let pair = try #require(BuiltIn.pairs[.accessorySpace])
    let id = "tbl-acc-space-\(pair.good.id)-dont"
    let said = "return ['.ex-meta', '.ex-findings'].map(part => f.querySelector(part).innerText)"
    let before = try page.texts(id, said)
    _ = try page.ask(
      id, "document.dispatchEvent(new CustomEvent('examples:language', {detail: 'ja'}))")
    #expect(
      try page.text(id, "return f.querySelector('.ex-label').innerText") == pair.bad.label[.ja])
    #expect(try page.texts(id, said) == before)
    #expect(
      try page.texts(
        id, "return ['.ex-meta', '.ex-findings'].map(part => f.querySelector(part).lang)")
        == ["ko", "ko"])
  }

  @Test func `state stays when the language of the strings changes`() throws {
    let page = try ExamplePage(.en)
    let id = "alarm-days"
    try page.click(id, ".ex-row", 0)
    try page.wait(id, until: "return !!f.querySelector('[data-id=mon][data-on]')")
    _ = try page.ask(
      id, "document.dispatchEvent(new CustomEvent('examples:language', {detail: 'ja'}))")
    #expect(
      try page.text(id, "return f.lang + f.querySelector('.ex-title').textContent") == "ja月曜日")
    #expect(
      try page.texts(id, "return all('[role=option][aria-selected=true]').map(n => n.dataset.id)")
        == ["mon"])
  }
}
