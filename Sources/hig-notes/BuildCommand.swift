import ArgumentParser
import Bitext
import SiteBuilder
import Synchronization

struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds the site of a folder of notes.",
    discussion: """
      Reads every Markdown and plain text file below the content folder, aligns what belongs \
      together and writes a static site. Nothing in the folder has to be prepared. Only files that \
      an earlier build wrote are ever replaced or removed, and what has not changed since is not \
      made again.
      """)

  @OptionGroup var notes: ContentOptions

  @Option(
    help: "A folder of templates and assets that replace the program's own.",
    completion: .directory)
  var templates: String?

  @Option(help: "The folder to write the site to.", completion: .directory)
  var output = "site"

  @Option(help: "The path at which the site will be served, such as /notes/.")
  var basePath: String?

  @Option(help: "The absolute address of the site, for canonical links, the sitemap and feeds.")
  var baseURL: String?

  @Flag(help: "Write bare articles and fragments.json, for embedding in another site.")
  var fragments = false

  @Flag(help: "Also exit with 1 after warnings. The site is written either way.")
  var strict = false

  @Flag(help: "Tell every warning, also where one cause has many places.")
  var all = false

  @Option(help: "The number of files and pages to process in parallel.")
  var jobs = Machine.processors

  @Flag(help: "Print how long each stage took.")
  var timings = false

  func validate() throws {
    try Self.validate(jobs: jobs, baseURL: baseURL)
  }

  static func validate(jobs: Int, baseURL: String?) throws {
    if jobs < 1 { throw ValidationError("--jobs has to be at least 1") }
    if let baseURL, !baseURL.hasPrefix("https://"), !baseURL.hasPrefix("http://") {
      throw ValidationError("--base-url has to begin with https:// or http://")
    }
  }

  func run() async throws {
    let stages = Stages()
    do {
      let diagnostics = try await build(stages)
      Console.report(all ? diagnostics : RepeatedFindings.ofBuild(diagnostics))
      if timings { Console.report(stages.report()) }
      let worst = diagnostics.map(\.severity).max()
      if worst == .error || (strict && worst == .warning) { throw ExitCode.failure }
    } catch let error as Unreadable {
      throw Failure(unreadable: error.path, error.reason)
    } catch let error as WriteError {
      throw Failure(error.description)
    } catch let error as TemplateError {
      throw Failure(error.description)
    }
  }

  private func build(_ stages: Stages) async throws -> [Diagnostic] {
    FolderWriter.restore(notes.content)
    Console.progress("Reading \(notes.content) …")
    let pipeline = Pipeline(
      root: notes.content, leavingOut: output, followingLinks: notes.links.followLinks,
      reserving: SiteAddress.slugs, jobs: jobs, observe: stages.add)
    let directory = try pipeline.directory()
    let history = try SiteHistory(of: directory, in: notes.content)
    var options = SiteOptions(
      templates: templates, basePath: basePath, baseURL: baseURL, jobs: jobs,
      writesFragments: fragments)
    let shells = try Templates(override: templates)
    let writer = try SiteWriter(output: output, content: notes.content)
    let inputs = try stages.timing("compare with the last build") { () throws(TemplateError) in
      try BuildInputs(
        directory, templates: shells, options: options, revision: history?.revision)
    }
    if let record = try writer.finished(inputs) {
      Console.endProgress()
      Console.print(closing(record, writer.nothingChanged))
      return record.diagnostics(in: directory)
    }
    let cache = BuildCache.folder(Machine.environment)
      .flatMap { BuildCache(in: $0, owner: writer.path, isTrusted: writer.hasEarlierBuild) }
    let memory = cache.map {
      BuildMemory(
        $0, program: inputs.program, configuration: inputs.configuration, knowing: inputs.texts)
    }
    let outcome = await pipeline.outcome(of: directory, remembering: memory)
    let problems = outcome.diagnostics
    if let history {
      let start = ContinuousClock.now
      options.changes = try await history.changes(of: outcome.corpus, jobs: jobs)
      stages.add("read the history", ContinuousClock.now - start)
    }
    if !fragments { options.offline = outcome.corpus.settings.offline }
    let site = Site(corpus: outcome.corpus, templates: shells, options: options)
    Self.kept.withLock { $0 = [outcome, site] }
    let start = ContinuousClock.now
    let found = try await write(
      site, remembering: cache.map { SiteMemory($0, outcome, inputs) }, with: writer)
    let change = inputs.changedMeanwhile
    let off = RuleNames.chosen(by: outcome.corpus.settings.rulesOff)
    let diagnostics = (problems + found + [change].compactMap(\.self))
      .filter { !off.contains($0.rule) }
    let record = BuildRecord(
      inputs, pages: site.pageCount,
      omission: Self.joined([site.omission, try history?.omission]),
      diagnostics: diagnostics)
    let summary = try writer.finish(change == nil ? record : nil)
    if change == nil { cache?.finish() }
    stages.add("render, write", ContinuousClock.now - start)
    Console.endProgress()
    Console.print(closing(record, summary))
    return diagnostics
  }

  /// Writes the files of a site that differ from the result of the last build.
  private func write(
    _ site: Site, remembering memory: SiteMemory?, with writer: SiteWriter
  ) async throws -> [Diagnostic] {
    var files = 0
    let found = try await site.render(remembering: memory, keeping: writer.keep) { file in
      try writer.write(file)
      files += 1
      if files % 16 == 0 {
        Console.progress("Page \(min(files, site.pageCount)) of \(site.pageCount)")
      }
    }
    if let worker = try site.offlineWorker(of: writer.digests) { try writer.write(worker) }
    return found
  }

  private static func joined(_ remarks: [String?]) -> String? {
    let told = remarks.compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: "\n")
  }

  /// Objects that are kept until the process ends, because the system frees their memory faster
  /// than their owners would.
  private static let kept = Mutex<[any Sendable]>([])

  /// The closing message: the place of the site, the number of changed files, and how to look at
  /// the site.
  private func closing(_ record: BuildRecord, _ summary: SiteWriter.Summary) -> String {
    var text =
      "\(record.pages) pages are in \(output) (\(summary.written) files written, "
      + "\(summary.unchanged) unchanged, \(summary.removed) removed)"
    for path in summary.kept {
      text += "\n\(path) is no longer part of the site, but was changed by hand, so it was kept"
    }
    if let omission = record.omission { text += "\n\(omission)" }
    return text
      + (fragments
        ? "\n\(output)/fragments.json describes them."
        : "\nOpen \(output)/index.html in a browser, or upload the folder as it is.")
  }
}
