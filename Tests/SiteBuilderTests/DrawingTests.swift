import Bitext
import Testing
import TestSupport

@testable import SiteBuilder

/// SVG files are documents: opened directly, they have the rights of the site's pages.
@Suite struct DrawingTests {
  private static let head = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:l='urn:l'>"

  @Test(arguments: [
    "<path d='M0 0'/>", "<a href='https://x.example/'><text>once on a time: onto</text></a>",
    "<use href='#a'/>", "<image href='data:image/png;base64,AA=='/>", "<!-- <script> -->",
    "<desc>javascript: is a scheme</desc>", "<style>a{fill:red}</style>",
  ])
  func `a drawing that can only be looked at is shown`(body: String) {
    let svg = Self.head + body + "</svg>"
    for text in [
      svg, "\u{FEFF}" + svg, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg,
      "<?xml version='1.0'?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC 'a' 'b.dtd'>\n" + svg,
    ] { #expect(Drawing.isStill(Array(text.utf8)), "\(text)") }
  }

  @Test(arguments: [
    "<script>alert(1)</script>",
    "<s:script xmlns:s='http://www.w3.org/2000/svg'>alert(1)</s:script>",
    "<h:script xmlns:h='http://www.w3.org/1999/xhtml'>alert(1)</h:script>",
    "<h:img xmlns:h='http://www.w3.org/1999/xhtml' src='x'/>",
    "<g onload='alert(1)'/>", "<g\nonload\n=\n'alert(1)'/>", "<g l:onload='alert(1)'/>",
    "<a href='javascript:alert(1)'/>", "<a href='&#106;avascript:alert(1)'/>",
    "<a href='java&#10;script&#58;alert(1)'/>", "<a l:href=' JavaScript:\u{301}alert(1)'/>",
    "<a><set attributeName='href' to='javascript:alert(1)'/></a>",
    "<a><animate attributeName='href' values='#;javascript:alert(1)'/></a>",
    "<set attributeName='onload' to='alert(1)'/>", "<foreignObject/>", "<iframe/>",
    "<use href='other.svg#a'/>", "<use l:href='data:image/svg+xml,x'/>",
    "<image href='data:image/svg+xml,x'/>", "<a href='data:text/html,x'/>", "<g",
    "<!-- <!DOCTYPE --><script>alert(1)</script><!-- -->", "&x;",
  ])
  func `a drawing that could run something, or cannot be judged, is not`(body: String) {
    #expect(!Drawing.isStill(Array((Self.head + body + "</svg>").utf8)))
  }

  @Test func `a drawing in another encoding, or with declarations of its own, is not`() {
    let svg = Self.head + "<path/></svg>"
    for head in [
      "<?xml version='1.0' encoding='UTF-7'?>", "<?xml version='1.0' encoding='ISO-2022-JP'?>",
      "<?xml-stylesheet href='a.png' type='text/xsl'?>", "<!DOCTYPE svg [<!ENTITY x 'y'>]>",
      "<!-- <!DOCTYPE -->\n<!DOCTYPE svg [<!ENTITY x 'y'>]>",
    ] { #expect(!Drawing.isStill(Array((head + svg).utf8)), "\(head)") }
    let wide = Array((Self.head + "<script/></svg>").utf16).flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(!Drawing.isStill(wide) && Drawing.looksLikeMarkup([0xFF, 0xFE] + wide))
  }

  @Test func `no file is copied that is markup under another name`() async throws {
    let script = Array("\u{FEFF}\n<html><script>alert(1)</script>".utf8)
    let names = ["a.svg", "b.png", "c", "d.atom", "e.html"]
    let links = names.map { "![\($0)](\($0)) [\($0)](\($0))" }.joined(separator: "\n\n")
    let site = try await RenderedSite.of(
      ["note.md": "# Note\n\n\(links)\n\n[good](good.bin)\n"],
      extra: Dictionary(uniqueKeysWithValues: names.map { ($0, script) })
        .merging(["good.bin": Array("1 < 2".utf8)]) { $1 })
    #expect(site.files.keys.filter { $0.hasPrefix("media/") } == ["media/good.bin"])
    #expect(site.diagnostics.count { $0.rule == "active-file" } >= names.count)
  }
}
