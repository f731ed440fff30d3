import ArgumentParser
import Bitext

struct PinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Corrects the alignment, an id or a language for all future builds.",
    discussion: """
      A text is quoted by its first words; where several sources have them, by the source too, as \
      in 'ko.md::words'. The correction is kept beside the notes, in <topic>.pins.yaml.

        hig-notes pin tables --together "A shelf keeps" "선반에는"
        hig-notes pin tables --apart "A shelf keeps" "ko.md::옮긴이 주"
        hig-notes pin tables --unit shelves --of "A shelf keeps"
        hig-notes pin tables --language ja --of "概要"
      """)

  @OptionGroup var content: ContentOptions

  @Argument(help: "The topic: its address, its title or one of its files.")
  var topic: String

  @Option(parsing: .upToNextOption, help: "Texts that belong together.")
  var together: [String] = []

  @Option(parsing: .upToNextOption, help: "Texts that do not belong together.")
  var apart: [String] = []

  @Option(help: "The id of a unit.")
  var unit: String?

  @Option(help: "The language of a text.")
  var language: String?

  @Option(help: "The text to which --unit or --language applies.")
  var of: String?

  func run() async throws {
    let pin = Pin(try kind())
    let (corpus, before) = try await content.corpus()
    Console.report(before.filter { $0.severity == .error })
    let topic = try content.topic(called: topic, in: corpus)
    let path = Sidecars.path(of: .pins, for: topic, in: corpus)
    let file = Sidecar(in: content, path: path)
    let old = try file.bytes()
    guard let new = Pin.adding(pin, to: old ?? []) else {
      Console.report(WriteFailure(path: path, .noText).description)
      throw ExitCode.failure
    }
    try file.tryOut(new, over: old.map { .bytes($0) } ?? .nothing)
    // Reports now what the next build would say about the file; a pin that has no effect is
    // removed.
    let (_, after) = try await content.corpus()
    let problems = after.filter { $0.path == path }
    guard problems.count > before.count(where: { $0.path == path }) else {
      try file.letBranchesMerge()
      return Console.print("pinned in \(path)")
    }
    Console.report(problems)
    if let old { try file.tryOut(old, over: .bytes(new)) } else { try file.remove(over: new) }
    throw ExitCode.failure
  }

  private func kind() throws -> Pin.Kind {
    let kinds = [!together.isEmpty, !apart.isEmpty, unit != nil, language != nil].count { $0 }
    guard kinds == 1 else {
      throw ValidationError("use one of --together, --apart, --unit and --language")
    }
    if !together.isEmpty || !apart.isEmpty {
      guard of == nil else { throw ValidationError("--of goes with --unit and --language") }
      let quotes = (together + apart).map(quote)
      guard quotes.count > 1 else { throw ValidationError("quote at least two texts") }
      return together.isEmpty ? .apart(quotes) : .together(quotes)
    }
    guard let of else { throw ValidationError("quote the text: --of \"its first words\"") }
    if let unit { return .unit(id: unit, quote(of)) }
    return .language(Language(tag: (language ?? "").lowercased()), quote(of))
  }

  private func quote(_ text: String) -> Pin.Quote {
    let parts = text.split(separator: "::", maxSplits: 1).map(String.init)
    return parts.count == 2 ? Pin.Quote(parts[1], in: parts[0]) : Pin.Quote(text)
  }
}
