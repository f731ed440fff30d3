import ArgumentParser
import Bitext

struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Shows what is missing, out of date, unreviewed or doubtful, the worst first.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @OptionGroup var content: ContentOptions

  @Option(help: "How to print it: text for people, json for programs.")
  var format = Format.text

  func run() async throws {
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    let report = StatusReport(of: corpus)
    switch format {
    case .text: Console.write(Array(report.text().utf8))
    case .json: Console.write(report.json())
    }
  }
}
