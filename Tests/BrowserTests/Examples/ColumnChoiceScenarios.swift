import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// Choosing and moving the columns of a table, and inspecting its rows.
@Suite(.needs(.browser), .serialized)
struct ColumnChoiceScenarios {
  @Test(arguments: TextLanguage.inTurn())
  func `a reader chooses the columns, and the rest keeps working`(_ language: TextLanguage) throws {
    let page = try ExamplePage(language)
    let id = "seed-stock"
    let table = try #require(BuiltIn.tables.first { $0.id == id })
    let names = try #require(table.columnSet).columns.compactMap { $0.heading?[language] }
    let shown = "return all('thead th').map(n => n.dataset.col)"
    let width = try page.numbers(id, "return [box(f.querySelector('table')).width]")
    #expect(try page.texts(id, shown) == ["name", "weight", "year"])
    try page.openMenu(id, "thead th", 1)
    #expect(
      try page.read("menuitemcheckbox") == [
        "\(names[0]): checked", "\(names[1]): checked", "\(names[2]): checked",
        "\(names[3]): not checked",
      ])
    // The blank leaves the menu open.
    try page.browser.press(Key.end, Key.space, Key.up, Key.space)
    #expect(try page.texts(id, shown) == ["name", "weight", "drawer"])
    try page.browser.press(Key.home, Key.enter)
    #expect(try page.texts(id, shown) == ["name", "weight", "drawer"], "the names stay")
    try page.browser.press(Key.escape)
    #expect(try page.numbers(id, "return [box(f.querySelector('table')).width]") == width)
    try page.browser.wait(until: "return location.search === '?columns=name.weight.drawer'")

    // The neighbour that a grip resizes is the one that is seen.
    try page.focus(id, ".ex-grip", 1)
    let widths = "return all('thead th').map(n => n.offsetWidth)"
    let before = try page.numbers(id, widths)
    try page.browser.press(Key.left, Key.left)
    let after = try page.numbers(id, widths)
    #expect(abs(before[1] - after[1] - 20) <= 2 && abs(after[2] - before[2] - 20) <= 2)
    #expect(try page.numbers(id, "return [all('.ex-grip').length]") == [2], "none behind the last")
    try page.click(id, "th[data-col=drawer] button")
    #expect(
      try page.texts(id, "return all('tbody tr').map(n => n.cells[3].textContent)")
        == ["A4", "B1", "B2"])

    try page.reload()
    try page.wait(id, until: "return all('thead th').length === 3")
    #expect(try page.texts(id, shown) == ["name", "weight", "drawer"])
    try page.click(id, ".ex-bar button")
    try page.wait(id, until: "return !!f.querySelector('.ex-menu button:focus')")
    try page.click(id, ".ex-menu button", 2)
    #expect(try page.texts(id, shown) == ["name", "weight", "year", "drawer"])
  }

  @Test func `columns are moved by keys and by dragging, and keep what they do`() throws {
    let page = try ExamplePage(.en)
    let id = "seed-stock"
    let shown = "return all('thead th').map(n => n.dataset.col)"
    let row = "return [...all('tbody tr')[0].cells].filter(n => !n.hidden).map(n => n.textContent)"
    try page.focus(id, "th[data-col=year] button")
    try page.browser.press(Key.left, with: Key.alt)
    #expect(try page.texts(id, shown) == ["name", "year", "weight"])
    #expect(try page.texts(id, row) == ["Chard", "2029", "900 g"])
    #expect(try page.announcement(id) == "Year: position 2 of 3")
    try page.browser.press(Key.left, with: Key.alt)
    #expect(try page.texts(id, shown) == ["name", "year", "weight"], "the names are first")
    try page.browser.press(Key.enter)
    #expect(try page.texts(id, row) == ["Chard", "2029", "900 g"])
    #expect(
      try page.texts(id, "return all('th[aria-sort]').map(n => n.dataset.col)") == ["year"],
      "the focus went along")
    try page.browser.wait(until: "return location.search === '?columns=name.year.weight'")

    let year = try page.place(id, "th[data-col=year] .ex-heading")
    let weight = try page.place(id, "th[data-col=weight]")
    try page.browser.drag([year, (weight.x, year.y), (weight.x + 30, year.y)])
    #expect(try page.texts(id, shown) == ["name", "weight", "year"])
    #expect(
      try page.text(id, "return f.querySelector('th[aria-sort]').getAttribute('aria-sort')")
        == "ascending", "a column that was moved is not sorted as well")

    try page.browser.script(
      "history.replaceState(null, '', '?columns=drawer.weight#ex-seed-stock')")
    try page.reload()
    try page.wait(id, until: "return all('thead th').length === 3")
    #expect(try page.texts(id, shown) == ["name", "drawer", "weight"])
    #expect(try page.texts(id, row) == ["Chard", "B2", "900 g"])
  }

  @Test(arguments: [1200, 390])
  func `an inspector shows the chosen row, and can be hidden`(_ width: Int) throws {
    let page = try ExamplePage(.en, size: (width, 900))
    let id = "bell-inspector"
    #expect(try page.text(id, "return all('.ex-pane p')[0].textContent").contains("1742"))
    let places = try page.numbers(
      id,
      """
      const [list, pane] = [box(f.querySelector('.ex-stage')), box(f.querySelector('.ex-pane'))];
      return [list.right - pane.left, list.bottom - pane.top, list.width - pane.width];
      """)
    #expect(width > 480 ? abs(places[0]) < 1 && places[2] > 0 : abs(places[1]) < 1, "\(places)")
    try page.click(id, ".ex-row .ex-main", 1)
    try page.wait(id, until: "return all('.ex-pane p')[0].textContent.includes('1961')")
    #expect(try page.read("group").contains("Noon bell"))
    try page.click(id, ".ex-bar button")
    #expect(try !page.flag(id, "return all('.ex-pane').length > 0"))
    #expect(try page.read("button").contains("Inspector: not expanded"))
    try page.browser.wait(until: "return location.search === '?inspector=off'")
    try page.browser.press(Key.enter)
    #expect(try page.flag(id, "return all('.ex-pane p')[0].textContent.includes('1961')"))
  }
}
