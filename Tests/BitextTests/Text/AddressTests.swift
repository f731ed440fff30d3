import Testing

@testable import Bitext

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
}
