import Foundation
import TestSupport

/// The inputs and words that new inputs are made from.
struct FuzzCorpus {
  private static let longest = 8_192

  private let inputs: [[UInt8]]
  private let words: [[UInt8]]

  /// Reads the files in `folder`, and the words of a dictionary in libFuzzer's format: a quoted text in a line.
  init(folder: URL, dictionary: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    inputs = try names.map { try Array(Data(contentsOf: folder.appending(path: $0))) }
    let lines = try String(contentsOf: dictionary, encoding: .utf8).split(separator: "\n")
    words = lines.compactMap { Self.word(Array($0.utf8)) }
  }

  private static func word(_ line: [UInt8]) -> [UInt8]? {
    guard line.first == 0x22, line.count > 2, line.last == 0x22 else { return nil }
    var word: [UInt8] = []
    var rest = line.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let escaped = rest.popFirst() else {
        word.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if escaped == 0x78, let value = UInt8(digits, radix: 16) {
        word.append(value)
        rest = rest.dropFirst(2)
      } else {
        word.append(escaped)
      }
    }
    return word
  }

  /// One of the inputs with one to 16 changes.
  func input(using random: inout SplitMix64) -> [UInt8] {
    var input = inputs.randomElement(using: &random) ?? []
    for _ in 0..<(1 << Int.random(in: 0...4, using: &random)) { change(&input, using: &random) }
    return Array(input.prefix(Self.longest))
  }

  private func change(_ input: inout [UInt8], using random: inout SplitMix64) {
    let place = Int.random(in: 0...input.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: input.insert(contentsOf: words.randomElement(using: &random) ?? [], at: place)
    case 1: input.removeSubrange(piece(of: input, from: place, using: &random))
    case 2:
      input.insert(contentsOf: input[piece(of: input, from: place, using: &random)], at: place)
    case 3:
      let other = inputs.randomElement(using: &random) ?? []
      let start = Int.random(in: 0...other.count, using: &random)
      input.insert(contentsOf: other[piece(of: other, from: start, using: &random)], at: place)
    case 4:
      let piece = piece(of: input, from: place, using: &random)
      let other = Int.random(in: 0...(input.count - piece.count), using: &random)
      let bytes = Array(input[piece])
      input.removeSubrange(piece)
      input.insert(contentsOf: bytes, at: other)
    default:
      let byte = UInt8.random(in: .min ... .max, using: &random)
      if place < input.count { input[place] = byte } else { input.append(byte) }
    }
  }

  /// A few bytes from `start` on, and seldom many.
  private func piece(
    of input: [UInt8], from start: Int, using random: inout SplitMix64
  ) -> Range<Int> {
    let most = 1 << Int.random(in: 0...9, using: &random)
    return start..<min(input.count, start + Int.random(in: 0...most, using: &random))
  }
}
