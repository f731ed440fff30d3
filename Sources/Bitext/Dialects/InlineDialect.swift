import TextBasics

/// Rewrites the syntax of dialects inside a line of text to that of CommonMark.
///
/// Text in code, or behind a backslash, stays as it is.
struct InlineDialect {
  var scanner: LineScanner
  private(set) var result: [UInt8] = []
  /// The line from here on, as far as one construct goes.
  var near: LineScanner { scanner.limited(to: 1_024) }
  /// The tags that were not understood.
  private(set) var unknown: [TemplateTag] = []
  var isInDestination = false
  /// The indices in ``result`` of the brackets that are open.
  private var brackets: [Int] = []
  /// The name of an icon that was left out.
  var icon: String?
  /// Whether a link stands for the text of another file.
  private(set) var hasIncluded = false
  /// Whether the line may stand in a block of HTML, which holds no Markdown.
  private var isInHTML = false
  private var abbreviations = Abbreviations()
  private var values = PageValues()
  /// The names in `{{ name }}` that were seen, whose values only their site knows.
  private(set) var variables: [String] = []
  private var comments = TemplateComment.Ends()

  /// A line of text, without its prefix and line ending.
  ///
  /// - Complexity: O(line) but for openings that are never closed, each of which takes O(line).
  static func rewritten(
    _ line: [UInt8], isInHTML: Bool = false, _ abbreviations: Abbreviations = Abbreviations(),
    _ values: PageValues = PageValues()
  ) -> InlineDialect {
    var dialect = InlineDialect(line)
    dialect.isInHTML = isInHTML
    dialect.abbreviations = abbreviations
    dialect.values = values
    dialect.read()
    return dialect
  }

  private init(_ line: [UInt8]) {
    scanner = LineScanner(line, line.indices)
    result.reserveCapacity(line.count)
  }

  /// Whether a line may hold anything of a dialect.
  static func mayChange(_ line: [UInt8]) -> Bool {
    line.contains { byte in
      switch byte {
      case 0x7B, 0x5B, 0x21, 0x24, 0x3C, 0x3D, 0x25, 0x5E: true
      default: false
      }
    } || EmojiNames.mayStand(in: line) || InlineMarks.mayStand(in: line)
  }

  /// The line as it is read.
  var bytes: [UInt8] { result }

  private mutating func read() {
    while let byte = scanner.next {
      switch byte {
      case 0x5C: copy(min(2, scanner.end - scanner.index))
      case 0x60: copyCode()
      case 0x21, 0x5B: readBracket()
      case 0x5D:
        if readSizedPicture() { continue }
        copy(1)
        var address = near
        if let text = DocumentationLink.address(&address) {
          append(text)
          scanner.index = address.index
        }
        let isOpen = !brackets.isEmpty
        readSpan()
        if scanner.next == 0x28 { readAddress(ofLink: isOpen) }
        // A footnote is no address.
        if scanner.next == 0x3A, scanner.bytes.first == 0x5B, !scanner.bytes.starts(with: "[^".utf8)
        {
          isInDestination = true
        }
      case 0x29:
        copy(1)
        isInDestination = false
        readAttributes()
      case 0x7B: readBrace()
      case 0x3C: readAngle()
      case 0x3D: readHighlight()
      case 0x25: readHidden()
      case 0x5E: if !readMark() { readBlockName() }
      case 0x7E, 0x2B: if !readMark() { copy(1) }
      case 0x3A: readEmoji()
      case 0x24: readFormula()
      default: if !readAbbreviation() { copy(1) }
      }
    }
  }

  mutating func copy(_ count: Int) {
    result += scanner.bytes[scanner.index..<(scanner.index + count)]
    scanner.index += count
  }

  mutating func append(_ text: String) { result += text.utf8 }

  // MARK: - Code

  /// Copies a code span; a run of backticks that nothing closes is copied alone.
  private mutating func copyCode() {
    var close = near
    let length = close.skip { $0 == 0x60 }
    while !close.isAtEnd {
      close.skip { $0 != 0x60 }
      if close.skip(while: { $0 == 0x60 }) == length {
        copy(close.index - scanner.index)
        readAttributes()
        return
      }
    }
    copy(length)
  }

  // MARK: - Brackets

  private mutating func readBracket() {
    if let signature = CommentSignature.found(near) {
      if let text = signature.text { append(text) }
      scanner.index = signature.end
      if signature.text == nil { closeGap() }
      return
    }
    if let file = LearnMarks.included(near) {
      append(file.markdown)
      hasIncluded = true
      scanner.index = file.end
      return
    }
    var link = near
    if !isInDestination, let text = WikiLink.markdown(&link) {
      scanner.index = link.index
      append(text)
    } else {
      if scanner.next == 0x5B { brackets.append(result.count) }
      copy(1)
    }
  }

