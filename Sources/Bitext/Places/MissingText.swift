/// A text that comes back for a unit without a translation.
struct MissingText {
  /// The place of its unit in the topic.
  let order: Int
  /// The original's segments, in the document that it is placed by.
  var original: ClosedRange<Int>
  /// The original as it is written.
  var source: ArraySlice<UInt8> = []
  /// Whether the original stands in a fence, where no mark of Markdown means anything.
  private var isFenced = false
  /// The paragraphs of the translation.
  private(set) var paragraphs: [String]
  /// The marks that the text is between where it is inserted.
  private let marks: String

  init(order: Int, original: ClosedRange<Int>, markdown: String, between marks: String = "") {
    self.order = order
    self.original = original
    self.marks = marks
    paragraphs = markdown.split(separator: "\n\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The text for a place where no mark of Markdown means anything.
  var literalized: MissingText {
    var text = self
    text.isFenced = true
    text.paragraphs = paragraphs.map(MarkdownText.literalized)
    return text
  }

  /// The segments as they are written behind `prefix`, in the manner of `model`.
  ///
  /// The cells of a row are as wide as `columns`, and with `breaksSentences` each sentence has a line of
  /// its own. Nil for texts that cannot stand in a note of their own.
  func parts(
    prefix: [UInt8], kind: Segment.Kind, like model: ArraySlice<UInt8>, lineEnding: [UInt8],
    in columns: TableColumns? = nil, breaksSentences: Bool = false
  ) -> [TextInsertion.Part]? {
    switch kind {
    case .code, .image, .html, .frontMatter: return nil
    case .cell, .heading: guard paragraphs.count == 1 else { return nil }
    case .paragraph, .item, .quote, .caption: break
    }
    let continuation = Self.continuation(of: prefix)
    let isInHTML = prefix.contains(UInt8(ascii: "<"))
    var parts: [TextInsertion.Part] = []
    for markdown in paragraphs {
      guard !markdown.isEmpty else { return nil }
      let text: String?
      switch kind {
      case .cell: text = row(markdown, like: model, in: columns)
      case .heading where markdown.utf8.contains(0x0A): text = nil
      case _ where isInHTML: text = MarkupElements.elements(of: markdown) ?? markdown
      default: text = written(markdown, kind, like: model, breaksSentences)
      }
      guard let text else { return nil }
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        // A row in HTML has the lines of its original.
        let isBreak = byte == 0x0A && kind != .cell
        if isBreak { bytes += lineEnding + continuation } else { bytes.append(byte) }
      }
      parts.append(TextInsertion.Part(bytes: bytes, markdown: marks + markdown + marks, kind: kind))
    }
    return parts
  }

  /// A text in the manner of others of the note.
  private func written(
    _ markdown: String, _ kind: Segment.Kind, like model: ArraySlice<UInt8>,
    _ breaksSentences: Bool = false
  ) -> String {
    if isFenced, let text = Self.literal(markdown) { return text }
    let style = WrittenStyle(of: model, translating: source)
    let sentences = breaksSentences ? Self.sentences(of: markdown) : [markdown]
    let samples = [model, source].map { String(decoding: $0, as: UTF8.self) }
    return NeedlessEscapes(kind: kind, like: samples)
      .removed(from: sentences.map(style.applied).joined(separator: "\n"))
  }

  /// A text as it reads; nil if it has markup, which a fence would show.
  ///
  /// Its links are bare addresses.
  private static func literal(_ markdown: String) -> String? {
    let pieces = MarkdownText.pieces(of: markdown)
    return pieces.compactMap(\.code).allSatisfy { $0.kind == .link }
      ? pieces.textWithAddresses : nil
  }

  /// A row of a table, as it is written between the marks of its lines; nil if it cannot be one.
  private func row(
    _ markdown: String, like model: ArraySlice<UInt8>, in columns: TableColumns?
  ) -> String? {
    if let row = HTMLRow(source) {
      return row.ways(to: markdown, from: "").first.map { String(decoding: $0, as: UTF8.self) }
    }
    let text = RowMarkdown.written(withoutEndOfRow(written(markdown, .cell, like: model)))
    guard !text.utf8.contains(0x0A) else { return nil }
    guard model.first == UInt8(ascii: "|") else { return text }
    return columns?.filled("| \(text) |") ?? "| \(text) |"
  }

  /// The sentences of a paragraph; all of it where a line break stands between two of them.
  private static func sentences(of markdown: String) -> [String] {
    let parts = SentencePieces.parts(of: MarkdownText.pieces(of: markdown))
    guard parts.dropLast().allSatisfy({ $0.gap.utf8.allSatisfy { $0 == 0x20 } }) else {
      return [markdown]
    }
    return parts.map { MarkdownText.markdown(of: $0.pieces) }
  }

  /// The cells of a row without the empty ones that the original does not write.
  private func withoutEndOfRow(_ text: String) -> String {
    let row = source.drop { $0 <= 0x20 || $0 == UInt8(ascii: "|") }
    guard let end = row.lastIndex(where: { $0 > 0x20 }), row[end] == UInt8(ascii: "|") else {
      return text
    }
    let written = RowMarkdown.bars(in: row).count
    var cells = RowMarkdown.cells(of: text)
    while cells.count > max(written, 1), cells.last?.utf8.allSatisfy({ $0 == 0x20 }) ?? false {
      cells.removeLast()
    }
    return cells.joined(separator: RowMarkdown.separator)
  }

  /// The bytes between two paragraphs behind `prefix`.
  static func inner(_ prefix: [UInt8], lineEnding: [UInt8]) -> [UInt8] {
    let continuation = Self.continuation(of: prefix)
    let blank = continuation.lastIndex { $0 > 0x20 }.map { Array(continuation[...$0]) } ?? []
    return lineEnding + blank + lineEnding + continuation
  }

  /// The ends of the elements that begin on the line of a text, in its marks, such as those of a
  /// `<summary>`.
  static func suffix(_ prefix: [UInt8]) -> [UInt8] {
    let start = prefix.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return HTMLTag.all(in: prefix, start..<prefix.count).reversed()
      .filter { $0.form == .opening && HTMLAllowList.content(of: $0.name) == .flow }
      .flatMap { Array("</\($0.name)>".utf8) }
  }

  /// The beginning of a further line: marks of quotes are repeated, others become their indent.
  private static func continuation(of prefix: [UInt8]) -> [UInt8] {
    let line = prefix.lastIndex(of: 0x0A).map { prefix[($0 + 1)...] } ?? prefix[...]
    return line.map { $0 == UInt8(ascii: ">") || $0 == 0x09 ? $0 : 0x20 }
  }
}
