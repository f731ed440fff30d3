import TextBasics

/// The characters of a text that readers read, each with its place in the source.
///
/// Code, addresses and pictures stand as one ``stop`` each. A source may write a character in
/// another way, as `&amp;`; where that is not understood, the rest of the text has no places.
struct SourceProse {
  /// Stands for code, for an address or for a picture.
  static let stop: Unicode.Scalar = "\u{FFFC}"
  /// Stands for a line break, in the source or on the page.
  static let lineBreak: Unicode.Scalar = "\n"

  private(set) var scalars: [Unicode.Scalar] = []
  /// The offset of each scalar in the source; -1 where it is not known.
  private var places: [Int32] = []
  /// The code behind a ``stop``, by its index.
  private(set) var code: [Int: String] = [:]

  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  /// - Parameters:
  ///   - parts: The inlines of a segment, or those of each cell of a row.
  ///   - source: The source of the segment.
  ///   - range: The bytes of the segment.
  init(_ parts: [[Inline]], in source: SourceFile, _ range: SourceRange) {
    bytes = source.bytes
    index = range.lowerBound
    end = range.upperBound
    Effort.spend(range.count)
    skipMarkers()
    for (number, part) in parts.enumerated() {
      if number > 0 { addStop(nil) }
      add(part)
    }
  }

