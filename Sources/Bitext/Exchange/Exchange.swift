/// A corpus in the form of translators' tools: the original language, the languages of the
/// translations, and the units with a text in the original or, for a translation memory, in any
/// language.
package struct Exchange: Sendable {
  /// The choices for an export.
  package struct Options: Sendable {
    /// The languages, the original first; nil for all languages of the corpus.
    package var languages: [Language]?
    /// The path, or its end, of the source to use if several sources translate a topic into one
    /// language; the others become notes.
    package var variant: String?
    /// The units to export; all of them by default.
    package var selection = ExchangeSelection()
    /// The size of a unit: a paragraph or a sentence.
    package var segmentation = Segmentation.paragraphs
    /// The least percentage of likeness at which the translation of another unit is offered for one
    /// that has none; nil for none at all.
    package var leastMatch: Int?

    /// The size of the units of an export.
    package enum Segmentation: Sendable {
      case paragraphs
      /// Sentences, where these surely translate each other.
      case sentences
    }

    package init(
      languages: [Language]? = nil, variant: String? = nil,
      selection: ExchangeSelection = ExchangeSelection(),
      segmentation: Segmentation = .paragraphs, leastMatch: Int? = nil
    ) {
      self.segmentation = segmentation
      self.languages = languages
      self.variant = variant
      self.selection = selection
      self.leastMatch = leastMatch
    }
  }

  /// The languages; not empty, the original's first.
  package let languages: [Language]
  /// The units, topic by topic in the order of the corpus.
  package let units: [Unit]

  /// The language of the originals, the first of ``languages``.
  package var original: Language { languages[0] }

  /// A translation unit with the texts that are exchanged.
  package struct Unit: Sendable {
    /// The slug of the topic.
    package let topic: String
    /// Unique in its topic.
    package let id: String
    /// The text of the heading above, in the original if it has one.
    package let section: String?
    /// The texts, at most one for each language, in the order of the exchange's languages; not
    /// empty.
    package let renderings: [Rendering]
    /// The texts of other sources for the unit, in the exchange's languages.
    package let others: [Rendering]
    /// The place of the texts in their unit, if they are sentences of it.
    var sentence: SentenceMark?
    /// For sentences, the digests of the whole translations.
    var wholeDigests: [Language: TranslationDigest] = [:]
    /// The value that the text stands in; nil for running text.
    package var field: Field? = nil
    /// The headings above and that of ``section``, from the first level on.
    var headings: [String] = []
    /// The author's remarks to translators.
    var remarks: [String] = []
    /// The notes that people wrote beside the texts.
    var marginNotes: [MarginNote] = []
    /// The originals of the units before and after.
    var neighbours: (before: String?, after: String?) = (nil, nil)
    /// The translations of like originals, the best first.
    var suggestions: [Suggestion] = []

    /// Unique in the corpus.
    package var name: String { "\(topic)/\(id)" }

    package func rendering(in language: Language) -> Rendering? {
      renderings.first { $0.language == language }
    }
  }

  package struct Rendering: Sendable {
    /// The language of the text.
    package let language: Language
    /// The index of the source among its topic's documents.
    package let document: Int
    /// The indices of the text's segments in its document.
    package let segments: [Int]
    /// The path of the source.
    package let path: String
    /// 1-based, of the first segment.
    package let line: Int
    /// The kind of the first segment.
    package let kind: Segment.Kind
    /// The text with its markup as codes.
    package let pieces: [InlinePiece]
    /// The confidence of the variant, in 0...1.
    package let confidence: Double
    /// The state of the translation; ``UnitState/original`` for the original.
    package let state: UnitState
    /// Whether the text is that of a value, which has no markup.
    var isVerbatim = false
    /// Who made and who reviewed the text.
    var provenance: Provenance? = nil

    /// The text without markup, with single spaces; that of a value as it is.
    package var text: String {
      isVerbatim ? pieces.plainText : pieces.plainText.withFoldedSpaces
    }
    /// The texts of the segments.
    var paragraphs: [String] {
      if isVerbatim { return [text] }
      return pieces.split { $0.code?.kind == .paragraphBreak }.map { Array($0).plainText }
    }
    /// The text with the addresses that stand in it for themselves.
    var shownText: String {
      isVerbatim ? text : pieces.textWithAddresses.withFoldedSpaces
    }
    /// The text as Markdown; that of a value as it is, without escapes.
    package var markdown: String { isVerbatim ? text : MarkdownText.markdown(of: pieces) }
  }

  package init(_ corpus: Corpus, _ options: Options = Options()) {
    let topics = corpus.allTopics
    let present = Set(topics.flatMap(\.languages)).filter(\.isDetermined).sorted()
    let languages = options.languages ?? present
    self.languages = languages.isEmpty ? [.english] : languages
    var units: [Unit] = []
    let original = self.languages[0]
    let fields = FieldExchange(corpus, languages: self.languages)
    // Suggestions may come from a topic that is not handed out.
    for topic in topics where options.leastMatch != nil || options.selection.selects(topic) {
      let own = TopicExchange(topic, languages: self.languages, variant: options.variant)
      units += fields.adding(to: own.units(), of: topic, documents: own.document(in:))
    }
    units += fields.ofSite()
    let selected = Set(
      options.selection.selected(
        ofAll: units, original: original, translations: self.languages.dropFirst()
      ).map(\.name))
    let wanted = options.selection.isWhole ? nil : selected
    self.units = ExchangedUnits(units, self.languages, corpus.glossary, options)
      .units { wanted?.contains($0.name) ?? true }
  }
}

