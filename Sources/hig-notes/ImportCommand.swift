import ArgumentParser
import Bitext
import Foundation

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Writes translations from XLIFF or PO back into the notes.",
    discussion: """
      Only texts that a translator has changed are written, and only if nothing else in the file \
      changes or is read in another way. A text that was changed in the notes as well since the \
      export is a conflict. Missing texts are added to a file of their language. The exit code is 1 \
      if a text that was changed is left.
      """)

  @OptionGroup var content: ContentOptions

  @Argument(help: "The files from translators, or - for standard input.", completion: .file())
  var files: [String]

  @Option(help: "The path of the source that was exported with --variant.")
  var variant: String?

  @Flag var preference: Preference?

  @Flag(help: "Show what would change, as a difference, and write nothing.")
  var dryRun = false

  @Flag(
    help: "Write texts that lack bold, links, code, footnotes, placeholders or cells as well.")
  var allowLostMarkup = false

  enum Preference: String, EnumerableFlag {
    case ours, theirs

    static func help(for value: Self) -> ArgumentHelp? {
      switch value {
      case .ours: "Where the notes have changed a text as well, keep what they have."
      case .theirs: "Where the notes have changed a text as well, write what came back."
      }
    }
  }

  func run() async throws {
    var read: [Delivery] = []
    for file in files {
      // What is wrong with any of them is reported before anything is written.
      if let delivery = try delivery(file) { read.append(delivery) }
    }
    guard read.count == files.count else { throw ExitCode.failure }
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    let importing = Importing(
      read, into: corpus,
      Importing.Options(
        preference: preference?.importing, variant: variant, allowsLostMarkup: allowLostMarkup))
    Console.report(importing.diagnostics)
    if dryRun {
      for file in importing.files {
        let difference = UnifiedDifference.text(path: file.path, from: file.old, to: file.bytes)
        Console.write(Array(difference.utf8))
      }
    } else {
      try write(importing.files)
    }
    let conflicts = importing.conflicts > 0 ? ", \(importing.conflicts) in conflict" : ""
    let left = importing.left > 0 ? ", \(importing.left) left as they are\(conflicts)" : ""
    let summary =
      "\(importing.changed.counted("text")) changed, \(importing.added) added, in "
      + "\(importing.files.count.counted("file"))\(left)"
    // A difference is for other programs to read.
    if dryRun { Console.report("\(summary); nothing was written") } else { Console.print(summary) }
    if importing.diagnostics.contains(where: { $0.severity > .note }) { throw ExitCode.failure }
  }

  /// Reads a delivery; nil, with a message, if that is impossible.
  private func delivery(_ file: String) throws -> Delivery? {
    let (source, problems) =
      file == "-"
      ? SourceFile.decoding(
        Array(try FileHandle.standardInput.readToEnd() ?? Data()), path: "<stdin>")
      : SourceFile.reading(path: file)
    Console.report(problems.filter { $0.severity > .note })
    guard let source else { return nil }
    do throws(DeliveryError) {
      return try Delivery.reading(source)
    } catch {
      Console.report([error.diagnostic])
      return nil
    }
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
        try Sidecar.letBranchesMerge(file.path, in: content.content)
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
