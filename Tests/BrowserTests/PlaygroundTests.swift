import BrowserDriver
import Foundation
import TestSupport
import Testing

/// A table that a reader of the preview changes beside its example.
@Suite(.needs(.browser), .serialized)
struct PlaygroundTests {
  private static let note = """
    # Jam

    One shelf is enough.

    ```yaml table-example
    id: jam-shelf
    label: {en: Jam shelf, ko: 잼 선반, ja: ジャムの棚}
    style: plain
    sections:
      - id: top
        header: {en: Top, ko: 위, ja: 上}
        rows:
          - {id: plum, title: {en: Plum, ko: 자두, ja: プラム}}
          - {id: pear, title: {en: Pear, ko: 배, ja: 梨}}
    ```

    """

  /// The field and its box; `f` is the example as it is now.
  private static let parts = """
    const f = document.getElementById('ex-jam-shelf');
    const root = document.querySelector('.hig-notes-try > div').shadowRoot;
    const field = root.querySelector('textarea');
    const faults = [...root.querySelectorAll('.faults li')].map(n => n.textContent);
    """

  private func opened(_ site: ServedSite, _ language: String) throws -> Browser {
    let browser = try Browser()
    try browser.resize(width: 1300, height: 900)
    try browser.open(site.address + "\(language)/jam/")
    try browser.wait(until: "return document.documentElement.dataset.previewed !== undefined")
    try browser.script(
      "document.getElementById('ex-jam-shelf').scrollIntoView({block: 'center'})")
    try browser.wait(
      until: """
        const source = document.querySelector('#ex-jam-shelf details.ex-source');
        if (source) source.open = true;
        return !!source?.querySelector('[data-code="yaml"] code')
          && !!source.querySelector('.hig-notes-box')?.shadowRoot.querySelector('button.try');
        """)
    return browser
  }

  @Test(arguments: [(1300, true), (600, false)])
  func `the YAML is beside its example, or below it where there is no room`(
    _ width: Int, _ isBeside: Bool
  ) throws {
    let folder = try TemporaryFolder(["jam/en.md": Self.note])
    let site = try ServedSite(folder)
    let browser = try opened(site, "en")
    try browser.resize(width: width, height: 900)
    try browser.script(
      """
      document.querySelector('#ex-jam-shelf .hig-notes-box').shadowRoot
        .querySelector('button.try').click();
      """)
    try browser.wait(until: Self.parts + "return root.querySelector('#said').textContent !== ''")
    let places = """
      const a = field.getBoundingClientRect(), b = f.getBoundingClientRect();
      """
    let isAbove = "return b.bottom <= a.top && Math.abs(a.left - b.left) < 2"
    let isAtSide = "return a.right <= b.left && Math.abs(a.top - b.top) < 40"
    #expect(try browser.flag(Self.parts + places + (isBeside ? isAtSide : isAbove)))
  }

  @Test(arguments: ["en", "ko"])
  func `an example follows its YAML, by keyboard, and says what is wrong`(
    _ language: String
  ) throws {
    let folder = try TemporaryFolder(["jam/en.md": Self.note, "jam/ko.md": "# 잼\n\n선반 하나면 된다.\n"])
    let before = folder.files()
    let site = try ServedSite(folder)
    let browser = try opened(site, language)
    try browser.script(
      """
      document.querySelector('#ex-jam-shelf .hig-notes-box').shadowRoot
        .querySelector('button.try').focus();
      """)
    try browser.press(Key.enter)
    try browser.wait(until: Self.parts + "return root.activeElement === field")
    try browser.wait(until: Self.parts + "return root.querySelector('#said').textContent !== ''")
    #expect(try browser.flag(Self.parts + "return faults.length === 0"))
    #expect(
      try browser.text(Self.parts + "return field.ariaLabel").contains(
        language == "en" ? "Jam shelf" : "잼 선반"))

    // What is written is seen, and works.
    func write(_ old: String, _ new: String) throws {
      try browser.script(
        Self.parts + """
          field.value = field.value.replace(arguments[0], arguments[1]);
          field.dispatchEvent(new Event('input'));
          """, old, new)
    }
    try write("style: plain", "style: insetGrouped")
    try browser.wait(
      until: Self.parts + "return f.querySelector('[data-style=insetGrouped]') && !!f.example")
    #expect(
      try browser.flag(
        Self.parts
          + "return f.querySelector('.ex-source').textContent.includes('listStyle(.insetGrouped)')"
      ))

    // A finding has its place, which a key leads to; the last good table stays.
    try write("- id: top", "- idd: top")
    try browser.wait(until: Self.parts + "return faults.length > 0")
    #expect(try browser.flag(Self.parts + "return !!f.querySelector('[data-style=insetGrouped]')"))
    let place = try browser.text(
      Self.parts + "return root.querySelector('.faults button').textContent")
    try browser.script(Self.parts + "root.querySelector('.faults button').focus()")
    try browser.press(Key.enter)
    let line = try browser.number(
      Self.parts
        + "return field.value.slice(0, field.selectionStart).split('\\n').length")
    #expect(place.hasPrefix("\(Int(line)):"), "\(place)")
    #expect(try browser.flag(Self.parts + "return root.activeElement === field"))
    #expect(folder.files() == before, "nothing is written")
    #expect(try folder.text("jam/en.md") == Self.note)
  }

  @Test func `a field that is emptied, and a reference, say what is wrong with them`() throws {
    let folder = try TemporaryFolder(["jam/en.md": Self.note])
    let site = try ServedSite(folder)
    let browser = try opened(site, "en")
    try browser.script(
      """
      document.querySelector('#ex-jam-shelf .hig-notes-box').shadowRoot
        .querySelector('button.try').click();
      """)
    try browser.wait(until: Self.parts + "return root.querySelector('#said').textContent !== ''")
    for (text, words) in [("", "holds no table"), ("ref: nope", "“nope”")] {
      try browser.script(
        Self.parts + "field.value = arguments[0]; field.dispatchEvent(new Event('input'));", text)
      try browser.wait(
        until: Self.parts + "return faults.length === 1 && faults[0].includes('\(words)')")
    }
  }

  @Test func `a built site has no such button`() throws {
    let folder = try TemporaryFolder(["content/jam/en.md": Self.note])
    let result = try Command.run(
      ["build", "--content", "content", "--output", "site"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    #expect(!folder.files().contains { $0.contains("playground") })
  }
}
