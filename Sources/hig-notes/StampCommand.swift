import Notation
import ArgumentParser
import Bitext
import Foundation

struct StampCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stamp",
    abstract: "Records that translations were reviewed and fit the current original.",
    discussion: """
      The original is kept beside the notes, in <topic>.stamps.yaml. When it changes, its \
      translations are out of date until they are stamped again.
      """)

  @OptionGroup var content: ContentOptions

  @Argument(help: "The slug of the topic.")
  var topic: String

  @Option(help: "Only these languages, such as ko or ko,ja.")
  var language: String?

  @Option(help: "Only this unit, by its id; may be repeated.")
  var unit: [String] = []

  func run() async throws {
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    let topic = try corpus.topic(called: topic)
    let languages = try Language.list(language) ?? topic.languages
    for id in unit where !topic.units.contains(where: { $0.id == id }) {
      let near = Spelling.nearest(to: id, among: topic.units.map(\.id))
      throw ValidationError(
        "'\(topic.slug)' has no unit '\(id)'" + (near.map { ": did you mean '\($0)'?" } ?? ""))
    }
    let (stamps, count) = Stamps.stamping(
      topic, languages: languages, ids: unit.isEmpty ? nil : Set(unit))
    guard count > 0 else {
      Console.report("there is no translation to stamp")
      throw ExitCode.failure
    }
    let path = Sidecars.path(of: .stamps, for: topic, in: corpus)
    try Sidecar(in: content, path: path).write(stamps.yaml(), over: .anything)
    Console.print("\(count) stamped in \(path)")
  }
}