  /// The bytes of the scalars in `range`; nil if their place is not known, or markup stands between
  /// them.
  func source(_ range: Range<Int>) -> SourceRange? {
    guard let first = range.first, places[first] >= 0 else { return nil }
    var next = Int(places[first])
    for index in range {
      guard Int(places[index]) == next else { return nil }
      next += length(at: next)
    }
    return SourceRange(Int(places[first]), next)
  }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private func length(at place: Int) -> Int {
    switch bytes[place] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  // MARK: - Reading

  private mutating func add(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text):
        if text.contains("://") {
          addStop(text)
        } else {
          addLiteral(text)
        }
      case .softBreak, .hardBreak: addBreak()
      case .code(let code): addStop(code, isCode: true)
      case .html(let raw): addStop(raw)
      case .footnoteReference:
        addStop(nil)
        skipBracket()
      case .element(let element, let children):
        if ["code", "kbd", "samp", "tt", "var"].contains(element.name) {
          addStop(children.text(.shown), isCode: true)
        } else if element.name == "br" {
          addBreak()
        } else if element.name == "img" || children.isEmpty {
          // An icon or a place to go to.
          addStop(nil)
        } else {
          add(children)
        }
      case .emphasis(let children), .strong(let children), .strikethrough(let children):
        add(children)
      case .link(let destination, _, let children):
        if let end = endOfNamedPage {
          // The page shows the title of the target, and not the text of the link.
          addStop(nil)
          index = end
        } else if Self.isAddress(children, destination) {
          addStop(children.text(.shown))
        } else {
          add(children)
          skipDestination()
        }
      case .image:
        addStop(nil)
        skipAlternative()
        skipDestination()
      }
    }
  }

  /// The place behind `<doc:Name>`, a link of DocC, if only marks stand before it.
  private var endOfNamedPage: Int? {
    var place = index
    while place < end, bytes[place] < 0x80, !bytes[place].isASCIIAlphanumeric, bytes[place] != 0x3C
    {
      place += 1
    }
    guard bytes[place..<end].starts(with: "<doc:".utf8) else { return nil }
    return bytes[place..<end].firstIndex(of: 0x3E).map { $0 + 1 }
  }

  /// Adds text; in a fence, code is between grave accents as in a sentence.
  private mutating func addLiteral(_ text: String) {
    var rest = Array(text.unicodeScalars)[...]
    while let first = rest.first {
      let next = rest.startIndex + 1
      if first == "`", let close = rest[next...].firstIndex(of: "`"), close > next {
        addStop(String(String.UnicodeScalarView(rest[next..<close])), isCode: true)
        rest = rest[(close + 1)...]
      } else {
        add(first)
        rest = rest[next...]
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ place: Int) {
    scalars.append(scalar)
    places.append(Int32(place))
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    append(scalar, find(scalar) ?? -1)
  }

  private mutating func addBreak() {
    append(Self.lineBreak, -1)
  }

  private mutating func addStop(_ text: String?, isCode: Bool = false) {
    if isCode, let text { code[scalars.count] = text }
    append(Self.stop, -1)
    if let text { skip(text) }
  }

  /// Finds the next place of a scalar and goes behind it; only markup is passed over.
  private mutating func find(_ scalar: Unicode.Scalar) -> Int? {
    while index < end {
      let byte = bytes[index]
      if scalar == "&", bytes[index..<end].starts(with: "&amp;".utf8) {
        index += 5
        return nil
      }
      var next = index
      if bytes.span.scalar(at: &next) == scalar.value {
        defer { index = next }
        return index
      }
      switch byte {
      case UInt8(ascii: "&"):
        // A character reference stands for the scalar, whatever it is.
        guard let semicolon = bytes[index..<min(end, index + 12)].firstIndex(of: 0x3B) else {
          index += 1
          continue
        }
        index = semicolon + 1
        return nil
      case UInt8(ascii: "<"): skipTag()
      default:
        // Letters of the source are never passed over: the text would be another.
        if byte >= 0x80 || byte.isASCIIAlphanumeric {
          index = end
          return nil
        }
        index += 1
      }
    }
    return nil
  }

  /// Goes behind the next occurrence of `text`.
  private mutating func skip(_ text: String) {
    let rest = SourceRange(min(index, end), end)
    let found = Bytes.firstIndex(of: Array(text.utf8), in: bytes, rest)
    index = found.map { $0 + text.utf8.count } ?? end
    while index < end, bytes[index] == UInt8(ascii: "`") { index += 1 }
  }

  /// Goes behind quote marks, the marker of a list item and its box.
  private mutating func skipMarkers() {
    while index < end, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ">") { index += 1 }
    var place = index
    while place < end, 0x30...0x39 ~= bytes[place] { place += 1 }
    let isNumber = place > index && place - index <= 9
    if place + 1 < end, bytes[place + 1] <= 0x20,
      isNumber ? ".)".utf8.contains(bytes[place]) : "-*+".utf8.contains(bytes[place])
    {
      index = place + 2
      return skipMarkers()
    }
    if index + 3 < end, bytes[index] == UInt8(ascii: "["), bytes[index + 3] <= 0x20,
      bytes[index + 2] == UInt8(ascii: "]")
    {
      index += 3
    } else if bytes[index..<end].starts(with: "[^".utf8) {
      skipBracket()
    }
  }

  /// How far the end of a tag is looked for.
  private static let longestTag = 4096

  private mutating func skipTag() {
    let next = index + 1 < end ? bytes[index + 1] : 0x20
    let isTag = next.isASCIILetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
    let tag = bytes[index..<min(end, index + Self.longestTag)]
    guard isTag, let close = tag.firstIndex(of: UInt8(ascii: ">")) else {
      index += 1
      return
    }
    index = close + 1
  }

  /// Goes behind `[^label]`.
  private mutating func skipBracket() {
    let close = bytes[min(index, end)..<end].firstIndex(of: UInt8(ascii: "]"))
    index = close.map { $0 + 1 } ?? end
  }

  /// Goes to the end of a picture's alternative text.
  private mutating func skipAlternative() {
    let rest = SourceRange(min(index, end), end)
    index = Bytes.firstIndex(of: Array("](".utf8), in: bytes, rest) ?? end
  }

  /// Goes behind `](destination)` or `][label]`, if that is next.
  private mutating func skipDestination() {
    var place = index
    while place < end, bytes[place] != UInt8(ascii: "]") {
      guard bytes[place] < 0x80, !bytes[place].isASCIIAlphanumeric else { return }
      place += 1
    }
    guard place + 1 < end else { return }
    let open = bytes[place + 1]
    guard open == UInt8(ascii: "(") || open == UInt8(ascii: "[") else {
      index = place + 1
      return
    }
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    var depth = 0
    for byte in bytes[(place + 1)..<end] {
      place += 1
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      if depth == 0 { break }
    }
    index = depth == 0 ? place + 1 : end
  }

  private static func isAddress(_ children: [Inline], _ destination: String) -> Bool {
    let text = children.text(.shown)
    return text == destination || "mailto:" + text == destination || text.contains("://")
  }
}
