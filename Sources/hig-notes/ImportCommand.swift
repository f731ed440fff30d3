import ArgumentParser
import Bitext

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Writes translations from XLIFF, PO, TMX or CSV back into the notes.",
    discussion: """
      Only texts that a translator has changed are written, and only if nothing else in the file \
      changes or is read in another way. A text that was changed in the notes as well since the \
      export is a conflict. Missing texts are written where the other pairs of the file have theirs; \
      a topic without a file in the language gets one, made of its original. The exit code is 1 if a \
      text that was changed is left.

      --stamp takes as approved: in XLIFF 1.2 approved="yes" and the states final and signed-off, in \
      XLIFF 2 the states reviewed and final, in PO what is not fuzzy, in CSV a state reviewed, \
      approved, final or current. TMX says nothing of it.
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

  @Flag(help: "Stamp what came back approved and translates the original as it is now.")
  var stamp = false

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
    var isReadable = true
    for file in files {
      // Faults of all deliveries are reported before anything is written.
      if let deliveries = try deliveries(file) { read += deliveries } else { isReadable = false }
    }
    guard isReadable else { throw ExitCode.failure }
    let (corpus, diagnostics) = try await content.corpus()
    if let error = Exchange.error(onVariant: variant, of: corpus) {
      throw ValidationError(error.message)
    }
    Console.report(diagnostics.filter { $0.severity == .error })
    let importing = Importing(
      read, into: corpus,
      Importing.Options(
        preference: preference?.importing, variant: variant, allowsLostMarkup: allowLostMarkup,
        stampsApproved: stamp))
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
    let stamped = stamp ? ", \(importing.stamped) stamped" : ""
    let summary =
      "\(importing.changed.counted("text")) changed, \(importing.added) added\(stamped), in "
      + "\(importing.files.count.counted("file"))\(left)"
    // With `--dry-run`, standard output holds the difference, which other programs read.
    if dryRun { Console.report("\(summary); nothing was written") } else { Console.print(summary) }
    if importing.diagnostics.contains(where: { $0.severity > .note }) { throw ExitCode.failure }
  }

  /// Reads a file, which may hold several languages; nil, with a message, if that is impossible.
  private func deliveries(_ file: String) throws -> [Delivery]? {
    let bytes: [UInt8]
    if file == "-" {
      bytes = try Machine.standardInput()
    } else {
      do throws(FileSystem.Failure) {
        bytes = try ContentDirectory.File(named: file).contents()
      } catch {
        Console.report([SourceFile.unreadable(ContentDirectory.File(named: file), error)])
        return nil
      }
    }
    let (source, problems) = Delivery.decoding(bytes, path: file == "-" ? "<stdin>" : file)
    Console.report(problems.filter { $0.severity > .note || $0.rule == "delivery" })
    guard let source else { return nil }
    do throws(DeliveryError) {
      return try Delivery.all(in: source)
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
