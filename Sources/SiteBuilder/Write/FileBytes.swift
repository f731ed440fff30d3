import Bitext
import Glibc

/// Reads whole files with `read(2)`.
enum FileBytes {
  /// A digest of the file at `path`, or nil if it cannot be read; a portion is in memory at a time.
  static func digest(_ path: String) -> UInt64? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var digest = Digest()
    while true {
      var got = 0
      let portion = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        repeat {
          got = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        } while got < 0 && errno == EINTR
        count = max(0, got)
      }
      if got < 0 { return nil }
      if got == 0 { return digest.value }
      digest.update(portion)
    }
  }

  /// The bytes of the file at `path`, or nil if it cannot be read to its end.
  static func read(_ path: String) -> [UInt8]? { read(Array(path.utf8)) }

  /// The bytes of the file at a path that need not be UTF-8, at most the first `limit`.
  static func read(_ path: [UInt8], limit: Int = .max) -> [UInt8]? {
    let descriptor = unsafe (path + [0]).withUnsafeBufferPointer { buffer -> Int32 in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return -1 }
        return unsafe open(start, O_RDONLY | O_CLOEXEC)
      }
    }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    let size = min(Int(status.st_size), limit)
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = unsafe Glibc.read(
          descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 {
          failed = true
          break
        }
        count += got
      }
    }
    return failed ? nil : bytes
  }
}
