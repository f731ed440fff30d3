import Bitext
import Glibc

/// Reads whole files with `read(2)`.
enum FileBytes {
  /// A digest of the file at `path`, or nil if it cannot be read; a portion is in memory at a time.
  static func digest(_ path: String) -> UInt64? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var digest = Digest()
    while true {
      var got = 0
      let portion = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        repeat {
          got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
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
    readStamped(path, limit: limit)?.bytes
  }

  /// What is different after a file was written or another took its place.
  struct Stamp: Hashable {
    private let node: UInt64
    private let size: Int
    private let modified: Int
    private let changed: Int

    fileprivate init(_ status: stat) {
      node = UInt64(status.st_ino)
      size = Int(status.st_size)
      modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
      changed = status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec
    }
  }

  /// The stamp of the file at `path`; nil if there is none that can be looked at.
  static func stamp(_ path: [UInt8]) -> Stamp? {
    var status = stat()
    return stat(path.map { CChar(bitPattern: $0) } + [0], &status) == 0 ? Stamp(status) : nil
  }

  /// The same bytes, with the stamp that the file had before they were read.
  static func readStamped(_ path: [UInt8], limit: Int = .max) -> (bytes: [UInt8], stamp: Stamp)? {
    let descriptor = (path + [0]).withUnsafeBufferPointer { buffer -> Int32 in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return -1 }
        return open(start, O_RDONLY | O_CLOEXEC)
      }
    }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = min(Int(status.st_size), limit)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 {
          failed = true
          break
        }
        count += got
      }
    }
    return failed ? nil : (bytes, Stamp(status))
  }
}
