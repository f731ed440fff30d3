import Testing

@testable import SiteBuilder

@Suite struct AddressTests {
  @Test(arguments: [
    ("../ko/tables.md", "notes/en/lists.md", "notes/ko/tables.md"),
    ("./a.md", "b.md", "a.md"),
    ("/c/d.md", "a/b.md", "c/d.md"),
    ("../../x.md", "a/b.md", nil),
    ("sub/", "a/b.md", "a/sub/"),
  ])
  func `resolves paths as seen from a file`(relative: String, base: String, expected: String?) {
    #expect(Address.resolve(relative, from: base) == expected)
  }

  @Test(arguments: [
    ("a%20b", "a b"), ("%ED%91%9C", "표"), ("100%", "100%"), ("%FF", "%FF"), ("%2", "%2"),
  ])
  func `takes percent encoding back where it is text`(encoded: String, text: String) {
    #expect(Address.decoded(encoded) == text)
  }

  @Test func `splits a destination into its parts`() {
    let address = Address("HTTPS://Example.com/a%20b/c.md?x=1#s%31")
    #expect(address.scheme == "https")
    #expect(address.host == "example.com")
    #expect(address.path == "/a b/c.md")
    #expect(address.fragment == "s1")
  }

  @Test(arguments: ["표/행 하나.png", "a\"b<c>.md", "#?%&"])
  func `encodes so that decoding gives the same`(path: String) {
    let encoded = Address.encoded(path)
    #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x3C })
    #expect(Address.decoded(encoded) == path)
  }

  @Test func `no address shows the hash of a file name, and those that did lead on`() async throws {
    let site = try await RenderedSite.of([
      "shelf/en.md": "# Shelves\n\nA shelf keeps 24 books.\n\nThe reading room opens at 9.\n",
      "shelf/010_c61105426ce41fbc.ko.md": "# 서가\n\n서가에는 책 24권이 들어갑니다.\n\n열람실은 9시에 엽니다.\n",
      "shelf/011_f0be1dc776f3e09f.ko.md": "# 서가\n\n서가 하나에 책 24권이 들어갑니다.\n\n열람실은 9시에 문을 엽니다.\n",
      "002_a9b8f7031133934c.txt": "棚と瓶\n\n種の入った瓶は、上の棚のいちばん右にあります。\n",
    ])
    let hashed = ["c61105426ce41fbc", "f0be1dc776f3e09f", "a9b8f7031133934c"]
    let pages = try site.pages().keys
    let kept = pages.filter { path in !hashed.contains { path.contains($0) } }
    #expect(kept.contains("ja/棚と瓶/index.html"), "\(kept.sorted())")
    #expect(kept.contains { $0.hasPrefix("ko/shelves/01") }, "\(kept.sorted())")
    for path in pages where hashed.contains(where: { path.contains($0) }) {
      #expect(site.text(path).contains("http-equiv=\"refresh\""), "\(path)")
    }
    #expect(pages.contains("ja/002-a9b8f7031133934c/index.html"), "\(pages.sorted())")
  }
}
