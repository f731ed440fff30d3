/// Notes that say the same in several languages, aligned: a bitext, or parallel text.
///
/// ```swift
/// let korean = try Note(contentsOf: "ko.md")
/// let english = try Note(contentsOf: "en.md")
/// for bead in ParallelText([korean, english]).beads {
///   print(bead.confidence > 0.9, bead.first.map(\.text), bead.second.map(\.text))
/// }
/// // true ["목록의 행"] ["Rows of a list"]
/// // true ["행은 44 pt보다 낮지 않습니다."] ["A row is no lower than 44 pt."]
/// // false ["머리글은 스크롤을 따라갑니다."] []
/// ```
///
/// Any number of notes in any languages make one parallel text, several translations into one
/// language among them. Equal notes give an equal parallel text, on every machine.
public struct ParallelText: Sendable {
  /// What was aligned, in the order in which it was given.
  public let notes: [Note]
  /// The beads of each two texts: of each two notes, and of each two languages within one note.
  ///
  /// In the order of the notes and, for two texts, of the first; each segment of either is in
  /// exactly one of their beads.
  public let beads: [Bead]
  private let topic: Topic
  private let glossary: Glossary

  /// Aligns `notes`.
  ///
  /// - Parameters:
  ///   - notes: What speaks of one subject.
  ///   - glossary: For each concept, its terms by the BCP 47 tags of their languages; they help to
  ///     recognise what belongs together.
  /// - Complexity: Each note is aligned with each other one; two of n and m segments take less than
  ///   O(n · m), since only those that share a word are compared.
  public init(_ notes: [Note], glossary: [[String: [String]]] = []) {
    let concepts = glossary.map { terms in
      Dictionary(terms.map { (Language(tag: $0), $1) }, uniquingKeysWith: +)
    }
    let aligner = RememberingAligner(Aligner(lexicon: .empty, glossary: concepts))
    let documents = notes.map(\.document)
    self.notes = notes
    self.glossary = Glossary(
      concepts: concepts.enumerated().map {
        Glossary.Concept(id: "concept-\($0 + 1)", terms: $1, range: SourceRange(0, 0))
      })
    beads = StreamPairs(all: documents, align: aligner.align).pairs.flatMap { pair in
      pair.alignment.beads.map {
        Bead($0, pair.a, pair.b, aligner.explanation(of: $0, pair.a, pair.b))
      }
    }
    let titles = documents.map(DocumentTitle.init)
    let plans = TopicPlanning.plans(
      of: documents, titles: titles, profiles: documents.map { _ in nil },
      groups: documents.isEmpty ? [] : [Array(documents.indices)], configuration: Configuration(),
      reserving: [])
    topic =
      (plans.topics.first ?? plans.home).map { TopicBuilder.topic(from: $0, align: aligner.align) }
      ?? Topic(
        slug: "", section: "", weight: nil, documents: [], units: [], unitOfSegment: [],
        editions: [])
  }

  /// The translation units: what belongs together across all languages and notes, in reading order.
  public var units: [Unit] { topic.units.map { Unit($0, in: topic) } }

  /// The bytes of a file that other tools for translators read.
  ///
  /// ```swift
  /// let file = try ParallelText([korean, english]).exported(as: .po, languages: ["en", "ko"])
  /// print(file.count > 100)
  /// // true
  /// ```
  ///
  /// - Parameters:
  ///   - format: The form of the file.
  ///   - languages: The original's BCP 47 tag first; all that the notes have if there are none.
  /// - Returns: A whole file in UTF-8.
  /// - Throws: ``BitextError`` if the form holds two languages, and not two were asked for.
  public func exported(
    as format: Format, languages: [String] = []
  ) throws(BitextError) -> [UInt8] {
    let corpus = Corpus(
      settings: SiteSettings(), glossary: glossary, topics: [topic], home: nil, assets: [])
    do {
      return try format.exchange.bytes(
        of: corpus,
        Exchange.Options(languages: languages.isEmpty ? nil : languages.map(Language.init)))
    } catch {
      throw BitextError(error.message)
    }
  }

  /// TMX 1.4b, XLIFF 1.2, XLIFF 2.1, gettext PO, CSV, or JSON by the schema of `hig-notes export`.
  public enum Format: String, CaseIterable, Sendable {
    case tmx, xliff, xliff2, po, csv, json

    fileprivate var exchange: ExchangeFormat {
      switch self {
      case .tmx: .tmx
      case .xliff: .xliff
      case .xliff2: .xliff2
      case .po: .po
      case .csv: .csv
      case .json: .json
      }
    }
  }
}
