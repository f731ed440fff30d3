/// A text of guidelines in Markdown or plain text, read and cut into the segments that are aligned.
///
/// ```swift
/// let note = Note(markdown: "# Lists\n\nA list has rows.\n")
/// for segment in note.segments { print(segment.kind, segment.text) }
/// // heading Lists
/// // paragraph A list has rows.
/// ```
///
/// A note may hold several languages: each segment has its own.
public struct Note: Sendable {
  let document: Document
  /// What it is called in messages and in what is exported: its path, where it was read from a file.
  public let name: String
  /// One line for each thing in the text that is unusual or wrong, as `name:line:column: …`; nothing
  /// of the text is lost by it.
  public let problems: [String]

  /// Reads `markdown`.
  ///
  /// - Parameters:
  ///   - markdown: The whole text, front matter included.
  ///   - name: What the note is called. A name such as `ko/lists.md` or `lists.ja.md` says which
  ///     language a text is in that does not show it itself.
  /// - Complexity: O(n) in the length of the text.
  public init(markdown: String, name: String = "note.md") {
    self.init(SourceFile(path: name, text: markdown), [])
  }

  /// Reads the file at `path`, which is UTF-8.
  ///
  /// - Throws: ``BitextError`` if there is no such file, or its bytes are no UTF-8.
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

  /// The BCP 47 tag of the language that most of the text is in, `und` where there is no text.
  public var language: String { document.language.tag }

  /// The segments in reading order.
  public var segments: [Segment] { document.segments.map(Segment.init) }

  /// The smallest text that is aligned: a heading, a paragraph, an item of a list, a row of a table.
  ///
  /// ```swift
  /// let segment = Note(markdown: "## 表の行\n").segments[0]
  /// print(segment.language, segment.headingLevel!, segment.lines)
  /// // ja 2 1...1
  /// ```
  public struct Segment: Hashable, Sendable {
    /// What a segment is in its note.
    public enum Kind: String, Sendable {
      case heading, paragraph, item, quote, cell, caption, code, image, html, frontMatter
    }

    /// What it is: a heading, a paragraph, a row of a table.
    public let kind: Kind
    /// 1...6 for headings, else nil.
    public let headingLevel: Int?
    /// What a reader reads: without markup, in NFC, white space folded but in code.
    public let text: String
    /// The BCP 47 tag of its language; `und` for code, pictures and what cannot be told.
    public let language: String
    /// The lines of the note that it stands on, from 1.
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
