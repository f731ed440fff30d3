import Foundation
import TestSupport
import Testing

@testable import TextBasics

/// Compares the fast and the naive escaping of every character, for HTML, XML and JSON.
struct EscapingTests {
  /// All characters of a plane, in short texts.
  private func texts(of plane: UInt32) -> [String] {
    stride(from: plane << 16, to: (plane + 1) << 16, by: 13).map { start in
      var text = String.UnicodeScalarView()
      for value in start..<min(start + 13, (plane + 1) << 16) {
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      return String(text)
    }
  }

  private func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  @Test(arguments: [0, 1, 2, 14] as [UInt32])
  func `pages and the command markdown escape alike`(plane: UInt32) {
    for text in texts(of: plane) {
      let expected = Array(plain(text).utf8)
      var page = MarkupBytes()
      page.append(escaped: text)
      var bytes: [UInt8] = []
      bytes.append(escaped: text)
      #expect(page.bytes == expected && bytes == expected, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test(arguments: [
    ("a & b < c > d", "a &amp; b &lt; c &gt; d", "a &amp; b &lt; c &gt; d"),
    ("\"it's\"", "\"it's\"", "&quot;it's&quot;"),
    ("one\ntwo\tthree", "one\ntwo\tthree", "one&#10;two&#9;three"),
    // A parser reads a plain carriage return as a line feed.
    ("one\r\ntwo", "one&#13;\ntwo", "one&#13;&#10;two"),
    ("\u{0}\u{1B}a\u{FFFE}\u{FFFF}노\u{1FFFF}", "a노\u{1FFFF}", "a노\u{1FFFF}"),
    ("표", "표", "표"),
  ])
  func `XML gets what it can hold`(text: String, data: String, value: String) {
    #expect(text.escapedForXML() == data)
    #expect(text.escapedForXML(inAttribute: true) == value)
  }

  @Test func `an attribute in Markdown has references for what would end or change it`() {
    let text = "a \"b\" & 'c' <d> 노"
    #expect(text.attributeValue() == "a &quot;b&quot; &amp; 'c' &lt;d> 노")
    #expect(text.attributeValue(between: "'") == "a \"b\" &amp; &#39;c&#39; &lt;d> 노")
  }

  @Test func `CommonMark keeps control characters`() {
    var bytes: [UInt8] = []
    bytes.append(escaped: "\u{1}<\u{7F}", keepsControls: true)
    #expect(bytes == Array("\u{1}&lt;\u{7F}".utf8))
  }

  @Test(arguments: [0, 1, 2, 14] as [UInt32])
  func `a string of JSON is read as the text it was`(plane: UInt32) throws {
    for text in texts(of: plane) {
      for place in [JSONString.Place.file, .page] {
        let json = JSONString.quoted(text, in: place)
        let read = try JSONDecoder().decode(String.self, from: Data(json.utf8))
        #expect(Array(read.utf8) == Array(text.utf8), "\(text.unicodeScalars.map(\.value))")
        #expect(!json.utf8.contains { $0 < 0x20 || $0 == 0x7F })
        if place == .page {
          let markup: Set<Unicode.Scalar> = ["<", ">", "&", "\u{2028}", "\u{2029}"]
          #expect(!json.unicodeScalars.contains { markup.contains($0) })
        }
      }
    }
  }

  /// XML output contains exactly the characters that XML parsers accept.
  @Test(arguments: [0, 1, 2, 14] as [UInt32])
  func `text for XML can be read as XML`(plane: UInt32) {
    for scalar in (plane << 16..<(plane + 1) << 16).compactMap(Unicode.Scalar.init) {
      let isControl = scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar)
      let isEnd = scalar.value == 0xFFFE || scalar.value == 0xFFFF
      #expect(scalar.isOfXML == !(isControl || isEnd))
    }
  }
}
