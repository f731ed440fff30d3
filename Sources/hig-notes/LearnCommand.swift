import ArgumentParser
import Bitext

struct LearnCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Learns from the notes which words translate each other.",
    discussion: """
      Writes lexicon.tsv into the folder of notes: words that occur repeatedly in paragraphs \
      that certainly translate each other, and that the program does not know yet. Review it, \
      remove wrong pairs, and keep it with the notes: every build uses it.
      """)

  @OptionGroup var content: ContentOptions

  func run() async throws {
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
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
}
