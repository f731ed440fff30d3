import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// The bar of a window with all that can be in it, its inspector, and rows that an update renews.
@Suite(.needs(.browser), .serialized)
struct WindowScenarios {
  private func page(_ yaml: String, _ language: TextLanguage = .en) throws -> ExamplePage {
    try ExamplePage(language, tables: Example(parsing: yaml).tables)
  }

  private let id = "sail-loft"
  private func loft(_ fields: String) -> String {
    """
    {id: \(id), label: Sails and rigging of the loft, kind: columns, style: inset, \(fields), columns: [
      {id: name, heading: {en: Sail, ko: 돛, ja: 帆}, sortable: true},
      {id: area, heading: {en: Area, ko: 넓이, ja: 面積}, numeric: true, sortable: true},
      {id: cloth, heading: {en: Cloth, ko: 천, ja: 布}}],
      sections: [{id: all, rows: [
        {id: jib, title: Jib, cells: {area: 12 m², cloth: {en: Canvas, ko: 캔버스, ja: 帆布}}},
        {id: main, title: Main, cells: {area: 31 m², cloth: Linen}, opens: {text: Patched twice.}},
        {id: spare, title: Spare, cells: {area: 9 m²}}]}]}
    """
  }

  /// The boxes of all that stands in a bar: left, right, top and bottom of each.
  private func boxes(_ page: ExamplePage, _ selector: String) throws -> [[Double]] {
    let flat = try page.numbers(
      id,
      """
      return all('\(selector)').flatMap(n => {
        const b = box(n);
        return [b.left, b.right, b.top, b.bottom];
      });
      """)
    return stride(from: 0, to: flat.count, by: 4).map { Array(flat[$0..<$0 + 4]) }
  }

  @Test(arguments: [("", 3), (", search: Find a sail", 3), (", editing: {mode: explicit}", 3)])
  func `no button of a bar covers another one, the field or the title`(
    _ more: String, _ count: Int
  ) throws {
    let page = try page(
      loft(
        "platforms: [macOS], px: 720, selection: single, columnChoice: true, inspector: true, "
          + "menu: [{title: Mend}, {title: Sell, role: destructive}]\(more)"))
    let buttons = try boxes(page, ".ex-tools > button")
    #expect(buttons.count == count)
    let others = try boxes(page, ".ex-stage > .ex-search, .ex-title-bar")
    let stage = try boxes(page, ".ex-stage")[0]
    let parts = (buttons + others).sorted { $0[0] < $1[0] }
    for (first, second) in zip(parts, parts.dropFirst()) {
      #expect(first[1] <= second[0] + 0.5, "\(parts)")
    }
    #expect(parts.allSatisfy { $0[0] >= stage[0] && $0[1] <= stage[1] }, "\(parts) in \(stage)")
    // Each can be pressed where it is.
    for index in 0..<count {
      let isFree = try page.flag(
        id,
        """
        const n = all('.ex-tools > button')[\(index)];
        const b = box(n);
        return n.contains(document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2));
        """)
      #expect(isFree, "button \(index)")
    }
  }