  /// Reads the target behind the alternative text of a picture that has a size.
  private mutating func readSizedPicture() -> Bool {
    guard !isInDestination, let open = brackets.last, open > 0, result[open - 1] == 0x21,
      let target = PictureTarget(closing: result[(open + 1)...], at: scanner), target.isOfDialect
    else { return false }
    brackets.removeLast()
    result.removeLast(target.inText.count)
    result += target.read
    for id in target.ids { append("<a id=\"\(id)\"></a>") }
    scanner.index = target.end
    return true
  }

  /// Takes the brackets and the attributes of `[text]{.class}`, as Pandoc writes a span, away from its
  /// text.
  private mutating func readSpan() {
    // The title of a callout, `:::tip[Title]{.wide}`, is read with its mark.
    guard let open = brackets.popLast(), scanner.next == 0x7B, let list = AttributeList(near),
      !scanner.bytes.starts(with: ":::".utf8),
      open + 1 < result.count, result[open + 1] != 0x5E, open == 0 || result[open - 1] != 0x21
    else { return }
    result.removeLast()
    result.remove(at: open)
    for id in list.ids { append("<a id=\"\(id)\"></a>") }
    scanner.index = list.end
  }

  /// Begins an address; one with blanks is read whole.
  private mutating func readAddress(ofLink isLink: Bool) {
    guard isLink,
      let found = SpacedAddress.found(
        behind: scanner.index, in: scanner.bytes, before: scanner.end)
    else {
      isInDestination = true
      return
    }
    append("(<")
    result += scanner.bytes[found.address]
    append(">)")
    scanner.index = found.end
    readAttributes()
  }

  /// Leaves out a list of attributes right behind a link, a picture or code.
  private mutating func readAttributes() {
    guard scanner.next == 0x7B, let list = AttributeList(near) else { return }
    for id in list.ids { append("<a id=\"\(id)\"></a>") }
    scanner.index = list.end
  }

  // MARK: - Braces

  private mutating func readBrace() {
    if let text = RawTemplate.shownShortcode(near) {
      append(text.shown)
      scanner.index = text.end
    } else if let end = comments.end(at: scanner) {
      scanner.index = end
      closeGap()
    } else if scanner.isAt("{{"), !scanner.isAt("{{<"), !scanner.isAt("{{%") {
      readVariable()
    } else if let tag = TemplateTag(near), tag.syntax != .component {
      read(tag)
    } else if let change = CriticMark.found(near) {
      append(change.html)
      scanner.index = change.end
    } else if let end = ExpressionValue.endOfBlank(at: near, into: &result) {
      scanner.index = end
    } else if scanner.isAt("{:") {
      readAttributes()
      if scanner.isAt("{:") { copy(1) }
    } else if !readRole() {
      copy(1)
    }
  }

  private mutating func read(_ tag: TemplateTag) {
    let start = result.count
    switch values.meaning(of: tag) {
    case .none:
      copy(tag.end - scanner.index)
      return
    case .unknown: unknown.append(tag)
    case .link(let text, let address): append("[\(text)](<\(address)>)")
    case .picture(let address, let alternative, _):
      append(
        TagMeaning.picture(
          address, alternative, isInHTML: isInHTML || scanner.bytes.first == 0x3C))
    // In a heading, a badge is beside the title.
    case .text(let text) where tag.component == "badge" && scanner.bytes.first == 0x23:
      append("<small>\(text.attributeValue())</small>")
    case .text(let text): append(text)
    case .title(let title): append(title)
    case .entry(let title, let address, let description):
      append(address.map { LinkText.link(to: $0, title) } ?? title)
      if let description { append(title.isEmpty ? description : " \(description)") }
    case .raw:
      if let text = RawTemplate.inner(of: tag, in: near) {
        result += scanner.bytes[text]
        scanner.index = text.upperBound
        return
      }
    case .nothing, .opening, .closing, .code, .endOfCode, .comment: break
    }
    let length = result.count
    scanner.index = tag.end
    if length == start { closeGap() }
  }

  /// Takes away the space before something that was left out, where none belongs any more.
  private mutating func closeGap() {
    guard result.last == 0x20 else { return }
    switch scanner.next {
    case nil, 0x20, 0x5D, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F: result.removeLast()
    default: break
    }
  }

