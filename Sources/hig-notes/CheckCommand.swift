import ArgumentParser
import Bitext
import SiteBuilder

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the notes, their translations and their examples.",
    discussion: """
      Exits with 1 after errors, and with --strict also after warnings. A baseline is a file of \
      known findings, which are not shown again. Rules that site.yaml switches off, as in \
      'check: {off: [speech-level, punctuation/comma]}', are not asked, unless --rule names \
      them; what follows the slash is a part of a rule. --fix mends what \
      needs no judgement, such as spaces, particles and names, and prints the difference.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, github, sarif }

  @OptionGroup var content: ContentOptions

  @Option(help: "How to print the findings.")
  var format = Format.text

  @Option(
    name: .customLong("rule"),
    help: "A rule to ask, or a part of one; may be given several times.")
  var rules: [String] = []

  @Option(name: .customLong("topic"), help: "A topic; may be given several times.")
  var topics: [String] = []

  @Option(name: .language, help: "Findings about texts in these languages only, as in ko,ja.")
  var language: String?

  @Flag(help: "Show every finding, also where one has many places.")
  var all = false

  @Flag(help: "Mend what needs no judgement, and print the difference.")
  var fix = false

  @Flag(help: "With --fix, print the difference and write nothing.")
  var dryRun = false

  @Option(help: "A file of known findings, which are not shown.", completion: .file())
  var baseline: String?

  @Flag(help: "Write all current findings to the baseline.")
  var writeBaseline = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func validate() throws {
    for rule in rules where !RuleNames.all.contains(rule) {
      let hint = RuleNames.hint(for: rule)
      throw ValidationError("there is no rule '\(rule)'\(hint)")
    }
    if dryRun, !fix { throw ValidationError("--dry-run needs --fix") }
  }

  func run() async throws {
    let (corpus, found) = try await findings()
    if writeBaseline {
      guard let baseline else { throw ValidationError("--write-baseline needs --baseline FILE") }
      try write(Baseline.text(for: found), to: baseline)
      return Console.report("\(found.count.counted("finding")) written to \(baseline)")
    }
    let known = try baseline.map { Baseline(reading: try read($0)) }
    let new = known?.new(among: found) ?? found
    try report(fix ? try await mend(new, corpus, known) : new)
  }

  /// The notes, and the findings that the options select.
  private func findings() async throws -> (Corpus, [Diagnostic]) {
    let (corpus, problems) = try await content.corpus()
    let filter = FindingFilter(
      rules: rules, off: corpus.settings.rulesOff,
      topics: try content.topics(called: topics, in: corpus),
      languages: try Language.list(language) ?? [], in: corpus)
    let all =
      problems + (await Rules.check(corpus, in: content.content, jobs: 2))
      + Examples.findings(in: corpus) + unknownRules(corpus)
    return (corpus, all.filter(filter.selects))
  }

  /// Mends findings until no finding can be mended; returns the others.
  private func mend(
    _ findings: [Diagnostic], _ corpus: Corpus, _ known: Baseline?
  ) async throws -> [Diagnostic] {
    var left = findings
    var fixing = NoteFixing(findings, in: corpus)
    var files: [String: NoteFixing.File] = [:]
    var fixed = 0
    for _ in 0..<NoteFixing.rounds where !fixing.files.isEmpty {
      fixed += fixing.fixed
      for file in fixing.files {
        let old = files[file.path]?.old ?? file.old
        files[file.path] = NoteFixing.File(path: file.path, old: old, bytes: file.bytes)
      }
      if dryRun { break }
      try write(fixing.files)
      let (corpus, found) = try await self.findings()
      left = known?.new(among: found) ?? found
      fixing = NoteFixing(left, in: corpus)
    }
    for file in files.values.sorted(by: { $0.path < $1.path }) {
      let difference = UnifiedDifference.text(path: file.path, from: file.old, to: file.bytes)
      Console.write(Array(difference.utf8))
    }
    let what = dryRun ? "would be mended; nothing was written" : "mended"
    Console.report("\(fixed.counted("finding")) in \(files.count.counted("file")) \(what)")
    return fixing.files.isEmpty ? fixing.left : left
  }

  private func write(_ files: [NoteFixing.File]) throws {
    let writer = try Console.reporting { () throws(WriteFailure) in
      try FolderWriter(content.content, state: FolderWriter.state)
    }
    for file in files {
      try Console.reporting { () throws(WriteFailure) in
        try writer.write(file.bytes, to: file.path, over: .bytes(file.old))
      }
    }
  }

  private func unknownRules(_ corpus: Corpus) -> [Diagnostic] {
    guard let path = corpus.settings.path, !corpus.settings.rulesOff.isEmpty,
      let bytes = try? FileSystem.contents(Array((content.content + "/" + path).utf8)),
      let source = try? SourceFile(path: path, bytes: bytes)
    else { return [] }
    return RuleNames.unknown(in: corpus.settings, source)
  }

  private func report(_ findings: [Diagnostic]) throws {
    let report = CheckReport(findings)
    switch format {
    case .text:
      Console.report(
        all ? findings : RepeatedFindings.summed(findings), showingParts: !rules.isEmpty)
      if findings.count > Self.fewFindings { Console.report(Self.overview(report)) }
    case .json: Console.write(report.json())
    case .github:
      let shown = all ? report : CheckReport(RepeatedFindings.summed(findings))
      Console.write(shown.github(in: content.pathInRepository))
    case .sarif: Console.write(report.sarif(in: content.pathInRepository))
    }
    let worst = findings.map(\.severity).max()
    if worst == .error || strict && worst == .warning { throw ExitCode.failure }
  }

  /// The number of findings up to which a list needs no overview of its rules.
  private static let fewFindings = 20

  /// The overview after a long list of findings: their rules, by which some findings can be
  /// selected.
  private static func overview(_ report: CheckReport) -> String {
    let name = report.findings.first { $0.name.part != nil }?.name.full ?? report.findings[0].rule
    let head =
      "\(report.findings.count.counted("finding")) by rule; "
      + "'--rule \(name)' shows those of one, or of a part of it"
    return ([head] + report.counts.map { "  \($0)" }).joined(separator: "\n")
  }

  private func read(_ path: String) throws -> [UInt8] {
    guard let bytes = try? FileSystem.contents(Array(path.utf8)) else {
      Console.report("\(path): error: this baseline cannot be read")
      throw ExitCode.failure
    }
    return bytes
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Console.reporting { () throws(WriteFailure) in
      try FolderWriter.write(bytes, toOutput: path, state: FolderWriter.state)
      try MergeRule(forFileAt: path).write()
    }
  }
}
