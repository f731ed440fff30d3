import BrowserDriver
import Foundation
import RowStyles
import Synchronization
import TestSupport
import Testing

/// A page with all built-in examples, or with pairs of do and don't, in a browser.
final class ExamplePage {
  let browser: Browser
  private let folder: TemporaryFolder
  private let page: URL
  let language: TextLanguage
  /// The ids of the tables that the script has made interactive since the page was opened.
  private var live: Set<String> = []
  private var hasScripts = true

  init(
    _ language: TextLanguage, pairs: [GuidelineID] = [], tables: [TableSpec]? = nil,
    size: (Int, Int) = (1200, 1000)
  ) throws {
    self.language = language
    folder = try TemporaryFolder()
    page = folder.url.appending(path: "page.html")
    var html = """
      <!doctype html><html lang="\(language.rawValue)"><meta charset="utf-8"><title>Examples</title>
      <meta name="viewport" content="width=device-width">
      <script src="site.js"></script><link rel="stylesheet" href="examples.css">
      <script src="examples.js" defer></script><main>
      """
    if let tables {
      html += Self.html(of: tables, in: language)
    } else if pairs.isEmpty {
      html += Self.builtIn(in: language)
    }
    for pair in pairs.compactMap({ BuiltIn.pairs[$0] }) {
      html += String(decoding: TableRenderer.render(pair: pair, language: language), as: UTF8.self)
    }
    html += String(decoding: TableRenderer.pageWords(language), as: UTF8.self) + "</main></html>"
    try html.write(to: page, atomically: false, encoding: .utf8)
    let assets = Checkout.root.appending(path: "templates/assets")
    for name in try FileManager.default.contentsOfDirectory(atPath: assets.path) {
      try FileManager.default.copyItem(
        at: assets.appending(path: name), to: folder.url.appending(path: name))
    }
    browser = try Browser()
    try browser.resize(width: size.0, height: size.1)
    try load()
  }

  private static func html(of tables: [TableSpec], in language: TextLanguage) -> String {
    tables.reduce(into: "") {
      $0 += String(decoding: TableRenderer.render($1, language: language), as: UTF8.self)
    }
  }

  /// The built-in tables, rendered once: a debug build needs seconds for them.
  private static let builtIn = Mutex<[TextLanguage: String]>([:])

  private static func builtIn(in language: TextLanguage) -> String {
    builtIn.withLock { known in
      if let html = known[language] { return html }
      let html = html(of: BuiltIn.tables, in: language)
      known[language] = html
      return html
    }
  }

  func load() throws {
    live = []
    try browser.open(page)
    try browser.wait(until: "return document.readyState === 'complete'")
  }

  /// Loads the page again at the address that it has now.
  func reload() throws {
    live = []
    try browser.script("document.documentElement.id = 'old'; location.reload()")
    try browser.wait(
      until: "return document.readyState === 'complete' && document.documentElement.id !== 'old'")
  }

  /// The result of a function body; `f` is the figure of the table `id`, `all(selector)` its
  /// visible elements, and `box(element)` the position of an element.
  func ask(_ id: String, _ body: String, _ arguments: Any...) throws -> Any? {
    try bringToLife(id)
    return try browser.script(
      """
      const f = document.getElementById(arguments[0]);
      const all = s => [...f.querySelectorAll(s)].filter(n => n.getClientRects().length);
      const box = n => n.getBoundingClientRect();
      const given = arguments[1];
      \(body)
      """, "ex-" + id, arguments)
  }

  func setScripts(enabled: Bool) throws {
    hasScripts = enabled
    try browser.setScripts(enabled: enabled)
  }

  /// Scrolls to the example, because the script only makes nearby ones interactive.
  private func bringToLife(_ id: String) throws {
    guard hasScripts, live.insert(id).inserted else { return }
    let stage = "document.getElementById('ex-\(id)').querySelector('.ex-stage')"
    try browser.script("\(stage).scrollIntoView({block: 'center', behavior: 'instant'})")
    try browser.wait(until: "return 'live' in \(stage).dataset")
  }

