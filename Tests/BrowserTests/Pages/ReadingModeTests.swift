import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The reading modes: one language, side by side, interleaved, and one language revealed by
/// another.
@Suite(.needs(.browser))
struct ReadingModeTests {
  private static let page = "en/parallel/hinge/index.html"

  /// The second paragraph of the text: the visible languages and their positions.
  private struct Sides: Decodable {
    let left: [Double]
    let top: [Double]
    let opacity: [Double]
  }

  private func sides(in browser: Browser) throws -> Sides {
    try browser.json(
      Sides.self,
      """
      const sides = [...document.querySelectorAll('.parallel .unit:not(.heads, .head):has(.side ~ .side)')][0]
        .querySelectorAll('.side');
      const shown = [...sides].filter((side) => side.getClientRects().length);
      const boxes = shown.map((side) => side.getBoundingClientRect());
      return JSON.stringify({
        left: boxes.map((box) => box.left), top: boxes.map((box) => box.top),
        opacity: shown.map((side) => Number(getComputedStyle(side.firstElementChild).opacity)),
      });
      """)
  }

  private func choose(_ value: String, in browser: Browser) throws {
    try browser.click("label:has(> [value=\(value)])")
  }

  @Test(arguments: [true, false])
  func `every mode works, with and without scripts`(scripts: Bool) throws {
    let site = try SitePages.cabinet()
    let browser = try Browser()
    try browser.resize(width: 1100, height: 900)
    try browser.setScripts(enabled: scripts)
    try browser.open(Self.page, of: site)
    var seen = try sides(in: browser)
    #expect(seen.top.count == 2 && seen.top[0] == seen.top[1] && seen.left[0] < seen.left[1])
    try choose("interleaved", in: browser)
    seen = try sides(in: browser)
    #expect(seen.top.count == 2 && seen.top[0] < seen.top[1] && seen.left[0] == seen.left[1])
    try browser.click("label:has(> [data-lang=en])")
    #expect(try sides(in: browser).top.count == 1)
    try browser.click("label:has(> [data-lang=en])")
    try choose("reveal", in: browser)
    #expect(try sides(in: browser).opacity == [1, 0])
    try browser.click(".parallel .unit:not(.heads, .head):has(.side ~ .side) .side ~ .side")
    #expect(try sides(in: browser).opacity == [1, 1])
    let complaints = try browser.complaints()
    #expect(complaints == [])
  }

  @Test func `a phone offers no columns, which would look like the interleaved mode`() throws {
    let browser = try Browser()
    try browser.resize(width: 390, height: 844)
    try browser.open(Self.page, of: try SitePages.cabinet())
    let shown = try browser.json(
      [Bool].self,
      """
      return JSON.stringify([...document.querySelectorAll('[name=mode]')].map((mode) =>
        mode.checkVisibility()));
      """)
    #expect(shown == [false, true, true])
    #expect(try browser.flag("return document.querySelector('[value=interleaved]').checked"))
  }

  @Test(arguments: [true, false])
  func `a tap on a phone reveals the other language`(scripts: Bool) throws {
    let browser = try Browser()
    try browser.resize(width: 390, height: 844)
    try browser.setScripts(enabled: scripts)
    try browser.open(Self.page, of: try SitePages.cabinet())
    try choose("reveal", in: browser)
    #expect(try sides(in: browser).opacity == [1, 0])
    let place = try browser.json(
      [Double].self,
      """
      const side = document.querySelector('.parallel .unit:not(.heads, .head):has(.side ~ .side) .side');
      side.scrollIntoView({block: 'center', behavior: 'instant'});
      const box = side.getBoundingClientRect();
      return JSON.stringify([box.x + 30, box.y + 12]);
      """)
    try browser.drag([(place[0], place[1])], touch: true)
    #expect(try sides(in: browser).opacity == [1, 1])
  }

  @Test func `mode and languages are remembered on the next page`() throws {
    let site = try SitePages.cabinet()
    let browser = try Browser()
    try browser.resize(width: 1100, height: 900)
    try browser.open(Self.page, of: site)
    try choose("interleaved", in: browser)
    try browser.click("label:has(> [data-lang=ko])")
    try browser.open("en/parallel/shelf/index.html", of: site)
    #expect(try browser.flag("return document.querySelector('[value=interleaved]').checked"))
    #expect(try sides(in: browser).top.count == 1)
    try browser.click("label:has(> [data-lang=ko])")
    try browser.open(Self.page, of: site)
    #expect(try sides(in: browser).top.count == 2)
  }

  @Test func `the keyboard reveals unit by unit`() throws {
    let browser = try Browser()
    try browser.resize(width: 1100, height: 900)
    try browser.open(Self.page, of: try SitePages.cabinet())
    try choose("reveal", in: browser)
    try browser.script(
      "document.querySelector('.parallel .unit:not(.heads, .head):has(.side ~ .side)').focus()")
    try browser.press(Key.enter)
    #expect(try sides(in: browser).opacity == [1, 1])
  }

  @Test(arguments: ["columns", "interleaved", "reveal"])
  func `a printed sheet has the pairs side by side`(mode: String) throws {
    let browser = try Browser()
    try browser.resize(width: 1100, height: 1123)
    try browser.open(Self.page, of: try SitePages.cabinet())
    try choose(mode, in: browser)
    try browser.resize(width: 794, height: 1123)
    try browser.command("Emulation.setEmulatedMedia", ["media": "print"])
    let seen = try sides(in: browser)
    #expect(seen.opacity == [1, 1])
    #expect(mode != "columns" || seen.top[0] == seen.top[1] && seen.left[0] < seen.left[1])
    #expect(try browser.flag("return document.querySelector('.modes').checkVisibility() === false"))
  }

  @Test func `every side by side page leads to its neighbours`() throws {
    let browser = try Browser()
    try browser.open(Self.page, of: try SitePages.cabinet())
    #expect(
      try browser.flag(
        "return document.querySelector('.neighbours a[href*=\"parallel/\"]') !== null"))
  }
}
