/// A table from mixed 64-bit keys to small numbers: open addressing with linear probing.
///
/// The keys of ``Word`` are hashes already, so hashing them again, as a `Dictionary` does, is
/// most of the time of a lookup.
package struct KeyTable: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private(set) var count = 0
  private var mask: Int

  /// - Parameter capacity: How many keys fit without growing.
  package init(capacity: Int = 0) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = [UInt64](repeating: 0, count: size)
    values = [Int32](repeating: -1, count: size)
    mask = size - 1
  }

  /// A set of words.
  init(words: String) {
    let keys = words.split(separator: " ").map { Word.key(of: $0.unicodeScalars.lazy.map(\.value)) }
    self.init(capacity: keys.count)
    for key in keys { self[key] = 0 }
  }

  func contains(_ key: UInt64) -> Bool { self[key] >= 0 }

  /// The value of a key, or -1.
  ///
  /// A value once set can be changed but not removed.
  package subscript(key: UInt64) -> Int32 {
    get {
      var slot = Int(truncatingIfNeeded: key) & mask
      while values[slot] >= 0 {
        if keys[slot] == key { return values[slot] }
        slot = (slot + 1) & mask
      }
      return -1
    }
    set {
      if (count + 1) * 2 > keys.count { grow() }
      var slot = Int(truncatingIfNeeded: key) & mask
      while values[slot] >= 0 {
        if keys[slot] == key {
          values[slot] = newValue
          return
        }
        slot = (slot + 1) & mask
      }
      keys[slot] = key
      values[slot] = newValue
      count += 1
    }
  }

  private mutating func grow() {
    var larger = KeyTable(capacity: keys.count)
    for (key, value) in zip(keys, values) where value >= 0 { larger[key] = value }
    self = larger
  }
}
