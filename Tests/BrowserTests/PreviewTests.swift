import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The preview as a writer sees it in an open page.
@Suite(.needs(.browser), .serialized)
struct PreviewTests {
  private static func notes(_ paragraphs: Int = 40) -> [String: String] {
    let english = (0..<paragraphs).map { "Paragraph \($0) says that rows have to be short." }
    let korean = (0..<paragraphs).map { "\($0)번 문단은 행이 짧아야 한다고 말한다." }
    return [
      "lists/en.md": "# Lists\n\n" + english.joined(separator: "\n\n") + "\n",
      "lists/ko.md": "# 목록\n\n" + korean.joined(separator: "\n\n") + "\n",
      "tables/en.md": "# Tables\n\nTables have columns.\n",
    ]
  }

  private func edit(
    _ folder: TemporaryFolder, _ path: String, _ old: String, _ new: String
  ) throws {
    let text = try folder.text(path)
    #expect(text.contains(old))
    try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  /// Waits until the page listens for changes.
  private func settle(_ browser: Browser) throws {
    try browser.wait(until: "return document.documentElement.dataset.previewed !== undefined")
  }

  private static let overlay =
    "const overlay = document.getElementById('hig-notes-preview').shadowRoot;"

  @Test func `shows a change where the reader is`() throws {
    let folder = try TemporaryFolder(Self.notes())
    let site = try ServedSite(folder)
    let browser = try Browser()
    try browser.resize(width: 1200, height: 800)
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    try browser.script("window.same = true; scrollTo({top: 900, behavior: 'instant'})")
    let before = try browser.number("return scrollY")
    try edit(folder, "lists/en.md", "Paragraph 20 says", "Paragraph 20 shouts")
    try browser.wait(until: "return document.body.textContent.includes('Paragraph 20 shouts')")
    #expect(try browser.flag("return window.same === true"))
    #expect(abs(try browser.number("return scrollY") - before) < 3)
    #expect(try browser.messages().filter { !$0.contains("favicon") }.isEmpty)
  }

  @Test func `keeps the place of the reader when text above it grows`() throws {
    let folder = try TemporaryFolder(Self.notes())
    let site = try ServedSite(folder)
    let browser = try Browser()
    try browser.resize(width: 1200, height: 800)
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    try browser.script("scrollTo({top: 1400, behavior: 'instant'})")
    let top = """
      const all = [...document.querySelectorAll('main p')];
      return all.find((p) => p.textContent.includes('Paragraph 30 ')).getBoundingClientRect().top
      """
    let before = try browser.number(top)
    let more = String(repeating: "More words stand here now. ", count: 60)
    try edit(folder, "lists/en.md", "Paragraph 1 says", more + "\n\nParagraph 1 says")
    try browser.wait(until: "return document.body.textContent.includes('More words stand')")
    #expect(abs(try browser.number(top) - before) < 3)
  }

  @Test func `offers to show a change that is off the screen`() throws {
    let folder = try TemporaryFolder(Self.notes())
    let site = try ServedSite(folder)
    let browser = try Browser()
    try browser.resize(width: 1200, height: 600)
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    try edit(folder, "lists/en.md", "Paragraph 39 says", "Paragraph 39 whispers")
    try browser.wait(until: Self.overlay + "return !overlay.querySelector('.changes').hidden")
    #expect(try browser.number("return scrollY") == 0)
    try browser.script(Self.overlay + "overlay.querySelector('.changes button').click()")
    try browser.wait(
      until: """
        const all = [...document.querySelectorAll('main p')];
        const box = all.find((p) => p.textContent.includes('whispers')).getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight
        """)
  }

  @Test func `shows what is wrong over the last good page, until it is mended`() throws {
    let folder = try TemporaryFolder(Self.notes(5))
    let site = try ServedSite(folder)
    let browser = try Browser()
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    let good = try folder.text("lists/en.md")
    try folder.write("---\ntitle: [unclosed\n---\n\n" + good, to: "lists/en.md")
    try browser.wait(
      until: Self.overlay + """
        const panel = overlay.querySelector('.panel');
        return !panel.hidden && /lists\\/en\\.md:\\d+:\\d+/.test(panel.textContent)
          && panel.textContent.includes('^')
        """)
    #expect(try browser.flag("return document.body.textContent.includes('Paragraph 4 says')"))
    #expect(try browser.text("return document.querySelector('h1').textContent") == "Lists")
    try folder.write(good, to: "lists/en.md")
    try browser.wait(until: Self.overlay + "return overlay.querySelector('.panel').hidden")

    try folder.write(Data([0x23, 0x20, 0xFF, 0xFF]), to: "lists/en.md")
    try browser.wait(
      until: Self.overlay + """
        const panel = overlay.querySelector('.panel');
        return !panel.hidden && panel.textContent.includes('lists/en.md')
        """)
    #expect(try browser.flag("return document.body.textContent.includes('Paragraph 4 says')"))
    try folder.write(good, to: "lists/en.md")
    try browser.wait(until: Self.overlay + "return overlay.querySelector('.panel').hidden")
  }

  @Test func `shows a faulty template's place, and keeps the old one`() throws {
    let folder = try TemporaryFolder(Self.notes(3))
    let templates = try TemporaryFolder(["footer.mustache": "<footer>first</footer>\n"])
    let site = try ServedSite(folder, ["--templates", templates.url.path])
    let browser = try Browser()
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    try templates.write("<footer>second</footer>\n", to: "footer.mustache")
    try browser.wait(until: "return document.body.textContent.includes('second')")
    try templates.write("<footer>\n{{unheard}}</footer>\n", to: "footer.mustache")
    try browser.wait(
      until: Self.overlay
        + "return overlay.querySelector('.panel').textContent.includes('footer.mustache:2:1')")
    #expect(try browser.flag("return document.body.textContent.includes('second')"))
    try templates.write("<footer>third</footer>\n", to: "footer.mustache")
    try browser.wait(until: "return document.body.textContent.includes('third')")
    try browser.wait(until: Self.overlay + "return overlay.querySelector('.panel').hidden")
  }

  @Test func `swaps a style sheet without loading the page again`() throws {
    let folder = try TemporaryFolder(Self.notes(3))
    let templates = try TemporaryFolder(["assets/site.css": "h1 { color: rgb(1, 2, 3) }\n"])
    let site = try ServedSite(folder, ["--templates", templates.url.path])
    let browser = try Browser()
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    try browser.script("window.same = true")
    let color = "return getComputedStyle(document.querySelector('h1')).color"
    #expect(try browser.text(color) == "rgb(1, 2, 3)")
    try templates.write("h1 { color: rgb(4, 5, 6) }\n", to: "assets/site.css")
    try browser.wait(
      until: "return getComputedStyle(document.querySelector('h1')).color === 'rgb(4, 5, 6)'")
    #expect(try browser.flag("return window.same === true"))
  }

  @Test func `keeps what the reader chose and opened`() throws {
    let folder = try TemporaryFolder(Self.notes(6))
    let site = try ServedSite(folder)
    let browser = try Browser()
    try browser.open(site.address + "en/parallel/lists/")
    try settle(browser)
    try browser.script(
      """
      const mode = document.querySelector('input[name=mode][value=interleaved]');
      if (mode) mode.click();
      document.querySelectorAll('main details').forEach((details) => { details.open = true });
      """)
    try edit(folder, "lists/ko.md", "3번 문단은", "셋째 문단은")
    try browser.wait(until: "return document.body.textContent.includes('셋째 문단은')")
    #expect(
      try browser.flag(
        "return document.querySelector('input[name=mode][value=interleaved]').checked"))
    #expect(
      try browser.flag(
        "return [...document.querySelectorAll('main details')].every((details) => details.open)"))
  }

  @Test func `follows a text to its new address`() throws {
    let folder = try TemporaryFolder(Self.notes(3))
    let site = try ServedSite(folder)
    let browser = try Browser()
    try browser.open(site.address + "en/tables/")
    try settle(browser)
    try folder.write("# Grids\n\nGrids have columns.\n", to: "tables/en.md")
    try browser.wait(until: "return location.pathname === '/en/grids/'")
    #expect(try browser.flag("return document.body.textContent.includes('Grids have')"))
  }

  @Test func `tells where a text is written`() throws {
    let folder = try TemporaryFolder(Self.notes(3))
    let site = try ServedSite(folder)
    let browser = try Browser()
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    try browser.script(
      """
      const text = [...document.querySelectorAll('main [id]')]
        .find((node) => node.textContent.includes('Paragraph 1 says'));
      text.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
      """)
    try browser.wait(
      until: Self.overlay
        + "return overlay.querySelector('.pen').textContent.includes('lists/en.md:5')")
  }

  @Test func `serves ten tabs, and a change reaches all of them`() throws {
    let folder = try TemporaryFolder(Self.notes(3))
    let site = try ServedSite(folder)
    let browser = try Browser()
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    try browser.script(
      "window.tabs = Array.from({length: 10}, (_, n) => open(location.href, `tab${n}`))")
    try browser.wait(
      until: """
        return tabs.every((tab) => tab.document.documentElement.dataset.previewed !== undefined)
        """)
    try edit(folder, "lists/en.md", "Paragraph 1 says", "Paragraph 1 sings")
    try browser.wait(
      until: """
        return tabs.every((tab) => tab.document.body.textContent.includes('Paragraph 1 sings'))
        """)
  }

  @Test func `follows changes in browsers without shared workers`() throws {
    let folder = try TemporaryFolder(Self.notes(3))
    let site = try ServedSite(folder)
    let browser = try Browser(["--disable-blink-features=SharedWorker"])
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    #expect(try browser.flag("return typeof SharedWorker === 'undefined'"))
    try browser.script(
      "window.tabs = [1, 2, 3].map((number) => open(location.href, `tab${number}`))")
    try browser.wait(
      until: """
        return tabs.every((tab) => tab.document.documentElement.dataset.previewed !== undefined)
        """)
    // One of the four connections has the event stream; the others wait for it.
    let held = try browser.asyncScript(
      """
      const done = arguments[arguments.length - 1];
      navigator.locks.query().then((all) => done([all.held.length, all.pending.length]));
      """)
    #expect(held as? [Int] == [1, 3])
    try edit(folder, "lists/en.md", "Paragraph 1 says", "Paragraph 1 hums")
    try browser.wait(
      until: """
        return [window, ...tabs].every((tab) =>
          tab.document.body.textContent.includes('Paragraph 1 hums'))
        """)
  }

  @Test func `follows changes in browsers that share nothing between tabs`() throws {
    let folder = try TemporaryFolder(Self.notes(3))
    let site = try ServedSite(folder)
    let browser = try Browser(["--disable-blink-features=SharedWorker"])
    try browser.command(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source":
          "Object.defineProperty(Navigator.prototype, 'locks', {value: undefined});"
      ])
    try browser.open(site.address + "en/lists/")
    try settle(browser)
    #expect(try browser.flag("return navigator.locks === undefined"))
    try edit(folder, "lists/en.md", "Paragraph 1 says", "Paragraph 1 hums")
    try browser.wait(until: "return document.body.textContent.includes('Paragraph 1 hums')")
  }
}