  /// Reads `{{ page.title }}`, whose value is in the note's front matter, and `{{ site.name }}`,
  /// whose value only a template engine knows.
  ///
  /// The latter stays, except in an address, where it stands for that of the site; of `{{ "path" |
  /// relative_url }}` the path stays.
  private mutating func readVariable() {
    guard let close = near.first("}}") else {
      copy(2)
      return
    }
    if !isInDestination, !isInTag,
      let macro = MacroCall.text(near, isInHTML: isInHTML || scanner.bytes.first == 0x3C)
    {
      append(macro.text)
      scanner.index = macro.end
      return
    }
    var inner = LineScanner(scanner.bytes, (scanner.index + 2)..<close)
    inner.skipSpace()
    if let text = PageValues.literal(inner) {
      append(text)
      scanner.index = close + 2
    } else if let value = values.value(ofExpression: inner.text(inner.index..<inner.end)),
      !(isInDestination || isInTag) || value.isSafeInAddress
    {
      append(value)
      scanner.index = close + 2
    } else if isInDestination || isInTag {
      scanner.index = close + 2
    } else {
      var end = inner.end
      while end > inner.index, inner.bytes[end - 1] <= 0x20 { end -= 1 }
      variables.append(inner.text(inner.index..<end))
      copy(close + 2 - scanner.index)
    }
  }

  /// Whether ``result`` ends within a tag of HTML, in the value of an attribute.
  private var isInTag: Bool {
    let near = result.suffix(1_024)
    guard let open = near.lastIndex(of: 0x3C), open + 1 < near.endIndex,
      near[open + 1].isASCIILetter, near[open...].contains(0x3D)
    else { return false }
    return !near[open...].contains(0x3E)
  }

  // MARK: - Other marks

  /// Copies comments, tags and addresses; `<doc:Name>` is a link of DocC.
  private mutating func readAngle() {
    if scanner.isAt("<!--") {
      copy((near.first("-->") ?? near.end - 3) + 3 - scanner.index)
      return
    }
    var link = near
    if let text = DocumentationLink.markdown(&link) {
      append(text)
      scanner.index = link.index
      return
    }
    if let tag = TemplateTag(near), tag.syntax == .component, isComponent(tag) {
      if !readLink(tag) { read(tag) }
      return
    }
    if !readElement() { copy(1) }
  }

  /// Reads `<Button href="…">text</Button>` as a link.
  private mutating func readLink(_ tag: TemplateTag) -> Bool {
    guard !tag.isClosing, !tag.isSelfClosing, brackets.isEmpty,
      let address = tag["href", "to", "url", "link"], tag["title", "label"] == nil
    else { return false }
    let rest = near.at(tag.end)
    guard let close = rest.first("</\(tag.name)>"), close > tag.end else { return false }
    let text = scanner.bytes[tag.end..<close]
    // Other tags and links in it are read by themselves.
    guard !text.contains(where: { $0 == 0x3C || $0 == 0x5B || $0 == 0x5D || $0 == 0x7B }) else {
      return false
    }
    append("[")
    result += text
    append("](<\(address)>)")
    scanner.index = close + tag.name.utf8.count + 3
    return true
  }

  /// Copies a tag of HTML whose attributes have no space between them, as in
  /// `<img alt="Shelf"width="20">`, or whose values are expressions of MDX, and makes HTML of it; false
  /// for any other.
  private mutating func readElement() -> Bool {
    var tag = near
    tag.index += 1
    guard let first = tag.next, 0x61...0x7A ~= first else { return false }
    var text: [UInt8] = [0x3C]
    var quote: UInt8?
    var isChanged = false
    while let byte = tag.next, quote != nil || byte != 0x3E {
      if byte == 0x3C { return false }
      if quote == nil, text.last == 0x3D, let value = ExpressionValue(&tag) {
        if let known = value.text {
          text += [0x22] + known + [0x22]
        } else {
          // Without an address, it is neither a picture nor a link.
          let start = text.lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? text.endIndex
          let name = text[start...].dropLast()
          if name.elementsEqual("src".utf8) || name.elementsEqual("href".utf8) { return false }
          while let last = text.last, last > 0x20 { text.removeLast() }
        }
        isChanged = true
        continue
      }
      text.append(byte)
      tag.index += 1
      if byte == quote {
        quote = nil
        guard tag.next?.isASCIILetter == true else { continue }
        text.append(0x20)
        isChanged = true
      } else if quote == nil, byte == 0x22 || byte == 0x27, text.dropLast().last == 0x3D {
        quote = byte
      }
    }
    guard isChanged, tag.next == 0x3E else { return false }
    result += text
    scanner.index = tag.index
    return true
  }

