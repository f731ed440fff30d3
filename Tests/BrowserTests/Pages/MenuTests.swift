import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The way around the site: the bar, the menu, the contents and the theme.
@Suite(.needs(.browser))
struct MenuTests {
  private func opened(
    _ page: String, width: Int, scripts: Bool = true, at place: Int = 0
  ) throws -> Browser {
    let browser = try Browser()
    try browser.resize(width: width, height: 844)
    try browser.setScripts(enabled: scripts)
    try browser.open(page, of: try SitePages.content())
    if place > 0 { try browser.script("scrollTo({top: arguments[0], behavior: 'instant'})", place) }
    return browser
  }

  @Test(arguments: [
    "en/tables/index.html", "ko/parallel/tables/index.html", "ja/gallery/index.html",
  ])
  func `languages and menu stay in reach on a phone`(page: String) throws {
    let browser = try opened(page, width: 390, at: 4000)
    try browser.settle()
    let tops = try browser.json(
      [Double].self,
      """
      return JSON.stringify(['.to-menu', '.switcher'].map((part) =>
        document.querySelector(part).getBoundingClientRect().top));
      """)
    #expect(tops.allSatisfy { (0...20).contains($0) }, "\(tops)")
  }

  @Test(arguments: [390, 1000])
  func `the menu is a sheet over the place that is read`(width: Int) throws {
    let browser = try opened("ko/tables/index.html", width: width, at: 3000)
    try browser.settle()
    let place = try browser.number("return scrollY")
    #expect(place > 2000)
    // Not a click by coordinates, which scrolls to the link first.
    try browser.script("document.querySelector('.to-menu').click()")
    #expect(try browser.number("return scrollY") == place)
    let isOpen = "return document.getElementById('menu').matches(':popover-open')"
    #expect(try browser.flag(isOpen))
    for part in [".sheet .primary a", ".sheet .contents a", ".sheet .sidebar a", ".settings input"]
    {
      #expect(
        try browser.flag("return document.querySelector(arguments[0]).checkVisibility()", part),
        "\(part)")
    }
    try browser.press(Key.escape)
    #expect(try !browser.flag(isOpen))
    #expect(try browser.number("return scrollY") == place)
    try browser.script("document.querySelector('.to-menu').click()")
    try browser.click(".sheet .contents li:nth-child(5) a")
    #expect(try !browser.flag(isOpen))
    try browser.wait(until: "return scrollY !== \(place)")
  }

  @Test func `links open and close the sheet without scripts`() throws {
    let browser = try opened("en/tables/index.html", width: 390, scripts: false)
    let isShown = "return document.querySelector('.sheet').checkVisibility()"
    #expect(try !browser.flag(isShown))
    try browser.click(".to-menu")
    #expect(try browser.flag(isShown))
    try browser.click(".sheet .close")
    #expect(try !browser.flag(isShown))
  }

  @Test(arguments: ["en/index.html", "ja/search/index.html", "ko/glossary/index.html", "404.html"])
  func `pages without contents have the main pages in their bar`(page: String) throws {
    let browser = try opened(page, width: 1280)
    #expect(try browser.flag("return document.querySelector('.bar .primary').checkVisibility()"))
    #expect(try !browser.flag("return document.querySelector('.sheet').checkVisibility()"))
  }

  @Test func `who has scrolled up to the switch goes on where they read`() throws {
    let browser = try opened("en/table-styles/index.html", width: 390, at: 5000)
    try browser.settle()
    let unit = try browser.text(
      """
      const near = [...document.querySelectorAll('main p[id]')]
        .find((unit) => unit.getBoundingClientRect().top > 90);
      return near.id;
      """)
    try browser.script("scrollTo({top: 0, behavior: 'instant'})")
    try browser.settle()
    try browser.click("[data-switch=ko]")
    try browser.wait(until: "return location.pathname.includes('/ko/')")
    try browser.settle()
    let top = try browser.number(
      "return document.getElementById(arguments[0]).getBoundingClientRect().top", unit)
    #expect((-300...900).contains(top), "\(unit) at \(top)")
    #expect(try browser.number("return scrollY") > 1000)
  }

  @Test func `the theme has three states, in the bar and in the menu`() throws {
    let browser = try opened("en/tables/index.html", width: 390)
    let name = "return document.querySelector('button.theme').getAttribute('aria-label')"
    let theme = "return document.documentElement.dataset.theme ?? ''"
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(try browser.text(name) + "/" + browser.text(theme))
      try browser.click("button.theme")
    }
    #expect(
      seen == [
        "Appearance: System/", "Appearance: Dark/dark", "Appearance: Light/light",
        "Appearance: System/",
      ])
    try browser.click(".to-menu")
    try browser.click(".settings label:nth-of-type(2)")
    #expect(try browser.text(theme) == "light")
    #expect(try browser.text(name) == "Appearance: Light")
  }

  @Test func `an old address keeps the place within the page`() throws {
    let site = try SitePages.content()
    let browser = try Browser()
    try browser.open(
      try #require(
        URL(
          string: site.root.appending(path: "parallel/tables/index.html").absoluteString + "#index")
      ))
    try browser.wait(until: "return location.pathname.includes('/en/parallel/tables/')")
    #expect(try browser.text("return location.hash") == "#index")
  }
}
