import ArgumentParser
import Bitext

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Writes translations from XLIFF or PO back into the notes.",
    discussion: """
      Only texts that differ from the notes are changed, and only if the file can be read back as \
      intended. Missing texts are added to a file of their language.
      """)

  @OptionGroup var content: ContentOptions

  @Argument(help: "The file from the translator.", completion: .file())
  var file: String

  @Option(help: "The path of the source that was exported with --variant.")
  var variant: String?

  @Flag(help: "Where a text was changed here and in the notes: keep the one or write the other.")
  var preference: Preference?

  enum Preference: String, EnumerableFlag {
    case ours, theirs
  }

  func run() async throws {
    let (source, problems) = SourceFile.reading(path: file)
    Console.report(problems.filter { $0.severity > .note })
    guard let source else { throw ExitCode.failure }
    let delivery: Delivery
    do {
      delivery = try Delivery.reading(source)
    } catch {
      Console.report([error.diagnostic])
      throw ExitCode.failure
    }
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    let importing = Importing(
      delivery, into: corpus,
      Importing.Options(preference: preference?.importing, variant: variant))
    Console.report(importing.diagnostics)
    try write(importing.files)
    let left = importing.left > 0 ? ", \(importing.left) left as they are" : ""
    Console.print(
      "\(importing.changed) texts changed, \(importing.added) added, in "
        + "\(importing.files.count) files\(left)")
    if importing.diagnostics.contains(where: { $0.severity > .note }) { throw ExitCode.failure }
  }

  /// Writes all files, or none if one of them cannot be written.
  private func write(_ files: [Importing.File]) throws {
    guard !files.isEmpty else { return }
    let writer = try Console.reporting { () throws(WriteFailure) in
      try FolderWriter(content.content, state: FolderWriter.state)
    }
    let failures = files.compactMap { file in
      do throws(WriteFailure) {
        try writer.check(file.path, over: file.before)
        return nil as WriteFailure?
      } catch {
        return error
      }
    }
    guard failures.isEmpty else {
      for failure in failures { Console.report(failure.description) }
      Console.report("nothing was written")
      throw ExitCode.failure
    }
    for file in files {
      try Console.reporting { () throws(WriteFailure) in
        try writer.write(file.bytes, to: file.path, over: file.before)
      }
      Console.print((file.old == nil ? "new: " : "") + file.path)
    }
  }
}

extension Importing.File {
  /// The required state of the file: a new file replaces nothing, and an existing one still has the
  /// bytes that the delivery was compared with.
  fileprivate var before: FolderWriter.Before { old.map { .bytes($0) } ?? .nothing }
}

extension ImportCommand.Preference {
  fileprivate var importing: Importing.Options.Preference {
    switch self {
    case .ours: .ours
    case .theirs: .theirs
    }
  }
}
