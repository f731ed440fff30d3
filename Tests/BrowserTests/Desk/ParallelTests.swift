import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The parallel page as a translator uses it.
@Suite(.needs(.browser), .serialized)
struct ParallelTests {
  private static let space = " "
  private static let tab = "\u{E004}"

  private func opened(_ path: String, _ browser: Browser) throws {
    let site = try BuiltSite.content.get()
    try browser.open(site.root.absoluteString + path)
    try browser.wait(until: "return document.querySelector('.forward, .unit .tools') !== null")
  }

  private static let order = """
    const order = [...document.querySelectorAll('.parallel .heads p')]
      .filter(p => p.getClientRects().length)
      .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
      .map(p => p.dataset.lang).join(' ');
    """

  @Test func `shows any languages in any order, by keyboard, and remembers them`() throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try opened("en/parallel/tables/index.html", browser)
    #expect(try browser.text(Self.order + "return order") == "en ko ja")
    try browser.script("document.querySelector('.forward[data-lang=\"ja\"]').focus()")
    try browser.press("\u{E007}")
    #expect(try browser.text(Self.order + "return order") == "ja en ko")
    // The focus stays on the language that moved, so Space hides it.
    try browser.script("document.querySelector('[name=shown][data-lang=\"en\"]').focus()")
    try browser.press(Self.space)
    #expect(try browser.text(Self.order + "return order") == "ja ko")
    #expect(
      try browser.flag(
        """
        const unit = document.querySelectorAll('.parallel .unit:not(.heads, .alone)')[2];
        const sides = [...unit.querySelectorAll('.side:not(.all)')]
          .filter(side => side.getClientRects().length);
        const right = Math.max(...sides.map(side => side.getBoundingClientRect().right));
        return sides.map(side => side.lang || document.documentElement.lang).join(' ') === 'ja ko'
          && unit.getBoundingClientRect().right - right < 4;
        """))
    try opened("en/parallel/lists-and-tables/index.html", browser)
    #expect(try browser.text(Self.order + "return order") == "ja ko")
    #expect(try browser.messages().isEmpty)
  }

  @Test(arguments: ["ltr", "rtl"])
  func `what moves a language to the front is the end of its pill`(direction: String) throws {
    let browser = try Browser()
    try browser.resize(width: 390, height: 844)
    try opened("ko/parallel/tables/index.html", browser)
    try browser.script("document.documentElement.dir = arguments[0]", direction)
    let faults = try browser.json(
      [String].self,
      """
      const faults = [];
      const buttons = [...document.querySelectorAll('.forward:enabled')];
      if (buttons.length !== 2) faults.push(`${buttons.length} buttons`);
      const isRTL = arguments[0] === 'rtl';
      for (const button of buttons) {
        const [own, pill] = [button, button.previousElementSibling]
          .map((part) => part.getBoundingClientRect());
        const gap = isRTL ? pill.left - own.right : own.left - pill.right;
        if (Math.abs(gap) > 1 || own.height !== pill.height) faults.push(`apart by ${gap}`);
        if (own.width < 24 || own.height < 24) faults.push(`${own.width} × ${own.height}`);
        const {content} = getComputedStyle(button, '::before');
        if (!content.includes(isRTL ? '→' : '←')) faults.push(content);
      }
      return JSON.stringify(faults);
      """, direction)
    #expect(faults == [])
  }

  @Test(arguments: [390, 1280])
  func `the link of a unit is large enough for a finger`(width: Int) throws {
    let browser = try Browser()
    try browser.resize(width: width, height: 844)
    try opened("ja/parallel/tables/index.html", browser)
    let small = try browser.json(
      [String].self,
      """
      return JSON.stringify([...document.querySelectorAll('.unit-link')]
        .map((link) => link.getBoundingClientRect())
        .filter(({left, width, height}) => width < 24 || height < 24 || left < 0)
        .map(({left, width, height}) => `${left}: ${width} × ${height}`).slice(0, 3));
      """)
    #expect(small == [])
  }

  @Test func `the tools are set into the line below their unit`() throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 844)
    try opened("en/parallel/tables/index.html", browser)
    let look = try browser.text(
      """
      const unit = document.querySelectorAll('.unit:not(.heads)')[2];
      unit.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
      const tools = unit.querySelector('.tools');
      const {borderTopWidth, backgroundColor} = getComputedStyle(tools);
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      const box = tools.getBoundingClientRect();
      const line = unit.getBoundingClientRect().bottom;
      return [borderTopWidth, backgroundColor === paper || `${backgroundColor} on ${paper}`,
        Math.abs((box.top + box.bottom) / 2 - line) < 4].join(' ');
      """)
    #expect(look == "0px true true")
  }

  @Test func `keeps the unit in place when languages come and go`() throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try opened("en/parallel/tables/index.html", browser)
    try browser.script(
      "document.querySelectorAll('.unit')[30].scrollIntoView({behavior: 'instant'})")
    let top = """
      window.kept = window.kept || [...document.querySelectorAll('.unit:not(.heads)')]
        .find(unit => unit.getBoundingClientRect().bottom > 120);
      return window.kept.getBoundingClientRect().top
      """
    let before = try browser.number(top)
    try browser.script(
      "document.querySelector('[name=shown][data-lang=\"ko\"]').click()")
    #expect(abs(try browser.number(top) - before) < 2)
  }

  private func copied(_ name: String, of unit: String, _ browser: Browser) throws -> String {
    try browser.script(
      """
      window.copied = null;
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true, value: { writeText: async text => { window.copied = text; } } });
      const unit = document.getElementById(arguments[0]);
      unit.querySelector('.unit-link').focus();
      [...unit.querySelectorAll('.tools button')]
        .find(button => button.textContent === arguments[1]).click();
      """, unit, name)
    try browser.wait(until: "return window.copied !== null")
    return try browser.text("return window.copied")
  }

  @Test func `copies a unit as text, as TMX and as a quotation with its link`() throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try opened("en/parallel/tables/index.html", browser)
    let unit = try browser.text(
      """
      return [...document.querySelectorAll('.parallel .unit:not(.heads, .alone)')]
        .find(unit => unit.querySelectorAll('.side').length === 3).id
      """)
    let texts = try #require(
      try browser.script(
        """
        return [...document.getElementById(arguments[0]).querySelectorAll('.side')]
          .map(side => side.textContent.replace(/\\s+/g, ' ').trim())
        """, unit) as? [String])
    let text = try copied("Copy text", of: unit, browser)
    #expect(text == texts.joined(separator: "\n\n") + "\n")
    let quotation = try copied("Copy quotation", of: unit, browser)
    #expect(quotation.contains("> " + (texts.first?.prefix(20) ?? "")))
    #expect(quotation.contains("/en/parallel/tables/index.html#\(unit)>)"))
    let memory = try copied("Copy TMX", of: unit, browser)
    let schemas = try TemporaryFolder(["unit.tmx": memory])
    let lint = URL(filePath: "/usr/bin/xmllint")
    if FileManager.default.isExecutableFile(atPath: lint.path) {
      let result = try Command.run(
        ["--noout", "--nonet", schemas.url.appending(path: "unit.tmx").path], program: lint.path)
      #expect(result.status == 0, "\(result.messages)")
    }
    for (language, text) in zip(["en", "ko", "ja"], texts) {
      let escaped = text.replacingOccurrences(of: "&", with: "&#38;")
        .replacingOccurrences(of: "\"", with: "&#34;")
      #expect(memory.contains("<tuv xml:lang=\"\(language)\"><seg>\(escaped)</seg></tuv>"))
    }
  }

  @Test func `copies a unit without the marks of footnotes and callouts`() throws {
    let site = try BuiltSite.cabinet.get()
    let browser = try Browser()
    let path = try #require(site.pages.first { $0.hasPrefix("en/parallel/") && $0.contains("wax") })
    try browser.open(site.root.absoluteString + path)
    try browser.wait(until: "return document.querySelector('.forward, .unit .tools') !== null")
    for (words, text) in [
      ("Keep rags", "Keep rags with wax away from fire"),
      ("They get hot", "They get hot by themselves while they dry."),
      ("Put it on", "Wax keeps water and dust off the wood. Put it on thinly and several times."),
      ("Three times", "Three times are enough."),
    ] {
      let unit = try browser.text(
        """
        return [...document.querySelectorAll('.parallel .unit:not(.heads)')]
          .find(unit => unit.textContent.includes(arguments[0])).id
        """, words)
      #expect(try copied("Copy text", of: unit, browser).hasPrefix(text + "\n"), "\(words)")
    }
  }

  @Test func `leads from the status to the units that are meant, and back to all`() throws {
    let folder = try TemporaryFolder([
      "lists/en.md": """
      # Lists

      A list shows its rows one below the other, from the top of the screen to the bottom.

      Every row has a title and a detail.
      """,
      "lists/ko.md": """
      # 목록

      목록(list)은 행을 화면 위에서 아래로 하나씩 차례로 보여 줍니다.
      """,
      "glossary.yaml": """
      concepts:
        - id: list
          terms: {en: [list], ko: [목록]}
        - id: row
          terms: {en: [row], ko: [행]}
        - id: screen
          terms: {en: [screen], ko: [화면]}
      """,
    ])
    let site = try BuiltSite(of: folder.url)
    let browser = try Browser()
    try browser.open(site.root.appending(path: "en/status/index.html"))
    try browser.click("td.is-missing a")
    try browser.wait(until: "return document.querySelector('.only') !== null")
    let shown = """
      return [...document.querySelectorAll('.parallel .unit:not(.heads)')]
        .filter(unit => unit.getClientRects().length).map(unit => unit.textContent).join('|')
      """
    let text = try browser.text(shown)
    #expect(text.contains("Every row has") && !text.contains("A list shows"))
    try browser.click(".only button")
    #expect(try browser.text(shown).contains("A list shows"))
  }

  private static let gaps = [
    "lists/en.md": """
    # Lists

    A list shows its rows one below the other, from the top of the screen to the bottom.

    Every row has a title and a detail of 12 points.

    The first row of 1912 stands at the top, below the title of the list.

    Nobody reads more than 40 rows without a rest.
    """,
    "lists/ko.md": """
    # 목록

    목록(list)은 행을 화면 위에서 아래로 하나씩 차례로 보여 줍니다.

    1912년의 첫 행은 목록 제목 아래, 맨 위에 있습니다.
    """,
  ]

  private static let shown = """
    return [...document.querySelectorAll('.parallel .unit:not(.heads)')]
      .filter(unit => unit.getClientRects().length)
      .map(unit => unit.querySelector('.side').textContent.trim().split(' ').slice(0, 2).join(' '))
      .join('|')
    """

  @Test func `shows only what is missing, without a script too`() throws {
    let folder = try TemporaryFolder(Self.gaps)
    let site = try BuiltSite(of: folder.url)
    let browser = try Browser()
    for isScripted in [true, false] {
      try browser.setScripts(enabled: isScripted)
      try browser.open(site.root.appending(path: "en/parallel/lists/index.html"))
      try browser.script("document.querySelector('[name=needs][value=missing]').click()")
      #expect(try browser.text(Self.shown) == "Every row|Nobody reads", "\(isScripted)")
      try browser.script("document.querySelector('[name=needs][value=all]').click()")
      #expect(try browser.text(Self.shown).contains("A list"), "\(isScripted)")
    }
    try browser.setScripts(enabled: true)
  }

  @Test func `leads from one missing text to the next, by keyboard too`() throws {
    let folder = try TemporaryFolder(Self.gaps)
    let site = try BuiltSite(of: folder.url)
    let browser = try Browser()
    try browser.open(site.root.appending(path: "en/parallel/lists/index.html"))
    try browser.wait(until: "return document.querySelector('.needs .next') !== null")
    let here = """
      return document.activeElement.querySelector('.side')?.textContent.trim().slice(0, 6) ?? ''
      """
    try browser.click(".needs .next")
    #expect(try browser.text(here) == "Every ")
    try browser.press("n")
    #expect(try browser.text(here) == "Nobody")
    try browser.press("n")
    #expect(try browser.text(here) == "Every ")
    try browser.press("p")
    #expect(try browser.text(here) == "Nobody")
    // A hidden language asks for no work.
    try browser.script("document.querySelector('[name=needs][value=missing]').click()")
    try browser.script("document.querySelector('[name=shown][data-lang=\"ko\"]').click()")
    #expect(try browser.text(Self.shown) == "")
    #expect(try browser.messages().isEmpty)
  }
}
