import TextBasics

/// The ids that authors write behind headings and before places, in the dialects of Markdown and in
/// HTML: `{#id}`, `{: #id .class}`, `{/*id*/}`, `id="id"` and `name="id"`.
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
        if let id = attribute(at: index, in: bytes) { anchors.insert(id) }
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
