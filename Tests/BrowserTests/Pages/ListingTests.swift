import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Listings can be copied, and the glossary can be searched where one reads it.
@Suite(.needs(.browser), .serialized)
struct ListingTests {
  @Test(arguments: [390, 1280])
  func `a listing that is pointed at can be copied`(width: Int) throws {
    let site = try BuiltSite.content.get()
    let browser = try Browser()
    try browser.resize(width: width, height: 900)
    try browser.open(site.root.absoluteString + "ko/glossary-file/index.html")
    try browser.script(
      """
      window.copied = null;
      Object.defineProperty(navigator, 'clipboard',
        { value: { writeText: async (text) => { window.copied = text; } } });
      const pre = document.querySelector('main pre');
      pre.scrollIntoView({ block: 'center' });
      pre.focus();
      """)
    try browser.wait(until: "return document.querySelector('.copy-listing') !== null")
    #expect(try browser.text("return document.querySelector('.copy-listing').textContent") == "복사")
    #expect(
      try browser.flag(
        """
        const [pre, button] = [...document.querySelectorAll('main pre, .copy-listing')]
          .map(part => part.getBoundingClientRect());
        return button.top >= pre.top && button.bottom <= pre.bottom + 1
          && button.right <= pre.right && button.left > pre.left
          && document.documentElement.scrollWidth <= innerWidth;
        """))
    // The button is the next stop of the keyboard.
    try browser.press("\u{E004}")
    #expect(try browser.flag("return document.activeElement.matches('.copy-listing')"))
    try browser.press("\u{E007}")
    try browser.wait(until: "return window.copied !== null")
    #expect(
      try browser.flag(
        """
        const code = document.querySelector('main pre').textContent;
        return window.copied === code.replace(/\\n$/, '') && window.copied.includes('forbidden:');
        """))
    #expect(
      try browser.text("return document.querySelector('.copy-listing').textContent") == "복사됨")
    #expect(try browser.messages().isEmpty)
  }

  @Test func `a field leaves the terms that have what is typed, in any language`() throws {
    let site = try BuiltSite.content.get()
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try browser.open(site.root.absoluteString + "ja/glossary/index.html")
    let all = try browser.script("return document.querySelectorAll('.concept').length") as? Int ?? 0
    #expect(all > 50)
    let shown = """
      const field = document.querySelector('.filter input');
      field.value = arguments[0];
      field.dispatchEvent(new Event('input'));
      return [...document.querySelectorAll('.concept')].filter(term => !term.hidden)
        .map(term => term.id).join(' ');
      """
    for word in ["Disclosure ind", "디스클로저 인디", "ディスクロージャイン"] {
      let found = try browser.script(shown, word) as? String ?? ""
      #expect(found.split(separator: " ").contains("disclosure"), "\(word): \(found)")
      #expect(found.split(separator: " ").count < 5, "\(word): \(found)")
    }
    // Who follows the index to a term that is hidden sees it.
    try browser.script("document.querySelector('.letters-of-terms a[href=\"#table\"]').click()")
    try browser.wait(until: "return !document.getElementById('table').hidden")
    #expect(try browser.messages().isEmpty)
  }
}
