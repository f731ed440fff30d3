import CLibrary

extension FileSystem {
  /// Identifies a state of a file: it differs after a write, and if another file takes its place.
  package struct Fingerprint: Hashable, Sendable {
    private let device: UInt64
    private let node: UInt64
    /// The number of bytes.
    let size: Int
    private let modified: Int
    private let changed: Int

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(status.st_ino)
      size = Int(status.st_size)
      modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
      changed = status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec
    }
  }

  /// The fingerprint of the file at a path; nil if there is none that may be read.
  static func fingerprint(_ path: [UInt8], within enclosure: Enclosure?) -> Fingerprint? {
    guard let descriptor = try? open(path, toLook, within: enclosure) else { return nil }
    defer { _ = close(descriptor) }
    return (try? status(of: descriptor)).map(Fingerprint.init)
  }

  /// All bytes of a file from a single moment.
  ///
  /// If somebody writes the file during the read, it is read again, for about a second.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - enclosure: The folder that links must not leave; nil if links are followed.
  ///   - largest: The maximal size; a larger file is rejected before it is read.
  /// - Returns: The bytes.
  /// - Throws: ``Failure``.
  package static func contents(
    _ path: [UInt8], within enclosure: Enclosure? = nil, largest: Int = SourceFile.maximumSize
  ) throws(Failure) -> [UInt8] {
    // In microseconds.
    var pause: UInt32 = 5000
    while true {
      let reading = try read(path, within: enclosure, largest: largest)
      if reading.isWhole { return reading.bytes }
      guard pause < 1_000_000 else { throw Failure(code: EBUSY) }
      usleep(pause)
      pause *= 2
    }
  }

  /// All bytes of a file with its fingerprints before and after the read.
  package struct Reading: Sendable {
    /// All bytes that were there.
    package let bytes: [UInt8]
    /// The fingerprint from before the read.
    package let before: Fingerprint
    fileprivate let after: Fingerprint

    /// Whether nobody wrote the file during the read.
    var isWhole: Bool { before == after }
  }

  /// Reads a file once.
  static func read(
    _ path: [UInt8], within enclosure: Enclosure?, largest: Int
  ) throws(Failure) -> Reading {
    let (descriptor, status) = try openFile(path, within: enclosure)
    defer { _ = close(descriptor) }
    let bytes = try contents(of: descriptor, size: Int(status.st_size), largest: largest)
    let after = Fingerprint(try Self.status(of: descriptor))
    return Reading(bytes: bytes, before: Fingerprint(status), after: after)
  }
}
