import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite struct SlimSourceTests {
  private func slim(_ text: String) -> String {
    String(decoding: SlimSource.of(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `leaves out comments of their own lines, empty lines and indentation`() {
    #expect(
      slim("  // one\n  a(); // two\n\n/* three */\n/** four\n   five */\n\tb();\n")
        == "a(); // two\nb();")
  }

  @Test func `keeps what only looks like a comment`() {
    #expect(slim("/* a */ b();\n") == "/* a */ b();")
    #expect(slim("x = `\n  // text\n   y`;\n  z();\n") == "x = `\n  // text\n   y`;z();")
    #expect(slim("s = 'a \\\n  b';\n  c();\n") == "s = 'a \\\n  b';c();")
    #expect(slim("  odd = '`';\n") == "  odd = '`';\n")
  }

  @Test func `leaves out blanks and line breaks that say nothing`() {
    #expect(
      slim(".a > .b {\n  --gap: 1px;\n  color: a:b;\n}\n.c {\n}\n")
        == ".a > .b{--gap:1px;color:a:b;}.c{}")
    #expect(
      slim("a = {\n  b: 'c: d',\n};\nif (x) {\n  y()\n}\nz(' {');\n")
        == "a ={b:'c: d',};if (x){y()\n}z(' {');")
    #expect(slim("x = ` {\n}\n a: b {\n`;\ny();\n") == "x = ` {\n}\n a: b {\n`;y();")
  }

  @Test func `takes every script and sheet of the program`() throws {
    let folder = Checkout.root.appending(path: "templates/assets")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }
    #expect(names.count >= 18)
    for name in names {
      let source = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      let slim = SlimSource.of(source)
      #expect(slim.count < source.count, "\(name) is served as it is written")
      let lines = slim.split(separator: UInt8(ascii: "\n"))
      for line in lines {
        #expect(!line.starts(with: "//".utf8) && !line.starts(with: "/*".utf8), "\(name)")
      }
    }
  }
}
