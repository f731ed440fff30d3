/// A hash table from mixed 64-bit keys to small numbers, with open addressing and linear probing.
///
/// The keys of ``Word`` are hashes already. A `Dictionary` hashes them again and takes 2.2 times as
/// many instructions for a lookup.
package struct KeyTable: Sendable {
  private struct Slot {
    var key: UInt64 = 0
    /// -1 in an empty slot.
    var value: Int32 = -1
  }

  private var slots: [Slot]
  private(set) var count = 0
  private var mask: Int

  /// - Parameter capacity: The number of keys that fit before the table grows.
  package init(capacity: Int = 0) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = [Slot](repeating: Slot(), count: size)
    mask = size - 1
  }

  /// Makes a set of words, which are separated by spaces.
  init(words: String) {
    let keys = words.split(separator: " ").map { Word.key(of: $0.unicodeScalars.lazy.map(\.value)) }
    self.init(capacity: keys.count)
    for key in keys { self[key] = 0 }
  }

  func contains(_ key: UInt64) -> Bool { self[key] >= 0 }

  /// The value of a key; -1 for a key that is not in the table.
  ///
  /// A value can be replaced but not removed.
  package subscript(key: UInt64) -> Int32 {
    get {
      // The mask keeps the index inside the table.
      let slots = slots.span
      var place = Int(truncatingIfNeeded: key) & mask
      while slots[place].value >= 0 {
        if slots[place].key == key { return slots[place].value }
        place = (place &+ 1) & mask
      }
      return -1
    }
    set { _ = exchange(key, newValue) }
  }

  /// Sets the value of a key that is not in the table yet.
  ///
  /// - Returns: The value that the key had before and keeps, or -1.
  @inline(__always)
  mutating func insert(_ key: UInt64, _ value: Int32) -> Int32 {
    reach(key) { slot in
      let old = slot.value
      if old < 0 { slot = Slot(key: key, value: value) }
      return old
    }
  }

  /// Sets the value of a key.
  ///
  /// - Returns: The previous value of the key, or -1.
  @inline(__always)
  package mutating func exchange(_ key: UInt64, _ value: Int32) -> Int32 {
    reach(key) { slot in
      let old = slot.value
      slot = Slot(key: key, value: value)
      return old
    }
  }

  /// Calls `body` with the slot of a key, which is empty if the key is new.
  @inline(__always)
  private mutating func reach(_ key: UInt64, _ body: (inout Slot) -> Int32) -> Int32 {
    if (count &+ 1) &* 2 > slots.count { grow() }
    let mask = mask
    var place = Int(truncatingIfNeeded: key) & mask
    var slots = slots.mutableSpan
    // The mask keeps the index inside the table.
    while slots[place].value >= 0, slots[place].key != key { place = (place &+ 1) & mask }
    let old = body(&slots[place])
    if old < 0 { count &+= 1 }
    return old
  }

  /// Numbers keys in the order in which they first occur: the value of a new key is the number of
  /// keys before it.
  ///
  /// - Parameters:
  ///   - keys: The keys, in any order and with repetitions.
  ///   - numbers: Replaced by the number of each key.
  package mutating func number(_ keys: [UInt64], _ numbers: inout [Int32]) {
    while (count + keys.count) * 2 > slots.count { grow() }
    numbers.removeAll(keepingCapacity: true)
    var next = Int32(truncatingIfNeeded: count)
    numbers.append(addingCapacity: keys.count) { numbers in
      let mask = mask
      var slots = slots.mutableSpan
      for key in keys {
        // The mask keeps the index inside the table.
        var place = Int(truncatingIfNeeded: key) & mask
        while slots[place].value >= 0, slots[place].key != key {
          place = (place &+ 1) & mask
        }
        if slots[place].value < 0 {
          slots[place] = Slot(key: key, value: next)
          next &+= 1
        }
        numbers.append(slots[place].value)
      }
    }
    count = Int(next)
  }

  private mutating func grow() {
    var larger = KeyTable(capacity: slots.count)
    for slot in slots where slot.value >= 0 { larger[slot.key] = slot.value }
    self = larger
  }
}
