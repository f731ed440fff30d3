import TestSupport
import Testing

@testable import Bitext

/// What components, divisions, directives and wikis say beside their text is shown, or is no text.
struct DialectPlaceTests: NotesReading {
  @Test(
    "components keep their titles, links, descriptions and the names of their tabs",
    arguments: [
      ("<Cards.Card title=\"심기\" href=\"/plant\" arrow />", "<p><a href=\"/plant\">심기</a></p>"),
      (
        "<Card icon={<Leaf />} title=\"Soil\" href=\"/soil\" />",
        "<p><a href=\"/soil\">Soil</a></p>"
      ),
      (
        "<LinkCard title=\"Soil\" description=\"What it needs.\" href=\"/soil/\" />",
        "<p><a href=\"/soil/\">Soil</a></p><p>What it needs.</p>"
      ),
      ("<LinkButton href=\"/soil/\">Go on</LinkButton>", "<p><a href=\"/soil/\">Go on</a></p>"),
      ("<Box label=\"Note well\" size={3} />", "<p><strong>Note well</strong></p>"),
      ("<Panel title={t(\"x\")} />", ""),
      (
        "<Tabs items={[\"Summer\", 'Winter']}>\n  <Tabs.Tab>Water it.</Tabs.Tab>\n"
          + "  <Tabs.Tab>Do not.</Tabs.Tab>\n</Tabs>",
        "<p><strong>Summer</strong></p><p>Water it.</p><p><strong>Winter</strong></p><p>Do not.</p>"
      ),
    ])
  func components(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "divisions of Pandoc are no text",
    arguments: [
      ("::: {custom-style=\"Body Text\"}\nText.\n:::", "<p>Text.</p>"),
      (":::::: {.column width=\"50%\"} ::::::\nText.\n::::::", "<p>Text.</p>"),
      ("::: {#part .wide}\nText.\n:::", "<p>Text.</p>"),
      ("::: {#n .note title=\"읽기\"}\nText.\n:::", Self.callout("note", "읽기", "<p>Text.</p>")),
    ])
  func divisions(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "a list of contents with numbers of pages is left out, and other links are not",
    arguments: [
      ("[Soil [1](#soil)](#soil)\n\n[Sun [2](#sun)](#sun)\n\nText.", "<p>Text.</p>"),
      ("[**Soil\t1**](#soil)\n\n[Sun\t2](#sun)\n\nText.", "<p>Text.</p>"),
      (
        "[Step 1](#step-1)\n\n[Step 2](#step-2)",
        "<p><a href=\"#step-1\">Step 1</a></p><p><a href=\"#step-2\">Step 2</a></p>"
      ),
      ("[Year 2024](#years)", "<p><a href=\"#years\">Year 2024</a></p>"),
    ])
  func contents(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "directives of MyST",
    arguments: [
      (
        "$$\nl = 2a\n$$ (length)",
        "<p><a id=\"length\"></a></p><pre><code class=\"language-math\">l = 2a</code></pre>"
      ),
      (
        "```{math}\n:label: w\nw = n\n```",
        "<p><a id=\"w\"></a></p><pre><code class=\"language-math\">w = n</code></pre>"
      ),
      ("(top)=\nText.\n\n% a remark\n\nMore.", "<p><a id=\"top\"></a></p><p>Text.</p><p>More.</p>"),
      ("One.\n\n+++ {\"a\": 1}\n\nTwo.\n\n+++\n\nThree.", "<p>One.</p><p>Two.</p><p>Three.</p>"),
      (
        "```{glossary}\nwarp\n  The *long* threads.\n\nweft\n  The others.\n```",
        "<p><strong>warp</strong></p><p>The <em>long</em> threads.</p><p><strong>weft</strong></p>"
          + "<p>The others.</p>"
      ),
      (
        "```{versionadded} 1.2\n표를 더했다.\n```", Self.callout("note", "버전 1.2에 추가", "<p>표를 더했다.</p>")
      ),
      (
        "{numref}`Figure %s <fig>` and {ref}`genindex`",
        "<p><a href=\"#fig\">Figure</a> and genindex</p>"
      ),
      ("100\n% of all", "<p>100% of all</p>"),
    ])
  func directives(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "wikis of GitHub write the text of a link first, and pictures without a mark",
    arguments: [
      (
        "[[How to start|Getting-Started]]",
        "<p><a href=\"%5B%5B%7CGetting-Started%5D%5D\">How to start</a></p>"
      ),
      ("[[Garden plan|honey bees]]", "<p><a href=\"%5B%5BGarden%20plan%5D%5D\">honey bees</a></p>"),
      ("[[Bees|honey-bees]]", "<p><a href=\"%5B%5BBees%5D%5D\">honey-bees</a></p>"),
      (
        "[[/images/boat.png|alt=빨간 배|width=90px]]",
        "<p><img src=\"%5B%5B/images/boat.png%7Calt=%7Cwidth=90px%5D%5D\" alt=\"빨간 배\" /></p>"
      ),
      (
        "[[images/boat.png|the boat]]",
        "<p><a href=\"%5B%5Bimages/boat.png%5D%5D\">the boat</a></p>"
      ),
    ])
  func wikis(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test func `what a link of a wiki names is what stands behind its pipe`() {
    #expect(WikiLink(destination: "[[|Getting-Started#one]]")?.target == "Getting-Started")
    #expect(WikiLink(destination: "[[/a/boat.png|alt=|width=9]]")?.target == "/a/boat.png")
  }

  @Test(
    "what other tools hide or sign",
    arguments: [
      (
        "```rust\n# fn main() {\nlet a = 1;\n#[test]\n# }\n```",
        "<pre><code class=\"language-rust\">let a = 1;#[test]</code></pre>"
      ),
      ("```sh\n# a comment\n```", "<pre><code class=\"language-sh\"># a comment</code></pre>"),
      ("# Minutes\n\n###### tags: `spring` `seeds`\n\nText.", "<h1>Minutes</h1><p>Text.</p>"),
      (
        "> [name=Mina] [time=Sat, Mar 2] [color=#907bf7]\n> Yes.",
        "<blockquote><p>Mina Sat, Mar 2Yes.</p></blockquote>"
      ),
      ("[name=x](a.md)", "<p><a href=\"a.md\">name=x</a></p>"),
      (
        "The selector input[name=email] finds it.",
        "<p>The selector input[name=email] finds it.</p>"
      ),
      ("Write [name=value] and [name=other].", "<p>Write [name=value] and [name=other].</p>"),
      (
        "@Steps {\n  @Code(name: \"A.swift\", file: 01.swift)\n}", "<p><strong>A.swift</strong></p>"
      ),
    ])
  func hidden(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test(
    "a link whose address is pasted as a link leads there",
    arguments: [
      ("[soil]([https://a.example/s](https://a.example/s))", "https://a.example/s"),
      ("[soil]([/soil](soil.md))", "soil.md"),
    ])
  func linkOfLink(_ markdown: String, _ address: String) {
    #expect(html(markdown) == "<p><a href=\"\(address)\">soil</a></p>")
    #expect(html("[soil]([x](javascript:x))") == "<p>soil</p>")
  }

  // MARK: - Home pages

  private static let home = """
    ---
    layout: home
    hero:
      name: Kettle
      text: "A timer for tea"
      tagline: Steep it right
      actions:
        - theme: brand
          text: Begin
          link: /guide
    features:
      - title: Quiet
        details: It rings once.
    ---
    """

  @Test func `the texts of a home page stand in its front matter`() {
    let source = SourceFile(path: "index.md", text: Self.home)
    let note = Segmenter.segment(source).0
    #expect(
      note.segments.map(\.text)
        == ["Kettle", "A timer for tea", "Steep it right", "Begin", "Quiet", "It rings once."])
    #expect(note.segments.map { source.line(at: $0.range.lowerBound) } == [4, 5, 6, 9, 12, 13])
    let other = Segmenter.segment(
      SourceFile(path: "a.md", text: "---\ntitle: Hero\nintro:\n  name: x\n---\nText.\n")
    ).0
    #expect(other.segments.map(\.text) == ["Text."])
  }
}
