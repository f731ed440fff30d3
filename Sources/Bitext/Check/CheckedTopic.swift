import TextBasics

/// A topic as the rules see it: its texts, and which of them translates which.
struct CheckedTopic: Sendable {
  /// The confidence below which two texts may not belong together, so that their differences are
  /// not evidence.
  static let sure = 0.75

  let topic: Topic
  let terms: GlossaryIndex
  let targets: LinkTargets
  /// The translations with their originals, by unit.
  let pairs: [CheckedPair]
  /// For each source, all its texts.
  let textsOfDocuments: [[CheckedText]]
  /// All texts, in the order of the sources.
  var texts: FlattenSequence<[[CheckedText]]> { textsOfDocuments.joined() }

  init(_ topic: Topic, terms: GlossaryIndex, targets: LinkTargets) {
    self.topic = topic
    self.terms = terms
    self.targets = targets
    textsOfDocuments = topic.documents.indices.map { document in
      topic.documents[document].segments.indices.map { segment in
        CheckedText(topic, document: document, segments: [segment])
      }
    }
    guard let original = topic.originalLanguage else {
      pairs = []
      return
    }
    pairs = topic.units.flatMap { unit -> [CheckedPair] in
      guard let main = topic.mainVariant(of: unit, in: original) else { return [] }
      return unit.variants.compactMap { variant in
        guard variant.language != original, variant.language.isDetermined,
          variant.confidence >= Self.sure
        else { return nil }
        // A part that is left in the original's language is not a translation.
        let isKept = variant.segments.allSatisfy {
          topic.documents[variant.document].segments[$0].language == original
        }
        if isKept { return nil }
        // In a bilingual file the original is in the same file, whatever other files have.
        let own = unit.variants.first {
          $0.language == original && $0.document == variant.document
        }
        let pair = CheckedPair(
          source: CheckedText(topic, own ?? main), target: CheckedText(topic, variant))
        if pair.source.looksLikeCode || pair.target.looksLikeCode { return nil }
        return pair.target.isRemark && !pair.source.isRemark ? nil : pair
      }
    }
  }
}

/// A translation and its original.
struct CheckedPair: Sendable {
  let source: CheckedText
  let target: CheckedText

  /// Whether the translation is so short that it can only be a summary, which leaves things out on
  /// purpose.
  var isDigest: Bool { target.width * 5 < source.width * 2 }
}

/// One or more segments of one source.
struct CheckedText: Sendable {
  let document: Document
  let documentIndex: Int
  let segmentIndices: [Int]
  let segments: [Segment]
  let language: Language

  init(_ topic: Topic, _ variant: Variant) {
    self.init(topic, document: variant.document, segments: Array(variant.segments))
  }

  init(_ topic: Topic, document: Int, segments: [Int]) {
    self.document = topic.documents[document]
    documentIndex = document
    segmentIndices = segments
    self.segments = segments.map { topic.documents[document].segments[$0] }
    language = self.segments.first?.language ?? .undetermined
  }

  var kind: Segment.Kind { segments.first?.kind ?? .paragraph }
  var text: String { segments.map(\.text).joined(separator: " ") }
  var content: [Inline] { segments.flatMap(\.content) }

  /// The text without code and addresses.
  var prose: String {
    content.isEmpty ? (kind == .code ? "" : text) : content.text(.prose)
  }

  /// Whether the text is code without a fence.
  var looksLikeCode: Bool { kind != .cell && text.looksLikeCode }

  /// The width in Latin letters; a Hangul syllable, kana or Han character counts for two.
  fileprivate var width: Int { TerminalWidth.columns(of: text) }

  /// Whether the text begins with a mark that authors put before remarks and translators do not.
  var isRemark: Bool { ["→", "※", "*", "=>", "//", "⇒", "->"].contains { text.hasPrefix($0) } }

  /// The file and line, as in `notes.md:12`.
  var reference: String {
    "\(document.source.path):\(segments.first?.lines.lowerBound ?? 1)"
  }
}

extension Inline {
  /// The inlines that it contains.
  var children: [Inline] {
    switch self {
    case .emphasis(let children), .strong(let children), .strikethrough(let children),
      .link(_, _, let children), .image(_, _, let children), .element(_, let children):
      children
    case .text, .softBreak, .hardBreak, .code, .html, .footnoteReference: []
    }
  }
}

extension String {
  /// Whether the text begins with a prompt or a comment mark, or has a code mark for every twelve
  /// characters.
  var looksLikeCode: Bool {
    if [">>>", "...", "$ ", "# ", "// "].contains(where: hasPrefix) { return true }
    let marks = utf8.count { byte in
      [0x3D, 0x7B, 0x7D, 0x3B, 0x5F, 0x3C, 0x3E, 0x5C].contains(byte)
    }
    let calls = split(separator: "(").dropLast().count { part in
      part.last.map { $0.isASCII && $0.isLetter } ?? false
    }
    return marks + calls >= 3 && (marks + calls) * 12 >= unicodeScalars.count
  }
}
