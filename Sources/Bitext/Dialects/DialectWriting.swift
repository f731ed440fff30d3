import TextBasics

/// Writes ordinary Markdown in the dialect of the text that it replaces.
///
/// Exported texts have ordinary links and elements; a note of Obsidian or DocC keeps its own.
struct DialectWriting {
  private let hasWikiLinks: Bool
  /// Whether it has links of DocC, and any without a text of its own.
  private let (hasDocumentationLinks, hasBareLinks): (Bool, Bool)
  private let hasMarks: Bool
  /// The pictures that have a size.
  private let pictures: [PictureTarget]
  /// Whether the text itself explains its abbreviations; otherwise its note does so elsewhere.
  private let explainsAbbreviations: Bool
  /// Whether it is a term of DocC, and one whose name is in bold itself.
  private let (isTerm, isBoldTerm): (Bool, Bool)
  /// Names of emoji, values and formulas as the text has them, and as they are read.
  private let replaced: [(written: [UInt8], read: [UInt8])]
  /// The elements that the text writes with marks alone.
  private let scripts: [String: UInt8]
  /// The marks for tools alone behind the text, with the space before them: ` ^name`, ` {#id}`.
  private let suffix: [UInt8]

  /// - Parameters:
  ///   - text: The text in its note.
  ///   - values: The values that the text may name.
  init(_ text: ArraySlice<UInt8>, _ values: PageValues = PageValues()) {
    let bytes = Array(text)
    let scanner = LineScanner(bytes, bytes.indices)
    hasWikiLinks = scanner.first("[[") != nil
    hasBareLinks = scanner.first("<doc:") != nil
    hasDocumentationLinks = hasBareLinks || scanner.first("](doc:") != nil
    hasMarks = scanner.first("==") != nil
    explainsAbbreviations = scanner.first("<abbr") != nil
    isTerm = TermItem(text.prefix { $0 != 0x0A }) != nil
    isBoldTerm = isTerm && scanner.isAt(TermItem.label + "**")
    replaced =
      EmojiNames.all(in: bytes).map { ($0.name, $0.emoji) }
      + Formulas.all(in: bytes).map { ($0.written, $0.code) } + InlineMarks.all(in: bytes)
      + values.all(in: bytes)
    scripts = ["sup": 0x5E, "sub": 0x7E].filter { name, mark in
      scanner.first("<\(name)>") == nil
        && InlineMarks.all(in: bytes).contains { $0.written.first == mark }
    }
    let pictures = PictureTarget.all(in: bytes)
    self.pictures = pictures
    let suffix = Self.suffix(of: bytes)
    // Marks behind a picture at the end belong to the picture.
    let rest = bytes[(pictures.last?.end ?? 0)...]
    self.suffix = rest.allSatisfy { $0 <= 0x20 } ? [] : suffix
  }

  /// Whether the text has anything of a dialect.
  var isNeeded: Bool {
    hasWikiLinks || hasDocumentationLinks || hasMarks || isTerm || !replaced.isEmpty
      || !suffix.isEmpty || !pictures.isEmpty
  }

  /// The text as its author would have written it.
  ///
  /// - Complexity: O(markdown).
  func written(_ markdown: String) -> String {
    let bytes = Array(markdown.utf8)
    var scanner = LineScanner(bytes, bytes.indices)
    var result: [UInt8] = []
    var open: [Int] = []
    while let byte = scanner.next {
      if hasMarks, scanner.take("<mark>") || scanner.take("</mark>") {
        result += [0x3D, 0x3D]
        continue
      }
      if byte == 0x3C, skipAbbreviation(&scanner) { continue }
      if let known = replaced.first(where: { bytes[scanner.index...].starts(with: $0.read) }) {
        result += known.written
        scanner.index += known.read.count
        continue
      }
      if byte == 0x3C, let mark = script(&scanner) {
        result.append(mark)
        continue
      }
      if byte == 0x5D, let start = open.last, start > 0, result[start - 1] == 0x21,
        let picture = picture(closing: result[(start + 1)...], at: scanner)
      {
        open.removeLast()
        result += picture.bytes
        scanner.index = picture.end
        continue
      }
      if byte == 0x5D, let start = open.popLast(), let link = link(at: scanner, from: start, result)
      {
        result.removeSubrange(start...)
        // A picture of a wiki on GitHub has no mark before it.
        if link.isWithoutMark, result.last == 0x21 { result.removeLast() }
        result += link.bytes
        scanner.index = link.end
        continue
      }
      if byte == 0x5B { open.append(result.count) }
      result.append(byte)
      scanner.index += 1
      if byte == 0x5C, let next = scanner.next {
        result.append(next)
        scanner.index += 1
      }
    }
    if isTerm, let item = TermItem.written(result[...], isBold: isBoldTerm) { result = item }
    return String(decoding: result + suffix, as: UTF8.self)
  }

