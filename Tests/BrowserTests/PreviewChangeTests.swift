import BrowserDriver
import Foundation
import TestSupport
import Testing

/// A page that changes under its reader: what differs is replaced, and nothing else.
@Suite(.needs(.browser), .serialized)
struct PreviewChangeTests {
  private static let styles = (address: "en/table-styles/", source: "table-styles/en.md")
  private static let editing = (address: "en/table-editing/", source: "table-editing/en.md")

  /// A copy of the notes in this repository, whose pages have up to a dozen examples.
  private func content() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let names = FileManager.default.enumerator(atPath: Checkout.content.path)
    for name in names?.compactMap({ $0 as? String }) ?? [] where name.contains(".") {
      try folder.write(try Data(contentsOf: Checkout.content.appending(path: name)), to: name)
    }
    return folder
  }

  private func open(_ site: ServedSite, _ path: String) throws -> Browser {
    let browser = try Browser()
    try browser.open(site.address + path)
    try browser.wait(until: "return document.documentElement.dataset.previewed !== undefined")
    return browser
  }

  @Test func `leaves examples and what they unfold where they are when a text changes`() throws {
    let folder = try content()
    let site = try ServedSite(folder)
    let browser = try open(site, Self.styles.address)
    try browser.wait(until: "return document.querySelectorAll('details.example').length > 3")
    try browser.script(
      """
      window.held = [...document.querySelectorAll('.example')];
      for (const details of document.querySelectorAll('details.example')) details.open = true;
      """)
    #expect(try browser.number("return held.length") > 12)
    let text = try folder.text(Self.styles.source)
    try folder.write(text + "\nA last word stands here.\n", to: Self.styles.source)
    try browser.wait(until: "return document.body.textContent.includes('A last word stands')")
    let isHeld = """
      const now = [...document.querySelectorAll('.example')];
      return now.length === held.length && now.every((node, index) => node === held[index])
      """
    #expect(try browser.flag(isHeld))
    #expect(
      try browser.flag(
        "return [...document.querySelectorAll('details.example')].every((details) => details.open)")
    )

    let glossary = try folder.text("glossary.yaml")
    try folder.write(
      glossary + "  - id: last-word\n    terms: {en: [last word]}\n", to: "glossary.yaml")
    try browser.wait(until: "return !!document.querySelector('main a[href$=\"#last-word\"]')")
    #expect(try browser.flag(isHeld))
  }

  @Test func `puts a new text behind what a script has put in the place of another`() throws {
    let folder = try content()
    let site = try ServedSite(folder)
    let browser = try open(site, Self.editing.address)
    try browser.wait(until: "return document.querySelectorAll('details.example').length > 3")
    let text = try folder.text(Self.editing.source)
    let before = "**Let people edit a list when that makes sense.**"
    let paragraph = try #require(
      text.components(separatedBy: "\n\n").first { $0.contains(before) })
    try folder.write(
      text.replacing(paragraph, with: paragraph + "\n\nThis stands behind it."),
      to: Self.editing.source)
    try browser.wait(until: "return document.body.textContent.includes('This stands behind it')")
    let order = """
      const texts = [...document.querySelectorAll('main p, main details.example')];
      const first = texts.findIndex((node) => node.textContent.startsWith('Let people edit'));
      return texts.slice(first).findIndex((node) => node.localName === 'details') + ' '
        + texts.slice(first).findIndex((node) => node.textContent.startsWith('This stands'))
      """
    #expect(try browser.text(order) == "1 2")
  }

  @Test(arguments: 0..<UInt64(3))
  func `shows what a page that is loaded anew shows, whatever is edited`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var blocks = (0..<12).map { "Paragraph \($0) says that rows have to be short." }
    let folder = try TemporaryFolder(["lists/en.md": "# Lists\n"])
    let site = try ServedSite(folder)
    let browser = try open(site, "en/lists/")
    for step in 0..<12 {
      let place = Int.random(in: 0..<blocks.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: blocks.insert("A new text, the \(step)th.", at: place)
      case 1: blocks.insert("- one \(step)\n- two\n\n  > and a quote", at: place)
      case 2: blocks.swapAt(place, Int.random(in: 0..<blocks.count, using: &random))
      case 3: blocks[place] += " It **goes on** in \(step)."
      case 4: blocks.insert("## Heading \(step)", at: place)
      default: if blocks.count > 2 { blocks.remove(at: place) }
      }
      let name = "the version of step \(step)"
      try folder.write(
        "# Lists\n\n" + blocks.joined(separator: "\n\n") + "\n\n\(name)\n", to: "lists/en.md")
      try browser.wait(until: "return document.body.textContent.includes('\(name)')")
      let texts = try browser.asyncScript(
        """
        const done = arguments[arguments.length - 1];
        const inner = (page) => page.querySelector('main article').outerHTML;
        fetch(location.href).then((reply) => reply.text()).then((text) => {
          done([inner(document), inner(new DOMParser().parseFromString(text, 'text/html'))]);
        });
        """)
      let pair = try #require(texts as? [String])
      #expect(pair[0] == pair[1], "seed \(seed), step \(step)")
    }
  }
}
