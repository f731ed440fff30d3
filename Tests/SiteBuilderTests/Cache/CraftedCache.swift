import Bitext
import TestSupport

/// A cache file with changed contents but valid digests.
struct CraftedCache {
  private let mark: [UInt8]
  private let owner: String
  private let base: UInt64
  private var values: [(key: UInt64, bytes: [UInt8])]

  init(reading file: [UInt8]) throws(Unpacker.Malformed) {
    guard let end = file.firstIndex(of: 0x0A), file.count > end + 16 else {
      throw Unpacker.Malformed()
    }
    mark = Array(file[...end])
    var tail = Unpacker(Array(file.suffix(16)))
    guard let start = Int(exactly: try tail.bits()), start < file.count - 16 else {
      throw Unpacker.Malformed()
    }
    var list = Unpacker(Array(file[start..<(file.count - 16)]))
    owner = try list.string()
    base = try list.bits()
    values = []
    var place = mark.count
    for _ in 0..<(try list.count()) {
      let key = try list.bits()
      let count = try list.integer()
      _ = try list.bits()
      values.append((key, Array(file[place..<place + count])))
      place += count
    }
  }

  var bytes: [UInt8] {
    var file = mark
    var list = Packer()
    list.put(owner)
    list.put(bits: base)
    list.put(values.count)
    for value in values {
      file += value.bytes
      list.put(bits: value.key)
      list.put(value.bytes.count)
      list.put(bits: Digest.of(value.bytes))
    }
    var tail = Packer()
    tail.put(bits: UInt64(file.count))
    tail.put(bits: Digest.of(list.bytes))
    return file + list.bytes + tail.bytes
  }

  /// Changes a share of the values.
  mutating func turn(using random: inout SplitMix64) {
    let every = [1, 3, 12].randomElement(using: &random) ?? 1
    for index in values.indices where Int.random(in: 0..<every, using: &random) == 0 {
      let other = values.randomElement(using: &random)?.bytes ?? []
      Self.turn(&values[index].bytes, other, using: &random)
    }
  }

  /// Sets random bytes to extreme or neighbouring values, or inserts and removes some.
  private static func turn(
    _ bytes: inout [UInt8], _ other: [UInt8], using random: inout SplitMix64
  ) {
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: bytes[place] = 0
      case 1: bytes[place] = 0x7F
      case 2: bytes[place] &+= 1
      case 3: bytes[place] &-= 1
      case 4: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 5:
        bytes.replaceSubrange(place..<place + 1, with: [UInt8](repeating: 0xFF, count: 4) + [7])
      case 6:
        bytes.replaceSubrange(place..<place + 1, with: [UInt8](repeating: 0xFF, count: 9) + [1])
      case 7: bytes.removeSubrange(place..<min(bytes.count, place + 3))
      default:
        let start = Int.random(in: 0...other.count, using: &random)
        bytes.insert(contentsOf: other[start...].prefix(12), at: place)
      }
    }
  }
}
