/// Adds to the inlines of one block the syntax that libcmark lacks: deleted text, references to
/// footnotes, elements by allow-list, bare addresses, and the check of where links lead.
///
/// One for all blocks of a text, which come one after the other.
final class InlineCompleter {
  private let options: MarkdownOptions
  private let sentinels: Sentinels?
  private let text: ParsedText
  private let mayHoldAddresses: Bool
  private let note: (MarkdownFinding) -> Void
  /// 1-based, of the block that is completed.
  private var line = 1
  /// The lines of that block as libcmark got them.
  private var rawLines = 1...1

  init(
    options: MarkdownOptions, sentinels: Sentinels?, text: ParsedText,
    note: @escaping (MarkdownFinding) -> Void
  ) {
    self.options = options
    self.sentinels = sentinels
    self.text = text
    mayHoldAddresses = options.autolinks && text.mayHoldAddresses
    self.note = note
  }

  /// The inlines of a block that stands on `line`, 1-based, and which libcmark got on `rawLines`.
  func completed(_ inlines: [Inline], line: Int, rawLines: ClosedRange<Int>) -> [Inline] {
    if arePlain(inlines, inLink: false) { return inlines }
    self.line = line
    self.rawLines = rawLines
    return completed(inlines, inLink: false)
  }

  /// The character that emphasis is written with in the block: `*` or `_`.
  private func emphasisMark() -> String { text.hasAsterisk(in: rawLines) ? "*" : "_" }

  private func completed(_ inlines: [Inline], inLink: Bool) -> [Inline] {
    var siblings = inlines
    if let sentinels {
      var isFlattened = false
      siblings = Strikethrough.resolved(
        siblings, sentinels: sentinels, isFlattened: &isFlattened, emphasisMark: emphasisMark)
      if isFlattened { note(.nestingCut(onLine: line)) }
    }
    if options.dialect == .notes, siblings.contains(where: \.isHTML) {
      siblings = InlineHTML.resolved(siblings, line: line, note: note).mergingText()
    }
    return finished(siblings, inLink: inLink, after: 0x0A)
  }

  /// Whether inlines stay as they are, as they mostly do: a look is cheaper than a copy.
  private func arePlain(_ inlines: [Inline], inLink: Bool) -> Bool {
    inlines.allSatisfy { inline in
      switch inline {
      case .text(let text): isPlain(text)
      case .softBreak, .hardBreak, .code: true
      case .html, .element, .strikethrough, .footnoteReference: false
      case .emphasis(let children), .strong(let children): arePlain(children, inLink: inLink)
      case .link(let address, _, let children):
        !inLink && !address.hasPrefix("[") && mayAllow(address)
          && arePlain(children, inLink: true)
      case .image(let address, _, let children):
        mayAllow(address) && arePlain(children, inLink: true)
      }
    }
  }

  /// Whether a text by itself stays as it is.
  private func isPlain(_ text: String) -> Bool {
    !ByteSearch.contains(0xF0, in: text) && !(mayHoldAddresses && Autolinks.mayHold(text))
  }

  /// The inlines with references, addresses and marks in their texts.
  ///
  /// It is long because every kind of inline is a case of its own.
  ///
  /// - Parameters:
  ///   - inlines: Siblings.
  ///   - inLink: Whether they stand in a link.
  ///   - first: The byte before them, by which an address is told from a part of a word.
  /// - Returns: The inlines as they are shown.
  private func finished(_ inlines: [Inline], inLink: Bool, after first: UInt8) -> [Inline] {
    var result: [Inline] = []
    result.reserveCapacity(inlines.count)
    var before = first
    for inline in withReferences(inlines, inLink: inLink) {
      switch inline {
      case .text(let text):
        if options.autolinks, !inLink {
          Autolinks.append(text, with: sentinels, before: before, cjk: options.cjk, to: &result)
        } else {
          result.append(.text(unmarked(text)))
        }
        before = text.utf8.last ?? before
      case .softBreak, .hardBreak:
        result.append(inline)
        before = 0x0A
      case .code(let code):
        // Between tags it was a text until now.
        result.append(.code(unmarked(code)))
        before = 0x60
      case .html:
        result.append(inline)
        before = 0x60
      case .footnoteReference:
        result.append(inline)
        before = 0x5D
      case .emphasis(let children):
        result.append(.emphasis(completed(children, inLink: inLink)))
        before = 0x2A
      case .strong(let children):
        result.append(.strong(completed(children, inLink: inLink)))
        before = 0x2A
      case .strikethrough(let children):
        // Its children were siblings a moment ago.
        result.append(.strikethrough(finished(children, inLink: inLink, after: 0x7E)))
        before = 0x7E
      case .element(let element, let children):
        result.append(.element(element, finished(children, inLink: inLink, after: 0x3E)))
        before = 0x3E
      case .link(let destination, let title, let children):
        let children = completed(children, inLink: true)
        let destination = withoutLink(destination)
        // A link in a link, which only HTML can make, is its text.
        if isAllowed(destination), !inLink {
          result.append(.link(destination: destination, title: title, children))
        } else {
          result += children
          if !inLink, !title.isEmpty { result.append(.text(" (\(title))")) }
        }
        before = 0x29
      case .image(let source, let title, let children):
        let children = completed(children, inLink: true)
        if isAllowed(source) {
          result.append(.image(source: source, title: title, children))
        } else {
          result += children
          if !title.isEmpty { result.append(.text(" (\(title))")) }
        }
        before = 0x29
      }
    }
    return result
  }

  /// References to footnotes, which cannot stand in a link, are told from the text around them.
  private func withReferences(_ inlines: [Inline], inLink: Bool) -> [Inline] {
    guard let sentinels, !inLink, options.dialect == .notes else { return inlines }
    return FootnoteReferences.found(in: inlines, sentinels, isDefined: isFootnote)
  }

  /// Whether a footnote is defined; one that is not is reported where it can be nothing else.
  private func isFootnote(_ label: String) -> Bool {
    if options.isExcerpt || text.footnotes.contains(label.lowercased()) { return true }
    if text.holdsFootnotes || label.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      note(
        MarkdownFinding(
          .warning, "footnote-undefined",
          "no footnote is defined as [^\(label)]; the reference is shown as text", line: line,
          excerpt: "[^\(label)]"))
    }
    return false
  }

  private func mayAllow(_ address: String) -> Bool {
    options.dialect != .notes || LinkPolicy.allows(address)
  }

  /// The address of a link in whose place a link stands, as editors paste it:
  /// `[text]([address](address))`.
  private func withoutLink(_ address: String) -> String {
    guard options.dialect == .notes, address.hasPrefix("["), address.hasSuffix(")"),
      let middle = address.firstRange(of: "](")
    else { return address }
    return String(address[middle.upperBound...].dropLast())
  }

  /// Whether a link may lead to an address; one that may not is reported.
  private func isAllowed(_ address: String) -> Bool {
    if mayAllow(address) { return true }
    let (excerpt, isCut) = address.firstLine
    note(
      MarkdownFinding(
        .warning, "link-scheme",
        "links to \(excerpt)\(isCut ? "…" : "") are not allowed; its text is kept", line: line,
        excerpt: excerpt))
    return false
  }

  private func unmarked(_ text: String) -> String {
    guard let sentinels, ByteSearch.contains(0xF0, in: text) else { return text }
    return String(decoding: sentinels.unmarked(Array(text.utf8)), as: UTF8.self)
  }
}

extension Inline {
  var isHTML: Bool {
    if case .html = self { true } else { false }
  }
}
