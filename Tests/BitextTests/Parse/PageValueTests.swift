import Foundation
import TestSupport
import Testing

@testable import Bitext

/// What a note says of itself in its front matter stands where its text names it.
struct PageValueTests {
  private static let head = """
    ---
    title: Lamps of the pier
    description: >
      Which lamp
      burns when.
    edition_no: 12
    path: /lamps/all
    quote: 'a "b" (c)'
    list: [one, two]
    ---

    """

  private static func html(_ text: String, head: String = head) -> String {
    let blocks = Markdown.parse(SourceFile(path: "lamps.md", text: head + text)).blocks
    return String(decoding: HTMLRenderer.html(of: blocks, options: .notes), as: UTF8.self)
      .replacing("\n", with: "")
  }

  @Test(arguments: [
    ("# {{ $frontmatter.title }}", "<h1>Lamps of the pier</h1>"),
    ("{{ page.title }}은 밝다.", "<p>Lamps of the pier은 밝다.</p>"),
    ("{{page.title|escape}}の光", "<p>Lamps of the pierの光</p>"),
    ("{{ frontmatter.edition_no }} / {{ edition_no }}", "<p>12 / 12</p>"),
    ("{{ page.description }}", "<p>Which lamp burns when.</p>"),
    ("{{< param title >}} and {{% param edition_no %}}", "<p>Lamps of the pier and 12</p>"),
    ("{{< param title >}}", "<p>Lamps of the pier</p>"),
    ("[all]({{ page.path }}/now)", "<p><a href=\"/lamps/all/now\">all</a></p>"),
    // What would end the address stays out of it, as what nobody knows does.
    ("[all](x{{ page.quote }})", "<p><a href=\"x\">all</a></p>"),
    ("`{{ page.title }}`", "<p><code>{{ page.title }}</code></p>"),
    ("{% raw %}{{ page.title }}{% endraw %}", "<p>{{ page.title }}</p>"),
    // Only the site knows what its filters, its own values and parts of values are.
    ("{{ page.title | upcase }}", "<p>{{ page.title | upcase }}</p>"),
    ("{{ site.title }}", "<p>{{ site.title }}</p>"), ("{{ page.list }}", "<p>{{ page.list }}</p>"),
    ("{{ page.title.size }}", "<p>{{ page.title.size }}</p>"), ("{{ }} {{", "<p>{{ }} {{</p>"),
  ])
  func `values of the front matter are shown where a text names them`(
    markdown: String, expected: String
  ) {
    #expect(Self.html(markdown) == expected)
  }

  @Test func `those of TOML are, too`() {
    let head = "+++\ntitle = \"부두의 등\"\nyear = 1931\n+++\n\n"
    #expect(
      Self.html("{{< param title >}}, {{< param year >}}", head: head) == "<p>부두의 등, 1931</p>")
  }

  @Test func `a value with markup runs nothing`() {
    let head = "---\ntitle: '<script>alert(1)</script> [x](javascript:alert(2))'\n---\n\n"
    let shown = Self.html("{{ page.title }} [y]({{ page.title }})", head: head)
    #expect(!shown.contains("<script") && !shown.contains("href=\"javascript"), "\(shown)")
  }

  @Test func `an unknown one is told, and a known one is not`() {
    let known = SourceFile(path: "a.md", text: Self.head + "{{ page.title }}\n")
    #expect(Markdown.parse(known).diagnostics.isEmpty)
    let unknown = SourceFile(path: "a.md", text: Self.head + "{{ page.author }}\n")
    #expect(Markdown.parse(unknown).diagnostics.map(\.rule) == ["template-variable"])
  }

  @Test func `a value that is empty or short is not written for what only looks like it`() {
    let values = PageValues(["blank": " \n ", "number": "3", "title": "Lamps"])
    let old = Array("{{ page.title }} {{ page.number }} {{ page.blank }}".utf8)
    let writing = DialectWriting(old[...], values)
    #expect(writing.written("Lamps and 3 of 13 more") == "{{ page.title }} and 3 of 13 more")
  }

  @Test func `a title that a text names changes in its place alone`() async throws {
    let korean = "---\ntitle: 부두의 등\n---\n\n# {{ $frontmatter.title }}\n\n밤에 켠다.\n"
    let corpus = try await FieldNotes.corpus(of: [
      "lamps.en.md": Self.head + "# {{ $frontmatter.title }}\n\nThey are lit at night.\n",
      "lamps.ko.md": korean,
    ])
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try ExchangeFormat.po.bytes(of: corpus, options), as: UTF8.self)
    let title = try #require(sent.range(of: "부두의 등"))
    let importing = Importing(
      try Delivery.reading(
        SourceFile(path: "back", text: sent.replacingCharacters(in: title, with: "부두의 램프"))),
      into: corpus)
    #expect(
      importing.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        korean.replacing("부두의 등", with: "부두의 램프")
      ], "\(importing.diagnostics.map(\.message))")
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `a translator sees the value, and the note keeps its name`(
    format: ExchangeFormat
  ) async throws {
    let korean = """
      ---
      title: 부두의 등
      ---

      # {{ $frontmatter.title }}

      밤이면 {{ page.title }}을 켠다.

      """
    let corpus = try await FieldNotes.corpus(of: [
      "lamps.en.md": Self.head
        + "# {{ $frontmatter.title }}\n\n{{ page.title }} are lit at night.\n",
      "lamps.ko.md": korean,
    ])
    let options = Exchange.Options(languages: [.english, .korean])
    let sent = String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
    #expect(sent.contains("밤이면 부두의 등을 켠다.") && !sent.contains("{{"))
    let back = sent.replacing("밤이면 부두의 등을 켠다.", with: "해가 지면 부두의 등을 켠다.")
    let importing = Importing(
      try Delivery.reading(SourceFile(path: "back", text: back)), into: corpus)
    #expect(
      importing.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        korean.replacing("밤이면", with: "해가 지면")
      ], "\(importing.diagnostics.map(\.message))")
  }
}
