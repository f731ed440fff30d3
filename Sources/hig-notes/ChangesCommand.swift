import ArgumentParser
import Bitext

struct ChangesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "Shows what became of each text between two states of the notes.",
    discussion: """
      A state is a revision in git: A..B compares two, A...B since they parted, A.. and A with the \
      notes as they are, and without one the notes as they are with the last commit. Two files are \
      compared as editions of one text. Texts are found again where they were edited, moved, split \
      or merged; line breaks and markup are no changes, and what is 'minor' a translation need not \
      follow.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, html }

  @OptionGroup var content: ContentOptions

  @Argument(
    help: ArgumentHelp(
      "A..B, then topics by address, title, file or folder; or two files.", valueName: "what"))
  var what: [String] = []

  @Option(help: "The output format.")
  var format = Format.text

  @Option(
    name: .customLong("in"),
    help: "With --format html, the language that the page is written in: en, ko or ja.")
  var words = "en"

  @Option(name: .language, help: "Only these languages, such as ko or ko,ja.")
  var language: String?

  @Flag(help: "Show unchanged texts, too.")
  var all = false

  func validate() throws {
    if try Language.list(words)?.first == nil {
      throw ValidationError("--in is one of en, ko and ja")
    }
  }

  func run() async throws {
    let languages = try Language.list(language)
    if what.count == 2, what.allSatisfy({ FileName.isText(Array($0.utf8)) }),
      let editions = try editions()
    {
      return try report(ChangesReport(editions, of: [], languages: languages, isComplete: all))
    }
    let history = NotesHistory(folder: content.content)
    try history.check()
    let (states, names) = try RevisionRange.reading(what, in: history)
    let (corpus, changes) = try await NotesStates(history, content).changes(of: states)
    let topics = names.isEmpty ? nil : try content.topics(called: names, in: corpus)
    var shown = changes
    if let topics {
      let paths = Set(topics.flatMap(\.documents).map(\.source.path))
      shown.keep { paths.contains($0) }
    }
    try report(
      ChangesReport(shown, of: corpus.allTopics, languages: languages, isComplete: all))
  }

  /// The changes between two files; nil if one of them does not exist.
  private func editions() throws -> NotesChanges? {
    let documents = try what.map { path -> Document? in
      let (source, problems) = SourceFile.reading(path: path)
      guard let source else {
        // It may be the file of a topic in another revision.
        if problems.contains(where: { $0.rule == "invalid-utf8" }) {
          Console.report(problems)
          throw ExitCode.failure
        }
        return nil
      }
      return Segmenter.segment(source, pathHint: PathKey(path: path).language).0
    }
    guard let old = documents[0], let new = documents[1] else { return nil }
    return NotesChanges(from: old, to: new, aligner: Aligner(lexicon: Lexicon()))
  }

  private func report(_ report: ChangesReport) throws {
    switch format {
    case .text: Console.write(Array(report.text().utf8))
    case .json: Console.write(report.json())
    case .html:
      let reader = try Language.list(words)?.first ?? .english
      let title = what.prefix(2).joined(separator: " → ")
      Console.write(report.html(title: title, in: reader))
    }
  }
}
