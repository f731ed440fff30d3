import CLibrary

/// Searches bytes with `memchr`, which takes a ninth to a twelfth of the instructions of a loop.
enum ByteSearch {
  /// The first index of `byte` at or after `start`.
  static func first(_ byte: UInt8, in bytes: [UInt8], from start: Int = 0) -> Int? {
    guard start < bytes.count else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }
  }

  /// The number of times that `byte` occurs.
  static func count(_ byte: UInt8, in bytes: [UInt8]) -> Int {
    var count = 0
    var next = first(byte, in: bytes)
    while let index = next {
      count += 1
      next = first(byte, in: bytes, from: index + 1)
    }
    return count
  }

  /// Whether `second` directly follows `first` anywhere; best where `first` is rare.
  static func contains(_ first: UInt8, before second: UInt8, in bytes: [UInt8]) -> Bool {
    var next = Self.first(first, in: bytes)
    while let index = next {
      if index + 1 < bytes.count, bytes[index + 1] == second { return true }
      next = Self.first(first, in: bytes, from: index + 1)
    }
    return false
  }

  /// Whether `second` directly follows `first` anywhere; best where `second` is rare.
  static func contains(_ second: UInt8, behind first: UInt8, in bytes: [UInt8]) -> Bool {
    var next = Self.first(second, in: bytes)
    while let index = next {
      if index > 0, bytes[index - 1] == first { return true }
      next = Self.first(second, in: bytes, from: index + 1)
    }
    return false
  }

  /// Whether two spans of equal length hold the same bytes.
  static func areEqual(_ a: Span<UInt8>, _ b: Span<UInt8>) -> Bool {
    unsafe a.withUnsafeBufferPointer { a in
      unsafe b.withUnsafeBufferPointer { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        return unsafe memcmp(first, second, min(a.count, b.count)) == 0
      }
    }
  }

  /// Whether `text` contains `byte`, which must be ASCII or the first byte of a scalar.
  static func contains(_ byte: UInt8, in text: String) -> Bool {
    let found = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      guard let base = buffer.baseAddress else { return false }
      return unsafe memchr(base, Int32(byte), buffer.count) != nil
    }
    return found ?? text.utf8.contains(byte)
  }

  /// Whether `text` contains the bytes of `needle`, whose first byte should be rare in texts.
  static func contains(_ needle: StaticString, in text: String) -> Bool {
    let bytes = text.utf8.span
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      needle.withUTF8Buffer { needle in
        guard let base = buffer.baseAddress, let wanted = needle.baseAddress,
          buffer.count >= needle.count
        else { return false }
        var start = 0
        let end = buffer.count - needle.count
        while start <= end,
          let found = unsafe memchr(base + start, Int32(wanted.pointee), end + 1 - start)
        {
          start = unsafe UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
          if unsafe memcmp(base + start, wanted, needle.count) == 0 { return true }
          start += 1
        }
        return false
      }
    }
  }
}
