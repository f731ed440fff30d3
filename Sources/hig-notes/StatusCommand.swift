import ArgumentParser
import Bitext

struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Shows what is missing, out of date, unreviewed or doubtful, the worst first.",
    discussion: """
      What is left are the originals of units that are missing or out of date, in words, or in \
      characters without spaces where an original is Korean or Japanese. --count counts all states \
      so, with the repetitions: originals that were counted before. --from-history takes what \
      'stamp --from-history' would write.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, tsv }

  @OptionGroup var content: ContentOptions

  @Option(help: "The output format: text for people, json and, with --count, tsv for programs.")
  var format = Format.text

  @Option(
    parsing: .upToNextOption, help: "Only these topics, by address, title, file or folder.")
  var topic: [String] = []

  @Option(help: "Only these languages, such as ko or ko,ja.")
  var language: String?

  @Option(help: "Only topics with units in these states, such as missing,out-of-date,doubtful.")
  var state: String?

  @Option(help: "The order: the most work first, by topic, or what has most words left.")
  var sort = StatusReport.Order.work

  @Flag(help: "Count words and characters, by topic, language and state.")
  var count = false

  @Flag(help: "List every topic; otherwise those without a translation are summed up.")
  var all = false

  @Option(help: "A folder for SVG badges, one for each topic and language.")
  var badges: String?

  @Option(
    defaultAsFlag: HistoryReading.now, parsing: .next,
    help: ArgumentHelp(
      "Also find in git's history what was changed since it was translated, without writing it down.",
      valueName: "revision"))
  var fromHistory: String?

  func run() async throws {
    var (corpus, diagnostics) = try await content.corpus()
    Console.report(
      diagnostics.filter { $0.severity == .error || Self.rulesOfReviews.contains($0.rule) })
    let topics =
      topic.isEmpty ? nil : Set(try content.topics(called: topic, in: corpus).map(\.slug))
    let languages = try Language.list(language)
    let states = try StateNames.list(state)
    if let fromHistory {
      corpus = try await content.corpus(
        corpus, topics: topics, languages: languages, withHistoryUpTo: fromHistory)
    }
    if count {
      let report = VolumeReport(of: corpus, topics: topics, languages: languages, states: states)
      switch format {
      case .text: Console.write(Array(report.text().utf8))
      case .tsv: Console.write(Array(report.tsv().utf8))
      case .json: Console.write(report.json())
      }
      return
    }
    let whole = StatusReport(of: corpus, in: languages)
    if let badges { try write(whole, to: badges) }
    if whole.entries.isEmpty, format == .text, languages == nil {
      return Console.report(
        "these notes are in one language; --language ko says what a translation needs")
    }
    let report = whole.filtered(topics: topics, states: states).sorted(by: sort)
    switch format {
    case .text: Console.write(Array(report.text(states: states, isComplete: all).utf8))
    case .json: Console.write(report.json())
    case .tsv: break
    }
  }

  func validate() throws {
    if format == .tsv, !count { throw ValidationError("--format tsv needs --count") }
  }

  /// What is said about files of stamps and pins, because it explains why reviews are gone.
  private static let rulesOfReviews: Set = ["topic-renamed", "topic-unknown"]

  /// Writes badges with the share of each topic that has a translation that is not out of date.
  private func write(_ report: StatusReport, to folder: String) throws {
    try Console.reporting { () throws(WriteFailure) in
      let code = Folders.make(folder)
      guard code == 0 else { throw WriteFailure(path: folder, .system(code)) }
      for entry in report.entries {
        let badge = StatusBadge(label: "\(entry.topic) \(entry.language)", done: entry.done)
        try FolderWriter.write(
          badge.svg, toOutput: "\(folder)/\(entry.topic).\(entry.language).svg",
          state: FolderWriter.state)
      }
    }
  }
}

extension ContentOptions {
  /// The corpus with the stamps that the history of some topics adds.
  func corpus(
    _ corpus: Corpus, topics: Set<String>?, languages: [Language]?, withHistoryUpTo revision: String
  ) async throws -> Corpus {
    let wanted = corpus.allTopics.filter { topics?.contains($0.slug) ?? true }
    let reading = try await HistoryReading(
      of: wanted, in: corpus, languages: languages, content: self, upTo: revision)
    reading.report()
    return corpus.mapping { reading.topics[$0.slug] ?? $0 }
  }
}

extension StatusReport.Order: ExpressibleByArgument {}
