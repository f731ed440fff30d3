import Bitext

/// Which files of a folder the builds wrote themselves, and what they wrote.
///
/// One line per file, digest and path; of two lines with one path the later holds, so that a
/// build can append before it writes and a killed build leaves nothing unaccounted for.
struct Manifest: Hashable, Sendable {
  static let fileName = ".hig-notes-manifest"
  private static let header = "hig-notes manifest 1"

  var digests: [String: UInt64] = [:]

  init() {}

  /// Reads a manifest; nil if `bytes` are none.
  ///
  /// A torn last line is left out.
  init?(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), first.elementsEqual(Self.header.utf8) else { return nil }
    lines = lines.dropLast()
    for line in lines {
      let text = String(decoding: line, as: UTF8.self)
      guard text.utf8.count > 17, let digest = UInt64(text.prefix(16), radix: 16) else { continue }
      let path = Address.decoded(String(text.dropFirst(17)))
      // By bytes: a mark behind a slash makes one character of both.
      let parts = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
      guard !parts.contains(where: { $0.isEmpty || $0.elementsEqual("..".utf8) }) else { continue }
      digests[path] = digest
    }
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
    let path = Address.encoded(path)
    var line: [UInt8] = []
    line.reserveCapacity(path.utf8.count + 18)
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: digest >> shift & 15)
      line.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    line.append(0x20)
    line.append(contentsOf: path.utf8)
    line.append(0x0A)
    return line
  }

  /// Tells a file that somebody changed from the one that was written.
  static func digest(_ bytes: [UInt8]) -> UInt64 { Digest.of(bytes) }
}
