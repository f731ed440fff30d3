import BrowserDriver
import Foundation
import Testing
import TestSupport

/// Opens every page made from hostile notes, built and in the preview, and tries hostile queries,
/// in Chromium without the content security policy, so that only the markup protects the page.
///
/// By default each build tries a share of the texts; `ATTACK_SHARES=24` tries all of them.
@Suite(.serialized) struct AttackTests {
  static let parts = 24
  static let shares =
    ProcessInfo.processInfo.environment["ATTACK_SHARES"].flatMap(Int.init) ?? 1

  /// Records code that runs, and does what a reader might do on the page.
  private static let watch = """
    window.ran = [];
    for (const name of ['alert', 'confirm', 'prompt', 'open']) {
      window[name] = (...what) => { window.ran.push(name + ' ' + what); };
    }
    """
  /// An invalid address has the protocol ":" and leads nowhere.
  static let provoke = """
    const roots = [document.body];
    for (const element of document.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
      for (const name of ['mouseover', 'focus', 'pointerenter', 'toggle', 'error', 'load']) {
        element.dispatchEvent(new Event(name, {bubbles: false}));
      }
      if (element.localName === 'a' && element.protocol && !/^(https?|mailto|tel|file|):$/.test(element.protocol)) {
        window.ran.push(element.outerHTML);
      }
    }
    return window.ran.join('\\n');
    """

  private static let isThere = "return document.readyState === 'complete' && document.body !== null"

  static func browser() throws -> Browser {
    let browser = try Browser()
    try browser.command("Page.enable", [:])
    try browser.command("Page.addScriptToEvaluateOnNewDocument", ["source": watch])
    try browser.command("Page.setBypassCSP", ["enabled": true])
    return browser
  }

  @Test(.needs(.browser))
  func `what does run is seen`() throws {
    let folder = try TemporaryFolder([
      "image.html": "<!DOCTYPE html><img src=x onerror=alert(1)>",
      "link.html": "<!DOCTYPE html><a href='java&Tab;script:alert(1)'>x</a>",
      "hover.html": "<!DOCTYPE html><p onmouseover='alert(1)'>x</p>",
    ])
    let browser = try Self.browser()
    for path in folder.files() {
      try browser.open(folder.url.appending(path: path))
      try browser.wait(until: "return document.readyState === 'complete'")
      #expect(try browser.text(Self.provoke) != "", "\(path)")
    }
  }

  @Test(.needs(.browser), arguments: 0..<shares)
  func `nothing in hostile notes runs on any page`(part: Int) throws {
    let notes = try TemporaryFolder(HostileText.notes(part: part, of: Self.parts))
    let site = try BuiltSite(of: notes.url, expectingErrors: true)
    let browser = try Self.browser()
    #expect(site.pages.count > HostileText.payloads.count / Self.parts)
    for path in site.pages {
      try browser.open(site.root.appending(path: path))
      // A page at a former address redirects.
      try browser.wait(until: Self.isThere)
      let ran = try browser.text(Self.provoke)
      #expect(ran == "", "\(path)")
    }
  }

  @Test(.needs(.browser), arguments: 0..<shares, Deliveries.Form.allCases)
  func `nothing that a translator sends back runs`(part: Int, form: Deliveries.Form) throws {
    let delivery = try HostileDelivery(form, part: part, of: Self.parts)
    let pages = try delivery.pages()
    let browser = try Self.browser()
    for path in pages {
      try browser.open(delivery.folder.url.appending(path: "site/" + path))
      let ran = try browser.text(Self.provoke)
      #expect(ran == "", "\(path)")
    }
  }

  @Test(.needs(.browser), arguments: 0..<shares)
  func `nothing in hostile notes runs in the preview`(part: Int) throws {
    let notes = try TemporaryFolder(HostileText.notes(part: part, of: Self.parts))
    let paths = try BuiltSite(of: notes.url, expectingErrors: true).pages
    let site = try ServedSite(notes)
    let browser = try Self.browser()
    // Pages are rendered as in a build. If time is short, a sample of each kind is enough. Former
    // addresses redirect to the others.
    let step = Self.shares == Self.parts ? 1 : 7
    let pages = paths.filter { $0 != "404.html" && !$0.hasPrefix("old/") }
    for (number, path) in pages.enumerated() where number % step == 0 {
      try browser.open(site.address + path.replacing("index.html", with: ""))
      try browser.wait(
        until: Self.isThere + " && document.documentElement.dataset.previewed !== undefined")
      let ran = try browser.text(Self.provoke)
      #expect(ran == "", "\(path)")
    }
  }

  @Test(.needs(.browser), arguments: 0..<shares)
  func `no question to the search runs, nor what it finds`(part: Int) throws {
    let notes = try TemporaryFolder(HostileText.notes(part: part, of: Self.parts))
    let site = try BuiltSite(of: notes.url, expectingErrors: true)
    let browser = try Self.browser()
    let page = site.root.appending(path: "en/search/index.html").absoluteString
    let payloads = HostileText.payloads.enumerated().filter { $0.offset % Self.parts == part }
    var found = 0.0
    for question in ["script", "alert", "onerror"] + payloads.map(\.element) {
      let allowed = CharacterSet.alphanumerics
      let word = question.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      // The query before `#` makes it another page for the browser, which loads it again.
      try browser.open("\(page)?q=\(word)#q=\(word)&other=\(found == 0 ? "" : word)&topic=\(word)")
      try browser.wait(until: "return document.querySelector('[role=status]').textContent !== ''")
      let ran = try browser.text(Self.provoke)
      #expect(ran == "", "\(question)")
      found += try browser.number("return document.querySelectorAll('.hits li').length")
    }
    #expect(found > 0, "no question has an answer")
  }
}
