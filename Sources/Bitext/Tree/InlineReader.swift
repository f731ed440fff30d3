import TextBasics

/// Reads packed inlines where they stand, one after the other.
///
/// A page reads the inlines of a topic twice: written from these bytes, it takes half of the
/// instructions that making ``Inline`` values takes.
package struct InlineReader: Sendable {
  private let bytes: [UInt8]
  private let text: String
  /// The place of the next byte; the first byte says whether there are addresses.
  private var index = 1
  /// The number of bytes of the text that have been used.
  private var said = 0

  init(_ packed: PackedInlines, beside text: String) {
    bytes = packed.bytes
    self.text = text
  }

  /// Whether all lists were read.
  package var isAtEnd: Bool { index >= bytes.count }

  /// The number of lists that are left, in O(their length).
  package var countOfLists: Int {
    var (reader, count) = (self, 0)
    while !reader.isAtEnd {
      reader.skipList()
      count += 1
    }
    return count
  }

  /// Begins the next list: the number of its inlines, each of which ``next()`` gives.
  package mutating func beginList() -> Int { number() }

  /// The next inline of a list that was begun.
  package mutating func next() -> PackedInline {
    // Bytes from a cache are checked before they are read, so that each step is one.
    switch PackedInlines.Step(rawValue: byte()) {
    case .text: return .text(shown())
    case .softBreak: return .softBreak
    case .joinedBreak, nil: return .joinedBreak
    case .lineAndSpace: return .keptBreak(isSpace: true)
    case .lineAlone: return .keptBreak(isSpace: false)
    case .hardBreak: return .hardBreak
    case .code: return .code(shown())
    case .html: return .html(own(number()))
    case .element:
      let place = index
      skipElement()
      return .element(at: place)
    case .emphasis: return .emphasis
    case .strong: return .strong
    case .strikethrough: return .strikethrough
    case .link: return .link(destination: own(number()), title: own(number()))
    case .image: return .image(source: own(number()), title: own(number()))
    case .footnoteReference: return .footnoteReference(label: own(number()))
    }
  }

  /// Skips the next list with everything inside it.
  package mutating func skipList() {
    var waiting = beginList()
    while waiting > 0 {
      waiting -= 1
      if next().holdsList { waiting += beginList() }
    }
  }

  /// Visits the inlines of all lists and everything inside them, in order; the reader that it
  /// passes on gives their strings.
  package consuming func walk(_ visit: (PackedInline, InlineReader) -> Void) {
    while !isAtEnd {
      var waiting = beginList()
      while waiting > 0 {
        waiting -= 1
        let inline = next()
        if inline.holdsList { waiting += beginList() }
        visit(inline, self)
      }
    }
  }

  /// The labels of the footnotes that are referred to, in order.
  package var footnoteLabels: [String] {
    var labels: [String] = []
    walk { inline, reader in
      if case .footnoteReference(let label) = inline { labels.append(reader.string(label)) }
    }
    return labels
  }

  // MARK: - Strings

  /// Calls `body` with the bytes of a piece, in place.
  package func withBytes(of piece: PackedInline.Piece, _ body: (Span<UInt8>) -> Void) {
    let range = piece.start..<piece.start + piece.count
    if piece.isBeside {
      body(text.utf8.span.extracting(range))
    } else {
      body(bytes.span.extracting(range))
    }
  }

  /// A piece as a string of its own.
  package func string(_ piece: PackedInline.Piece) -> String {
    let range = piece.start..<piece.start + piece.count
    return piece.isBeside
      ? String(text.utf8.span.extracting(range)) : String(bytes.span.extracting(range))
  }

  /// The name and attributes of an element, whose place ``next()`` gave.
  package func element(at place: Int) -> HTMLElement {
    var reader = self
    reader.index = place
    let name = reader.string(reader.own(reader.number()))
    var attributes: [HTMLElement.Attribute] = []
    for _ in 0..<reader.number() {
      let name = reader.own(reader.number())
      let value = reader.own(reader.number())
      attributes.append(
        HTMLElement.Attribute(name: reader.string(name), value: reader.string(value)))
    }
    return HTMLElement(name: name, attributes: attributes)
  }

  // MARK: - Values

  /// Returns the next list as values; if `isShown`, with its line breaks as the page shows them.
  package mutating func list(asShown isShown: Bool = false) -> [Inline] {
    let count = beginList()
    var inlines: [Inline] = []
    inlines.reserveCapacity(count)
    for _ in 0..<count {
      let packed = next()
      if isShown, case .joinedBreak = packed { continue }
      inlines.append(inline(packed, isShown))
    }
    return inlines
  }

  private mutating func inline(_ packed: PackedInline, _ isShown: Bool) -> Inline {
    switch packed {
    case .text(let text): .text(string(text))
    case .softBreak, .joinedBreak: .softBreak
    case .keptBreak: isShown ? .hardBreak : .softBreak
    case .hardBreak: .hardBreak
    case .code(let code): .code(string(code))
    case .html(let html): .html(string(html))
    case .element(let place): .element(element(at: place), list(asShown: isShown))
    case .emphasis: .emphasis(list(asShown: isShown))
    case .strong: .strong(list(asShown: isShown))
    case .strikethrough: .strikethrough(list(asShown: isShown))
    case .link(let destination, let title):
      .link(
        destination: string(destination), title: string(title),
        list(asShown: isShown))
    case .image(let source, let title):
      .image(source: string(source), title: string(title), list(asShown: isShown))
    case .footnoteReference(let label): .footnoteReference(label: string(label))
    }
  }

  // MARK: - Bytes

  private mutating func byte() -> UInt8 {
    defer { index += 1 }
    return bytes[index]
  }

  /// A number as ``PackedInlines`` writes it; nearly all have one byte.
  private mutating func number() -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = byte()
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// A string among the packed bytes.
  private mutating func own(_ count: Int) -> PackedInline.Piece {
    defer { index += count }
    return PackedInline.Piece(start: index, count: count, isBeside: false)
  }

  private mutating func shown() -> PackedInline.Piece {
    let number = number()
    let (count, place) = (number >> 2, number & 3)
    if place == PackedInlines.Place.here { return own(count) }
    let start = said + (place == PackedInlines.Place.afterSpace ? 1 : 0)
    said = start + count
    return PackedInline.Piece(start: start, count: count, isBeside: true)
  }

  private mutating func skipElement() {
    _ = own(number())
    for _ in 0..<number() {
      _ = own(number())
      _ = own(number())
    }
  }
}
