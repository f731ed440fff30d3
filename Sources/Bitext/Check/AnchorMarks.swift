import TextBasics

/// The ids that authors write behind headings and before places, in the dialects of Markdown and in
/// HTML: `{#id}`, `{: #id .class}`, `{/*id*/}`, `id="id"` and `name="id"`, `(id)=` of MyST, and `^id` at
/// the end of a block.
enum AnchorMarks {
  /// How far the end of a mark is looked for.
  private static let longest = 200

  static func collect(from bytes: [UInt8], into anchors: inout Set<String>) {
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        let rest = bytes[index..<min(bytes.count, index + longest)]
        guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else { continue }
        for id in ids(in: bytes[(index + 1)..<close]) { anchors.insert(id) }
      case UInt8(ascii: "="):
        if let id = attribute(at: index, in: bytes) ?? target(before: index, in: bytes) {
          anchors.insert(id)
        }
      case UInt8(ascii: "^"):
        if let id = block(at: index, in: bytes) { anchors.insert(id) }
      default: continue
      }
    }
  }

  /// The ids between braces.
  private static func ids(in mark: ArraySlice<UInt8>) -> [String] {
    if mark.starts(with: "/*".utf8), mark.count > 4 {
      return [String(decoding: mark.dropFirst(2).dropLast(2), as: UTF8.self)]
    }
    guard let first = mark.first, "#:.".utf8.contains(first) else { return [] }
    let parts = mark.split { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
    return parts.compactMap { part in
      guard part.first == UInt8(ascii: "#"), part.count > 1 else { return nil }
      return String(decoding: part.dropFirst(), as: UTF8.self)
    }
  }

  /// The name in `(name)=`, of which `equals` is the place of the last mark, alone on its line.
  private static func target(before equals: Int, in bytes: [UInt8]) -> String? {
    guard equals > 2, bytes[equals - 1] == UInt8(ascii: ")"),
      equals + 1 >= bytes.count || bytes[equals + 1] <= 0x20,
      let open = bytes[max(0, equals - longest)..<equals].lastIndex(of: UInt8(ascii: "(")),
      open + 2 < equals, open == 0 || bytes[open - 1] == 0x0A
    else { return nil }
    return String(decoding: bytes[(open + 1)..<(equals - 1)], as: UTF8.self)
  }

  /// The name of a block, `^name` at the end of a line.
  private static func block(at mark: Int, in bytes: [UInt8]) -> String? {
    guard mark == 0 || bytes[mark - 1] <= 0x20 else { return nil }
    let name = bytes[(mark + 1)..<min(bytes.count, mark + longest)].prefix { byte in
      byte == UInt8(ascii: "-") || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
    }
    guard !name.isEmpty, name.endIndex == bytes.count || bytes[name.endIndex] <= 0x20,
      bytes[name.endIndex...].first(where: { $0 == 0x0A || $0 > 0x20 }) ?? 0x0A == 0x0A
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// The value of an attribute `id` or `name`, of which `equals` is the place of the mark.
  private static func attribute(at equals: Int, in bytes: [UInt8]) -> String? {
    let before = bytes[max(0, equals - 5)..<equals]
    let isNamed = [" id", "\tid", "\nid", " name", "\tname", "\nname"].contains {
      before.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
    guard isNamed, equals + 1 < bytes.count, "\"'".utf8.contains(bytes[equals + 1]) else {
      return nil
    }
    let value = bytes[(equals + 2)..<min(bytes.count, equals + 2 + longest)]
    guard let end = value.firstIndex(of: bytes[equals + 1]), end > value.startIndex else {
      return nil
    }
    return String(decoding: value[..<end], as: UTF8.self)
  }
}
