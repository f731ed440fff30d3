@_spi(_Unicode) import Swift
import TestSupport
import Testing

@testable import Bitext

struct PlainTextTests {
  /// First and last bytes of characters of each length, and everything that the check looks for.
  private static let pieces: [[UInt8]] = [
    Array("a".utf8), Array("some words ".utf8), [0x0A], [0x0D, 0x0A], [0x09], [0x00], [0x1B],
    [0x7F], Array("é".utf8),
    Array("e\u{301}".utf8), Array("가".utf8), Array("\u{1112}\u{1161}".utf8),
    Array("か\u{3099}".utf8), Array("漢字".utf8), Array("“–”".utf8), Array("（、）".utf8),
    Array("\u{FEFF}".utf8), [0xEF, 0xBF, 0xBF], [0xEF, 0xB7, 0x90], Array("\u{202E}".utf8),
    Array("\u{85}".utf8), Array("\u{F984}".utf8), Array("😀".utf8), [0xF0, 0x9F, 0xBF, 0xBE],
    Array("\u{D7FF}".utf8), Array("\u{E000}".utf8), [0x80], [0xBF], [0xC0], [0xC2], [0xE0, 0x9F],
    [0xE0, 0xA0], [0xED, 0xA0, 0x80], [0xEF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
    [0xF5], [0xFF],
  ]

  private func bytes(_ random: inout SplitMix64, of pieces: ArraySlice<[UInt8]>) -> [UInt8] {
    (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
      pieces.randomElement(using: &random) ?? []
    }
  }

  @Test(arguments: 0..<UInt64(20))
  func `knows what is UTF-8`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var valid = 0
    for _ in 0..<500 {
      let pieces = Bool.random(using: &random) ? Self.pieces[...] : Self.pieces[..<26]
      let bytes = bytes(&random, of: pieces)
      let isValid = (try? UTF8Span(validating: bytes.span)) != nil
      #expect(PlainText.findings(in: bytes).areUTF8 == isValid, "\(bytes)")
      valid += isValid ? 1 : 0
    }
    #expect(200..<500 ~= valid)
  }

  @Test(arguments: 0..<UInt64(20))
  func `finds the same at the end of a text as before it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let bytes = bytes(&random, of: Self.pieces[..<26])
      let padding = [UInt8](repeating: 0x20, count: 8)
      #expect(
        PlainText.findings(in: bytes) == PlainText.findings(in: bytes + padding), "\(bytes)")
    }
  }

  @Test func `counts control characters and says where the first one is`() {
    let findings = PlainText.findings(in: Array("한글\u{7}과 \u{202E}a\u{85}e\u{301}".utf8))
    #expect(findings.controls == 2)
    #expect(findings.firstControl == SourceRange(6, 7))
    #expect(findings.directions == 1)
    #expect(findings.firstDirection == SourceRange(11, 14))
    #expect(findings.firstDecomposed == SourceRange(17, 20))
    #expect(!findings.isSurelyComposed)
  }

  /// All scalars with a canonical combining class, which NFC may put into another order.
  private static let marks = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
    $0.properties.canonicalCombiningClass != .notReordered
  }

  @Test func `composes every character that has another form, wherever it stands`() {
    for scalar in (UInt32(0x80)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      guard !text._nfc.elementsEqual(text.unicodeScalars) else { continue }
      let around = "some words of a text " + text + " and some more words"
      #expect(
        PlainText.composed(around).unicodeScalars.elementsEqual(around._nfc), "\(scalar.value)")
      #expect(!PlainText.findings(in: Array(around.utf8)).isSurelyComposed, "\(scalar.value)")
    }
  }

  @Test func `puts any two marks in their order`() {
    #expect(Self.marks.count > 900)
    // One mark of each class is enough: the order depends on the classes alone.
    var ofClass: [UInt8: Unicode.Scalar] = [:]
    for mark in Self.marks { ofClass[mark.properties.canonicalCombiningClass.rawValue] = mark }
    for mark in Self.marks {
      // The first of two marks need not be in a text alone, so each of them is doubtful.
      #expect(!PlainText.findings(in: Array("a\(mark)".utf8)).isSurelyComposed, "\(mark.value)")
      for other in ofClass.values {
        let text = "文\(mark)\(other)"
        #expect(PlainText.composed(text).unicodeScalars.elementsEqual(text._nfc), "\(mark.value)")
      }
    }
  }
}
