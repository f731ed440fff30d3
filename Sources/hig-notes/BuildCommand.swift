import ArgumentParser
import Bitext
import SiteBuilder

struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds the site of a folder of notes.")

  @Option(help: "The folder of notes.", completion: .directory)
  var content = "content"

  @Option(help: "A folder of templates and assets that stand in for the program's own.")
  var templates: String?

  @Option(help: "The folder to write the site to.", completion: .directory)
  var output = "site"

  @Option(help: "The path that the site will be served under.")
  var basePath: String?

  @Option(help: "The absolute address of the site.")
  var baseURL: String?

  @Flag(help: "Write bare articles and fragments.json, for a site with a shell of its own.")
  var fragments = false

  @Flag(help: "Warnings are errors.")
  var strict = false

  @Option(help: "How many files and pages are worked on at once.")
  var jobs = 2

  func run() async throws {
    let (corpus, problems) = try await Pipeline(
      root: content, leavingOut: output, jobs: jobs
    ).corpus()
    let site = try Site(
      corpus: corpus,
      options: SiteOptions(
        templates: templates, basePath: basePath, baseURL: baseURL, jobs: jobs,
        writesFragments: fragments))
    let writer = try SiteWriter(output: output, content: content)
    let found = try await site.render { try writer.write($0) }
    let summary = try writer.finish()
    let diagnostics = problems + found
    Console.report(diagnostics)
    Console.print(
      "\(site.pageCount) pages in \(output) (\(summary.written) files written, "
        + "\(summary.unchanged) unchanged, \(summary.removed) removed). "
        + "Open \(output)/index.html in a browser.")
    if let omission = site.omission { Console.report("note: \(omission)") }
    let worst = diagnostics.map(\.severity).max()
    if worst == .error || strict && worst == .warning { throw ExitCode.failure }
  }
}
