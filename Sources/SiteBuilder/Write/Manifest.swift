import Bitext
import CLibrary
import TextBasics

/// The files in a folder that builds have written, with digests of their contents.
///
/// Each line has a digest and a path; of two lines with the same path the later one counts. So a
/// build can append a line before it writes a file, and a killed build leaves no unknown file.
struct Manifest: Hashable, Sendable {
  static let fileName = ".hig-notes-manifest"
  /// The prefix of temporary files, which are in the folder itself.
  static let unfinished = ".hig-notes-tmp"
  /// The first line of a manifest of any version, without the version number.
  private static let title = "hig-notes manifest "
  private static let header = title + "2"

  var digests: [String: UInt64] = [:]
  /// The paths in the order of the manifest.
  private(set) var paths: [String] = []
  /// Temporary files that were being written when the manifest was written.
  private(set) var unfinished: [String] = []

  init() {}

  /// Reads a manifest; nil if `bytes` are not one.
  ///
  /// A torn last line is ignored, and so is a path that leads out of the folder. Splits by bytes,
  /// because a combining mark after a slash forms one character with it.
  init?(_ bytes: [UInt8]) {
    let header = Self.header.utf8
    guard bytes.starts(with: header), bytes.count == header.count || bytes[header.count] == 0x0A
    else { return nil }
    // Reserves enough for most manifests: most lines are longer than this.
    digests.reserveCapacity(bytes.count / 32)
    var start = header.count + 1
    while start < bytes.count, let end = bytes[start...].firstIndex(of: 0x0A) {
      read(bytes[start..<end])
      start = end + 1
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    guard line.count > 17, line[line.startIndex + 16] == 0x20,
      let digest = Self.number(line.prefix(16))
    else { return }
    let path = Address.decoded(String(decoding: line.dropFirst(17), as: UTF8.self))
    guard Self.leadsBelow(path.utf8.span) else { return }
    if path.utf8.starts(with: Self.unfinished.utf8), !path.utf8.contains(0x2F) {
      unfinished.append(path)
    } else if digests.updateValue(digest, forKey: path) == nil {
      paths.append(path)
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: number = number << 4 | UInt64(digit - 0x30)
      case 0x61...0x66: number = number << 4 | UInt64(digit - 0x57)
      default: return nil
      }
    }
    return number
  }

  /// Whether no part of a path is empty or `..`, and the path has no zero byte.
  private static func leadsBelow(_ path: Span<UInt8>) -> Bool {
    var start = 0
    for index in 0...path.count {
      if index < path.count, path[index] != 0x2F {
        if path[index] == 0 { return false }
        continue
      }
      if index == start { return false }
      if index == start + 2, path[start] == 0x2E, path[start + 1] == 0x2E { return false }
      start = index + 1
    }
    return true
  }

  /// Reads the manifest of a folder; an empty folder has an empty one.
  ///
  /// - Throws: ``WriteError`` if the folder was not built by this version of the program.
  init(of folder: OutputFolder, at output: String) throws(WriteError) {
    let path = output + "/" + Self.fileName
    let kind = folder.kind(of: Self.fileName)
    if kind == S_IFLNK { throw .link(path: path) }
    let bytes = folder.read(Self.fileName)
    if bytes == nil, kind == S_IFREG { throw .failed(operation: "read", path: path, code: EACCES) }
    if let manifest = bytes.flatMap(Manifest.init) {
      self = manifest
      return
    }
    if let bytes, bytes.starts(with: Self.title.utf8) { throw .otherVersion(output: output) }
    // A build that was killed at its very beginning leaves an empty manifest.
    let foreign = FileNames.list(folder.descriptor).filter {
      $0 != Self.fileName || bytes?.isEmpty != true
    }
    if let example = foreign.min() { throw .foreignFolder(output: output, example: example) }
  }

  /// The whole manifest, sorted by path.
  var bytes: [UInt8] {
    var bytes = Array((Self.header + "\n").utf8)
    for (path, digest) in digests.sorted(by: { $0.key < $1.key }) {
      bytes.append(contentsOf: Self.line(path, digest))
    }
    return bytes
  }

  static func line(_ path: String, _ digest: UInt64) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(18 + path.utf8.count)
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: digest >> UInt64(shift)) & 0xF
      line.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    line.append(0x20)
    line.append(contentsOf: Address.encoded(path).utf8)
    line.append(0x0A)
    return line
  }

  /// The digest with which later builds find out whether somebody has changed a file.
  static func digest(_ bytes: [UInt8]) -> UInt64 { Digest.of(bytes) }
}
