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
  /// For each language of translations, the units of which either side stands alone.
  let unmatched: [Language: [Int]]
  /// For each source, all its texts.
  let textsOfDocuments: [[CheckedText]]
  /// For each source, the sentences that its readers read, without code and front matter.
  let prose: [[ProseText]]
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
    prose = ProseText.all(in: textsOfDocuments, of: topic)
    guard let original = topic.originalLanguage else {
      pairs = []
      unmatched = [:]
      return
    }
    var unmatched: [Language: [Int]] = [:]
    for language in topic.languages where language != original && Language.known.contains(language)
    {
      unmatched[language] = UnmatchedUnits(in: topic, original, language).units
    }
    self.unmatched = unmatched
    pairs = topic.units.flatMap { unit -> [CheckedPair] in
      guard let main = topic.mainVariant(of: unit, in: original) else { return [] }
      return unit.variants.compactMap { variant in
        guard variant.language != original, Language.known.contains(variant.language),
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
        // A text in another language than its source's is one by accident, or a quotation.
        let source = topic.documents[(own ?? main).document]
        if own == nil, source.language != original { return nil }
        if source.isForeign || topic.documents[variant.document].isForeign { return nil }
        let pair = CheckedPair(
          source: CheckedText(topic, own ?? main), target: CheckedText(topic, variant),
          confidence: variant.confidence)
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
  /// The probability that they belong together.
  let confidence: Double

  /// Whether the translation can only be a part or a summary, which leaves things out on purpose: it
  /// is very short, or the paragraph goes on beside it.
  var isDigest: Bool { target.width * 5 < source.width * 2 || target.isPart }
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

  /// The prose that is set off in no way; words in italics, bold or a link are often words that the
  /// text speaks of.
  var plainProse: String {
    guard !content.isEmpty else { return prose }
    return content.map { inline -> Inline in
      switch inline {
      case .emphasis, .strong, .link, .element: .text(" · ")
      default: inline
      }
    }.text(.prose)
  }

  /// Whether the text is a part of a paragraph: one that ends in no sentence, and goes on in the next
  /// line in the same language, or one that goes on from such a line.
  var isPart: Bool {
    guard kind == .paragraph || kind == .quote, let first = segmentIndices.first,
      let last = segmentIndices.last
    else { return false }
    let all = document.segments
    func goesOn(_ index: Int) -> Bool {
      guard all.indices.contains(index), all.indices.contains(index + 1) else { return false }
      let (one, next) = (all[index], all[index + 1])
      // A remark in brackets may be in the language of the thing that it names.
      let isOneText = one.language == next.language || next.text.hasPrefix("(")
      return one.kind == kind && next.kind == kind && isOneText
        && next.lines.lowerBound == one.lines.upperBound + 1 && !Sentence.ends(one.text.trimmed)
    }
    return goesOn(last) || goesOn(first - 1)
  }

  /// Whether a text is all in italics or in one element, as captions below pictures are.
  var isCaption: Bool {
    guard content.count == 1 else { return kind == .caption }
    return switch content[0] {
    case .emphasis, .element: true
    default: kind == .caption
    }
  }

  /// Whether the text is code without a fence.
  var looksLikeCode: Bool { kind != .cell && text.looksLikeCode }

  /// The width in Latin letters; a Hangul syllable, kana or Han character counts for two.
  var width: Int { TerminalWidth.columns(of: text) }

  /// Whether the text begins with a mark that translators or authors put before a remark.
  var isRemark: Bool { Self.remarks.contains { text.hasPrefix($0) } }

  private static let remarks = [
    "→", "※", "*", "=>", "//", "⇒", "->", "訳注", "注釈", "編者注", "역주", "옮긴이", "(옮긴이", "(역주",
  ]

  /// The file and line, as in `notes.md:12`.
  var reference: String {
    "\(document.source.path):\(segments.first?.lines.lowerBound ?? 1)"
  }
}

extension String {
  /// Whether the text is the output of a compiler or a terminal.
  private var looksLikeOutput: Bool {
    let starts = [
      "error[", "error:", "warning:", "thread '", "note: ", "test result:", "Finished ",
    ]
    if starts.contains(where: hasPrefix) || contains("^^^") || contains("++++") { return true }
    // `failed to x: failed to y: no such file`: errors that wrap each other.
    if first?.isLowercase == true, split(separator: ": ").count > 2 { return true }
    // `12 | let x`: a line of code with its number.
    let rest = utf8.drop { 0x30...0x39 ~= $0 }
    return rest.count < utf8.count && rest.drop { $0 == 0x20 }.first == UInt8(ascii: "|")
  }

  /// Whether the text begins with a prompt or a comment mark, or has a code mark for every twelve
  /// characters.
  var looksLikeCode: Bool {
    if [">>>", "...", "$ ", "# ", "// "].contains(where: hasPrefix) || looksLikeOutput {
      return true
    }
    let marks = utf8.count { byte in
      [0x3D, 0x7B, 0x7D, 0x3B, 0x5F, 0x3C, 0x3E, 0x5C].contains(byte)
    }
    let calls = split(separator: "(").dropLast().count { part in
      part.last.map { $0.isASCII && $0.isLetter } ?? false
    }
    return marks + calls >= 3 && (marks + calls) * 12 >= unicodeScalars.count
  }
}
