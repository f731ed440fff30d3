import TextBasics

/// A JSON value to write.
indirect enum JSON: Sendable {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case array([JSON])
  /// In the order given.
  case object([(String, JSON)])

  var text: String {
    var bytes: [UInt8] = []
    write(into: &bytes, depth: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(into bytes: inout [UInt8], depth: Int) {
    func newLine(_ depth: Int) {
      bytes.append(0x0A)
      bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
    }
    switch self {
    case .string(let text): bytes.append(json: text, in: .file)
    case .number(let number): bytes.append(contentsOf: "\(number)".utf8)
    case .boolean(let value): bytes.append(contentsOf: "\(value)".utf8)
    case .array(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        item.write(into: &bytes, depth: depth)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let entries):
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        newLine(depth + 1)
        bytes.append(json: entry.0, in: .file)
        bytes.append(contentsOf: ": ".utf8)
        entry.1.write(into: &bytes, depth: depth + 1)
      }
      newLine(depth)
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
