import Bitext
import Foundation
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test func `values of every kind are read`() throws {
    #expect(
      try read(#" { "a" : [1, -0, 2.5, 1e3, true, false, null], "b": {"c": "d"} , "a2":""} "#)
        == [
          "a": [1, 0, .real(2.5), .real(1000), true, false, .null], "b": ["c": "d"], "a2": "",
        ])
    #expect(try read("99999999999999999999") == .real(1e20))
    #expect(try read(#""\u00e9\ud83d\ude00\/\n\"\\""#) == "é😀/\n\"\\")
    #expect(try read(#""\ud83dx\ude00\ud83d\u0041""#) == "\u{FFFD}x\u{FFFD}\u{FFFD}A")
    #expect(try read(#"{"a":1,"a":2}"#) == ["a": 2])
    #expect(try read(String(repeating: "[", count: 256) + String(repeating: "]", count: 256)) != [])
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\"}", "{a:1}", "01", "1.", ".5", "+1", "1e", "-", "tru", "nulll",
    "\"", "\"\n\"", "\"\\x\"", "\"\\u12\"", "\"\\u+123\"", "[1] 2", "NaN", "'a'", "[1 2]", "1e999",
    "\u{FEFF}1",
  ])
  func `what the standard does not allow is a fault`(text: String) {
    #expect(throws: JSONReader.Fault.self) { try read(text) }
  }

  @Test func `depth has a limit, and bytes that are no text are a fault`() {
    #expect(throws: JSONReader.Fault.self) { try read(String(repeating: "[", count: 100_000)) }
    #expect(throws: JSONReader.Fault.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
  }

  @Test func `what is written is read back, also by Foundation`() throws {
    var random = SplitMix64(seed: 3)
    func value(_ depth: Int) -> JSONValue {
      switch Int.random(in: 0..<(depth > 3 ? 5 : 7), using: &random) {
      case 0: return .null
      case 1: return .bool(Bool.random(using: &random))
      case 2: return .integer(Int.random(in: Int.min...Int.max, using: &random))
      case 3: return .real(Double(Int.random(in: -999...999, using: &random)) / 64 + 0.001)
      case 4:
        return .string(["", "\"\\", "\u{1}\n", "한é😀", "</x>"].randomElement(using: &random) ?? "")
      case 5: return .array((0..<3).map { _ in value(depth + 1) })
      default: return ["a": value(depth + 1), "\"": value(depth + 1)]
      }
    }
    for _ in 0..<200 {
      let original = value(0)
      var json = JSONWriter()
      json.value(original)
      #expect(try JSONReader.read(json.bytes) == original)
      _ = try JSONSerialization.jsonObject(with: Data(json.bytes), options: .fragmentsAllowed)
    }
  }
}
