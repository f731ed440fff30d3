import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Addresses of examples with what a reader has set, pages to embed, and files that stand alone.
@Suite(.needs(.browser), .serialized)
struct SharingTests {
  private func open(_ address: String, in browser: Browser) throws {
    let site = try SitePages.content()
    let url = try #require(URL(string: address, relativeTo: site.root))
    try browser.open(url)
    try browser.settle()
  }

  @Test func `an address has its own example and state, also by its former name`() throws {
    let browser = try Browser()
    try open(
      "en/table-rows/index.html?style=grouped&size=AX3&language=ja&with=badge#ex-tool-wall",
      in: browser)
    let shown = """
      const f = document.getElementById('ex-tool-wall');
      const stage = f.querySelector('.ex-stage');
      """
    try browser.wait(
      until: shown + "return f.querySelectorAll('[data-sample=badge]').length === 3")
    #expect(
      try browser.flag(
        shown
          + "return stage.dataset.style === 'grouped' && f.lang === 'ja' && 'ax' in stage.dataset"
      ))
    let address = try browser.text(shown + "return f.example.parts.sharing.address()")
    #expect(address.hasSuffix("?style=grouped&size=AX3&language=ja&with=badge#ex-tool-wall"))

    // What is no value of a control changes nothing.
    try open(
      "en/table-rows/index.html?style=bordered&size=9&width=-4&language=%3Cb%3E#ex-tool-wall",
      in: browser)
    try browser.wait(
      until: shown + "return f.example?.parts.panel && !!f.example.parts.sharing")
    try browser.pass(milliseconds: 300)
    #expect(
      try browser.flag(
        shown + "return stage.dataset.style === 'plain' && f.lang === 'en'"))
    #expect(
      try browser.text(shown + "return f.example.parts.sharing.address()").hasSuffix(
        "index.html#ex-tool-wall"))

    // A variant that is not shown at first, at an address that named a place on the page.
    try open("en/table-columns/index.html#ex2-survey-outline", in: browser)
    try browser.wait(
      until: """
        const f = document.getElementById('ex-survey-outline');
        return !f.hidden && !!f.example && Math.abs(f.getBoundingClientRect().top) < 300;
        """)
  }

  @Test func `the code follows what a reader changes, and says what it leaves to a file`() throws {
    let folder = try TemporaryFolder()
    let table = """
      id: herb-shelf
      label: {en: Herb shelf, ko: 허브 선반, ja: ハーブの棚}
      style: plain
      search: {en: Search, ko: 검색, ja: 検索}
      sections:
        - id: top
          rows:
            - {id: mint, title: {en: Mint, ko: 박하, ja: ミント}}
            - {id: sage, title: {en: Sage, ko: 세이지, ja: セージ}}

      """
    try folder.write(table, to: "herb-shelf.table.yaml")
    let file = folder.url.appending(path: "herb-shelf.table.yaml")
    let result = try Command.run(["example", file.path, "--as", "html", "--language", "en"])
    #expect(result.status == 0, "\(result.messages)")
    let page = folder.url.appending(path: "alone.html")
    try result.output.write(to: page, atomically: false, encoding: .utf8)

    let browser = try Browser()
    let example = "const f = document.querySelector('.ex');"
    let open = { (query: String) in
      try browser.open(page.absoluteString + query + "#ex-herb-shelf")
      try browser.wait(until: example + "return !!f.example")
      _ = try browser.script("document.querySelector('.ex-source').open = true")
      try browser.wait(until: "return !!document.querySelector('.ex-source [role=tab]')")
      try browser.pass(milliseconds: 300)
    }
    let code = { (kind: String) in
      try browser.text("return document.querySelector('[data-code=\(kind)] code').textContent")
    }
    let note = "return !document.querySelector('.ex-tabs + p').hidden"
    try open("")
    let first = try code("yaml")
    #expect(try !browser.flag(note))

    try open("?find=sage&size=AX1&language=ja")
    #expect(try browser.text(example + "return f.lang") == "ja")
    #expect(try code("yaml") == first, "what is searched for is no part of the table")
    #expect(try !browser.flag(note))

    try open("?style=insetGrouped&with=badge")
    let yaml = try code("yaml")
    #expect(yaml.contains("style: insetGrouped") && !first.contains("style: insetGrouped"))
    #expect(yaml.components(separatedBy: "accessories: [badge]").count == 3)
    #expect(try code("swiftui").contains(".listStyle(.plain)"), "a badge would be in it, too")
    #expect(try browser.flag(note))
    let behind = { (kind: String) in
      try !browser.flag("return document.querySelector('[data-code=\(kind)] .ex-behind').hidden")
    }
    #expect(try behind("swiftui") && behind("uikit") && !behind("yaml"))

    try open("?style=insetGrouped")
    #expect(try code("swiftui").contains(".listStyle(.insetGrouped)"))
    #expect(try !behind("swiftui") && behind("uikit"))

    // No call of the list makes a form of it, and a Mac has neither this code nor UIKit.
    try open("?style=form")
    #expect(try code("swiftui").contains(".listStyle(.plain)"))
    #expect(try behind("swiftui"))
    try open("?platform=macOS")
    #expect(try behind("swiftui"))
    let tabs = try browser.json(
      [String].self,
      """
      const tabs = [...document.querySelectorAll('[role=tab]')].filter(n => !n.hidden);
      return JSON.stringify(tabs.map(n => n.textContent));
      """)
    #expect(tabs == ["SwiftUI", "YAML"])
  }

  @Test func `the first press finds the rows that come, though they are in another file`() throws {
    let browser = try Browser()
    try open("en/table-loading/index.html", in: browser)
    let example = "const f = document.getElementById('ex-tide-notices');"
    try browser.script(example + "f.scrollIntoView({block: 'center', behavior: 'instant'})")
    try browser.wait(until: example + "return !!f.example")
    // To point at the example starts to load the file.
    try browser.script(
      example + """
        f.dispatchEvent(new Event('pointerover'));
        const buttons = [...f.querySelectorAll('.ex-toolbar button')];
        buttons.find(n => n.textContent === 'Add rows').click();
        """)
    try browser.wait(until: example + "return f.querySelectorAll('.ex-row').length === 4")
    #expect(
      try browser.text(
        example + "return [...f.querySelectorAll('.ex-row')].map(n => n.dataset.id).join(' ')")
        == "n3 n4 n1 n2")
  }

  @Test func `another language of a page has the example as it was set`() throws {
    let browser = try Browser()
    try open("ko/table-editing/index.html?style=plain#ex-watering-round", in: browser)
    let style = "return document.querySelector('#ex-watering-round .ex-stage').dataset.style"
    try browser.wait(until: "\(style) === 'plain'")
    _ = try browser.script("document.querySelector('[data-switch=en]').click()")
    try browser.wait(until: "return location.pathname.includes('/en/')")
    try browser.settle()
    #expect(
      try browser.text("return location.search + location.hash")
        == "?style=plain#ex-watering-round")
    try browser.wait(until: "\(style) === 'plain'")
  }

  @Test func `the words beside an example stay in the language of the page`() throws {
    let browser = try Browser()
    try open("en/table-editing/index.html?language=ko#ex-watering-round", in: browser)
    let panel = "const n = document.querySelector('#ex-watering-round .ex-panel');"
    try browser.wait(until: panel + "return !!n.querySelector('.ex-controls')")
    #expect(
      try browser.text(
        panel + """
          return [...n.querySelectorAll('[data-control=appearance] option')].map(
            n => n.textContent).join(' ');
          """) == "Automatic Light Dark")
  }

  @Test func `the code to embed has the height of an example where nothing is unfolded`() throws {
    let browser = try Browser()
    try open("en/table-rows/index.html#ex-tool-wall", in: browser)
    let example = "const f = document.getElementById('ex-tool-wall');"
    try browser.wait(until: example + "return !!f.example?.parts.sharing")
    _ = try browser.script(
      example + """
        Object.defineProperty(navigator, 'clipboard', {
          value: {writeText: async (text) => { window.copied = text; }}});
        f.querySelector('.ex-panel').open = true;
        """)
    try browser.wait(until: example + "return f.querySelectorAll('.ex-share button').length === 2")
    _ = try browser.script(example + "f.querySelectorAll('.ex-share button')[1].click()")
    try browser.wait(until: "return !!window.copied")
    let size = { (name: String) in
      try Int(browser.number("return Number(window.copied.match(/ \(name)=\"(\\d+)\"/)[1])"))
    }
    let (width, height) = (try size("width"), try size("height"))
    #expect(try browser.flag(example + "return f.querySelector('.ex-panel').open"), "as it was")

    try browser.resize(width: width, height: height)
    try open("en/gallery/embed/tool-wall.html", in: browser)
    try browser.wait(until: "return !!document.querySelector('.ex').example")
    let bottom = try browser.number(
      "return document.querySelector('.ex').getBoundingClientRect().bottom")
    #expect(abs(bottom - Double(height)) <= 8, "\(bottom) in \(height)")
  }

  @Test func `names of files keep both ends in the notes themselves`() throws {
    let browser = try Browser()
    try browser.resize(width: 390, height: 844)
    try open("ja/table-columns/index.html#ex-survey-files", in: browser)
    // The style sheet of the site must not keep the script from measuring texts.
    try browser.wait(
      until: """
        const cut = [...document.querySelectorAll('#ex-survey-files [data-cut]')];
        return cut.length > 2 && cut.every(n => /^[a-z].*….*(csv|heic)$/.test(n.dataset.cut));
        """)
  }

  @Test func `an example alone in a frame has its sheet and what it opens`() throws {
    let browser = try Browser()
    try open("ko/gallery/embed/post-trays.html?appearance=dark", in: browser)
    try browser.wait(
      until: "return document.querySelector('.ex').dataset.appearance === 'dark'")
    let sheets = try browser.text(
      "return [...document.styleSheets].map(s => s.href.split('/').at(-1)).join(' ')")
    #expect(!sheets.contains("site.css"))
    try browser.click("button.ex-main")
    try browser.wait(until: "return document.querySelectorAll('.ex-view .ex-row').length === 2")
    #expect(try browser.complaints() == [])
  }

  @Test func `a file with a table needs nothing else`() throws {
    let folder = try TemporaryFolder()
    let file = Checkout.content.appending(path: "examples/watering-round.table.yaml")
    let result = try Command.run(["example", file.path, "--as", "html", "--language", "ko"])
    #expect(result.status == 0, "\(result.messages)")
    #expect(!result.output.contains(" src=") && !result.output.contains("rel=\"stylesheet\""))
    let page = folder.url.appending(path: "alone.html")
    try result.output.write(to: page, atomically: false, encoding: .utf8)
    let browser = try Browser()
    try browser.open(page)
    try browser.wait(until: "return !!document.querySelector('.ex').example")
    try browser.click(".ex-bar button")
    #expect(try browser.flag("return !!document.querySelector('.ex-row input, .ex-change')"))
    try browser.script("document.querySelector('.ex-panel').open = true")
    try browser.wait(until: "return !!document.querySelector('.ex-share')")
    #expect(try browser.complaints() == [])
  }
}
