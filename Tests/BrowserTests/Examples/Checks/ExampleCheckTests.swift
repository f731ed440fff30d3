import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The list of checks: what the notes about lists and tables promise, kept by the built site.
@Suite(.needs(.browser), .serialized)
struct ExampleCheckTests {
  /// How long a check waits for what has to follow, in milliseconds of the page.
  private static let patience = 60_000

  /// What takes away what checks depend on.
  private static let faults: [ExampleCheck.Ground: String] = [
    .handlers: """
    const kinds = ['click', 'keydown', 'keyup', 'input', 'change', 'pointerdown', 'pointerup',
      'mousedown', 'mouseup', 'scroll'];
    for (const kind of kinds) addEventListener(kind, event => event.stopImmediatePropagation(), true);
    """,
    // Some sheets are added later, where they are needed.
    .sheets: """
    const take = () => { for (const sheet of document.styleSheets) sheet.disabled = true; };
    take();
    addEventListener('load', take, true);
    setInterval(take, 5);
    """,
    // Scripts that come alive later write some of them again.
    .words: """
    const take = () => {
      const texts = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode.data) texts.push(walker.currentNode);
      for (const text of texts) text.data = '';
      for (const node of document.body.querySelectorAll('*')) {
        for (const {name} of [...node.attributes]) {
          if (/^aria-|^role$|^href$/.test(name)) node.removeAttribute(name);
        }
      }
    };
    take();
    new MutationObserver(take).observe(
      document.body, {attributes: true, characterData: true, childList: true, subtree: true});
    """,
  ]

  private func open(_ page: String, in browser: Browser, patience: Int) throws {
    try browser.resize(width: 1200, height: 1000)
    try browser.open("\(page)/index.html", of: try SitePages.content())
    try browser.script("window.patience = arguments[0]", patience)
  }

  /// What is wrong, or an empty text.
  private func fault(of check: ExampleCheck, in browser: Browser) throws -> String {
    let found = try browser.asyncScript(
      """
      const done = arguments[arguments.length - 1];
      (async () => {
      \(ExampleCheck.library)
      \(check.script)
      })().then(() => done(''), (error) => done(error.message || 'failed'));
      """)
    return try #require(found as? String)
  }

  // One browser and one load of a page for all its checks: each issue names its number.
  @Test func `every check of the list holds`() throws {
    let browser = try Browser()
    for page in ExampleCheck.pages {
      try open(page, in: browser, patience: Self.patience)
      for check in ExampleCheck.all where check.page == page {
        #expect(try fault(of: check, in: browser) == "", "\(check)")
      }
    }
    #expect(try browser.complaints() == [])
  }

  @Test(arguments: ExampleCheck.Ground.allCases)
  func `every check fails without what it depends on`(_ ground: ExampleCheck.Ground) throws {
    let browser = try Browser()
    for page in ExampleCheck.pages {
      let checks = ExampleCheck.all.filter { $0.page == page && $0.ground == ground }
      guard !checks.isEmpty else { continue }
      // What never comes need not be waited for.
      try open(page, in: browser, patience: 100)
      try browser.script(try #require(Self.faults[ground]))
      for check in checks {
        #expect(try fault(of: check, in: browser) != "", "\(check): holds without \(ground)")
      }
    }
  }

  @Test func `what makes a point stands side by side in three languages`() throws {
    let browser = try Browser()
    for topic in PointText.topics {
      try browser.open("en/parallel/\(topic)/index.html", of: try SitePages.content())
      for point in PointText.all where point.topic == topic {
        let lengths = try browser.json(
          [Int].self,
          """
          const text = (unit, language) => unit.querySelector(`.side[data-lang=${language}]`)
            ?.textContent.replace(/\\s+/g, ' ') ?? '';
          const unit = [...document.querySelectorAll('.unit')]
            .find((found) => text(found, 'en').includes(arguments[0]));
          return JSON.stringify(unit ? ['en', 'ko', 'ja'].map((tag) => text(unit, tag).length) : []);
          """, point.words)
        let isWhole = lengths.count == 3 && lengths.allSatisfy { $0 * 6 >= lengths[0] }
        #expect(isWhole, "\(point.number): “\(point.words)” \(lengths)")
      }
    }
  }

  @Test func `every number of the list has a check, and a point its sentence`() throws {
    let points = (1...80).map(String.init)
    let scenarios = (1...28).map { "S\($0)" }
    let everywhere = [
      "200", "24", "320", "320e", "320t", "44", "badge", "collapse", "dark", "edit", "err",
      "figure",
      "forced", "forced2", "id", "insert", "lang", "link", "mac", "name", "pairs", "popup", "rtl",
      "shift", "th", "toggle", "tvsep",
    ].map { "X-\($0)" }
    let own = ExampleCheck.all.map(\.number)
    #expect(Set(own).count == own.count)
    #expect(Set(own + CoveredCheck.all.map(\.number)) == Set(points + scenarios + everywhere))
    #expect(Set(points).subtracting(own) == [], "a point has a check of its own")
    #expect(Set(PointText.all.map { String($0.number) }) == Set(points))
  }

  @Test func `tests that have a number of the list are there`() throws {
    for check in CoveredCheck.all {
      let file = Checkout.root.appending(path: "Tests/\(check.file).swift")
      let suite = try String(contentsOf: file, encoding: .utf8)
      #expect(suite.contains("func `\(check.test)`"), "\(check.number)")
    }
  }
}