  @Test(arguments: TextLanguage.inTurn())
  func `an inspector shows the cells of the selected row behind their headings`(
    _ language: TextLanguage
  ) throws {
    let page = try page(
      loft("platforms: [macOS], selection: single, inspector: true"), language)
    let pane = "return all('.ex-pane :is(.ex-opened, dt, dd, p)').map(n => n.textContent)"
    #expect(try page.texts(id, pane) == [try #require(Word.selectRow.text[language])])
    #expect(
      try page.flag(
        id, "return box(all('.ex-pane p')[0]).top - box(f.querySelector('.ex-pane')).top >= 12"))
    let area = ["Area", "넓이", "面積"], cloth = ["Cloth", "천", "布"]
    let canvas = ["Canvas", "캔버스", "帆布"]
    let place = try #require(TextLanguage.allCases.firstIndex(of: language))
    try page.click(id, ".ex-row", 0)
    try page.wait(id, until: "return all('.ex-pane dt').length === 2")
    #expect(
      try page.texts(id, pane) == ["Jib", area[place], "12 m²", cloth[place], canvas[place]])
    try page.browser.press(Key.down)
    try page.wait(id, until: "return all('.ex-opened')[0].textContent === 'Main'")
    #expect(
      try page.texts(id, pane)
        == ["Main", area[place], "31 m²", cloth[place], "Linen", "Patched twice."])
    _ = try page.ask(
      id, "f.example.setLanguage(given[0])", TextLanguage.allCases[(place + 1) % 3].rawValue)
    #expect(try page.texts(id, pane)[1] == area[(place + 1) % 3])
  }

  @Test func `of several rows the inspector shows the one that was chosen last`() throws {
    let page = try page(loft("platforms: [macOS], selection: multiple, inspector: true"))
    let title = "return all('.ex-opened').map(n => n.textContent)"
    try page.click(id, ".ex-row", 0)
    try page.wait(id, until: "return all('.ex-opened').length === 1")
    _ = try page.ask(
      id,
      """
      all('[data-id=spare]')[0].dispatchEvent(new MouseEvent('click', {bubbles: true, metaKey: true}));
      """)
    try page.wait(id, until: "return all('.ex-opened')[0].textContent === 'Spare'")
    #expect(try page.announcement(id) == "2 selected")
    _ = try page.ask(
      id,
      """
      all('[data-id=spare]')[0].dispatchEvent(new MouseEvent('click', {bubbles: true, metaKey: true}));
      """)
    try page.wait(id, until: "return all('.ex-opened')[0].textContent === 'Jib'")
    #expect(try page.texts(id, title) == ["Jib"])
  }

  @Test func `an inspector beside a list shows rows that lead nowhere`() throws {
    let page = try page(
      """
      {id: sail-loft, label: Loft, style: inset, platforms: [macOS], selection: single,
        inspector: true, rowStyle: rightDetail,
        sections: [{id: s, rows: [{id: a, title: Needle, detail: Steel}, {id: b, title: Palm}]}]}
      """)
    try page.click(id, ".ex-row", 0)
    try page.wait(id, until: "return all('.ex-pane p')[0]?.textContent === 'Steel'")
    #expect(try page.texts(id, "return all('.ex-opened').map(n => n.textContent)") == ["Needle"])
  }

  @Test func `an update renews what a row opens`() throws {
    let page = try page(
      """
      {id: sail-loft, label: Loft, style: plain, rowStyle: subtitle, platforms: [iOS],
        live: {insert: bottom, keepScroll: true, refresh: true},
        after: [{id: a, title: Needle, detail: Today, action: push, accessories: [disclosure],
            opens: {text: Found again.}},
          {id: c, title: Wax, detail: New, action: push, accessories: [disclosure],
            opens: {text: A whole cake.}}],
        sections: [{id: s, rows: [
          {id: a, title: Needle, detail: Yesterday, action: push, accessories: [disclosure],
            opens: {text: Lost.}}, {id: b, title: Palm, detail: Leather}]}]}
      """)
    // The detail of the row stands before it.
    let text = "return [...f.querySelectorAll('.ex-view p')].at(-1).textContent"
    let read = { (row: String) in
      try page.click(id, "[data-id=\(row)] button.ex-main")
      try page.wait(id, until: "return f.querySelectorAll('.ex-view p').length === 2")
      let words = try page.text(id, text)
      try page.click(id, ".ex-back")
      try page.wait(id, until: "return !f.querySelector('.ex-view')")
      return words
    }
    #expect(try read("a") == "Lost.")
    try page.click(id, ".ex-toolbar button", 1)
    try page.wait(id, until: "return all('[data-id=c]').length === 1")
    #expect(try read("a") == "Found again.")
    #expect(try read("c") == "A whole cake.")
  }

  @Test func `a badge beside a title alone has the detail of its row`() throws {
    let page = try page(
      """
      {id: sail-loft, label: Loft, style: plain, rowStyle: basic, platforms: [iOS], sections: [{id: s, rows: [
        {id: a, title: Orders, detail: "4", accessories: [badge]}, {id: b, title: Palm, detail: Leather}]}]}
      """)
    #expect(
      try page.texts(id, "return all('.ex-row .ex-detail').map(n => n.textContent)") == ["4"])
    let radius = "return getComputedStyle(all('.ex-row .ex-detail')[0]).backgroundColor"
    #expect(try page.text(id, radius) != "rgba(0, 0, 0, 0)")
  }

  @Test func `a swipe over the whole row does what is outermost, and nothing else`() throws {
    let page = try page(
      """
      {id: sail-loft, label: Loft, style: plain, platforms: [iOS], sections: [{id: s, rows: [
        {id: a, title: Hemp, swipe: [{title: Coil, full: true}, {title: Cut}]},
        {id: b, title: Jute, swipe: [{title: Cut}, {title: Coil, full: true}]}]}]}
      """)
    for (index, said) in [(0, ""), (1, "Jute: Coil")] {
      let row = try page.place(id, ".ex-row .ex-text", index)
      try page.browser.drag(
        [(row.x + 120, row.y), (row.x, row.y), (row.x - 180, row.y)], touch: true)
      #expect(try page.announcement(id) == said)
    }
  }

  @Test(arguments: ["none", "multiple"])
  func `lists between which rows are dragged stand beside each other`(_ selection: String) throws {
    let page = try page(
      """
      {id: sail-loft, label: Loft, style: insetGrouped, platforms: [iPadOS], px: 720,
        selection: \(selection), editing: {mode: explicit}, dragBetween: true, sections: [
          {id: a, header: To mend, rows: [{id: x, title: Jib, movable: true}]},
          {id: b, header: Mended, rows: [{id: y, title: Main, movable: true}]}]}
      """)
    let boxes = try boxes(page, ".ex-section")
    #expect(boxes[0][2] == boxes[1][2] && boxes[0][1] <= boxes[1][0] + 0.5, "\(boxes)")
  }

  @Test func `a table of a Mac has lines only if it asks for them`() throws {
    let line = "return getComputedStyle(all('tbody td')[0]).borderBottomColor"
    let plain = try page(loft("platforms: [macOS], alternating: true"))
    #expect(try plain.text(id, line) == "rgba(0, 0, 0, 0)")
    let lined = try page(loft("platforms: [macOS], separators: full"))
    #expect(try lined.text(id, line) != "rgba(0, 0, 0, 0)")
  }
}
