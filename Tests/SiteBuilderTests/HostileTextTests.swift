import Testing

@testable import SiteBuilder

/// Texts that try to become something else on the page, by every route that an author has.
@Suite struct HostileTextTests {
  static let payloads: [String] = {
    let scripts = [
      "<script>alert(1)</script>", "<SCRIPT SRC=//x></SCRIPT>", "</title><script>alert(1)</script>",
      "\"><script>alert(1)</script>", "'><script>alert(1)</script>", "</script><script>alert(1)//",
      "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>", "<math><mi xlink:href=x>",
      "<img src=x onerror=alert(1)>", "<img src=x onerror\u{B}=alert(1)>",
      "<a href=javascript:a>x</a>",
      "<a href=\"java\tscript:alert(1)\">x</a>", "<a href=\"&#106;avascript:alert(1)\">x</a>",
      "<details open ontoggle=alert(1)>", "<iframe srcdoc=x>", "<style>*{color:red}</style>",
      "<p style=color:red>x</p>", "<base href=//x>", "<meta http-equiv=refresh content=0>",
      "<link rel=stylesheet href=//x>", "<form action=//x><input></form>", "<object data=x>",
      "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
      "<template><script>alert(1)</script></template>", "<!--><script>alert(1)</script>-->",
      "<![CDATA[<script>alert(1)</script>]]>", "<?xml version=1?>", "<xmp><script>",
      "{{title}}{{{main}}}{{> head}}", "{{#aside}}x{{/aside}}", "${alert(1)}", "`${x}`",
      "\"\u{301} onmouseover=\u{301}\"alert(1)", "<\u{338}script>", "&lt;script&gt;", "&quot;&gt;",
      "\u{202E}gnp.exe", "\u{0}\u{1}\u{8}\u{1B}", "\u{FEFF}x\u{200B}y", "]]>", "-->", "--!>",
    ]
    let links = [
      "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](java&#10;script:alert(1))",
      "[x](&#x6A;avascript:alert(1))", "[x](data:text/html,<script>)", "[x](vbscript:x)",
      "[x](<javascript:alert(1)>)", "<javascript:alert(1)>", "[x][r]\n\n[r]: javascript:alert(1)",
      "![x](javascript:alert(1))", "![x](data:image/svg+xml,<svg/onload=alert(1)>)",
      "[x](//x.example\\@y)", "[x](https://a.example/\"onmouseover=alert(1))",
      "[x](a.md \"t\\\" onclick=alert(1)\")", "[x](../../../../etc/passwd)",
      "[x](file:///etc/passwd)",
      "![\"onerror=alert(1)](x.png)", "[x](\u{1}javascript:alert(1))", "[x](#\"><script>)",
    ]
    let shapes: [(String) -> String] = [
      { $0 }, { "**\($0)**" }, { "- \($0)" }, { "> \($0)" }, { "| a |\n| --- |\n| \($0) |" },
      { "`\($0)`" }, { "```\($0)\n\($0)\n```" },
    ]
    return (scripts + links).flatMap { payload in shapes.map { $0(payload) } }
  }()

  @Test func `there are enough of them`() {
    #expect(Self.payloads.count >= 300)
  }

  @Test(arguments: 0..<8)
  func `no text becomes a script, a handler or a link that runs`(part: Int) async throws {
    var notes: [String: String] = [:]
    for (number, payload) in Self.payloads.enumerated() where number % 8 == part {
      let line = payload.split(whereSeparator: \.isNewline).joined(separator: " ")
      let quoted = line.replacing("'", with: "''").filter { $0 >= " " }
      notes["n\(number).md"] = """
        ---
        title: 'T \(quoted)'
        description: 'D \(quoted)'
        slug: 's\(number)\(quoted.prefix(20))'
        aliases: ['/old/\(number)/\(quoted.prefix(20))']
        ---
        # Heading \(line)

        \(payload)

        The words after it are still here, number \(number) of them all.
        """
    }
    notes["glossary.yaml"] = """
      concepts:
        - id: row
          terms: {en: ['<script>alert(1)</script>'], ko: ['"><img src=x onerror=alert(1)>']}
          note: {en: '</dd><script>alert(1)</script>'}
      """
    notes["names/\"><img src=x onerror=alert(1)>.md"] =
      "# Named\n\nA file with a name that bites.\n"
    let site = try await BuiltSite.of(notes, options: SiteOptions(baseURL: "https://x.example/"))
    for (path, page) in try site.pages() {
      for element in page.elements where !element.path.contains("figure") {
        #expect(
          !["iframe", "object", "embed", "style", "base", "template", "noscript", "math"]
            .contains(element.name), "\(path): \(element.name)")
        if element.name == "script" {
          let type = element.attributes["type"] ?? ""
          #expect(
            element.attributes["src"]?.hasSuffix(".js") == true || type.hasSuffix("json"),
            "\(path): \(element.text)")
        }
        for (name, value) in element.attributes {
          #expect(!name.hasPrefix("on") && name != "style" && name != "srcdoc", "\(path): \(name)")
          guard ["href", "src", "action"].contains(name) else { continue }
          let address = Address(value)
          #expect(
            [nil, "http", "https", "mailto"].contains(address.scheme), "\(path): \(name)=\(value)")
        }
      }
    }
    try SiteProperties.expectNothingLost(site)
    for (path, bytes) in site.files where path.hasSuffix(".xml") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        !text.contains("<script") && !text.unicodeScalars.contains { $0.value < 9 }, "\(path)")
    }
  }
}
