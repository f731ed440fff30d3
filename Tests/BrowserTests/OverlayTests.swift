import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The preview's overlay that reports problems.
@Suite(.needs(.browser), .serialized)
struct OverlayTests {
  private static let notes = [
    "lists/en.md": "# Lists\n\nKeep rows short.\n", "lists/ko.md": "# 목록\n\n행은 짧게 쓴다.\n",
  ]

  private static let overlay =
    "const overlay = document.getElementById('hig-notes-preview').shadowRoot;"

  private func open(_ site: ServedSite, _ browser: Browser) throws {
    try browser.open(site.address + "en/lists/")
    try browser.wait(until: "return document.documentElement.dataset.previewed !== undefined")
  }

  // MARK: Hostile texts

  /// Faulty notes and files, each with a payload that appears in a message.
  private func broken(_ number: Int, _ payload: String) -> [String: String] {
    let quoted = payload.replacing("'", with: "''")
    let name = payload.replacing("/", with: "∕").prefix(60)
    return [
      // The message shows the line unchanged.
      "a\(number).md": "---\ntitle: [ '\(quoted)'\n---\n\n# A\(number)\n",
      "b\(number).md": "---\ntitle: B\n'\(quoted)': 1\n---\n\n# B\(number)\n",
      "c\(number).md": "# C\(number)\n\n[x](<missing \(payload)>) and ![](<\(payload).png>)\n",
      "d\(number).md": "+++\ntitle = '\(payload)\n+++\n\n# D\(number) \(payload)\n",
      "e\(number).md":
        "# E\(number)\n\n```yaml table-example\nid: '\(quoted)'\nstyle: '\(quoted)'\n```\n",
      "f\(number) \(name).md":
        "---\ndraft: '\(quoted)'\nupdated: '\(quoted)'\n---\n\n[^1]: \(payload)\n",
      "g\(number).pins.yaml": "pins:\n  - together: ['\(quoted)', '\(quoted)']\n  - '\(quoted)'\n",
      "h\(number).table.yaml": "id: h\(number)\nlabel: {en: x}\nstyle: '\(quoted)'\n",
    ]
  }

  /// Elements in the overlay other than text, and texts that differ from those of the server.
  private static let inspect =
    overlay + """
      const wrong = [];
      const allowed = ['BUTTON', 'DIV', 'H2', 'HEADER', 'LI', 'LINK', 'OL', 'P', 'PRE', 'SECTION', 'SPAN'];
      for (const element of overlay.querySelectorAll('*')) {
        if (!allowed.includes(element.tagName)) wrong.push(element.outerHTML);
        for (const { name } of element.attributes) {
          if (/^on|^style$|^src|^srcdoc$/.test(name)) wrong.push(`${name} in ${element.outerHTML}`);
        }
      }
      const list = JSON.parse(arguments[0]).list;
      const items = [...overlay.querySelectorAll('.panel li')];
      if (items.length !== list.length) return `${items.length} of ${list.length} problems`;
      items.forEach((item, number) => {
        const { head, excerpt } = list[number];
        if (item.querySelector('.place').textContent !== head) wrong.push(head);
        if (item.querySelector('pre').textContent !== excerpt) wrong.push(excerpt);
        if (item.querySelectorAll('*').length !== 2) wrong.push(item.innerHTML);
      });
      return wrong.join('\\n');
      """

