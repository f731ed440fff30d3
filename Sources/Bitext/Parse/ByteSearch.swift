import Glibc

/// Finds single bytes with `memchr`, several times faster than a loop.
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

  /// Whether `text` holds `byte`, which is part of no longer sequence or begins one.
  static func contains(_ byte: UInt8, in text: String) -> Bool {
    let found = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      guard let base = buffer.baseAddress else { return false }
      return unsafe memchr(base, Int32(byte), buffer.count) != nil
    }
    return found ?? text.utf8.contains(byte)
  }
}
