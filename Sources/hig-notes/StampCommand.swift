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

  @Argument(help: "The topic: its address, its title or one of its files.")
  var topic: String

  @Option(help: "Only these languages, such as ko or ko,ja.")
  var language: String?

  @Option(help: "Only this unit, by its id or its first words; may be repeated.")
  var unit: [String] = []

  func run() async throws {
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    let topic = try content.topic(called: topic, in: corpus)
    let languages = try Language.list(language) ?? topic.languages
    let ids = try unit.map { try topic.unit(called: $0) }
    let (stamps, count) = Stamps.stamping(
      topic, languages: languages, ids: ids.isEmpty ? nil : Set(ids))
    guard count > 0 else {
      Console.report("there is no translation to stamp")
      throw ExitCode.failure
    }
    let path = Sidecars.path(of: .stamps, for: topic, in: corpus)
    try Sidecar(in: content, path: path).write(stamps.yaml(), over: .anything)
    Console.print("\(count) stamped in \(path)")
  }
}

extension Topic {
  /// The id of the unit that a person names by it, or by its first words in any language.
  fileprivate func unit(called name: String) throws -> String {
    if units.contains(where: { $0.id == name }) { return name }
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let found = units.filter { unit in
      unit.variants.contains { text(of: $0).hasPrefix(words) }
    }
    if found.count == 1 { return found[0].id }
    guard found.isEmpty || words.isEmpty else {
      let ids = found.prefix(5).map { "'\($0.id)'" }.joined(separator: ", ")
      throw ValidationError(
        "\(found.count) units of '\(slug)' begin with '\(name)', such as \(ids)")
    }
    let near = Spelling.nearest(to: name, among: units.map(\.id))
    throw ValidationError(
      "'\(slug)' has no unit '\(name)'" + (near.map { ": did you mean '\($0)'?" } ?? ""))
  }
}
