import TextBasics

extension Tree {
  /// The value in the authoring format: maps and lists of maps on several lines, small values in
  /// flow style.
  package var yaml: String {
    var bytes: [UInt8] = []
    writeBlock(indent: 0, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Parameters:
  ///   - indent: In levels of two spaces.
  ///   - isAfterDash: Whether the first line follows the dash of a list item.
  ///   - bytes: The output.
  private func writeBlock(indent: Int, isAfterDash: Bool = false, into bytes: inout [UInt8]) {
    func margin() { bytes.append(contentsOf: repeatElement(0x20, count: 2 * indent)) }
    switch value {
    case .map(let entries):
      for (index, entry) in entries.enumerated() {
        if index > 0 || !isAfterDash { margin() }
        Self.writePlain(entry.key, into: &bytes)
        if indent < 3, entry.value.holdsMaps {
          bytes.append(contentsOf: ":\n".utf8)
          entry.value.writeBlock(indent: indent + 1, into: &bytes)
        } else {
          bytes.append(contentsOf: ": ".utf8)
          entry.value.writeFlow(into: &bytes)
          bytes.append(UInt8(ascii: "\n"))
        }
      }
    case .list(let items):
      for item in items {
        margin()
        bytes.append(contentsOf: "- ".utf8)
        if indent < 3, item.holdsMaps, case .map = item.value {
          item.writeBlock(indent: indent + 1, isAfterDash: true, into: &bytes)
        } else {
          item.writeFlow(into: &bytes)
          bytes.append(UInt8(ascii: "\n"))
        }
      }
    case .scalar:
      margin()
      writeFlow(into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Whether the value contains a list of maps, which is then written on several lines.
  private var holdsMaps: Bool {
    switch value {
    case .scalar: false
    case .list(let items):
      items.contains { if case .map = $0.value { true } else { false } }
    case .map(let entries): entries.contains { $0.value.holdsMaps }
    }
  }

  private func writeFlow(into bytes: inout [UInt8]) {
    switch value {
    case .scalar(let text): Self.writePlain(text, into: &bytes)
    case .list(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        item.writeFlow(into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .map(let entries):
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        Self.writePlain(entry.key, into: &bytes)
        bytes.append(contentsOf: ": ".utf8)
        entry.value.writeFlow(into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a scalar plain if YAML reads it back as the same string, else in double quotes.
  private static func writePlain(_ text: String, into bytes: inout [UInt8]) {
    if isPlain(text) {
      bytes.append(contentsOf: text.utf8)
    } else {
      bytes.append(contentsOf: YAMLText.quoted(text).utf8)
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    guard !bytes.isEmpty, bytes[bytes.count - 1] != 0x20 else { return false }
    switch bytes[0] {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"): return false
    default: break
    }
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"),
        UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"),
        UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"),
        UInt8(ascii: ":"), UInt8(ascii: "\\"), 0..<0x20, 0x7F:
        return false
      // U+0080...U+009F, U+2028, U+2029 and U+FEFF.
      case 0xC2 where bytes[index + 1] < 0xA0: return false
      case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: return false
      case 0xEF where bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: return false
      default: break
      }
    }
    let words: Set<String> = ["on", "off", "yes", "no", "null", "Null", "NULL", "~"]
    return bytes.count > 4 || !words.contains(text)
  }
}