  /// Skips a tag around an abbreviation that the text does not explain itself.
  private func skipAbbreviation(_ scanner: inout LineScanner) -> Bool {
    guard !explainsAbbreviations else { return false }
    if scanner.take("</abbr>") { return true }
    guard scanner.isAt("<abbr "), let close = scanner.first(">") else { return false }
    scanner.index = close + 1
    return true
  }

  /// Takes a tag of an element that the text writes with marks.
  private func script(_ scanner: inout LineScanner) -> UInt8? {
    for (name, mark) in scripts where scanner.take("<\(name)>") || scanner.take("</\(name)>") {
      return mark
    }
    return nil
  }

  /// The end of the picture whose alternative text ends at the scanner's place, if it has a size in
  /// the text.
  private func picture(
    closing text: ArraySlice<UInt8>, at scanner: LineScanner
  ) -> (bytes: [UInt8], end: Int)? {
    guard !pictures.isEmpty, let target = PictureTarget(closing: text, at: scanner),
      let known = pictures.first(where: { $0.source.utf8.elementsEqual(target.address) })
    else { return nil }
    return (known.written(target.title), target.end)
  }

  /// The link whose text ends at the scanner's place, if it names a file, and where it ends.
  private func link(
    at scanner: LineScanner, from start: Int, _ result: [UInt8]
  ) -> (bytes: [UInt8], end: Int, isWithoutMark: Bool)? {
    var target = scanner
    let isBracketed = target.take("](<[[")
    guard isBracketed || target.take("]([[") else { return nil }
    let near = target.limited(to: 1_024)
    guard let close = near.first(isBracketed ? "]]>)" : "]])") else { return nil }
    let name = target.text(target.index..<close)
    let text = String(decoding: result[(start + 1)...], as: UTF8.self)
    let end = close + (isBracketed ? 4 : 3)
    let whole = "[\(text)](<[[\(name)]]>)"
    if hasBareLinks, whole == DocumentationLink.markdown(to: name) {
      return (Array("<doc:\(name)>".utf8), end, false)
    }
    guard hasWikiLinks else {
      return hasDocumentationLinks ? (Array("[\(text)](doc:\(name))".utf8), end, false) : nil
    }
    if name.hasPrefix("|") { return (Array("[[\(text)\(name)]]".utf8), end, false) }
    let options = name.drop { $0 != "|" }
    if options == "|" || options.contains("=") {
      let written =
        name.hasSuffix("|")
        ? String(name.dropLast()) : name.replacing("|alt=", with: "|alt=\(text)")
      return (Array("[[\(written)]]".utf8), end, true)
    }
    let isPicture = start > 0 && result[start - 1] == 0x21
    let written = WikiLink.written(name, text, isPicture: isPicture)
    return (Array(written.utf8), end, false)
  }

  private static func suffix(of bytes: [UInt8]) -> [UInt8] {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end > 0 else { return [] }
    var start = end
    if bytes[end - 1] == 0x7D {
      guard let open = bytes[..<end].lastIndex(of: 0x7B),
        let list = AttributeList(LineScanner(bytes, open..<end)), list.end == end
      else { return [] }
      start = open
    } else {
      while start > 0, bytes[start - 1].isASCIIAlphanumeric || bytes[start - 1] == 0x2D {
        start -= 1
      }
      guard start > 1, start < end, bytes[start - 1] == 0x5E, bytes[start - 2] == 0x20 else {
        return []
      }
      start -= 1
    }
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return Array(bytes[start..<end])
  }
}
