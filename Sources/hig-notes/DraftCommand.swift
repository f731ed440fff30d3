import ArgumentParser
import Bitext

struct DraftCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draft",
    abstract: "Begins a translation of a topic.",
    discussion: """
      Writes a file for a language that the topic lacks, named as the folder names its others: the \
      bytes of the original, with its front matter, pictures and code, and without the texts that \
      are not translated; with --keep-originals also its lists and tables, with each text as a \
      comment. 'export' hands the texts out, and 'import' puts them in their places, with the marks \
      of their originals.
      """)

  @OptionGroup var content: ContentOptions

  @Argument(help: "The topic: its address, its title or one of its files.")
  var topic: String

  @Option(help: "The language to begin, such as ko.")
  var language: String

  @Flag(help: "Keep each text that is not translated as a comment in its place.")
  var keepOriginals = false

  @Flag(help: "Print the file and write nothing.")
  var dryRun = false

  func run() async throws {
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    let topic = try content.topic(called: topic, in: corpus)
    guard let language = try Language.list(language)?.first else {
      throw ValidationError("choose a language, such as --language ko")
    }
    let file: NewTranslation
    do throws(NewTranslation.Failure) {
      file = try NewTranslation(
        of: topic, in: language, of: corpus, keepsOriginals: keepOriginals)
    } catch {
      throw Failure(Self.message(for: error, topic, language))
    }
    if dryRun { return Console.write(file.bytes) }
    let writer = try Console.reporting { () throws(WriteFailure) in
      try FolderWriter(content.content, state: FolderWriter.state)
    }
    try Console.reporting { () throws(WriteFailure) in
      try writer.write(file.bytes, to: file.path, over: .nothing)
    }
    Console.print("new: \(file.path)")
  }

  private static func message(
    for failure: NewTranslation.Failure, _ topic: Topic, _ language: Language
  ) -> String {
    switch failure {
    case .exists(let path):
      "'\(topic.slug)' has texts in \(language.tag) already, in \(path): 'export' and 'import' bring "
        + "those that it lacks"
    case .waiting(let path):
      "\(path) is there already, in the words of the original: 'export' and 'import' bring the texts of "
        + "'\(topic.slug)'"
    case .shared(let path):
      "here translations stand below their originals: 'export' and 'import' bring those of "
        + "'\(topic.slug)' into \(path)"
    case .impossible: "'\(topic.slug)' has no original that a file could be made of"
    }
  }
}
