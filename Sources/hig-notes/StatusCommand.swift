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

      --format issue writes a list to tick, for an issue. --update renews such a list in a file: \
      what the list says itself is written anew, and ticks, names and words of people stay. A box \
      is ticked where nothing is left.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, tsv, issue }

  @OptionGroup var content: ContentOptions

  @Option(
    help: """
      The output format: text for people, json and, with --count, tsv for programs, issue for a list \
      to tick.
      """)
  var format = Format.text

  @Option(
    parsing: .upToNextOption, help: "Only these topics, by address, title, file or folder.")
  var topic: [String] = []

  @Option(name: .language, help: "Only these languages, such as ko or ko,ja.")
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

  @Option(
    help: "With --format issue, a file with a list that was written before, or - to filter one.",
    completion: .file())
  var update: String?

  @Option(
    name: .customLong("in"),
    help: "With --format issue, the language that the list is written in: en, ko or ja.")
  var words = "en"

  @Option(help: "With --format issue, the address of a built site, for links into it.")
  var preview: String?

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
      case .issue: break
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
    case .issue: try write(whole, asked: report, states, of: corpus)
    }
  }

  func validate() throws {
    if format == .tsv, !count { throw ValidationError("--format tsv needs --count") }
    if format == .issue, count { throw ValidationError("--count has no list to tick") }
    if format != .issue, update != nil || preview != nil {
      throw ValidationError("--update and --preview need --format issue")
    }
    if try Language.list(words)?.first == nil {
      throw ValidationError("--in is one of en, ko and ja")
    }
  }

  /// The number of characters that an issue has room for on GitHub.
  private static let longestIssue = 65_536

  /// Prints the list to tick, or updates the list in a file.
  private func write(
    _ whole: StatusReport, asked: StatusReport, _ states: Set<String>?, of corpus: Corpus
  ) throws {
    let reader = try Language.list(words)?.first ?? .english
    let list = Checklist(
      of: whole, asked: asked, topics: corpus.allTopics, states: states,
      words: ChecklistWords(in: reader), preview: preview)
    let old = try update.map(text) ?? []
    let written = list.updating(String(decoding: old, as: UTF8.self))
    let new = Array(written.utf8)
    if written.unicodeScalars.count > Self.longestIssue {
      Console.report(
        "this list has more than the \(Self.longestIssue) characters that an issue of GitHub takes; "
          + "--language and --topic make shorter ones")
    }
    guard let update else { return Console.write(new) }
    if update == "-" { return Console.write(new) }
    guard new != old else { return Console.report("\(update) is up to date") }
    try Console.reporting { () throws(WriteFailure) in
      try FolderWriter.write(new, toOutput: update, state: FolderWriter.state)
    }
  }

  /// The bytes of the list that is updated, which are UTF-8.
  private func text(_ name: String) throws -> [UInt8] {
    if name == "-" { return try Machine.standardInput() }
    let file = ContentDirectory.File(named: name)
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try file.contents()
    } catch {
      Console.report([SourceFile.unreadable(file, error)])
      throw ExitCode.failure
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      Console.report("\(name): error: this is not UTF-8, so that it is left as it is")
      throw ExitCode.failure
    }
    return bytes
  }

  /// Rules of findings about files of stamps and pins, which are reported because they explain
  /// missing reviews.
  private static let rulesOfReviews: Set = ["topic-renamed", "topic-unknown"]

  /// Writes a badge for each topic and language, with the share of translations that are not out of
  /// date.
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
