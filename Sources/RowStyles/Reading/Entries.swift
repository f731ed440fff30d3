/// Collects the entries of a map, leaving out default values.
struct Entries {
  private(set) var list: [Tree.Entry] = []

  mutating func add(_ key: String, _ value: Tree?) {
    guard let value else { return }
    list.append(Tree.Entry(key: key, value: value))
  }

  mutating func add(_ key: String, _ text: String?) {
    add(key, text.map { Tree(.scalar($0)) })
  }

  mutating func add(_ key: String, _ text: LocalizedText?) { add(key, text.map { Tree($0) }) }

  mutating func add(_ key: String, _ number: Int?) {
    add(key, number.map { Tree(.scalar("\($0)"), form: .literal) })
  }

  mutating func add(_ key: String, _ flag: Bool) { if flag { add(key, literal: true) } }

  /// Adds a truth value, also if it is false.
  mutating func add(_ key: String, literal flag: Bool) {
    add(key, Tree(.scalar("\(flag)"), form: .literal))
  }

  mutating func add(_ key: String, _ items: [Tree]) {
    if !items.isEmpty { add(key, Tree(.list(items))) }
  }

  var tree: Tree { Tree(.map(list)) }
}

func scalars(_ names: [String]) -> [Tree] { names.map { Tree(.scalar($0)) } }

extension Tree {
  /// FNV-1a of the JSON, in 16 hexadecimal digits.
  var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in jsonBytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
