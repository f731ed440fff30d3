import Testing

@testable import Bitext

/// What template languages and sites hide is shown to nobody, wherever it stands.
struct HiddenTextTests: NotesReading {
  @Test(arguments: [
    ("{% comment %}", "{% endcomment %}"), ("{%- comment -%}", "{%- endcomment -%}"),
    ("{::comment}", "{:/comment}"), ("{::comment}", "{:/}"), ("{#", "#}"), ("{#-", "-#}"),
    ("{{/*", "*/}}"), ("{{- /*", "*/ -}}"), ("{{!--", "--}}"), ("{{!", "}}"),
  ])
  func `a comment of a template hides what stands in it, and nothing else`(
    open: String, close: String
  ) {
    let comment = "\(open) secret *a* \(close)"
    #expect(html("Warm it. \(comment) Then wait.") == "<p>Warm it. Then wait.</p>")
    #expect(html("- \(comment) Warm it.\n") == "<ul><li>Warm it.</li></ul>")
    #expect(html("{% include a.html %}\n\(comment)\nWarm it.") == "<p>Warm it.</p>")
    #expect(html("\(comment)\n\nWarm it.") == "<p>Warm it.</p>")
    let lines = "Warm it. \(open) secret\n\nmore\n\n- secrets \(close) Then wait."
    #expect(html(lines) == "<p>Warm it.</p><p>Then wait.</p>")
    #expect(html("{% include a.html %}\n\(open)\nsecret\n\(close)\nWarm it.") == "<p>Warm it.</p>")
    #expect(html("Write `\(comment)`.").contains("secret"))
    #expect(html("```\n\(comment)\n```").contains("secret"))
    #expect(html("Warm it. \(open) never closed").contains("never closed"))
  }

  @Test(arguments: [
    ("## Ovens {#hot}\n\nThe oven {#b} is hot #}.", "is hot"), ("{#if a}\nb\n\n{#if c}", "b"),
    ("{{!done}} is hot", "done"), ("Section {#1 and {#2", "and"),
  ])
  func `what only begins like a comment stays`(markdown: String, words: String) {
    #expect(html(markdown).contains(words))
  }

  @Test(arguments: ["style", "script"])
  func `sheets and scripts with blank lines in an element are left out`(name: String) {
    let sheet = "<\(name)>\n.oven { a: b }\n\n.door { c: d }\n\n# no title\n</\(name)>"
    #expect(html("<div>\n\(sheet)\n</div>\n\nWarm it.") == "<p>Warm it.</p>")
    #expect(html("<div>\n\(sheet)\n\nWarm it.\n\n</div>") == "<div><p>Warm it.</p></div>")
    #expect(
      html(
        "- <div class=\"a\">\n  <\(name)>\n  .a { b }\n\n  .c { d }\n  </\(name)>\n  </div>\n- b")
        == "<ul><li></li><li>b</li></ul>")
    #expect(html("<div>\n<\(name)>\n.a { b }\n\nWarm it.").contains("Warm it."))
    let blocks = Markdown.parse(Array("<div>\n\(sheet)\n</div>\n\nWarm it.\n".utf8)).blocks
    #expect(blocks.last?.lines == 11...11)
  }
}
