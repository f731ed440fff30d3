import ArgumentParser
import Bitext
import Foundation

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Writes translations from XLIFF or PO back into the notes.",
    discussion: """
      Only texts that differ from the notes are touched, and only if the file still reads as meant \
      afterwards. Missing texts are added to a file of their language.
      """)

  @OptionGroup var content: ContentOptions

  @Argument(help: "The file that came back.", completion: .file())
  var file: String

  @Option(help: "The path of the source that was exported with --variant.")
  var variant: String?

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
    let importing = Importing(delivery, into: corpus, variant: variant)
    Console.report(importing.diagnostics)
    for file in importing.files { try write(file) }
    Console.print(
      "\(importing.changed) texts changed, \(importing.added) added, in "
        + "\(importing.files.count) files")
    if importing.diagnostics.contains(where: { $0.severity > .note }) { throw ExitCode.failure }
  }

  private func write(_ file: Importing.File) throws {
    let url = URL(filePath: content.content).appending(path: file.path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url, options: .atomic)
    } catch {
      Console.report(unwritten: file.path, error)
      throw ExitCode.failure
    }
    Console.print((file.isNew ? "new: " : "") + file.path)
  }
}