  /// Makes every example interactive and optionally opens the controls around each.
  func bringAllToLife(opens: Bool = true) throws {
    let ids =
      try browser.script("return [...document.querySelectorAll('.ex')].map(n => n.id.slice(3))")
      as? [String] ?? []
    for id in ids { try bringToLife(id) }
    guard opens else { return }
    try browser.script(
      "for (const n of document.querySelectorAll('.ex-panel, .ex-source')) n.open = true")
    try browser.wait(
      until: """
        return [...document.querySelectorAll('.ex-panel')].every(n => n.querySelector('.ex-fits'));
        """)
    try browser.pass(milliseconds: 300)
  }

  func flag(_ id: String, _ body: String, _ arguments: Any...) throws -> Bool {
    (try ask(id, body, arguments) as? NSNumber)?.boolValue ?? false
  }

  func text(_ id: String, _ body: String) throws -> String {
    try #require(try ask(id, body) as? String, "\(body)")
  }

  func texts(_ id: String, _ body: String) throws -> [String] {
    try #require(try ask(id, body) as? [String], "\(body)")
  }

  func numbers(_ id: String, _ body: String) throws -> [Double] {
    let list = try #require(try ask(id, body) as? [NSNumber], "\(body)")
    return list.map(\.doubleValue)
  }

  /// The centre of a visible element after it was scrolled into view.
  func place(_ id: String, _ selector: String, _ index: Int = 0) throws -> (x: Double, y: Double) {
    let place = try numbers(
      id,
      """
      const n = all('\(selector)')[\(index)];
      n.scrollIntoView({block: 'center', behavior: 'instant'});
      // Waits until nothing above it moves any more: examples become interactive one by one.
      return new Promise((done) => {
        let last = '';
        const look = () => {
          const b = box(n);
          const now = [b.x + b.width / 2, b.y + b.height / 2];
          if (String(now) === last) return done(now);
          last = String(now);
          setTimeout(look, 50);
        };
        look();
      });
      """)
    return (place[0], place[1])
  }

  func click(_ id: String, _ selector: String, _ index: Int = 0) throws {
    try browser.drag([try place(id, selector, index)])
  }

  func focus(_ id: String, _ selector: String, _ index: Int = 0) throws {
    _ = try ask(id, "all('\(selector)')[\(index)].focus()")
  }

  /// Waits until a function body is true for the table `id`.
  func wait(_ id: String, until body: String) throws {
    let isTrue = try Browser.wait { try flag(id, body) }
    #expect(isTrue, "\(id): never came true: \(body)")
  }

  /// The announcement for screen readers, after the delay in which announcements are collected.
  func announcement(_ id: String) throws -> String {
    try browser.pass(milliseconds: 700)
    return try text(id, "return f.querySelector('.ex-status').textContent")
  }

  /// Opens the controls around a table.
  func openPanel(_ id: String) throws {
    _ = try ask(id, "f.querySelector('.ex-panel').open = true")
    try wait(id, until: "return !!f.querySelector('.ex-fits')")
    try browser.pass(milliseconds: 200)
  }

  /// Moves a slider of the controls.
  func set(_ id: String, _ control: String, _ value: Int) throws {
    _ = try ask(
      id,
      """
      const n = f.querySelector('input[data-control="\(control)"]');
      n.value = \(value);
      n.dispatchEvent(new Event('input', {bubbles: true}));
      """)
    try browser.pass(milliseconds: 200)
  }

  func rowIDs(_ id: String) throws -> [String] {
    try texts(id, "return all('.ex-row').map(n => n.dataset.id)")
  }

  func focusedRow(_ id: String) throws -> String {
    try text(id, "return document.activeElement.closest('.ex-row')?.dataset.id ?? ''")
  }
}

extension TextLanguage {
  /// One of the languages, another one for tests at other lines; all of them where the environment has `LANGUAGES=all`.
  static func inTurn(_ line: Int = #line) -> [TextLanguage] {
    if ProcessInfo.processInfo.environment["LANGUAGES"] == "all" { return allCases }
    return [allCases[line % allCases.count]]
  }
}
