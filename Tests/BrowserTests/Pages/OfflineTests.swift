import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Sites that browsers keep for reading without a connection.
@Suite(.needs(.browser), .serialized)
struct OfflineTests {
  private static let notes = [
    "shelves/en.md": "# Shelves\n\nA shelf keeps the books of the house.\n",
    "shelves/ko.md": "# 선반\n\n선반에는 집의 책을 둡니다.\n",
    "shelves/ja.md": "# 棚\n\n棚には家の本を置きます。\n",
    "drawers/en.md":
      "# Drawers\n\nA drawer hides the spoons, as [shelves](../shelves/en.md) do not.\n",
    "drawers/ko.md": "# 서랍\n\n서랍은 숟가락을 숨깁니다.\n",
  ]

  /// A site on a server of its own, which can be stopped and started again.
  private final class Visit {
    let notes: TemporaryFolder
    let browser: Browser
    let port: UInt16
    private var server: ChildProcess?
    private var site: BuiltSite

    /// Opens a page of the site, and waits until what `condition` asks for is kept.
    init(until condition: String) throws {
      notes = try TemporaryFolder(OfflineTests.notes)
      try notes.write("offline: true\n", to: "site.yaml")
      site = try BuiltSite(of: notes.url)
      browser = try Browser()
      port = try LoopbackHTTP.freePort()
      try start()
      try open("en/shelves/index.html")
      try waitUntilKept(condition)
    }

    func start() throws {
      server = try ChildProcess(
        "/usr/bin/python3", ["-m", "http.server", "--bind", "127.0.0.1", "\(port)"], in: site.root)
      try server?.waitUntilListening(on: port)
    }

    func stop() { server = nil }

    /// Builds the notes as they are now and serves the new site at the same address.
    func publish() throws {
      stop()
      site = try BuiltSite(of: notes.url)
      try start()
    }

    func open(_ path: String) throws {
      try browser.open("http://127.0.0.1:\(port)/\(path)")
    }

    /// Waits until as many files are kept as `condition`, an expression of `kept`, asks for.
    func waitUntilKept(_ condition: String) throws {
      let isKept = try Browser.wait {
        try browser.asyncScript(
          """
          const done = arguments[arguments.length - 1];
          (async () => {
            const [name] = (await caches.keys()).filter((name) => name.startsWith('hig-notes '));
            const cache = name && await caches.open(name);
            const note = cache && await cache.match(new URL('/.hig-notes-kept', location.href));
            const kept = note ? await note.json() : {};
            return \(condition);
          })().then(done, () => done(false));
          """) as? Bool == true
      }
      #expect(isKept, "\(condition)")
    }

    var title: String {
      get throws { try browser.text("return document.querySelector('h1').textContent.trim()") }
    }
  }

  @Test func `the whole site and its search are there when the connection is gone`() throws {
    let visit = try Visit(until: "'ko/drawers/index.html' in kept && 'search/index.js' in kept")
    visit.stop()
    try visit.open("ko/drawers/index.html")
    #expect(try visit.title == "서랍")
    try visit.open("en/")
    #expect(try visit.browser.flag("return document.styleSheets.length > 0"))
    try visit.open("en/search/index.html#q=spoons")
    try visit.browser.wait(until: "return document.querySelector('main a[href*=drawers]')")
  }

  @Test func `who is online reads what the server has, and a changed page is kept anew`() throws {
    let visit = try Visit(until: "'en/shelves/index.html' in kept")
    try visit.notes.write("# Bookcases\n\nA bookcase keeps books.\n", to: "shelves/en.md")
    try visit.publish()
    try visit.open("en/bookcases/index.html")
    #expect(try visit.title == "Bookcases")
    try visit.waitUntilKept(
      "'en/bookcases/index.html' in kept && !('en/shelves/index.html' in kept)")
    visit.stop()
    try visit.open("en/bookcases/index.html")
    #expect(try visit.title == "Bookcases")
  }

  @Test func `a site that no longer wants it takes it back`() throws {
    let visit = try Visit(until: "'en/drawers/index.html' in kept")
    try visit.notes.write("offline: false\n", to: "site.yaml")
    try visit.publish()
    try visit.open("en/shelves/index.html")
    let isGone = try Browser.wait {
      try visit.browser.asyncScript(
        """
        const done = arguments[arguments.length - 1];
        Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()])
          .then(([caches, workers]) => done(caches.length + workers.length === 0));
        """) as? Bool == true
    }
    #expect(isGone)
  }

  @Test func `a site that says nothing of it leaves browsers alone`() throws {
    let notes = try TemporaryFolder(Self.notes)
    let site = try BuiltSite(of: notes.url)
    let files = try FileManager.default.subpathsOfDirectory(atPath: site.root.path)
    #expect(!files.contains { $0.contains("offline") })
    let page = try String(
      contentsOf: site.root.appending(path: "en/shelves/index.html"), encoding: .utf8)
    #expect(!page.contains("offline"))
  }

  @Test func `a second build writes the same worker`() throws {
    let notes = try TemporaryFolder(Self.notes)
    try notes.write("offline: true\n", to: "site.yaml")
    let site = try TemporaryFolder()
    func worker() throws -> String {
      let built = try Command.run(
        ["build", "--content", notes.url.path, "--output", site.url.appending(path: "s").path])
      #expect(built.status == 0, "\(built.messages)")
      return try site.text("s/offline-worker.js")
    }
    let first = try worker()
    #expect(first.contains("\"ko/drawers/index.html\":"))
    // A change of one note leaves most pages as they were, and they stay in the list.
    try notes.write("# Shelves\n\nA shelf keeps all books.\n", to: "shelves/en.md")
    let second = try worker()
    #expect(second != first)
    try notes.write(Self.notes["shelves/en.md"] ?? "", to: "shelves/en.md")
    #expect(try worker() == first)
  }
}
