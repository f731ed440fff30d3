import ArgumentParser
import Bitext
import Foundation
import SiteBuilder

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the notes, their translations and their examples.",
    discussion: """
      Exits with 1 after errors, and with --strict also after warnings. A baseline is a file of \
      known findings, which are not shown again.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, github, sarif }

  @OptionGroup var content: ContentOptions

  @Option(help: "How to print the findings.")
  var format = Format.text

  @Option(help: "A file of known findings, which are not shown.", completion: .file())
  var baseline: String?

  @Flag(help: "Write all current findings to the baseline.")
  var writeBaseline = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func run() async throws {
    let (corpus, problems) = try await content.corpus()
    let found = problems + (await Rules.check(corpus, jobs: 2)) + Examples.findings(in: corpus)
    if writeBaseline {
      guard let baseline else { throw ValidationError("--write-baseline needs --baseline FILE") }
      try write(Baseline.text(for: found), to: baseline)
      return Console.report("\(found.count.counted("finding")) written to \(baseline)")
    }
    let known = try baseline.map { Baseline(reading: try read($0)) }
    let findings = known?.new(among: found) ?? found
    let report = CheckReport(findings)
    switch format {
    case .text: Console.report(findings)
    case .json: Console.write(report.json())
    case .github: Console.write(report.github())
    case .sarif: Console.write(report.sarif())
    }
    let worst = findings.map(\.severity).max()
    if worst == .error || strict && worst == .warning { throw ExitCode.failure }
  }

  private func read(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      Console.report("\(path): error: this baseline cannot be read")
      throw ExitCode.failure
    }
    return Array(data)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Console.reporting { () throws(WriteFailure) in
      try FolderWriter.write(bytes, toOutput: path, state: FolderWriter.state)
      let file = URL(filePath: path)
      try MergeRule(
        pattern: file.lastPathComponent, folder: file.deletingLastPathComponent()
      ).write()
    }
  }
}
