import TextBasics

/// A line, or its beginning, that opens or closes a callout.
///
/// `[!NOTE]` in a quote as on GitHub and in Obsidian, `{% hint %}` of GitBook, and the `:::` of
/// Docusaurus, VitePress, MyST and Starlight.
struct CalloutMark {
  enum Form: Hashable {
    /// At the beginning of a quote, which is its callout.
    case alert
    /// With so many colons.
    case fence(Int), fenceEnd(Int)
    case hint, hintEnd
  }

  let form: Form
  /// Nil where the mark closes, or opens a container that is no callout, such as VitePress's
  /// `details`.
  let callout: Callout?
  /// The bytes of the author's own title; empty where there is none.
  let title: Range<Int>
  /// Where the mark with its title ends; a hint may have text on the same line.
  let end: Int

  /// The mark at the beginning of `line`, which is a part of `bytes` without line ending.
  ///
  /// - Complexity: O(line), and mostly a look at the first bytes.
  init?(in bytes: [UInt8], _ line: Range<Int>) {
    guard line.count > 2 else { return nil }
    var scanner = LineScanner(bytes, line)
    let mark: CalloutMark?
    switch (bytes[line.lowerBound], bytes[line.lowerBound + 1], bytes[line.lowerBound + 2]) {
    case (0x5B, 0x21, _): mark = Self.alert(&scanner)
    case (0x7B, 0x25, _): mark = Self.hint(&scanner)
    case (0x3A, 0x3A, 0x3A): mark = Self.fence(&scanner)
    default: return nil
    }
    guard let mark else { return nil }
    self = mark
  }

  /// The mark of a line of an author's file, behind the marks of the containers and the labels of
  /// the footnotes it stands in.
  init?(onLine line: SourceRange, of bytes: [UInt8]) {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    var start = line.lowerBound
    while start < end {
      switch bytes[start] {
      case 0x20, 0x09, 0x3E, 0x2A, 0x2B, 0x2D, 0x2E, 0x29, 0x30...0x39: start += 1
      case 0x5B where start + 1 < end && bytes[start + 1] == 0x5E:
        guard let label = bytes[start..<end].firstIndex(of: 0x5D), label + 1 < end,
          bytes[label + 1] == 0x3A
        else { return nil }
        start = label + 2
      default:
        self.init(in: bytes, start..<end)
        return
      }
    }
    return nil
  }

  private init(_ form: Form, _ callout: Callout?, title: Range<Int>, end: Int) {
    self.form = form
    self.callout = callout
    self.title = title
    self.end = end
  }

  /// Where `{% endhint %}` begins that ends `line` behind a text, if one does.
  static func startOfHintEnd(in bytes: [UInt8], _ line: Range<Int>) -> Int? {
    guard line.count > 10, bytes[line.upperBound - 1] == 0x7D,
      let start = bytes[line].lastIndex(of: 0x7B), start > line.lowerBound,
      let mark = CalloutMark(in: bytes, start..<line.upperBound), mark.form == .hintEnd
    else { return nil }
    return start
  }

  // MARK: - Forms

  /// `[!NOTE]`, with a fold mark and a title behind it as in Obsidian.
  private static func alert(_ scanner: inout LineScanner) -> CalloutMark? {
    scanner.index += 2
    let name = scanner.word()
    let callout = Callout(named: name) ?? Callout(ofObsidian: name) ?? scanner.translatedName()
    // Obsidian's metadata: `[!note|wide]`.
    if scanner.next == 0x7C { scanner.skip { $0 != 0x5D && $0 != 0x5B } }
    guard let callout, scanner.take(0x5D) else { return nil }
    // A link, a reference or its definition.
    if let next = scanner.next, next == 0x28 || next == 0x3A { return nil }
    if scanner.next == 0x5B, !scanner.isAtFootnote { return nil }
    if scanner.next == 0x2B || scanner.next == 0x2D { scanner.index += 1 }
    return CalloutMark(.alert, callout, title: scanner.rest(), end: scanner.end)
  }

  /// `:::note[Title]{#id}`, `::: tip Title`, `:::{warning} Title`, `:::`.
  private static func fence(_ scanner: inout LineScanner) -> CalloutMark? {
    let colons = scanner.skip { $0 == 0x3A }
    scanner.skipSpace()
    guard let first = scanner.next else {
      return CalloutMark(.fenceEnd(colons), nil, title: scanner.rest(), end: scanner.end)
    }
    let isBraced = first == 0x7B
    if isBraced { scanner.index += 1 }
    let name = scanner.word()
    let translated = name.isEmpty ? scanner.translatedName() : nil
    guard !name.isEmpty || translated != nil, !isBraced || scanner.take(0x7D) else {
      return nil
    }
    // `:::notes` is another word, and so is one that goes on in Korean or Japanese.
    if let next = scanner.next, ![0x20, 0x09, 0x5B, 0x7B].contains(next), !isBraced,
      !scanner.isAtFootnote
    {
      return nil
    }
    scanner.skipSpace()
    let title = scanner.label() ?? (scanner.next == 0x7B ? scanner.attributes() : nil)
    return CalloutMark(
      .fence(colons), translated ?? Callout(named: name),
      title: title ?? scanner.restWithoutAttributes(),
      end: scanner.end)
  }

