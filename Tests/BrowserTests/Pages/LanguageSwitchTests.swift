import BrowserDriver
import Foundation
import TestSupport
import Testing

/// A language switch keeps the reader's place.
@Suite(.needs(.browser))
struct LanguageSwitchTests {
  private struct Unit: Decodable {
    let id: String
    /// The distance of its upper edge from the top of the screen, in CSS pixels.
    let top: Double
  }

  /// The units of the page before a click on the element that matches `selector`.
  private func units(in browser: Browser, clicking selector: String = "") throws -> [Unit] {
    try browser.json(
      [Unit].self,
      """
      const all = [...document.querySelectorAll('main [id]')]
        .filter((element) => !element.closest('.example') && element.getClientRects().length);
      const units = JSON.stringify(
        all.map((element) => ({id: element.id, top: element.getBoundingClientRect().top})));
      if (arguments[0]) document.querySelector(arguments[0]).click();
      return units;
      """, selector)
  }

  /// Scrolls by `part` of the page's height, follows the switch to `language` and compares
  /// positions.
  private func follow(
    _ language: String, from page: String, of site: BuiltSite, part: Double, in browser: Browser
  ) throws {
    try browser.open(page, of: site)
    try browser.script(
      """
      const end = document.documentElement.scrollHeight - innerHeight;
      scrollTo({top: end * arguments[0], behavior: 'instant'});
      """, part)
    let path = try browser.text("return location.pathname")
    let before = try units(in: browser, clicking: "[data-switch=\(language)]")
    try browser.wait(until: "return location.pathname !== '\(path)'")
    try browser.settle()
    let after = try units(in: browser)
    let comment = Comment("\(page) to \(language) at \(part)")
    let place = try #require(
      before.indices.min { abs(before[$0].top - 96) < abs(before[$1].top - 96) }, comment)
    // The unit that was being read, or the nearest one that the other language has.
    let near = before.indices.sorted { abs($0 - place) < abs($1 - place) }
    let kept = try #require(
      near.first { index in after.contains { $0.id == before[index].id } }, comment)
    let candidates = near.filter { abs($0 - place) == abs(kept - place) }
    let moved = candidates.compactMap { index in
      after.first { $0.id == before[index].id }.map { abs($0.top - before[index].top) }
    }
    #expect((moved.min() ?? .infinity) <= 2, comment)
  }

  @Test(arguments: [390, 1280])
  func `the same unit stays at the same height`(width: Int) throws {
    let site = try SitePages.content()
    let browser = try Browser()
    try browser.resize(width: width, height: 800)
    for (page, language) in [
      ("en/tables/index.html", "ko"), ("ko/tables/index.html", "ja"),
      ("ja/table-styles/index.html", "en"), ("en/table-accessories/index.html", "parallel"),
      ("en/parallel/tables/index.html", "ko"),
    ] {
      for part in [0.06, 0.31, 0.62, 0.97, 1] {
        try follow(language, from: page, of: site, part: part, in: browser)
      }
    }
  }

  @Test func `the nearest unit stays where the other language lacks the text`() throws {
    var english = "# Ladders\n\n"
    var korean = "# 사다리\n\n"
    for number in 1...30 {
      let words = String(repeating: "It leans on wall \(number) and stays there. ", count: 4)
      english += "## Rung \(number)\n\nA ladder has a rung number \(number). \(words)\n\n"
      guard !(8...14).contains(number), number % 5 != 0 else { continue }
      korean += "## 가로대 \(number)\n\n사다리에는 가로대 \(number)번이 있습니다. 벽에 기대어 둡니다.\n\n"
    }
    let notes = try TemporaryFolder(["ladders/en.md": english, "ladders/ko.md": korean])
    let site = try BuiltSite(of: notes.url)
    let browser = try Browser()
    try browser.resize(width: 1000, height: 700)
    for part in stride(from: 0.1, through: 1, by: 0.15) {
      try follow("ko", from: "en/ladders/index.html", of: site, part: part, in: browser)
      try follow("en", from: "ko/ladders/index.html", of: site, part: part, in: browser)
      try follow("parallel", from: "ko/ladders/index.html", of: site, part: part, in: browser)
    }
  }
}