  /// Whether a tag within a line is no text, such as the `<T>` of a generic type.
  private func isComponent(_ tag: TemplateTag) -> Bool {
    if tag.isSelfClosing || tag.isClosing { return true }
    var rest = near
    rest.index = tag.end
    while let close = rest.first("</") {
      rest.index = close + 2
      if rest.name() == tag.name, rest.next == 0x3E { return true }
    }
    return false
  }

  /// Reads `==marked==`.
  private mutating func readHighlight() {
    var inner = near
    let length = inner.skip { $0 == 0x3D }
    guard length == 2, let first = inner.next, first > 0x20 else {
      copy(length)
      return
    }
    let start = inner.index
    while let close = inner.first("==") {
      inner.index = close + 2
      guard inner.bytes[close - 1] > 0x20, inner.next != 0x3D, close > start else { continue }
      append("<mark>")
      result += inner.bytes[start..<close]
      append("</mark>")
      scanner.index = inner.index
      return
    }
    copy(2)
  }

  /// Reads `%%hidden%%`.
  private mutating func readHidden() {
    var inner = near
    // `5%%` is a number.
    let isNumber = result.last.map { 0x30...0x39 ~= $0 } ?? false
    guard !isNumber, inner.take("%%"), let close = inner.first("%%"), close > inner.index else {
      copy(1)
      return
    }
    scanner.index = close + 2
  }

  private mutating func readMark() -> Bool {
    guard !isInDestination,
      let found = InlineMarks.found(at: scanner.index, in: scanner.bytes, before: scanner.end),
      !isInTag
    else { return false }
    result += found.html
    scanner.index = found.end
    return true
  }

  private mutating func readAbbreviation() -> Bool {
    guard !abbreviations.isEmpty, !isInDestination,
      let found = abbreviations.found(at: scanner.index, in: scanner.bytes, before: scanner.end),
      !isInTag
    else { return false }
    result += found.html
    scanner.index = found.end
    return true
  }

  private mutating func readFormula() {
    guard !isInDestination, !isInHTML,
      let found = Formulas.found(at: scanner.index, in: scanner.bytes, before: scanner.end)
    else {
      copy(1)
      return
    }
    result += found.code
    scanner.index = found.end
  }

  /// Reads the names of emoji that follow one another, as in `:star::star:`.
  private mutating func readEmoji() {
    var isBehindAnother = false
    while !isInDestination, scanner.next == 0x3A,
      let found = EmojiNames.found(
        at: scanner.index, in: scanner.bytes, before: scanner.end,
        isBehindAnother: isBehindAnother),
      isBehindAnother || !isInTag
    {
      append(found.emoji)
      scanner.index = found.end
      isBehindAnother = true
    }
    if !isBehindAnother, !readIcon(), !readOldRole() { copy(1) }
  }

  /// Leaves out an icon of Material for MkDocs, `:material-home:`, with its attributes.
  private mutating func readIcon() -> Bool {
    var name = near
    name.index += 1
    let start = name.index
    name.skip { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F }
    let text = name.text(start..<name.index)
    guard !isInDestination, name.take(":"),
      Self.iconSets.contains(where: { text.utf8.count > $0.utf8.count && text.hasPrefix($0) })
    else { return false }
    icon = icon ?? text
    scanner.index = name.index
    if scanner.next == 0x7B, let list = AttributeList(near) { scanner.index = list.end }
    if result.isEmpty || result.last == 0x20 || result.last == 0x5B {
      scanner.skipSpace()
    }
    return true
  }

  private static let iconSets = ["material-", "octicons-", "fontawesome-", "simple-", "lucide-"]

  /// ` ^name` at the end of a block, to which links lead.
  private mutating func readBlockName() {
    var name = scanner
    name.index += 1
    let start = name.index
    name.skip { $0.isASCIIAlphanumeric || $0 == 0x2D }
    let isAlone = result.last.map { $0 == 0x20 } ?? true
    // `x ^2` is no name.
    let isName = scanner.bytes[start..<name.index].contains { $0 > 0x39 }
    guard isAlone, isName, name.isAtEnd else {
      copy(1)
      return
    }
    while result.last == 0x20 { result.removeLast() }
    append("<a id=\"\(name.text(start..<name.index))\"></a>")
    scanner.index = name.index
  }
}

extension String {
  /// Whether the text ends neither an address of Markdown nor the value of an attribute.
  fileprivate var isSafeInAddress: Bool {
    utf8.allSatisfy { $0 > 0x20 && ![0x22, 0x27, 0x28, 0x29, 0x3C, 0x3E, 0x5C].contains($0) }
  }
}
