import Bitext

/// The messages of a language server (Language Server Protocol 3.17, "Base Protocol"): JSON after a
/// header that says its length.
struct MessageFrames {
  /// A result of reading the bytes.
  enum Frame {
    case message(JSONValue)
    /// A message that is not JSON; the next one can be read.
    case faulty
    /// A header without a length: where the next message begins is unknown.
    case lost
  }

  /// The largest message, in bytes, and the largest header.
  private static let limits = (message: 256 << 20, header: 4096)
  private static let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]

  private var bytes: [UInt8] = []
  private var start = 0

  mutating func append(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next message; nil until more bytes have come.
  mutating func next() -> Frame? {
    let head = bytes[start...].prefix(Self.limits.header)
    guard let end = head.firstRange(of: Self.end) else {
      return head.count == Self.limits.header ? .lost : nil
    }
    guard let length = Self.length(in: bytes[start..<end.lowerBound]) else { return .lost }
    guard bytes.count - end.upperBound >= length else { return nil }
    start = end.upperBound + length
    do throws(JSONReader.Fault) {
      return .message(try JSONReader.read(Array(bytes[end.upperBound..<start])))
    } catch {
      return .faulty
    }
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: 0x0A) {
      let parts = line.split(separator: 0x3A, maxSplits: 1)
      guard parts.count == 2,
        String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length"
      else { continue }
      let digits = parts[1].filter { $0 != 0x20 && $0 != 0x0D }
      guard let length = Int(String(decoding: digits, as: UTF8.self)),
        0...limits.message ~= length
      else { return nil }
      return length
    }
    return nil
  }

  /// A message with its header.
  static func bytes(of message: JSONValue) -> [UInt8] {
    var json = JSONWriter()
    json.value(message)
    return Array("Content-Length: \(json.bytes.count)\r\n\r\n".utf8) + json.bytes
  }
}
