import TextBasics

/// The part of a picture behind its alternative text, `](a.png "Title")`, and the size in it.
///
/// - `![alt](a.png =300x200)`: Zenn, HackMD (zenn.dev/zenn/articles/markdown-guide)
/// - `![alt|300](a.png)`: Obsidian (help.obsidian.md/embeds)
/// - `![alt](a.png){width=300}`: Pandoc, kramdown, MkDocs (pandoc.org/MANUAL.html)
struct PictureTarget {
  /// `|300` at the end of the alternative text.
  let inText: ArraySlice<UInt8>
  let address: ArraySlice<UInt8>
  /// Whether the address stands in angle brackets.
  private let isBracketed: Bool
  /// ` =300x200`, before the title or behind it.
  private let (beforeTitle, behindTitle): (ArraySlice<UInt8>, ArraySlice<UInt8>)
  /// The title with its quotes and the space before it.
  let title: ArraySlice<UInt8>
  /// The list of attributes, if that has a size.
  private let attributes: ArraySlice<UInt8>
  /// The ids among the attributes, to which links may lead.
  let ids: [String]
  /// Nil where none is given in pixels.
  private let size: PictureSize?
  /// Where all of it ends.
  let end: Int

  /// The longest target, in bytes.
  private static let longest = 1_024

  /// The target at the bracket that closes the alternative text; nil where none can be read.
  init?(closing text: ArraySlice<UInt8>, at scanner: LineScanner) {
    var scanner = scanner.limited(to: Self.longest)
    let bytes = scanner.bytes
    guard scanner.take("](") else { return nil }
    scanner.skipSpace()
    isBracketed = scanner.take("<")
    guard let address = Self.address(&scanner, isBracketed: isBracketed) else { return nil }
    self.address = address
    let before = Self.size(&scanner)
    let titleStart = scanner.index
    Self.skipTitle(&scanner)
    title = bytes[titleStart..<scanner.index]
    let behind = Self.size(&scanner)
    (beforeTitle, behindTitle) = (before.written, behind.written)
    scanner.skipSpace()
    guard scanner.take(")") else { return nil }
    let own = Self.size(in: text)
    inText = own.written
    let list = scanner.next == 0x7B ? AttributeList(scanner) : nil
    let listed = list.flatMap { list in
      PictureSize(width: list["width"], height: list["height"], style: list["style"])
    }
    attributes = listed == nil ? [] : bytes[scanner.index..<(list?.end ?? scanner.index)]
    ids = listed == nil ? [] : list?.ids ?? []
    size = before.size ?? behind.size ?? own.size ?? listed
    end = scanner.index + attributes.count
  }

  /// Whether it has syntax that CommonMark does not know.
  var isOfDialect: Bool {
    [inText, beforeTitle, behindTitle, attributes].contains { !$0.isEmpty }
  }

  /// The source of the picture in the tree.
  var source: String {
    SizedPicture.source(String(decoding: address, as: UTF8.self), size)
  }

  /// The target in CommonMark.
  var read: [UInt8] { Self.bracketed(source.utf8, isBracketed) + title + [0x29] }

  /// The target as its author wrote it, with the bracket that closes the alternative text, and with
  /// another title.
  func written(_ title: ArraySlice<UInt8>) -> [UInt8] {
    inText + Self.bracketed(address, isBracketed) + beforeTitle + title + behindTitle + [0x29]
      + attributes
  }

  private static func bracketed(_ address: some Sequence<UInt8>, _ isBracketed: Bool) -> [UInt8] {
    Array("](".utf8) + (isBracketed ? [0x3C] : []) + address + (isBracketed ? [0x3E] : [])
  }

  // MARK: - Parts

  private static func address(
    _ scanner: inout LineScanner, isBracketed: Bool
  ) -> ArraySlice<UInt8>? {
    let start = scanner.index
    var depth = 0
    while let byte = scanner.next {
      if isBracketed ? byte == 0x3E : byte <= 0x20 || byte == 0x29 && depth == 0 { break }
      if byte == 0x3C { return nil }
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
      scanner.index += byte == 0x5C ? 2 : 1
    }
    guard start < scanner.index, scanner.index < scanner.end else { return nil }
    let address = scanner.bytes[start..<scanner.index]
    return !isBracketed || scanner.take(">") ? address : nil
  }

  /// Skips a size, ` =300x200`, ` =50%x`, with the space before it.
  private static func size(
    _ scanner: inout LineScanner
  ) -> (written: ArraySlice<UInt8>, size: PictureSize?) {
    let start = scanner
    scanner.skipSpace()
    let isBehindSpace = scanner.index > start.index
    if isBehindSpace, scanner.take("=") {
      let first = scanner.index
      let length = scanner.skip { 0x30...0x39 ~= $0 || $0 == 0x25 || $0 == 0x78 }
      let text = scanner.text(first..<scanner.index)
      if length > 1, text.contains("x"), scanner.next == 0x29 || scanner.next == 0x20 {
        return (scanner.bytes[start.index..<scanner.index], PictureSize(text))
      }
    }
    scanner = start
    return ([], nil)
  }

  private static func skipTitle(_ scanner: inout LineScanner) {
    let start = scanner
    scanner.skipSpace()
    guard scanner.index > start.index, let quote = scanner.next, quote == 0x22 || quote == 0x27
    else {
      scanner = start
      return
    }
    scanner.index += 1
    while let byte = scanner.next, byte != quote { scanner.index += byte == 0x5C ? 2 : 1 }
    if !scanner.take(quote) { scanner = start }
  }

  /// The size at the end of an alternative text: `|300`; in a table, `\|300`.
  static func size(
    in text: ArraySlice<UInt8>
  ) -> (written: ArraySlice<UInt8>, size: PictureSize?) {
    guard let bar = text.suffix(16).lastIndex(of: 0x7C),
      let size = PictureSize(String(decoding: text[(bar + 1)...], as: UTF8.self))
    else { return (text.suffix(0), nil) }
    var start = bar
    if start > text.startIndex, text[start - 1] == 0x5C { start -= 1 }
    while start > text.startIndex, text[start - 1] == 0x20 { start -= 1 }
    return (text[start...], size)
  }

  /// Whether a text may hold a picture whose size is in its alternative text.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x5D, in: bytes)
    while let index = next {
      if index + 1 < bytes.count, bytes[index + 1] == 0x28,
        size(in: bytes[max(0, index - 16)..<index]).size != nil
      {
        return true
      }
      next = ByteSearch.first(0x5D, in: bytes, from: index + 1)
    }
    return false
  }

  /// The targets of a text that have a size of a dialect.
  static func all(in bytes: [UInt8]) -> [PictureTarget] {
    var targets: [PictureTarget] = []
    var open: [Int] = []
    var scanner = LineScanner(bytes, bytes.indices)
    while let byte = scanner.next {
      if byte == 0x5B { open.append(scanner.index) }
      if byte == 0x5D, let start = open.popLast(), start > 0, bytes[start - 1] == 0x21,
        let target = PictureTarget(closing: bytes[(start + 1)..<scanner.index], at: scanner),
        target.isOfDialect
      {
        targets.append(target)
        scanner.index = target.end
      } else {
        scanner.index += byte == 0x5C ? 2 : 1
      }
    }
    return targets
  }
}
