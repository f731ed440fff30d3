import Foundation
import TestSupport
import Testing

@testable import TextBasics

struct CompatibilityTests {
  @Test func `every scalar is mapped as Foundation maps it`() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), scalar.isAssignedInTable else { continue }
      let expected = String(scalar).precomposedStringWithCompatibilityMapping
      let mapped = Compatibility.mapped(String(scalar)).precomposedStringWithCanonicalMapping
      if Array(mapped.utf8) != Array(expected.utf8) {
        Issue.record("U+\(String(value, radix: 16)): \(mapped), not \(expected)")
      }
    }
  }

  @Test(arguments: 0..<UInt64(100))
  func `any text is mapped as Foundation maps it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let blocks: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0xFF, 0x300...0x345, 0x1100...0x11FF, 0x2100...0x21FF, 0x2460...0x24FF,
      0x3041...0x30FF, 0x3130...0x33FF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFB00...0xFEFC,
      0xFF01...0xFFEE, 0x1D400...0x1D7FF, 0x1F100...0x1F2FF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<200 {
      let block = blocks.randomElement(using: &random) ?? 0x20...0x7E
      guard let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) else { continue }
      text.append(scalar)
    }
    // Foundation leaves some of what meets uncomposed.
    let expected = String(text).precomposedStringWithCompatibilityMapping
      .precomposedStringWithCanonicalMapping
    let mapped = Compatibility.mapped(String(text)).precomposedStringWithCanonicalMapping
    #expect(Array(mapped.utf8) == Array(expected.utf8), "seed \(seed)")
  }

  @Test(.needs(.unicodeDatabase))
  func `the committed tables are what the Unicode database says`() throws {
    let rows = try decompositions()
    var places: [UInt64] = []
    var values: [UInt32] = []
    for scalar in rows.keys.sorted() {
      let full = Self.full(scalar, rows, isCompatible: true)
      guard full != Self.full(scalar, rows, isCompatible: false) else { continue }
      places.append(UInt64(scalar) << 16 | UInt64(values.count))
      values += full
    }
    places.append(0x110000 << 16 | UInt64(values.count))
    #expect(places == compatibilityPlaces)
    #expect(values == compatibilityDecompositions)
  }

  private struct Row {
    let isCompatible: Bool
    let parts: [UInt32]
  }

  private static func full(
    _ scalar: UInt32, _ rows: [UInt32: Row], isCompatible: Bool
  ) -> [UInt32] {
    guard let row = rows[scalar], isCompatible || !row.isCompatible else { return [scalar] }
    return row.parts.flatMap { full($0, rows, isCompatible: isCompatible) }
  }

  private func decompositions() throws -> [UInt32: Row] {
    var rows: [UInt32: Row] = [:]
    let text = try String(
      contentsOfFile: "\(Tools.unicodeDatabase)/UnicodeData.txt", encoding: .utf8)
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count > 5, let scalar = UInt32(fields[0], radix: 16), !fields[5].isEmpty else {
        continue
      }
      let parts = fields[5].split(separator: " ")
      rows[scalar] = Row(
        isCompatible: parts[0].hasPrefix("<"), parts: parts.compactMap { UInt32($0, radix: 16) })
    }
    return rows
  }
}

extension Unicode.Scalar {
  /// Whether the version of Unicode that the tables are made from has the scalar.
  fileprivate var isAssignedInTable: Bool {
    guard let age = properties.age else { return false }
    return age.major <= 15
  }
}
