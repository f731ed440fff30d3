import ArgumentParser
import Bitext

struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows what a branch changes, beside the translations that it concerns.",
    discussion: """
      BASE..HEAD is what HEAD has that BASE has not, since they parted, as a pull request shows it; \
      without HEAD, the notes as they are. The commit that is checked out is read from disk. markdown is for a comment on the pull request, github \
      for marks at the lines of stale translations. Exits with 0, whatever was found.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case markdown, json, github }

  @OptionGroup var content: ContentOptions

  @Argument(help: ArgumentHelp("The revisions, as in main..HEAD.", valueName: "base..head"))
  var range: String

  @Option(help: "The output format.")
  var format = Format.markdown

  @Option(
    name: .customLong("in"),
    help: "The language of the review: en, ko or ja.")
  var words = "en"

  @Option(help: "The address of a site that was built of the change, for links into it.")
  var preview: String?

  func run() async throws {
    guard let reader = try Language.list(words)?.first else {
      throw ValidationError("--in is one of en, ko and ja")
    }
    let history = NotesHistory(folder: content.content)
    try history.check()
    guard let dots = range.firstRange(of: "..") else {
      throw ValidationError("name two revisions, as in main..HEAD, or one with two dots: main..")
    }
    let (from, to) = (range[..<dots.lowerBound], range[dots.upperBound...].drop { $0 == "." })
    let head = to.isEmpty ? nil : try history.commit(String(to))
    let old = try history.parting(
      try history.commit(from.isEmpty ? "HEAD" : String(from)), head ?? "HEAD")
    let isHere = try head.map { try $0 == history.commit("HEAD") } ?? true
    let (corpus, changes) = try await NotesStates(history, content).changes(
      of: RevisionRange(old: old, new: isHere ? nil : head))
    let filter = FindingFilter(
      rules: [], off: corpus.settings.rulesOff, topics: [], languages: [], in: corpus)
    let findings = await Rules.check(corpus, in: content.content, jobs: 2).filter(filter.selects)
    let review = Review(
      changes, in: corpus, findings: findings,
      aligner: corpus.aligner)
    switch format {
    case .markdown:
      let text = review.markdown(ReviewWords(in: reader), preview: preview)
      Console.write(Array(text.utf8))
    case .json: Console.write(review.json(in: reader))
    case .github: Console.write(review.github(in: try history.prefix(), language: reader))
    }
  }
}
