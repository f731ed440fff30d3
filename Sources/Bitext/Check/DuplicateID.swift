/// Finds ids that occur twice in one source, as `id="x"` of an element or `{#x}` after a heading.
///
/// A link can lead only to the first.
struct DuplicateID: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.topic.documents.flatMap { document -> [Diagnostic] in
      var lines: [String: Int] = [:]
      return Self.ids(in: document).compactMap { id, range in
        let line = document.source.line(at: range.lowerBound)
        guard let first = lines.updateValue(lines[id] ?? line, forKey: id) else { return nil }
        return Diagnostic(
          .warning, "duplicate-id", saying: "the id ‘\(id)’ is also in line \(first)",
          at: .range(document.source, range))
      }
    }
  }

  /// The ids in the order of the source, without those in code.
  private static func ids(in document: Document) -> [(id: String, range: SourceRange)] {
    let bytes = document.source.bytes
    var code = document.segments.filter { $0.kind == .code && !$0.range.isEmpty }.map(\.range)[...]
    var ids: [(String, SourceRange)] = []
    var index = 0
    var isInTag = false
    var isInCode = false
    while index < bytes.count {
      while let block = code.first, block.lowerBound < index { code.removeFirst() }
      if let block = code.first, block.lowerBound == index {
        index = block.upperBound
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "`"): isInCode.toggle()
      case 0x0A, 0x0D: isInCode = false
      case UInt8(ascii: "<"): isInTag = true
      case UInt8(ascii: ">"): isInTag = false
      default: break
      }
      if bytes[index...].starts(with: "<!--".utf8) {
        // An id in a comment is no place for a link.
        let rest = SourceRange(index, bytes.count)
        index =
          Bytes.firstIndex(of: Array("-->".utf8), in: bytes, rest).map { $0 + 3 } ?? bytes.count
        isInTag = false
        continue
      }
      if !isInCode, let range = id(at: index, in: bytes, isInTag: isInTag) {
        ids.append((document.source.text(in: range), range))
        index = range.upperBound
      }
      index += 1
    }
    return ids
  }

  /// The range of the id whose `id="` or `{#` begins at `index`.
  private static func id(at index: Int, in bytes: [UInt8], isInTag: Bool) -> SourceRange? {
    if bytes[index...].starts(with: "{#".utf8) {
      // `{{#section}}` and `{#if}` of templates have an end.
      guard index == 0 || bytes[index - 1] != UInt8(ascii: "{"),
        let id = range(from: index + 2, to: UInt8(ascii: "}"), in: bytes)
      else { return nil }
      let end = Array("{/".utf8) + bytes[id.lowerBound..<id.upperBound] + [UInt8(ascii: "}")]
      let line = bytes[id.upperBound...].prefix(400)
      let rest = SourceRange(line.startIndex, line.endIndex)
      return Bytes.firstIndex(of: end, in: bytes, rest) == nil ? id : nil
    }
    guard isInTag, index > 0, bytes[index - 1] <= 0x20,
      bytes[index...].starts(with: "id=".utf8), index + 3 < bytes.count
    else { return nil }
    let quote = bytes[index + 3]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    return range(from: index + 4, to: quote, in: bytes)
  }

  private static func range(from start: Int, to end: UInt8, in bytes: [UInt8]) -> SourceRange? {
    guard start < bytes.count,
      let stop = bytes[start...].prefix(200).firstIndex(where: { $0 == end || $0 <= 0x20 }),
      bytes[stop] == end, stop > start
    else { return nil }
    return SourceRange(start, stop)
  }
}
