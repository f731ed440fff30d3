import Foundation
import TestSupport
import Testing

@testable import TextBasics

struct CharacterTableTests {
  /// Ranges that are wide by default, according to the header of the East_Asian_Width file.
  private static let defaultWide: [ClosedRange<Int>] = [
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  @Test(.needs(.unicodeDatabase))
  func `the committed table is what the Unicode database says`() throws {
    let flags = try classes()
    var source = """
      // Made by the test of this table from the Unicode Character Database 15.0: each entry is
      // the first scalar of a range, shifted left by four, with the classes of ``CharacterClass``.
      // swift-format-ignore
      let characterTable: [UInt32] = [

      """
    var line = " "
    var previous: UInt8?
    for (scalar, value) in flags.enumerated() where value != previous {
      previous = value
      let entry = " 0x" + String(scalar << 4 | Int(value), radix: 16, uppercase: true) + ","
      if line.utf8.count + entry.utf8.count > 100 {
        source += line + "\n"
        line = " "
      }
      line += entry
    }
    source += line + "\n]\n"
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/TextBasics/CharacterTable.swift").standardizedFileURL
    if FileManager.default.contents(atPath: file.path) == Data(source.utf8) { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(source.utf8).write(to: file)
    }
    Issue.record("CharacterTable.swift differs from the database; run with RECORD=1")
  }

  @Test(
    arguments: [
      ("가", [.wide, .cjk, .hangul]), ("漢", [.wide, .cjk]), ("か", [.wide, .cjk]),
      ("「", [.wide, .cjk, .punctuation]), ("(", .punctuation), ("a", []), (" ", .space),
      ("\u{3000}", [.space, .wide, .cjk]), ("“", .punctuation), ("😀", .wide), ("ﾊ", [.wide, .cjk]),
      ("ㄱ", [.wide, .cjk, .hangul]), ("￦", [.wide, .cjk]), ("€", []), ("ᅡ", [.cjk, .hangul]),
      ("\u{FE00}", .variationSelector), ("\u{E0101}", .ideographicSelector), ("㊗", [.wide, .cjk]),
      ("🈁", .wide),
    ] as [(Unicode.Scalar, CharacterClass)])
  func `characters are classed`(scalar: Unicode.Scalar, expected: CharacterClass) {
    #expect(CharacterClass(of: scalar) == expected, "\(scalar)")
  }

  private func classes() throws -> [UInt8] {
    var flags = [UInt8](repeating: 0, count: 0x110000)
    var isWide = [Bool](repeating: false, count: 0x110000)
    for range in Self.defaultWide { for scalar in range { isWide[scalar] = true } }
    try forEachRange(in: "EastAsianWidth.txt") { range, value in
      for scalar in range { isWide[scalar] = ["W", "F", "H"].contains(value) }
    }
    var isEmoji = [Bool](repeating: false, count: 0x110000)
    try forEachRange(in: "emoji/emoji-data.txt") { range, value in
      if value == "Emoji_Presentation" { for scalar in range { isEmoji[scalar] = true } }
    }
    for scalar in 0..<0x110000 where isWide[scalar] {
      flags[scalar] |= CharacterClass.wide.rawValue
      if !isEmoji[scalar] { flags[scalar] |= CharacterClass.cjk.rawValue }
    }
    try forEachRange(in: "Scripts.txt") { range, value in
      guard value == "Hangul" else { return }
      for scalar in range {
        flags[scalar] |= CharacterClass([.hangul, .cjk]).rawValue
      }
    }
    for line in try lines(of: "UnicodeData.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count > 2, fields[2].hasPrefix("P"), let scalar = Int(fields[0], radix: 16)
      else { continue }
      flags[scalar] |= CharacterClass.punctuation.rawValue
    }
    return flags
  }

  private func lines(of name: String) throws -> [Substring] {
    try String(contentsOfFile: "\(Tools.unicodeDatabase)/\(name)", encoding: .utf8).split(
      separator: "\n")
  }

  private func forEachRange(in name: String, _ body: (ClosedRange<Int>, String) -> Void) throws {
    for line in try lines(of: name) {
      let data = line.prefix { $0 != "#" }.split(separator: ";")
      guard data.count >= 2 else { continue }
      let ends = data[0].trimmingCharacters(in: .whitespaces).split(separator: ".")
      guard let first = ends.first.flatMap({ Int($0, radix: 16) }),
        let last = ends.last.flatMap({ Int($0, radix: 16) })
      else { continue }
      body(first...last, data[1].trimmingCharacters(in: .whitespaces))
    }
  }
}
