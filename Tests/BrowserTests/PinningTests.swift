import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Correcting an alignment on the page.
@Suite(.needs(.browser), .serialized)
struct PinningTests {
  private static let texts = [
    "en": [
      "Kettles", "Fill it with 2 litres of cold water.", "Wait 15 minutes until it whistles.",
      "Pour it slowly over 340 leaves of tea.",
    ],
    "ko": [
      "주전자", "찬물을 2 리터 채운다.", "휘파람 소리가 날 때까지 15 분 기다린다.",
      "찻잎 340 장 위에 천천히 따른다.",
    ],
    "ja": [
      "やかん", "冷たい水を 2 リットル入れます。", "笛が鳴るまで 15 分待ちます。",
      "茶葉 340 枚の上にゆっくり注ぎます。",
    ],
    "fr": [
      "Bouilloires", "Versez 2 litres de vapeur froide dans la cuve.",
      "Attendez 15 minutes le sifflement de la bouilloire.",
      "Versez doucement sur les 340 feuilles du jardin.",
    ],
  ]

  /// The first language is the page's own; the first and the last text are corrected.
  private static let pairs = [["en", "ko"], ["ko", "ja"], ["en", "ko", "ja"]]

  private func site(_ languages: [String]) throws -> (TemporaryFolder, ServedSite, Browser) {
    var files: [String: String] = [:]
    for tag in languages {
      let texts = Self.texts[tag] ?? []
      files["kettles/\(tag).md"] =
        "---\nlang: \(tag)\ntopic: kettles\nslug: kettles\n---\n\n# "
        + texts.joined(separator: "\n\n") + "\n"
    }
    let folder = try TemporaryFolder(files)
    let site = try ServedSite(folder)
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try browser.open(site.address + "\(languages[0])/parallel/kettles/")
    try browser.wait(until: Self.overlay + "return overlay.querySelector('.correct') !== null")
    return (folder, site, browser)
  }

  private static let overlay =
    "const overlay = document.getElementById('hig-notes-preview').shadowRoot;"

  /// A function body that returns whether two texts are in one unit.
  private func areTogether(_ a: String, _ b: String) -> String {
    """
    const units = [...document.querySelectorAll('.parallel .unit')];
    return units.some((unit) => unit.textContent.includes('\(a)')
      && unit.textContent.includes('\(b)'))
    """
  }

