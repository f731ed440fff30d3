import Testing

@testable import Bitext

@Suite struct XMLTests {
  private func root(_ text: String) throws(XMLReader.Fault) -> XMLReader.Element {
    try XMLReader.root(of: SourceFile(path: "a.xml", text: text))
  }

  @Test func `what is written is read back`() throws {
    let text = "<a> & \"b\" 'c' ]]> 한글 日本 \u{1F600}\n\tend\r"
    var xml = XMLWriter()
    xml.element("x", [("y", text), ("xml:lang", "ko")]) { $0.text("z", [], text) }
    let read = try XMLReader.root(of: SourceFile(path: "a.xml", bytes: xml.bytes))
    #expect(read.attributes["y"] == text)
    #expect(read.first("z")?.text == text)
  }

  @Test(arguments: ["\u{0}", "\u{8}", "\u{1B}", "\u{FFFE}", "\u{FFFF}"])
  func `characters that XML cannot hold are left out`(character: String) throws {
    var xml = XMLWriter()
    xml.text("x", [], "a\(character)b")
    #expect(try XMLReader.root(of: SourceFile(path: "a.xml", bytes: xml.bytes)).text == "ab")
  }

  @Test func `prefixes, CDATA, comments, references and a byte order mark are understood`() throws {
    let read = try root(
      "\u{FEFF}<?xml version='1.0'?><!-- c --><p:a xmlns:p='urn:x'><p:b k=\"&#x41;&#66;\">"
        + "<![CDATA[<&]]>&lt;<!-- no --></p:b></p:a>\n<!-- end -->")
    #expect(read.name == "a" && read.namespace == "urn:x")
    let child = try #require(read.first("b"))
    #expect(child.text == "<&<" && child.attributes["k"] == "AB")
  }

  @Test(arguments: [
    "", "x", "<a>", "<a></b>", "<a b=c/>", "<a b='1' b='2'/>", "<a b='<'/>", "<a>&nbsp;</a>",
    "<a>&#0;</a>", "<a>&#xD800;</a>", "<a>& b</a>", "<a/><b/>", "<p:a/>", "<a><!-- </a>",
    "<a b='1'c='2'/>", "<1/>", "<a",
    "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>",
  ])
  func `what is not well-formed, or declares entities, is refused`(text: String) {
    #expect(throws: XMLReader.Fault.self) { try root(text) }
  }

  @Test func `nesting has an end`() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(throws: XMLReader.Fault.self) { try root(text) }
  }
}
