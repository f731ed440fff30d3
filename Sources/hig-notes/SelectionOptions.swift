import ArgumentParser
import Bitext

/// The options for which units are handed out.
struct SelectionOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption, help: "Only these topics, by address, title, file or folder.")
  var topic: [String] = []

  @Option(help: "Only units in these states, such as missing,out-of-date,doubtful,unreviewed.")
  var state: String?

  @Option(
    help: """
      Only topics whose original has changed since a date (2026-11-21) or a revision of the notes in \
      git.
      """)
  var since: String?

  @Flag(
    help: """
      Only units whose original is new or has changed: since --since, or else since their \
      translations were stamped.
      """)
  var onlyChanged = false

  /// Whether single units are asked for.
  var choosesUnits: Bool { state != nil || since != nil || onlyChanged }

  func selection(of corpus: Corpus, in content: ContentOptions) throws -> ExchangeSelection {
    var selection = ExchangeSelection()
    if !topic.isEmpty {
      selection.topics = Set(try content.topics(called: topic, in: corpus).map(\.slug))
    }
    selection.states = try StateNames.list(state)
    selection.earlier = try since.map { try NotesHistory(folder: content.content).texts(since: $0) }
    selection.onlyChanged = onlyChanged
    return selection
  }
}
