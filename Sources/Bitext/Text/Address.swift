import TextBasics

/// The parts of the destination that an author gave a link or a picture.
package struct Address: Hashable, Sendable {
  /// In lower case; nil if there is none.
  package let scheme: String?
  /// The text between `//` and the next slash; nil if there is none.
  package let host: String?
  /// Percent-decoded.
  package let path: String
  /// Percent-decoded, without `#`; nil if there is none.
  package let fragment: String?

  package init(_ destination: String) {
    guard Self.hasMarks(destination.utf8.span) else {
      (scheme, host, path, fragment) = (nil, nil, destination, nil)
      return
    }
    var rest = Substring(destination)
    if let hash = rest.utf8.firstIndex(of: 0x23) {
      fragment = Self.decoded(String(rest[rest.utf8.index(after: hash)...]))
      rest = rest[..<hash]
    } else {
      fragment = nil
    }
    if let colon = rest.utf8.firstIndex(of: 0x3A), Self.isScheme(rest[..<colon]) {
      scheme = rest[..<colon].lowercased()
      rest = rest[rest.utf8.index(after: colon)...]
    } else {
      scheme = nil
    }
    if rest.utf8.starts(with: [0x2F, 0x2F]) {
      rest = Substring(rest.utf8.dropFirst(2))
      let end = rest.utf8.firstIndex { $0 == 0x2F || $0 == 0x3F } ?? rest.endIndex
      host = rest[..<end].lowercased()
      rest = rest[end...]
    } else {
      host = nil
    }
    if let query = rest.utf8.firstIndex(of: 0x3F) { rest = rest[..<query] }
    path = Self.decoded(String(rest))
  }

  /// Whether the destination may be more than a plain path; most links between notes are not.
  private static func hasMarks(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      switch text[index] {
      case 0x23, 0x25, 0x3A, 0x3F: return true
      default: continue
      }
    }
    return text.count > 1 && text[0] == 0x2F && text[1] == 0x2F
  }

  /// The path of `relative` as seen from the file at `base`, with `.` and `..` resolved.
  ///
  /// Nil if it leads out of the content folder.
  package static func resolve(_ relative: String, from base: String) -> String? {
    var path: [UInt8] = []
    path.reserveCapacity(base.utf8.count + relative.utf8.count + 1)
    let (base, relative) = (base.utf8.span, relative.utf8.span)
    let isRooted = !relative.isEmpty && relative[0] == 0x2F
    if !isRooted {
      base.forEachPathPart { path.append(pathPart: $0) }
      path.removeLastPathPart()
    }
    var isInside = true
    relative.forEachPathPart { part in
      let isDots = part[0] == 0x2E && part[part.count - 1] == 0x2E
      switch part.count {
      case 1 where isDots: break
      case 2 where isDots:
        isInside = isInside && !path.isEmpty
        path.removeLastPathPart()
      default: path.append(pathPart: part)
      }
    }
    guard isInside else { return nil }
    if !relative.isEmpty, relative[relative.count - 1] == 0x2F, !path.isEmpty { path.append(0x2F) }
    return String(decoding: path, as: UTF8.self)
  }

  /// `text` with `%XX` decoded, or `text` itself if the result were not valid UTF-8.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    return String(validating: PercentEscapes.decoded(Array(text.utf8)[...]), as: UTF8.self) ?? text
  }

  /// A path or fragment for an `href`: characters that RFC 3986 forbids there are percent-encoded.
  package static func encoded(_ path: String) -> String {
    if isPlain(path.utf8.span) { return path }
    return PercentEscapes.encoded(path, keeping: PercentEscapes.isOfPath)
  }

  /// An address as the destination of a link in Markdown, without brackets around it.
  package static func markdownDestination(_ address: String) -> String {
    PercentEscapes.encoded(address) { !endsDestination($0) }
  }

  /// Whether a byte would end a destination, or mean something else in it.
  private static func endsDestination(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, 0x28, 0x29, 0x3C, 0x3E, 0x5C, 0x7F...: true
    default: false
    }
  }

  /// Whether nothing in a path needs an escape; most pages have such a path.
  private static func isPlain(_ path: Span<UInt8>) -> Bool {
    for index in path.indices where !PercentEscapes.isOfPath(path[index]) { return false }
    return true
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, (0x41...0x5A).contains(first & 0xDF) else { return false }
    return text.utf8.allSatisfy {
      (0x41...0x5A).contains($0 & 0xDF) || (0x30...0x39).contains($0)
        || [0x2B, 0x2D, 0x2E].contains($0)
    }
  }
}

extension Span<UInt8> {
  /// Calls `body` with each non-empty part between slashes.
  @inline(__always)
  fileprivate func forEachPathPart(_ body: (Span<UInt8>) -> Void) {
    var start = 0
    for end in 0...count where end == count || self[end] == 0x2F {
      if end > start { body(extracting(start..<end)) }
      start = end + 1
    }
  }
}

/// A path in UTF-8 whose parts are separated by one slash each.
extension [UInt8] {
  fileprivate mutating func append(pathPart part: Span<UInt8>) {
    if !isEmpty { append(0x2F) }
    append(part)
  }

  fileprivate mutating func removeLastPathPart() {
    removeLast(count - (lastIndex(of: 0x2F) ?? 0))
  }
}

extension String {
  /// The last of ``pathParts``.
  package var lastPathPart: Substring? {
    var end = utf8.endIndex
    while end > utf8.startIndex, utf8[utf8.index(before: end)] == 0x2F {
      end = utf8.index(before: end)
    }
    guard end > utf8.startIndex else { return nil }
    let slash = utf8[..<end].lastIndex(of: 0x2F)
    return self[(slash.map(utf8.index(after:)) ?? utf8.startIndex)..<end]
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The non-empty parts between slashes, split by bytes, because finding character boundaries is
  /// slow.
  package var pathParts: [Substring] {
    Substring(self).utf8.split(separator: 0x2F).map { Substring($0) }
  }
}
