/// Aligned notes with the same content in several languages: a bitext, or parallel text.
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
/// A parallel text may have any number of notes in any languages, including several translations
/// into one language. Equal notes give an equal parallel text on every machine.
public struct ParallelText: Sendable {
  /// The aligned notes, in the order given.
  public let notes: [Note]
  /// The beads of every pair of texts: of two notes, and of two languages within one note.
  ///
  /// They are in the order of the notes and of the first text of each pair. Each segment is in
  /// exactly one bead of each pair.
  public let beads: [Bead]
  private let topic: Topic
  private let glossary: Glossary

  /// Aligns `notes`.
  ///
  /// - Parameters:
  ///   - notes: Notes on the same subject.
  ///   - glossary: For each concept its terms, by BCP 47 tag; they are additional evidence for the
  ///     alignment.
  /// - Complexity: Each note is aligned with every other one. Aligning n and m segments takes less
  ///   than O(n · m), because only pairs that share a word are compared.
  public init(_ notes: [Note], glossary: [[String: [String]]] = []) {
    let concepts = glossary.map { terms in
      Dictionary(terms.map { (Language(tag: $0), $1) }, uniquingKeysWith: +)
    }
    let aligner = RememberingAligner(Aligner(lexicon: .empty, glossary: concepts))
    let documents = notes.map(\.document)
    self.notes = notes
    self.glossary = Glossary(
      concepts: concepts.enumerated().map {
        Glossary.Concept(id: "concept-\($0 + 1)", terms: $1)
      })
    beads = StreamPairs(all: documents, align: aligner.align).pairs.flatMap { pair in
      pair.alignment.beads.map {
        Bead($0, pair.a, pair.b, aligner.explanation(of: $0, pair.a, pair.b))
      }
    }
    let titles = documents.map(DocumentTitle.init)
    let plans = TopicPlanning.plans(
      of: documents, titles: titles, profiles: documents.map { _ in nil },
      groups: TopicGroups(sets: documents.isEmpty ? [] : [Array(documents.indices)]),
      configuration: Configuration(), reserving: [])
    topic =
      (plans.topics.first ?? plans.home).map { TopicBuilder.topic(from: $0, align: aligner.align) }
      ?? Topic(
        slug: "", section: "", documents: [], units: [], unitOfSegment: [],
        editions: [])
  }

  /// The translation units across all languages and notes, in reading order.
  public var units: [Unit] { topic.units.map { Unit($0, in: topic) } }

  /// The bytes of a file for other translation tools.
  ///
  /// ```swift
  /// let file = try ParallelText([korean, english]).exported(as: .po, languages: ["en", "ko"])
  /// print(file.count > 100)
  /// // true
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - languages: The BCP 47 tags, the original's first; by default all languages of the notes.
  /// - Returns: A complete file in UTF-8.
  /// - Throws: ``BitextError`` if the format needs exactly two languages and others were given.
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

  /// TMX 1.4b, XLIFF 1.2, XLIFF 2.1, gettext PO, CSV, or JSON with the schema of `hig-notes
  /// export`.
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
