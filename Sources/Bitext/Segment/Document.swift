/// One source file, read, parsed and cut into segments.
///
/// A class, since all it has stays as it is, and many stages hand it on.
package final class Document: Sendable {
  /// The file, as it was read.
  package let source: SourceFile
  /// The parts of the path of ``source``.
  package let pathKey: PathKey
  /// The front matter; empty if the source has none.
  package let frontMatter: FrontMatter
  /// The language that most of the document's text is in; `und` if there is no such language.
  package let language: Language
  /// The segments in reading order.
  package let segments: [Segment]
  /// The document's structure, whose leaves point to ``segments``.
  package let outline: [Node]
  /// For each `id` and `name` of the author's HTML, the segment that stands there or comes next.
  package let anchors: [String: Int]
  /// The code blocks that are empty and so no segments, in order; only those with an info string.
  package let emptyFences: [EmptyFence]
  /// Whether footnotes are defined in the ``outline``.
  package let holdsFootnotes: Bool

  package struct EmptyFence: Sendable {
    /// The line of the fence, from 1.
    package let line: Int
    /// The info string of the fence, not empty.
    package let info: String
  }

  package convenience init(
    source: SourceFile, frontMatter: FrontMatter, language: Language, segments: [Segment],
    outline: [Node], anchors: [String: Int] = [:], emptyFences: [EmptyFence] = [],
    holdsFootnotes: Bool = false
  ) {
    self.init(
      source: source, pathKey: PathKey(path: source.path), frontMatter: frontMatter,
      language: language, segments: segments, outline: outline, anchors: anchors,
      emptyFences: emptyFences, holdsFootnotes: holdsFootnotes)
  }

  init(
    source: SourceFile, pathKey: PathKey, frontMatter: FrontMatter, language: Language,
    segments: [Segment], outline: [Node], anchors: [String: Int], emptyFences: [EmptyFence],
    holdsFootnotes: Bool
  ) {
    self.source = source
    self.pathKey = pathKey
    self.frontMatter = frontMatter
    self.language = language
    self.segments = segments
    self.outline = outline
    self.anchors = anchors
    self.emptyFences = emptyFences
    self.holdsFootnotes = holdsFootnotes
  }

  /// A place in the structure of a document.
  ///
  /// Each segment is in exactly one leaf.
  package enum Node: Sendable {
    /// A heading, paragraph, quoted text, picture or caption: the index of its segment.
    case segment(Int)
    /// A paragraph, or prose in a fence, whose lines are several segments, each a block of its own.
    case group([Int])
    /// A code block; the segment's text is the code with its line breaks, `info` the word after
    /// the fence that names the language.
    indirect case code(segment: Int, info: String?)
    case quote([Node])
    /// A note, tip or warning that is set apart, with the segment of its author's own title.
    indirect case callout(Callout, title: Int?, [Node])
    indirect case list(Block.List, [Item])
    /// Each row is one segment, or has one for each cell; `rows[0]` is the header.
    indirect case table(columns: [Block.ColumnAlignment], rows: [TableRow])
    /// An HTML element that may be shown, around its contents.
    indirect case element(HTMLElement, [Node])
    case thematicBreak(line: Int)
    /// A footnote where the source has it; never empty.
    indirect case footnoteDefinition(label: String, [Node])
  }

  /// An item of a list.
  package struct Item: Sendable {
    /// Whether the item's box is ticked; nil for an item without a box.
    package let task: Bool?
    /// The blocks of the item.
    package let children: [Node]

    package init(task: Bool?, children: [Node]) {
      self.task = task
      self.children = children
    }
  }

  /// The BCP 47 tag of the language that the front matter states, or else the path; nil if there is
  /// none.
  package var statedLanguageTag: String? {
    let tag = frontMatter.language ?? pathKey.language?.tag
    return tag.flatMap { LanguageTag($0) == nil ? nil : $0 }
  }

  /// Whether the front matter or the path says that the text is in a language that is not aligned,
  /// as `guide.french.md` and `README_CH.md` do.
  ///
  /// The quotations of such a text in a known language are no edition of the topic.
  var isForeign: Bool {
    let language = statedLanguageTag.flatMap { LanguageTag($0)?.language }
    return language.map { !Language.known.contains(Language(tag: $0)) } ?? false
  }

  /// A row of a table.
  package struct TableRow: Sendable {
    /// The index of the row's segment, or of the first of its cells that has one.
    package let segment: Int
    /// In a table that says the same in several languages, the segment of each cell, which is nil for
    /// one without words; nil in any other table.
    package let cellSegments: [Int?]?
    let packedCells: PackedInlines

    package init(segment: Int, cells: [[Inline]]) {
      self.init(segment: segment, cellSegments: nil, packedCells: PackedInlines(cells))
    }

    /// A row with a segment for each cell that has words; at least one has to have some.
    init(cellSegments: [Int?], cells: [[Inline]]) {
      self.init(
        segment: cellSegments.lazy.compactMap(\.self).first ?? 0, cellSegments: cellSegments,
        packedCells: PackedInlines(cells))
    }

    init(segment: Int, cellSegments: [Int?]?, packedCells: PackedInlines) {
      self.segment = segment
      self.cellSegments = cellSegments
      self.packedCells = packedCells
    }

    /// The segments of the row, in order.
    package var segments: [Int] { cellSegments?.compactMap(\.self) ?? [segment] }

    /// - Complexity: O(cells): they are put together anew each time.
    package var cells: [[Inline]] { packedCells.lists() }

    /// ``cells``, to be read in place: a list for each.
    package var inlines: InlineReader { InlineReader(packedCells, beside: "") }
  }
}
