/// The smallest text that is aligned: a heading, a paragraph, a list item, a row of a table.
///
/// Segments of a document are in reading order and never overlap. A value, which a corpus of
/// hundreds of thousands has in far less memory than as objects.
package struct Segment: Sendable {
  /// The role of a segment in its document.
  package enum Kind: Hashable, Sendable {
    /// A heading of level 1...6.
    ///
    /// A paragraph that is nothing but bold text, or a tag such as `<tvOS>`, may be one too. A level
    /// is one byte: a corpus holds a kind for each of its segments.
    case heading(level: UInt8)
    case paragraph, item, quote, cell, caption, code, image, html, frontMatter

    /// The kind of a heading of a level in 1...6.
    package static func heading(at level: Int) -> Kind { .heading(level: UInt8(clamping: level)) }
  }

  /// Plain text without markup, NFC, white space folded, control characters taken out.
  ///
  /// Code keeps its line breaks and its indent.
  package let text: String
  let markup: Markup
  /// The language of the words.
  package let language: Language
  /// The language of the text that the segment is part of: Korean, for a title that a Korean text
  /// keeps in English.
  ///
  /// In W3C's "Declaring language in HTML" this is the language of the intended audience, and
  /// ``language`` is the text-processing language.
  package let audience: Language
  /// The bytes of ``lines``, without the final line ending, and for a part of a line less.
  package let range: SourceRange
  private let firstLine: UInt32
  private let lastLine: UInt32
  /// The role of the segment in its document.
  package let kind: Kind
  private let nesting: UInt32

  /// The level of a heading; nil for any other segment.
  package var headingLevel: Int? {
    guard case .heading(let level) = kind else { return nil }
    return Int(level)
  }

  var isHeading: Bool { headingLevel != nil }

  enum Markup: Sendable {
    /// Nothing but the text, as it mostly is.
    case none
    case noContent
    case some(PackedInlines)
  }

  package init(
    kind: Kind, language: Language, audience: Language? = nil, lines: ClosedRange<Int>,
    range: SourceRange, text: String, content: [Inline], depth: Int, traits: Traits = []
  ) {
    let markup: Markup
    if content.count == 1, case .text(let plain) = content[0], plain == text {
      markup = .none
    } else {
      markup = content.isEmpty ? .noContent : .some(PackedInlines(content, beside: text))
    }
    self.init(
      kind: kind, language: language, audience: audience ?? language, lines: lines, range: range,
      text: text, markup: markup, depth: depth, traits: traits)
  }

  init(
    kind: Kind, language: Language, audience: Language, lines: ClosedRange<Int>,
    range: SourceRange, text: String, markup: Markup, depth: Int, traits: Traits
  ) {
    self.kind = kind
    self.language = language
    self.audience = audience
    firstLine = UInt32(lines.lowerBound)
    lastLine = UInt32(lines.upperBound)
    self.range = range
    self.text = text
    self.markup = markup
    nesting = UInt32(depth) << 8 | UInt32(traits.rawValue)
  }

  /// 1-based, inclusive, markers and fences included; a list item ends before its nested block.
  package var lines: ClosedRange<Int> { Int(firstLine)...Int(lastLine) }

  /// The text with its markup, NFC and without control characters.
  ///
  /// Empty for code; for a row of a table, the cells stand in the outline.
  ///
  /// - Complexity: O(content): it is put together anew each time.
  package var content: [Inline] {
    switch markup {
    case .none: [.text(text)]
    case .noContent: []
    case .some(let inlines): inlines.list(beside: text)
    }
  }

  /// ``content``, to be read in place.
  package var inlines: InlineReader {
    switch markup {
    case .none: InlineReader(PackedInlines([.text(text)], beside: text), beside: text)
    case .noContent: InlineReader(PackedInlines([] as [Inline], beside: text), beside: text)
    case .some(let inlines): InlineReader(inlines, beside: text)
    }
  }

  /// Whether ``content`` is anything but the text.
  package var hasMarkup: Bool {
    if case .some = markup { true } else { false }
  }

  /// Whether ``content`` has links or pictures.
  package var hasAddresses: Bool {
    if case .some(let inlines) = markup { inlines.hasAddresses } else { false }
  }

  /// Whether ``content`` may begin in bold.
  var mayBeginBold: Bool {
    if case .some(let inlines) = markup { inlines.mayBeginBold } else { false }
  }

  /// How many quotes, callouts and list items the segment stands in.
  package var depth: Int { Int(nesting >> 8) }

  /// What is true of few segments.
  package struct Traits: OptionSet, Sendable {
    /// A bit for each trait, as a cache keeps them.
    package let rawValue: UInt8

    /// The traits whose bits are set.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The title of a fold: a `summary`.
    static let isFoldTitle = Traits(rawValue: 1)
    /// A text that does nothing but name the language of those below it: `## 한국어`.
    static let isLanguageMark = Traits(rawValue: 2)
    /// A text with a label before it that says its language: `EN: …`.
    static let isLabelled = Traits(rawValue: 4)
    /// A cell of a table that says the same in several languages.
    static let isInCell = Traits(rawValue: 8)
    /// Such a cell in a column of a language, beside those of other languages.
    static let isParallelCell = Traits(rawValue: 16)
  }

  var traits: Traits { Traits(rawValue: UInt8(truncatingIfNeeded: nesting)) }

  /// Whether the segment is the title of a fold: a `summary`.
  var isFoldTitle: Bool { traits.contains(.isFoldTitle) }

  /// Whether the segment does nothing but name the language of the texts below it: `## 한국어`.
  ///
  /// It is in no language. The title of a fold may also say that it is the original, or the
  /// translation.
  package var isLanguageMark: Bool { traits.contains(.isLanguageMark) }

  /// Whether a label that says the language stands before the text in its lines: `EN: …`.
  ///
  /// It is no part of the text.
  var isLabelled: Bool { traits.contains(.isLabelled) }

  /// Whether the segment is a cell of a table that says the same in several languages; the cells of
  /// other tables are in the segments of their rows.
  var isInCell: Bool { traits.contains(.isInCell) }

  /// Whether it is such a cell in a column of a language, beside those of other languages.
  var isParallelCell: Bool { traits.contains(.isParallelCell) }

  /// The language that a mark names; nil for texts.
  package var namedLanguage: Language? {
    isLanguageMark ? LanguageNames.language(namedBy: text) : nil
  }
}
