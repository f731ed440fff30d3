import ArgumentParser
import Bitext
import SiteBuilder

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes the bitext for translators' tools, or the notes as a book.",
    discussion: """
      tmx (1.4b), xliff (1.2), xliff2 (2.1), po, csv and json hold the texts, tbx (TBX-Basic) the \
      glossary. xliff, xliff2 and po hold an original and one translation. All but tbx, json \
      and epub come back with 'import'. An out-of-date translation is a pair with the original that it \
      translates in tmx, and marked as unfinished in the others. epub is a book (EPUB 3) in one \
      language, or in several paragraph by paragraph.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case tmx, xliff, xliff2, po, tbx, csv, json, epub

    /// Nil for a book, which is for readers.
    var exchange: ExchangeFormat? {
      switch self {
      case .tmx: .tmx
      case .xliff: .xliff
      case .xliff2: .xliff2
      case .po: .po
      case .tbx: .tbx
      case .csv: .csv
      case .json: .json
      case .epub: nil
      }
    }
  }

  enum Segment: String, ExpressibleByArgument, CaseIterable { case paragraph, sentence }

  @OptionGroup var content: ContentOptions

  @Option(help: "The format to write.")
  var format: Format?

  @Option(name: .languages, help: "The languages, the original first, such as en,ko.")
  var languages: String?

  @OptionGroup var selection: SelectionOptions

  @Option(
    help: "What becomes a unit; sentence cuts where sentences surely translate each other.")
  var segment = Segment.paragraph

  @Option(
    help: "The path of the source to use if several translate a topic.")
  var variant: String?

  @Option(
    help: ArgumentHelp(
      "How like an original has to be, in percent, for its translation to be offered where one is missing or "
        + "out of date, in xliff, xliff2 and po; 0 for no offers.", valueName: "percent"))
  var matches = TranslationMemory.leastPercent

  @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
  var output: String?

  @Flag(help: "Print the JSON Schema of the json format and do nothing else.")
  var schema = false

  func run() async throws {
    if schema { return Console.write(Array(ExchangeJSON.schema.utf8)) }
    guard 0...100 ~= matches else {
      throw ValidationError("--matches is a percentage, from 0 to 100")
    }
    guard let format else { throw ValidationError("choose a format, such as --format tmx") }
    if format == .epub, selection.choosesUnits || segment == .sentence || variant != nil {
      throw ValidationError(
        "a book has whole topics: --state, --since, --only-changed, --segment and --variant are for units"
      )
    }
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    let selection = try selection.selection(of: corpus, in: content)
    let bytes: [UInt8]
    do {
      guard let exchange = format.exchange else {
        return try write(try book(of: corpus, topics: selection.topics))
      }
      bytes = try exchange.bytes(
        of: corpus,
        Exchange.Options(
          languages: try Language.list(languages), variant: variant,
          selection: selection,
          segmentation: segment == .sentence ? .sentences : .paragraphs,
          leastMatch: matches > 0 ? matches : nil))
    } catch let error as ExchangeError {
      throw ValidationError(error.message)
    }
    try write(bytes)
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let output else { return Console.write(bytes) }
    try Console.reporting { () throws(WriteFailure) in
      try FolderWriter.write(bytes, toOutput: output, state: FolderWriter.state)
    }
  }

  /// The notes as a book, in the languages that are asked for or else in the first that they have.
  private func book(of corpus: Corpus, topics: Set<String>?) throws -> [UInt8] {
    let known = corpus.languages.filter(\.isDetermined)
    let asked = try Language.list(languages) ?? Array(known.prefix(1))
    if let stranger = asked.first(where: { !known.contains($0) }) {
      let list = known.map(\.tag).joined(separator: ", ")
      throw ValidationError("no note is in '\(stranger.tag)'; there are \(list)")
    }
    let site = try Site(corpus: corpus, options: SiteOptions())
    guard let book = site.book(in: asked, topics: topics, date: BookDate.ofEnvironment) else {
      throw Failure("there is no topic in \(asked.map(\.tag).joined(separator: ", "))")
    }
    return book
  }
}
