import Foundation
import Testing
import TestSupport

/// Every page made of hostile notes, opened in Chromium with its content security policy taken
/// away, so that only what was written decides.
///
/// `ATTACK_SHARES=8` opens all of them; by default a share is enough for every build.
@Suite(.serialized) struct AttackTests {
  private static let parts = 8
  private static let shares =
    ProcessInfo.processInfo.environment["ATTACK_SHARES"].flatMap(Int.init) ?? 1

  /// Notes what runs, and does on the page what a reader might.
  private static let watch = """
    window.ran = [];
    for (const name of ['alert', 'confirm', 'prompt', 'open']) {
      window[name] = (...what) => { window.ran.push(name + ' ' + what); };
    }
    """
  /// An address that is none has the protocol ":" and leads nowhere.
  private static let provoke = """
    for (const element of document.querySelectorAll('body *')) {
      for (const name of ['mouseover', 'focus', 'pointerenter', 'toggle', 'error', 'load']) {
        element.dispatchEvent(new Event(name, {bubbles: false}));
      }
      if (element.localName === 'a' && element.protocol && !/^(https?|mailto|tel|file|):$/.test(element.protocol)) {
        window.ran.push(element.outerHTML);
      }
    }
    return window.ran.join('\\n');
    """

  private static func browser() throws -> Browser {
    let browser = try Browser()
    try browser.command("Page.enable", [:])
    try browser.command("Page.addScriptToEvaluateOnNewDocument", ["source": watch])
    try browser.command("Page.setBypassCSP", ["enabled": true])
    return browser
  }

  @Test(.enabled(if: Browser.isInstalled))
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

  @Test(.enabled(if: Browser.isInstalled), arguments: 0..<shares)
  func `nothing in hostile notes runs on any page`(part: Int) throws {
    let notes = try TemporaryFolder(HostileText.notes(part: part, of: Self.parts))
    let site = try BuiltSite(of: notes.url, expectingErrors: true)
    let browser = try Self.browser()
    #expect(site.pages.count > HostileText.payloads.count / Self.parts)
    for path in site.pages {
      try browser.open(site.root.appending(path: path))
      let ran = try browser.text(Self.provoke)
      #expect(ran == "", "\(path)")
    }
  }
}