/// Makes the units of one topic.
private struct TopicExchange {
  private let topic: Topic
  private let languages: [Language]
  private let variant: String?
  private let states: UnitStates
  private let cells: [[Int: [[Inline]]]]

  init(_ topic: Topic, languages: [Language], variant: String?) {
    self.topic = topic
    self.languages = languages
    self.variant = variant
    states = UnitStates(of: topic)
    cells = topic.documents.map { $0.cellsOfRows }
  }

  func units() -> [Exchange.Unit] {
    var path = HeadingPath()
    var remarks = SegmentRemarks(topic)
    return topic.units.enumerated().compactMap { index, unit in
      let all = unit.variants.filter { languages.contains($0.language) }
      let main = languages.compactMap { chosen(from: unit, in: $0) }
      let renderings = main.compactMap { rendering(of: $0, unit: index) }
      let heading = renderings.first { if case .heading = $0.kind { true } else { false } }
      let above = path.headings
      if let heading { path.enter(heading.text, heading.kind) }
      guard !renderings.isEmpty else { return nil }
      var exchanged = Exchange.Unit(
        topic: topic.slug, id: unit.id, section: heading == nil ? above.last : nil,
        renderings: renderings,
        others: all.filter { !main.contains($0) }.compactMap { rendering(of: $0, unit: index) })
      exchanged.headings = heading == nil ? above : path.headings.dropLast()
      exchanged.marginNotes = topic.notes(onUnit: index)
      exchanged.remarks = renderings.first.map { remarks.remarks(on: $0) } ?? []
      return exchanged
    }
  }

  private func chosen(from unit: TranslationUnit, in language: Language) -> Variant? {
    let asked = unit.variants.first { variant in
      guard variant.language == language, let name = self.variant else { return false }
      return Exchange.isNamed(name, topic.documents[variant.document].source.path)
    }
    // A unit that the requested source lacks is missing, even if another source has it.
    if asked == nil, document(in: language) != nil { return nil }
    return asked ?? topic.mainVariant(of: unit, in: language)
  }

  /// The document that was asked for by its name and speaks a language; nil if none was.
  func document(in language: Language) -> Int? {
    guard let variant else { return nil }
    return topic.editions.first { edition in
      edition.language == language
        && Exchange.isNamed(variant, topic.documents[edition.document].source.path)
    }?.document
  }

  private func rendering(of variant: Variant, unit: Int) -> Exchange.Rendering? {
    let document = topic.documents[variant.document]
    let segments = variant.segments.map { document.segments[$0] }
    guard !segments.contains(where: { $0.kind == .code }) else { return nil }
    let parts = variant.segments.map { content(of: $0, in: variant.document) }
    let pieces =
      parts.count == 1
      ? parts[0] : joined(parts)
    guard !pieces.plainText.isEmpty else { return nil }
    var rendering = Exchange.Rendering(
      language: variant.language, document: variant.document, segments: Array(variant.segments),
      path: document.source.path, line: segments[0].lines.lowerBound, kind: segments[0].kind,
      pieces: pieces, confidence: variant.confidence,
      state: states.state(of: unit, in: variant.language) ?? .extra)
    rendering.provenance = states.provenance(of: unit, in: variant.language)
    return rendering
  }

  private func content(of segment: Int, in document: Int) -> [InlinePiece] {
    PieceMaker.pieces(of: segment, in: topic.documents[document], cells[document])
  }

  /// Joins the parts with a code between them, and renumbers all codes.
  private func joined(_ parts: [[InlinePiece]]) -> [InlinePiece] {
    var pieces: [InlinePiece] = []
    var offset = 0
    for part in parts {
      if !pieces.isEmpty {
        offset += 1
        pieces.append(
          .standalone(MarkupCode(id: offset, kind: .paragraphBreak, markdown: "\n\n")))
      }
      let own = offset
      for piece in part {
        offset = max(offset, own + (piece.code?.id ?? 0))
        pieces.append(piece.adding(own))
      }
    }
    return pieces
  }
}

extension Exchange {
  /// Whether a path is the one that was asked for, or ends in it.
  static func isNamed(_ name: String, _ path: String) -> Bool {
    path == name || path.hasSuffix("/" + name)
  }
}

extension InlinePiece {
  fileprivate func adding(_ offset: Int) -> InlinePiece {
    func moved(_ code: MarkupCode) -> MarkupCode {
      MarkupCode(id: code.id + offset, kind: code.kind, markdown: code.markdown)
    }
    return switch self {
    case .text: self
    case .opening(let code): .opening(moved(code))
    case .closing(let code): .closing(moved(code))
    case .standalone(let code): .standalone(moved(code))
    }
  }
}