  @Test(arguments: 0..<AttackTests.shares)
  func `what is wrong is shown as text, whatever it says`(part: Int) throws {
    let folder = try TemporaryFolder(Self.notes)
    let templates = try TemporaryFolder(["footer.mustache": "<footer>ours</footer>\n"])
    let site = try ServedSite(folder, ["--templates", templates.url.path])
    let browser = try AttackTests.browser()
    try open(site, browser)
    let payloads = HostileText.lines.enumerated().filter {
      $0.offset % AttackTests.parts == part
    }
    var shown: Set<String> = []
    // The overlay shows only the first two hundred problems.
    for start in stride(from: 0, to: payloads.count, by: 6) {
      let some = payloads[start..<min(start + 6, payloads.count)]
      let files = some.map { broken($0.offset, $0.element) }.reduce([:]) { $0.merging($1) { $1 } }
      for (path, text) in files { try folder.write(text, to: path) }
      // Braces would make it another tag.
      let name = (some.first?.element ?? "").filter { !"{}=".contains($0) }
      try templates.write("<footer>{{\(name)}}\n{{#\(name)}}", to: "footer.mustache")
      var difference = ""
      _ = try Waiting.blocking {
        let problems = try site.problems()
        let isNew = ["footer.mustache:"] + some.map { "a\($0.offset).md:" }
        let missing = isNew.filter { !problems.contains($0) }
        difference =
          missing.isEmpty ? try browser.text(Self.inspect, problems) : "not told: \(missing)"
        guard difference.isEmpty else { return false }
        shown.formUnion(problems.matches(of: /\[([a-z-]+)\]/).map { String($0.1) })
        return true
      }
      #expect(difference == "", "\(some)")
      let ran = try browser.text(AttackTests.provoke)
      #expect(ran == "", "\(some)")
      for path in files.keys {
        try FileManager.default.removeItem(at: folder.url.appending(path: path))
      }
      try templates.write("<footer>ours</footer>\n", to: "footer.mustache")
    }
    #expect(shown.count > 8, "\(shown.sorted())")
    try browser.wait(until: Self.overlay + "return overlay.querySelector('.panel').hidden")
    #expect(try browser.text("return document.querySelector('h1').textContent") == "Lists")
  }

  // MARK: A missing folder

  @Test func `says that the notes are away, until they are back`() throws {
    let top = try TemporaryFolder()
    for (path, text) in Self.notes { try top.write(text, to: "notes/" + path) }
    let notes = top.url.appending(path: "notes").path
    let site = try ServedSite(content: URL(filePath: notes))
    let browser = try Browser()
    try open(site, browser)
    try browser.script("window.same = true")
    for round in 1...3 {
      unsafe #expect(rename(notes, notes + "-away") == 0)
      try browser.wait(
        until: Self.overlay + """
          const panel = overlay.querySelector('.panel');
          return !panel.hidden && panel.textContent.includes('the folder of notes cannot be read')
          """)
      #expect(try browser.flag("return document.body.textContent.includes('Keep rows short.')"))
      unsafe #expect(rename(notes + "-away", notes) == 0)
      try browser.wait(until: Self.overlay + "return overlay.querySelector('.panel').hidden")
      let words = "Saved \(round) times."
      try top.write("# Lists\n\nKeep rows short. \(words)\n", to: "notes/lists/en.md")
      try browser.wait(until: "return document.body.textContent.includes('\(words)')")
    }
    #expect(try browser.flag("return window.same === true"))
  }

  // MARK: The editor

  @Test func `opens the editor by a click, also after the preview was started anew`() throws {
    let log = try TemporaryFolder(["opened": ""])
    let folder = try TemporaryFolder(Self.notes)
    let editor = "sh -c 'echo $0:$1 >>\(log.url.path)/opened' {path} {line}"
    var site: ServedSite? = try ServedSite(content: folder.url, ["--editor", editor])
    let port = try #require(site).port
    let browser = try Browser()
    try open(try #require(site), browser)
    for times in 1...2 {
      try folder.write("---\ntitle: [unclosed\n---\n\n# Lists\n", to: "lists/en.md")
      try browser.wait(
        until: Self.overlay + "return overlay.querySelector('.panel .place') !== null")
      try browser.script(Self.overlay + "overlay.querySelector('.panel .place').click()")
      _ = try Waiting.blocking {
        try log.text("opened").split(separator: "\n").count == times
      }
      let opened = try log.text("opened").split(separator: "\n")
      #expect(opened.count == times && opened.allSatisfy { $0.contains("/lists/en.md:") })
      guard times == 1 else { break }
      try folder.write("# Lists\n\nKeep rows short.\n", to: "lists/en.md")
      try browser.wait(until: Self.overlay + "return overlay.querySelector('.panel').hidden")
      _ = site?.interrupt()
      site = try ServedSite(content: folder.url, ["--editor", editor, "--port", "\(port)"])
      try browser.wait(until: Self.overlay + "return overlay.querySelector('.away').hidden")
    }
  }
}
