import CLibrary

/// A file of values under keys, written once from front to back and then only read.
///
/// The list of keys is at the end, so an unfinished file has none.
final class CacheFile: Sendable {
  private struct Entry {
    let offset: Int
    let count: Int
    let digest: UInt64
  }

  /// The largest list of keys, in bytes: far more than a hundred thousand topics need, and no
  /// danger to memory.
  private static let largestList = 1 << 28

  private static let mark = Array("hig-notes cache 5\n".utf8)

  /// The head of the list of keys.
  struct Head {
    /// The real path of the site's folder.
    let owner: String
    /// The ``CacheFile/identity`` of the file that this one supplements; 0 for a first file.
    let base: UInt64
  }

  let head: Head
  /// A digest of the list of keys.
  let identity: UInt64
  /// The size of all values, in bytes.
  let size: Int
  private let descriptor: Int32
  private let entries: [UInt64: Entry]

  /// Opens a file; nil if there is none or it is unfinished.
  init?(at path: String) {
    // Opening a pipe would wait for its writer.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let contents = Self.contents(of: descriptor, size: Int(status.st_size))
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    (head, identity, size, entries) = contents
  }

  deinit { close(descriptor) }

  /// The owner of the values in the file at `path`; nil if it is not a cache file.
  static func owner(at path: String) -> String? { CacheFile(at: path)?.head.owner }

  /// The bytes of a value, and their digest.
  struct Value {
    let bytes: [UInt8]
    let digest: UInt64
  }

  /// The value for `key`; nil if there is none, or if its bytes are not those that were written.
  func value(for key: UInt64) -> Value? {
    guard let entry = entries[key],
      let bytes = Self.read(entry.count, at: entry.offset, of: descriptor),
      Digest.of(bytes) == entry.digest
    else { return nil }
    return Value(bytes: bytes, digest: entry.digest)
  }

  /// `keys` in the order of their values in the file, for reading from front to back.
  func inOrder(_ keys: Set<UInt64>) -> [UInt64] {
    keys.sorted { (entries[$0]?.offset ?? 0) < (entries[$1]?.offset ?? 0) }
  }

  private static func contents(
    of descriptor: Int32, size: Int
  ) -> (head: Head, identity: UInt64, size: Int, entries: [UInt64: Entry])? {
    guard size >= mark.count + 16, read(mark.count, at: 0, of: descriptor) == mark,
      let tail = read(16, at: size - 16, of: descriptor)
    else { return nil }
    var end = Unpacker(tail)
    guard let start = try? end.bits(), let digest = try? end.bits(), start < UInt64(size - 16),
      size - 16 - Int(start) <= largestList,
      let list = read(size - 16 - Int(start), at: Int(start), of: descriptor),
      Digest.of(list) == digest
    else { return nil }
    var unpacker = Unpacker(list)
    do throws(Unpacker.Malformed) {
      let head = Head(owner: try unpacker.string(), base: try unpacker.bits())
      var entries: [UInt64: Entry] = [:]
      let count = try unpacker.count()
      entries.reserveCapacity(count)
      var offset = mark.count
      for _ in 0..<count {
        let key = try unpacker.bits()
        let entry = Entry(
          offset: offset, count: try unpacker.integer(), digest: try unpacker.bits())
        guard entry.count >= 0, entry.count <= Int(start) - offset else { return nil }
        entries[key] = entry
        offset += entry.count
      }
      return (head, digest, offset - mark.count, entries)
    } catch {
      return nil
    }
  }

  private static func read(_ count: Int, at offset: Int, of descriptor: Int32) -> [UInt8]? {
    var isWhole = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, offset + filled)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else {
          isWhole = false
          return
        }
        filled += got
      }
    }
    return isWhole ? bytes : nil
  }

  /// Writes a cache file under a temporary name until it is finished.
  struct Writer: ~Copyable {
    private let temporary: String
    private let descriptor: Int32
    private var waiting: [UInt8]
    private var list = Packer()
    private var keys: Set<UInt64> = []
    private var written = 0
    private var failed = false

    /// The number of bytes that are written at once.
    private static let portion = 1 << 20

    /// Creates the file; nil if that fails.
    init?(at path: String) {
      temporary = path + ".new"
      descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      waiting = CacheFile.mark
      waiting.reserveCapacity(Self.portion + Self.portion / 4)
    }

    deinit {
      close(descriptor)
      unsafe unlink(temporary)
    }

    /// The size of the values so far, in bytes.
    var size: Int { written + waiting.count - CacheFile.mark.count }

    /// Adds a value unless the key has one already.
    mutating func add(_ value: Value, for key: UInt64) {
      guard !failed, keys.insert(key).inserted else { return }
      list.put(bits: key)
      list.put(value.bytes.count)
      list.put(bits: value.digest)
      waiting += value.bytes
      if waiting.count >= Self.portion { flush() }
    }

    /// Finishes the file and replaces an older one.
    ///
    /// - Returns: Whether the file was written; an incomplete file is removed.
    consuming func finish(_ head: Head, at path: String) -> Bool {
      let start = written + waiting.count
      var beginning = Packer()
      beginning.put(head.owner)
      beginning.put(bits: head.base)
      beginning.put(keys.count)
      let directory = beginning.bytes + list.bytes
      var tail = Packer()
      tail.put(bits: UInt64(start))
      tail.put(bits: Digest.of(directory))
      waiting += directory + tail.bytes
      flush()
      return unsafe !failed && rename(temporary, path) == 0
    }

    private mutating func flush() {
      var start = 0
      while start < waiting.count, !failed {
        let count = unsafe waiting.withUnsafeBytes {
          unsafe write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
        }
        if count < 0 && errno == EINTR { continue }
        failed = count <= 0
        start += max(0, count)
      }
      written += waiting.count
      waiting.removeAll(keepingCapacity: true)
    }
  }
}
