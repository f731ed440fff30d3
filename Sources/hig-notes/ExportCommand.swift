import ArgumentParser
import Bitext

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes the bitext for translators' tools.",
    discussion: """
      tmx (1.4b), xliff (1.2), xliff2 (2.1), po, csv and json hold the texts, tbx (TBX-Basic) the \
      glossary. xliff, xliff2 and po hold an original and one translation. All but tbx and json \
      come back with 'import'. An out-of-date translation is a pair with the original that it \
      translates in tmx, and marked as unfinished in the others.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case tmx, xliff, xliff2, po, tbx, csv, json

    var exchange: ExchangeFormat {
      switch self {
      case .tmx: .tmx
      case .xliff: .xliff
      case .xliff2: .xliff2
      case .po: .po
      case .tbx: .tbx
      case .csv: .csv
      case .json: .json
      }
    }
  }

  enum Segment: String, ExpressibleByArgument, CaseIterable { case paragraph, sentence }

  @OptionGroup var content: ContentOptions

  @Option(help: "The format to write.")
  var format: Format?

  @Option(help: "The languages, the original first, such as en,ko.")
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
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    let selection = try selection.selection(of: corpus, in: content)
    let bytes: [UInt8]
    do {
      bytes = try format.exchange.bytes(
        of: corpus,
        Exchange.Options(
          languages: try Language.list(languages), variant: variant, selection: selection,
          segmentation: segment == .sentence ? .sentences : .paragraphs,
          leastMatch: matches > 0 ? matches : nil))
    } catch let error as ExchangeError {
      throw ValidationError(error.message)
    }
    guard let output else { return Console.write(bytes) }
    try Console.reporting { () throws(WriteFailure) in
      try FolderWriter.write(bytes, toOutput: output, state: FolderWriter.state)
    }
  }
}
