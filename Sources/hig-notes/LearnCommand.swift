import ArgumentParser
import Bitext

struct LearnCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Learns from the notes which words translate each other.",
    discussion: """
      Writes lexicon.tsv into the folder of notes: words that occur repeatedly in paragraphs \
      that certainly translate each other, and that the program does not know yet. Review it, \
      remove wrong pairs, and keep it with the notes: every build uses it. With --glossary it writes \
      no file: it prints concepts for glossary.yaml, with what speaks for them, for a person to choose \
      from.
      """)

  @OptionGroup var content: ContentOptions

  @Flag(help: "Propose concepts for glossary.yaml instead, on standard output.")
  var glossary = false

  @Option(name: .languages, help: "The languages of --glossary, the original first, such as en,ko.")
  var languages: String?

  func validate() throws {
    if languages != nil, !glossary { throw ValidationError("--languages goes with --glossary") }
  }

  func run() async throws {
    let languages = try Language.list(languages)
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    if glossary { return propose(of: corpus, in: languages ?? corpus.languages) }
    let entries = LexiconLearner.entries(from: corpus)
    let text = Lexicon.text(
      of: entries,
      remarks: [
        "Words that translate each other, learned by `hig-notes learn`; strength in 0...1.",
        "language\tlanguage\tword\tword\tstrength",
      ])
    let file = Sidecar(in: content, path: "lexicon.tsv")
    try file.write(Array(text.utf8), over: .anything)
    Console.report("lexicon.tsv: \(entries.count.counted("pair")) of words")
  }

  private func propose(of corpus: Corpus, in languages: [Language]) {
    let spoken = languages.filter { Language.known.contains($0) }
    let proposal = GlossaryProposal(
      of: corpus, from: spoken.first ?? .english, to: Array(spoken.dropFirst()))
    Console.write(proposal.yaml())
    Console.report("\(proposal.count.counted("concept")) proposed; nothing was written")
  }
}
