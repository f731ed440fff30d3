import ArgumentParser
import Bitext
import Foundation

struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Shows what is missing, out of date, unreviewed or doubtful, the worst first.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @OptionGroup var content: ContentOptions

  @Option(help: "The output format: text for people, json for programs.")
  var format = Format.text

  @Option(help: "A folder for SVG badges, one for each topic and language.")
  var badges: String?

  func run() async throws {
    let (corpus, diagnostics) = try await content.corpus()
    Console.report(diagnostics.filter { $0.severity == .error })
    let report = StatusReport(of: corpus)
    if let badges { try write(report, to: URL(filePath: badges)) }
    switch format {
    case .text: Console.write(Array(report.text().utf8))
    case .json: Console.write(report.json())
    }
  }

  /// Writes badges with the share of each topic that has a translation that is not out of date.
  private func write(_ report: StatusReport, to folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for entry in report.entries {
        let badge = StatusBadge(label: "\(entry.topic) \(entry.language)", done: entry.done)
        let file = folder.appending(path: "\(entry.topic).\(entry.language).svg")
        try Data(badge.svg).write(to: file)
      }
    } catch {
      Console.report(unwritten: folder.path, error)
      throw ExitCode.failure
    }
  }
}
