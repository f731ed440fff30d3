import ArgumentParser
import Bitext
import Notation

struct StampCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stamp",
    abstract: "Records that translations were reviewed and fit the current original.",
    discussion: """
      The original is kept beside the notes, in <topic>.stamps.yaml. When it changes, its \
      translations are out of date until they are stamped again. --by keeps who looked at them and \
      when. --machine says that a program made them: they stay unreviewed, pages mark them, and \
      'status --state machine' lists them until a person stamps them.

      --from-history asks no person: it finds in git's history the original as it stood when its \
      translation last changed its words, for the topic, or for all without one. Markup, line \
      breaks, moves, renames, other numbers of headings and items, and mended spelling, \
      punctuation and grammar are no changes. What a person stamped stays, and so does the doubt \
      about pairs that are doubtful. A translation with `sourceCommit` in its front matter is one \
      of that commit.
      """)

  @OptionGroup var content: ContentOptions

  @Argument(help: "The topic: its address, its title or one of its files.")
  var topic: String?

  @Option(name: .language, help: "Only these languages, such as ko or ko,ja.")
  var language: String?

  @Option(help: "Only this unit, by its id or its first words; may be repeated.")
  var unit: [String] = []

  @Option(help: "Who looked at the translations, or with --machine the program that made them.")
  var by: String?

  @Flag(help: "A program made the translations, and nobody has looked at them.")
  var machine = false

  @Option(
    defaultAsFlag: HistoryReading.now, parsing: .next,
    help: ArgumentHelp(
      "Stamp what git's history tells, up to a revision.", valueName: "revision"))
  var fromHistory: String?

  func validate() throws {
    if fromHistory != nil, !unit.isEmpty {
      throw ValidationError("--from-history stamps whole topics; leave --unit out")
    }
    if fromHistory != nil, by != nil || machine {
      throw ValidationError("--from-history asks nobody; leave --by and --machine out")
    }
    if fromHistory == nil, topic == nil { throw ValidationError("name the topic to stamp") }
  }

  func run() async throws {
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    if let fromHistory { return try await stampFromHistory(corpus, upTo: fromHistory) }
    let topic = try content.topic(called: topic ?? "", in: corpus)
    let languages = try Language.list(language) ?? topic.languages
    let ids = try unit.map { try topic.unit(called: $0) }
    let (stamps, count, kept) = Stamps.stamping(
      topic, languages: languages, ids: ids.isEmpty ? nil : Set(ids), by: provenance)
    // A stamp of a value's words does not record who made them.
    let fields =
      ids.isEmpty && !machine ? Stamps.ofFields(in: topic, of: corpus, languages: languages) : []
    let path = Sidecars.path(of: .stamps, for: topic, in: corpus)
    guard count + fields.count > 0 else {
      Console.report(
        kept > 0 ? Self.stays(kept, in: path) : "there is no translation to stamp")
      throw ExitCode.failure
    }
    try Sidecar(in: content, path: path).write(
      stamps.adding(fields).yaml(), over: .anything)
    Console.print("\(count + fields.count) stamped in \(path)")
    if kept > 0 { Console.report(Self.stays(kept, in: path)) }
  }

  /// A message that a program does not take back the stamps of a person, and how the person can.
  private static func stays(_ count: Int, in path: String) -> String {
    "\(count.counted("translation")) that a person has stamped \(count == 1 ? "stays" : "stay") so: "
      + "to say that a program made \(count == 1 ? "it" : "them") all the same, "
      + "delete \(count == 1 ? "its line" : "their lines") in \(path) first"
  }

  /// The person or machine that made or reviewed the translations; nil if none is to be named.
  private var provenance: Provenance? {
    guard machine || by != nil else { return nil }
    return Provenance(machine ? .machine : .human, by: by, on: Machine.today)
  }

  private func stampFromHistory(_ corpus: Corpus, upTo revision: String) async throws {
    let topics = try topic.map { [try content.topic(called: $0, in: corpus)] } ?? corpus.allTopics
    let reading = try await HistoryReading(
      of: topics, in: corpus, languages: try Language.list(language), content: content,
      upTo: revision)
    reading.report()
    var (count, stale) = (0, 0)
    for topic in topics {
      guard let stamped = reading.topics[topic.slug], let added = reading.added[topic.slug],
        !added.isEmpty
      else { continue }
      let path = Sidecars.path(of: .stamps, for: topic, in: corpus)
      try Sidecar(in: content, path: path).write(stamped.stamps.yaml(), over: .anything)
      let outOfDate = added.count { $0.isOutOfDate }
      Console.print(
        "\(added.count) stamped in \(path)"
          + (outOfDate > 0 ? ", \(outOfDate) of an original that has changed since" : ""))
      count += added.count
      stale += outOfDate
    }
    if topics.count > 1 || count == 0 {
      Console.print(
        "\(count.counted("translation")) stamped from history, \(stale) of them out of date")
    }
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
