import Bitext
import CLibrary

/// Reads and writes whole files that belong to the program or that the user names.
enum FileBytes {
  /// A digest of the file at `path`, read in portions; nil if the file cannot be read.
  static func digest(_ path: String) -> UInt64? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var digest = Digest()
    while true {
      var got = 0
      let portion = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        repeat {
          got = unsafe CLibrary.read(descriptor, buffer.baseAddress, buffer.count)
        } while got < 0 && errno == EINTR
        count = max(0, got)
      }
      if got < 0 { return nil }
      if got == 0 { return digest.value }
      digest.update(portion)
    }
  }

  /// The bytes of the file at `path`; nil if it is not a regular file or cannot be read to its end.
  static func read(_ path: String) -> [UInt8]? {
    try? FileSystem.contents(Array(path.utf8), largest: .max)
  }

  /// Writes all bytes.
  ///
  /// - Returns: 0, or the `errno` of the failure.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe CLibrary.write(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return errno }
      start += count
    }
    return 0
  }
}
