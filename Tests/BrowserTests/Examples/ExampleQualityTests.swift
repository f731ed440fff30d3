import BrowserDriver
import Foundation
import RowStyles
import TestSupport
import Testing

/// Requirements on every example: accessibility, reduced motion and forced colours.
@Suite(.needs(.browser), .serialized)
struct ExampleQualityTests {
  /// The path at which `Tests/Tools/install` puts axe-core.
  static let axe = Checkout.root.appending(path: ".build/tools/axe.min.js")

  static let themes = ["light", "dark"]

  private func faults(of page: ExamplePage, in theme: String, opens: Bool = true) throws -> [String]
  {
    try page.browser.emulate(["prefers-color-scheme": theme])
    try page.bringAllToLife(opens: opens)
    try page.browser.script(String(contentsOf: Self.axe, encoding: .utf8))
    let found = try page.browser.asyncScript(
      """
      const done = arguments[arguments.length - 1];
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      axe.run(document.querySelector('main'), {runOnly: tags, resultTypes: ['violations']}).then(
        result => done(result.violations.flatMap(rule => rule.nodes.slice(0, 4).map(
          node => [rule.id, document.querySelector(node.target[0])?.closest('.ex')?.id,
            node.target.join(' '), node.html.slice(0, 160)].join(': ')))),
        error => done([String(error)]));
      """)
    return found as? [String] ?? ["no answer"]
  }

  @Test(arguments: [[], GuidelineID.allCases])
  func `every example starts without a fault`(_ pairs: [GuidelineID]) throws {
    let page = try ExamplePage(.en, pairs: pairs)
    try page.bringAllToLife(opens: false)
    let failed =
      "return [...document.querySelectorAll('.ex')].filter(n => !n.example).map(n => n.id)"
    _ = try Browser.wait { try page.browser.script(failed) as? [String] == [] }
    #expect(try page.browser.script(failed) as? [String] == [])
  }

  @Test(.needs(.tools), arguments: themes)
  func `axe finds nothing on any example with all its controls`(_ theme: String) throws {
    let page = try ExamplePage(theme == "dark" ? .ja : .ko)
    let faults = try faults(of: page, in: theme)
    #expect(faults == [])
  }

  @Test(.needs(.tools), arguments: themes)
  func `axe finds nothing on any do / don't pair`(_ theme: String) throws {
    let all = GuidelineID.allCases
    for start in stride(from: 0, to: all.count, by: 16) {
      let page = try ExamplePage(.en, pairs: Array(all[start..<min(start + 16, all.count)]))
      // Their controls have already been checked with the examples.
      let faults = try faults(of: page, in: theme, opens: false)
      #expect(faults == [])
    }
  }

  @Test func `a choice is seen and rows have edges where colours are forced`() throws {
    let page = try ExamplePage(.en)
    try page.browser.emulate(["forced-colors": "active"])
    let id = "archive-rooms"
    try page.click(id, ".ex-main", 1)
    let backgrounds = try page.texts(
      id, "return all('.ex-row').slice(0, 2).map(r => getComputedStyle(r).backgroundColor)")
    #expect(Set(backgrounds).count == 2)
    #expect(
      try page.flag(
        id,
        "return parseFloat(getComputedStyle(f.querySelector('.ex-stage')).borderTopWidth) > 0"))
  }

  @Test func `nothing moves by itself for readers who want less motion`() throws {
    let page = try ExamplePage(.ko)
    try page.browser.emulate(["prefers-reduced-motion": "reduce"])
    try page.bringAllToLife()
    let moving = try page.browser.script(
      """
      return [...document.querySelectorAll('.ex *')].filter(n => {
        const style = getComputedStyle(n);
        return style.transitionDuration.split(',').some(d => parseFloat(d) > 0);
      }).map(n => n.className).slice(0, 5);
      """)
    #expect(moving as? [String] == [])
  }
}