  private func point(_ browser: Browser, at text: String) throws {
    try browser.wait(
      until: "return document.querySelector('.parallel').textContent.includes('\(text)')")
    let place = try #require(
      try browser.script(
        """
        const piece = [...document.querySelectorAll('.parallel .variant > *')]
          .find((piece) => piece.textContent.includes(arguments[0]));
        piece.scrollIntoView({block: 'center', behavior: 'instant'});
        const box = piece.getBoundingClientRect();
        return [box.x + 20, box.y + box.height / 2];
        """, text) as? [NSNumber])
    try browser.hover(place[0].doubleValue, place[1].doubleValue)
    try browser.wait(
      until: Self.overlay + """
        const pen = overlay.querySelector('.pen');
        return !pen.hidden && Math.abs(pen.getBoundingClientRect().bottom
          - \(place[1].doubleValue)) < 60
        """)
  }

  /// Clicks a button of the overlay at its visible position.
  private func click(_ browser: Browser, _ index: Int) throws {
    let place = try #require(
      try browser.script(
        Self.overlay + """
          const box = overlay.querySelectorAll('.pen .action')[\(index)].getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
          """) as? [NSNumber])
    try browser.drag([(place[0].doubleValue, place[1].doubleValue)])
  }

  @Test(arguments: pairs)
  func `two clicks put texts together or take them apart`(languages: [String]) throws {
    let (folder, site, browser) = try site(languages)
    defer { _ = site }
    let a = Self.texts[languages[0]] ?? []
    let b = Self.texts[languages.last ?? ""] ?? []
    #expect(try browser.flag(areTogether(a[1], b[1])))
    try point(browser, at: a[1])
    try click(browser, 0)
    try point(browser, at: b[2])
    try click(browser, 0)
    try browser.wait(until: areTogether(a[1], b[2]))
    #expect(try !browser.flag(areTogether(a[1], b[1])))
    #expect(try folder.text("kettles/kettles.pins.yaml").contains("- together: ["))

    #expect(try browser.flag(areTogether(a[3], b[3])))
    try point(browser, at: b[3])
    try click(browser, 0)
    try point(browser, at: a[3])
    try click(browser, 1)
    try browser.wait(until: "return !(function() { \(areTogether(a[3], b[3])) })()")
    #expect(try folder.text("kettles/kettles.pins.yaml").contains("- apart: ["))
    #expect(try browser.flag(areTogether(a[1], b[2])))
    #expect(try browser.messages().filter { !$0.contains("favicon") }.isEmpty)
  }

  /// Clicks a text in its middle.
  private func clickText(_ browser: Browser, _ text: String) throws {
    let place = try #require(
      try browser.script(
        """
        const piece = [...document.querySelectorAll('.parallel .variant > *')]
          .find((piece) => piece.textContent.includes(arguments[0]));
        const box = piece.getBoundingClientRect();
        return [box.x + 20, box.y + box.height / 2];
        """, text) as? [NSNumber])
    try browser.drag([(place[0].doubleValue, place[1].doubleValue)])
  }

  @Test func `a click on the other text keeps its buttons, and what they did can be taken back`()
    throws
  {
    let (folder, site, browser) = try site(["en", "ko"])
    defer { _ = site }
    let (a, b) = (Self.texts["en"] ?? [], Self.texts["ko"] ?? [])
    try point(browser, at: a[1])
    try clickText(browser, a[1])
    let actions =
      Self.overlay + """
        const pen = overlay.querySelector('.pen');
        return pen.hidden ? -1 : pen.querySelectorAll('.action').length;
        """
    #expect(try browser.number(actions) == 1)
    try click(browser, 0)
    try point(browser, at: b[2])
    try clickText(browser, b[2])
    try browser.wait(
      until: Self.overlay + "return overlay.querySelectorAll('.pen .action').length === 3")
    // On the way to the buttons the pointer may cross other texts.
    let other = try #require(
      try browser.script(
        """
        const box = [...document.querySelectorAll('.parallel .variant > *')]
          .find((piece) => piece.textContent.includes(arguments[0])).getBoundingClientRect();
        return [box.x + 30, box.y + box.height / 2];
        """, b[1]) as? [NSNumber])
    try browser.hover(other[0].doubleValue, other[1].doubleValue)
    #expect(try browser.number(actions) == 3)
    try click(browser, 0)
    try browser.wait(until: areTogether(a[1], b[2]))
    let note = Self.overlay + "const note = overlay.querySelector('.note');"
    try browser.wait(
      until: note + "return !note.hidden && note.textContent.includes('kettles.pins.yaml')")
    #expect(try folder.text("kettles/kettles.pins.yaml").contains("- together: ["))
    try browser.script(note + "note.querySelector('button').click()")
    try browser.wait(until: areTogether(a[1], b[1]))
    #expect(!folder.files().contains { $0.hasSuffix(".pins.yaml") })
    try browser.wait(until: note + "return note.textContent.startsWith('Taken back')")
    #expect(try browser.flag(note + "return note.querySelector('button') === null"))
    #expect(try browser.messages().filter { !$0.contains("favicon") }.isEmpty)
  }

  @Test(arguments: pairs)
  func `the keyboard corrects as well`(languages: [String]) throws {
    let (folder, site, browser) = try site(languages)
    defer { _ = site }
    let a = Self.texts[languages[0]] ?? []
    let b = Self.texts[languages.last ?? ""] ?? []
    let focused = "return document.activeElement.textContent.trim()"
    try browser.script(Self.overlay + "overlay.querySelector('.correct').focus()")
    try browser.press(Key.enter)
    try browser.wait(until: "return document.activeElement.closest('.variant') !== null")
    for _ in 0..<6 where try browser.text(focused) != a[1] { try browser.press(Key.down) }
    #expect(try browser.text(focused) == a[1])
    try browser.press(Key.enter)
    try browser.wait(until: Self.overlay + "return !overlay.querySelector('.ring').hidden")
    // Tab moves to the buttons, and Escape returns.
    try browser.press(Key.tab)
    #expect(
      try browser.flag(Self.overlay + "return overlay.activeElement.closest('.pen') !== null"))
    try browser.press(Key.escape)
    try browser.wait(until: Self.overlay + "return overlay.querySelector('.ring').hidden")
    #expect(try browser.text(focused) == a[1])
    try browser.press(Key.enter)
    try browser.wait(until: Self.overlay + "return !overlay.querySelector('.ring').hidden")
    for _ in languages.dropFirst() { try browser.press(Key.right) }
    #expect(try browser.text(focused) == b[1])
    try browser.press(Key.delete)
    try browser.wait(until: "return !(function() { \(areTogether(a[1], b[1])) })()")
    #expect(try folder.text("kettles/kettles.pins.yaml").contains("- apart: ["))
    // The focus stays on the text.
    try browser.wait(until: "return document.activeElement.textContent.trim() === '\(b[1])'")
    try browser.press(Key.escape)
    #expect(
      try browser.flag(
        Self.overlay + "return overlay.activeElement === overlay.querySelector('.correct')"))
  }

  @Test func `speaks the language of the page`() throws {
    let pages = [["en", "ko"], ["ko", "ja"], ["ja", "fr"]]
    for (languages, words) in zip(pages, ["Correct pairs", "짝 바로잡기", "対応を直す"]) {
      let (_, site, browser) = try site(languages)
      defer { _ = site }
      #expect(
        try browser.text(Self.overlay + "return overlay.querySelector('.correct').textContent")
          == words)
    }
  }
}
