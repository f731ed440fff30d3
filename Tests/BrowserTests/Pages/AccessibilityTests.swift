import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Checks every page with axe-core.
@Suite(.needs(.tools), .needs(.browser))
struct AccessibilityTests {
  private struct Finding: Decodable, CustomStringConvertible {
    let id: String
    let help: String
    let places: [String]

    var description: String { "\(id): \(help): \(places.joined(separator: " | "))" }
  }

  /// The dark scheme only changes colours, so only the rules for colours are checked there.
  private func findings(in browser: Browser, scheme: String) throws -> [Finding] {
    let text = try browser.asyncScript(
      """
      const done = arguments[arguments.length - 1];
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const colors = {type: 'rule', values: ['color-contrast', 'link-in-text-block']};
      axe.run(document, {runOnly: '\(scheme)' === 'dark' ? colors : tags, resultTypes: ['violations'], preload: false}).then(
        (result) => done(JSON.stringify(result.violations.map(({id, help, nodes}) => (
          {id, help, places: nodes.slice(0, 3).map((node) => node.html.slice(0, 200))})))),
        (error) => done(JSON.stringify([{id: 'axe', help: String(error), places: []}])));
      """)
    let data = Data((text as? String ?? "").utf8)
    return try JSONDecoder().decode([Finding].self, from: data)
  }

  private func expectNothing(
    in site: BuiltSite, pages: [String], width: Int, scheme: String
  ) throws {
    try #require(Tools.isInstalled, "run Tests/Tools/install")
    let axe = try String(
      contentsOf: Tools.folder.appending(path: "axe.min.js"), encoding: .utf8)
    let browser = try Browser()
    try browser.resize(width: width, height: 900)
    try browser.emulate(["prefers-color-scheme": scheme])
    #expect(pages.count > 4)
    for page in pages {
      try browser.open(page, of: site)
      // Examples far below may not have reached their final size yet.
      try browser.script("document.documentElement.classList.add('whole')")
      try browser.script(axe)
      let found = try findings(in: browser, scheme: scheme).map(\.description)
      #expect(found == [], "\(page) at \(width) \(scheme)")
    }
    let complaints = try browser.complaints()
    #expect(complaints == [])
  }

  /// Unruly notes are looked at the other way round.
  @Test(arguments: [(1280, "light"), (390, "dark")])
  func `axe finds nothing on any kind of page of the notes`(width: Int, scheme: String) throws {
    let site = try SitePages.content()
    let pages = try SitePages.articles(of: site, .kinds)
    try expectNothing(in: site, pages: pages + ["404.html"], width: width, scheme: scheme)
  }

  @Test(arguments: [(390, "light"), (1280, "dark")])
  func `axe finds nothing on pages of unruly notes`(width: Int, scheme: String) throws {
    let site = try SitePages.cabinet()
    let pages = try SitePages.articles(of: site, scheme == "light" ? .all : .kinds).filter { path in
      !["drawer", "shelf", "knob", "panel", "plinth"].contains { path.contains($0) }
    }
    try expectNothing(in: site, pages: pages, width: width, scheme: scheme)
  }
}