  /// `{% hint style="info" %}`, which is GitBook's default, and `{% endhint %}`.
  private static func hint(_ scanner: inout LineScanner) -> CalloutMark? {
    scanner.index += 2
    scanner.skipSpace()
    let name = scanner.word()
    let attributes = scanner.index
    guard let end = scanner.endOfTag() else { return nil }
    let inner = scanner.bytes[attributes..<(end - 2)]
    if name.elementsEqual("endhint".utf8) {
      return CalloutMark(.hintEnd, nil, title: end..<end, end: end)
    }
    guard name.elementsEqual("hint".utf8) else { return nil }
    return CalloutMark(.hint, style(of: inner), title: end..<end, end: end)
  }

  private static func style(of attributes: ArraySlice<UInt8>) -> Callout {
    let isMark = { (byte: UInt8) in byte <= 0x20 || byte == 0x22 || byte == 0x27 || byte == 0x3D }
    let words = attributes.split(whereSeparator: isMark)
    guard let key = words.firstIndex(where: { $0.elementsEqual("style".utf8) }),
      key + 1 < words.count
    else { return .note }
    return Callout(named: words[key + 1]) ?? .note
  }
}

/// The parts of the marks of callouts.
extension LineScanner {
  /// Whether `[^` is next, with the mark for its bracket or as its author wrote it.
  fileprivate var isAtFootnote: Bool {
    let caret = next == 0xF0 ? index + 4 : index + 1
    return (next == 0x5B || next == 0xF0) && caret < end && bytes[caret] == 0x5E
  }

  /// Letters, digits and hyphens.
  fileprivate mutating func word() -> ArraySlice<UInt8> {
    let start = index
    skip { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F }
    return bytes[start..<index]
  }

  /// The kind that a name in Korean or Japanese means, `참고` or `注意`, behind which the scanner stops
  /// then.
  mutating func translatedName() -> Callout? {
    let start = index
    skip { $0 >= 0x80 }
    if index > start, let callout = Callout(labeled: text(start..<index)) { return callout }
    index = start
    return nil
  }

  /// The rest of the line, without white space around it; the scanner stops at its start.
  fileprivate mutating func rest() -> Range<Int> {
    skipSpace()
    var last = end
    while last > index, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
    return index..<last
  }

  /// The rest of the line, without `{#id}`, `{.class}` and VitePress's `{open}` at its end.
  fileprivate mutating func restWithoutAttributes() -> Range<Int> {
    let rest = rest()
    guard !rest.isEmpty, bytes[rest.upperBound - 1] == 0x7D,
      let open = bytes[rest].lastIndex(of: 0x7B)
    else { return rest }
    let list = AttributeList(LineScanner(bytes, open..<rest.upperBound))
    guard list?.end == rest.upperBound || bytes[open..<rest.upperBound].elementsEqual("{open}".utf8)
    else { return rest }
    var last = open
    while last > rest.lowerBound, bytes[last - 1] == 0x20 { last -= 1 }
    return rest.lowerBound..<last
  }

  /// The text in the brackets that begin here, if nothing but attributes follows them.
  fileprivate mutating func label() -> Range<Int>? {
    let start = index
    guard !isAtFootnote, take(0x5B) else { return nil }
    var depth = 1
    while let byte = next {
      index += byte == 0x5C ? 2 : 1
      if byte == 0x5B { depth += 1 }
      if byte == 0x5D { depth -= 1 }
      if depth == 0 { break }
    }
    let inner = (start + 1)..<max(start + 1, index - 1)
    guard depth == 0, rest().isEmpty || attributes() != nil else {
      index = start
      return nil
    }
    var label = LineScanner(bytes, inner)
    return label.rest()
  }

  /// An empty range at the end, if the rest is `{…}`.
  fileprivate func attributes() -> Range<Int>? {
    var copy = self
    let rest = copy.rest()
    guard rest.count > 1, bytes[rest.lowerBound] == 0x7B, bytes[rest.upperBound - 1] == 0x7D
    else { return nil }
    return end..<end
  }

  /// The index behind the `%}` that ends a tag in the same line; nil if there is none.
  fileprivate func endOfTag() -> Int? {
    var index = index
    while index + 1 < end {
      if bytes[index] == 0x25, bytes[index + 1] == 0x7D { return index + 2 }
      index += 1
    }
    return nil
  }
}
