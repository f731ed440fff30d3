/// The walk from a folder of notes to its bitext, one line per stage.
package struct Pipeline: Sendable {
  /// Told about each stage when it is done: its name and how long it took.
  package typealias Observer = @Sendable (_ stage: String, _ duration: Duration) -> Void

  private let root: String
  private let output: String?
  private let jobs: Int
  private let observe: Observer

  /// - Parameters:
  ///   - root: The folder of notes.
  ///   - output: A folder to leave out, should it lie inside `root`.
  ///   - jobs: How many sources or topics are worked on at once, at least 1.
  ///   - observe: Told about each stage.
  package init(
    root: String, leavingOut output: String? = nil, jobs: Int = 1,
    observe: @escaping Observer = { _, _ in }
  ) {
    self.root = root
    self.output = output
    self.jobs = max(1, jobs)
    self.observe = observe
  }

  /// Reads and aligns everything; what is wrong with single files is in the diagnostics.
  ///
  /// - Throws: ``Unreadable`` if the folder itself cannot be read.
  package func corpus() async throws(Unreadable) -> (Corpus, [Diagnostic]) {
    await corpus(of: try directory())
  }

  /// What lies in the folder now.
  package func directory() throws(Unreadable) -> ContentDirectory {
    var clock = StageClock(observe)
    defer { clock.ended("list") }
    return try ContentDirectory(root: root, leavingOut: output)
  }

  /// Reads and aligns everything that was listed.
  package func corpus(of directory: ContentDirectory) async -> (Corpus, [Diagnostic]) {
    var clock = StageClock(observe)
    let configuration = Configuration(reading: directory)
    let (documents, problems) = await documents(of: directory.texts)
    clock.ended("read, parse, segment")
    let aligner = configuration.aligner
    let titles = await concurrentMap(documents, jobs: jobs) { DocumentTitle(of: $0) }
    let (groups, profiles) = TopicGrouping.groups(
      of: documents, titles: titles, settings: configuration.settings, aligner: aligner)
    let plan = TopicPlanning.plans(
      of: documents, titles: titles, profiles: profiles, groups: groups,
      configuration: configuration)
    var plans = plan.topics + (plan.home.map { [$0] } ?? [])
    let corrections = Sidecars.attach(directory.assets, to: &plans)
    clock.ended("group")
    var topics = await concurrentMap(plans, jobs: jobs) {
      TopicBuilder.topic(from: $0, align: aligner.align)
    }
    let home = plan.home == nil ? nil : topics.removeLast()
    clock.ended("align, join")
    let corpus = Corpus(
      settings: configuration.settings, glossary: configuration.glossary, topics: topics,
      home: home, assets: directory.assets)
    let diagnostics =
      directory.diagnostics + configuration.diagnostics + problems + plan.diagnostics
      + corrections
    return (corpus, diagnostics)
  }

  /// Drafts are left out; files that cannot be read are reported and left out.
  private func documents(
    of files: [ContentDirectory.File]
  ) async -> (documents: [Document], diagnostics: [Diagnostic]) {
    let results = await concurrentMap(files, jobs: jobs, Document.reading)
    let documents = results.compactMap(\.0)
    let notes = FrontMatter.notesOnUnknownKeys(of: documents.map { ($0.source, $0.frontMatter) })
    return (
      documents.filter { !$0.frontMatter.isDraft }, results.flatMap(\.1) + notes
    )
  }
}

extension Document {
  /// Reads, parses and segments one file of a content folder; nil where it cannot be read.
  package static func reading(_ file: ContentDirectory.File) -> (Document?, [Diagnostic]) {
    let (source, problems) = SourceFile.reading(file)
    guard let source else { return (nil, problems) }
    let (document, findings) = Segmenter.segment(
      source, pathHint: PathKey(path: file.path).language)
    return (document, problems + findings)
  }
}

extension Configuration {
  /// The aligner that knows what the files beside the notes say.
  package var aligner: Aligner { Aligner(lexicon: lexicon, glossary: glossary.lists) }
}

/// Times stages that follow one another.
private struct StageClock {
  private let observe: Pipeline.Observer
  private var start = ContinuousClock.now

  init(_ observe: @escaping Pipeline.Observer) { self.observe = observe }

  mutating func ended(_ stage: String) {
    let now = ContinuousClock.now
    observe(stage, now - start)
    start = now
  }
}
