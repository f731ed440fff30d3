/// A guideline text in Markdown or plain text, divided into the segments that are aligned.
///
/// ```swift
/// let note = Note(markdown: "# Lists\n\nA list has rows.\n")
/// for segment in note.segments { print(segment.kind, segment.text) }
/// // heading Lists
/// // paragraph A list has rows.
/// ```
///
/// A note may contain several languages, because each segment has a language of its own.
public struct Note: Sendable {
  let document: Document
  /// The name of the note in messages and exports; the path, if it was read from a file.
  public let name: String
  /// One line for each problem in the text, as `name:line:column: …`; problems never remove text.
  public let problems: [String]

  /// Reads `markdown`.
  ///
  /// - Parameters:
  ///   - markdown: The whole text, including front matter.
  ///   - name: The name of the note. A name such as `ko/lists.md` or `lists.ja.md` tells the
  ///     language of a text that does not show it itself.
  /// - Complexity: O(n) in the length of the text.
  public init(markdown: String, name: String = "note.md") {
    self.init(SourceFile(path: name, text: markdown), [])
  }

  /// Reads a UTF-8 file.
  ///
  /// - Throws: ``BitextError`` if there is no such file or it is not UTF-8.
  public init(contentsOf path: String) throws(BitextError) {
    let (source, problems) = SourceFile.reading(path: path)
    guard let source else { throw BitextError(problems) }
    self.init(source, problems)
  }

  private init(_ source: SourceFile, _ problems: [Diagnostic]) {
    let (document, others) = Segmenter.segment(
      source, pathHint: PathKey(path: source.path).language)
    self.document = document
    name = source.path
    self.problems = (problems + others).map(\.line)
  }

  /// The BCP 47 tag of the main language; `und` if the note has no text.
  public var language: String { document.language.tag }

  /// The segments in reading order.
  public var segments: [Segment] { document.segments.map(Segment.init) }

  /// The smallest unit of alignment: a heading, paragraph, list item or table row.
  ///
  /// ```swift
  /// let segment = Note(markdown: "## 表の行\n").segments[0]
  /// print(segment.language, segment.headingLevel!, segment.lines)
  /// // ja 2 1...1
  /// ```
  public struct Segment: Hashable, Sendable {
    /// The kind of a segment in its note.
    public enum Kind: String, Sendable {
      case heading, paragraph, item, quote, cell, caption, code, image, html, frontMatter
    }

    /// The kind of the segment.
    public let kind: Kind
    /// 1...6 for a heading, else nil.
    public let headingLevel: Int?
    /// The text as readers see it: without markup, in NFC, with white space folded except in code.
    public let text: String
    /// The BCP 47 tag of the language; `und` for code, pictures and unrecognised languages.
    public let language: String
    /// The lines of the segment in the note, counted from 1.
    public let lines: ClosedRange<Int>

    init(_ segment: Bitext.Segment) {
      kind = Kind(segment.kind)
      headingLevel = if case .heading(let level) = segment.kind { Int(level) } else { nil }
      text = segment.text
      language = segment.language.tag
      lines = segment.lines
    }
  }
}

extension Note.Segment.Kind {
  fileprivate init(_ kind: Segment.Kind) {
    self =
      switch kind {
      case .heading: .heading
      case .paragraph: .paragraph
      case .item: .item
      case .quote: .quote
      case .cell: .cell
      case .caption: .caption
      case .code: .code
      case .image: .image
      case .html: .html
      case .frontMatter: .frontMatter
      }
  }
}
