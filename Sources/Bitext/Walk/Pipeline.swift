import TextBasics

/// The walk from a folder of notes to its bitext.
package struct Pipeline: Sendable {
  /// Called after each stage with its name and duration.
  package typealias Observer = @Sendable (_ stage: String, _ duration: Duration) -> Void

  private let root: String
  private let output: String?
  private let followsLinks: Bool
  private let jobs: Int
  private let observe: Observer

  /// - Parameters:
  ///   - root: The folder of notes.
  ///   - output: A folder to leave out if it lies inside `root`.
  ///   - followsLinks: Whether symbolic links may lead out of `root`.
  ///   - jobs: The number of sources or topics that are processed in parallel, at least 1.
  ///   - observe: Called after each stage.
  package init(
    root: String, leavingOut output: String? = nil, followingLinks followsLinks: Bool = false,
    jobs: Int = 1, observe: @escaping Observer = { _, _ in }
  ) {
    self.root = root
    self.output = output
    self.followsLinks = followsLinks
    self.jobs = max(1, jobs)
    self.observe = observe
  }

  /// Reads and aligns everything; the diagnostics report problems of single files.
  ///
  /// - Throws: ``Unreadable`` if the folder itself cannot be read.
  package func corpus() async throws(Unreadable) -> (Corpus, [Diagnostic]) {
    await corpus(of: try directory())
  }

  /// Lists the folder.
  package func directory() throws(Unreadable) -> ContentDirectory {
    var clock = StageClock(observe)
    defer { clock.ended("list") }
    return try ContentDirectory(
      root: root, leavingOut: output, followingLinks: followsLinks)
  }

  /// Reads and aligns everything that was listed.
  package func corpus(of directory: ContentDirectory) async -> (Corpus, [Diagnostic]) {
    let outcome = await outcome(of: directory, remembering: nil)
    return (outcome.corpus, outcome.diagnostics)
  }

  /// The result of a walk.
  package struct Outcome: Sendable {
    package let corpus: Corpus
    /// The problems of single files and of the plan.
    package let diagnostics: [Diagnostic]
    /// For each topic, a digest of everything that it is made of; empty without a memory.
    package let keys: [UInt64]
    /// The key of the home page.
    package let homeKey: UInt64?
  }

  /// Reads and aligns everything that was listed, except what the memory knows.
  package func outcome(
    of directory: ContentDirectory, remembering memory: BuildMemory?
  ) async -> Outcome {
    var clock = StageClock(observe)
    let configuration = Configuration(reading: directory)
    let (texts, problems) = await texts(of: directory.texts, memory)
    let documents = texts.compactMap(\.document)
    let titles = texts.compactMap(\.title)
    clock.ended("read, parse, segment")
    let aligner = configuration.aligner
    let (groups, profiles) = TopicGrouping.groups(
      of: documents, titles: titles, settings: configuration.settings, aligner: aligner,
      remembering: memory.map { ($0, texts.filter { $0.document != nil }.map(\.key)) })
    let plan = TopicPlanning.plans(
      of: documents, titles: titles, profiles: profiles, groups: groups,
      configuration: configuration)
    var plans = plan.topics + (plan.home.map { [$0] } ?? [])
    let sidecars = Sidecars.Files(directory.assets)
    let corrections = sidecars.attach(to: &plans)
    var keys = memory.map { Self.keys(of: plans, texts, sidecars, $0) } ?? []
    clock.ended("group")
    var topics = await concurrentMap(Array(plans.enumerated()), jobs: jobs) { [keys] place, plan in
      memory?.topic(from: plan, key: keys[place], align: aligner.align)
        ?? TopicBuilder.topic(from: plan, align: aligner.align)
    }
    let home = plan.home == nil ? nil : topics.removeLast()
    let homeKey = home == nil ? nil : keys.popLast()
    clock.ended("align, join")
    let corpus = Corpus(
      settings: configuration.settings, glossary: configuration.glossary, topics: topics,
      home: home, assets: directory.assets)
    let diagnostics =
      directory.diagnostics + configuration.diagnostics + problems + plan.diagnostics
      + corrections
    return Outcome(corpus: corpus, diagnostics: diagnostics, keys: keys, homeKey: homeKey)
  }

  /// Reads the texts; drafts are left out, and unreadable files are reported.
  private func texts(
    of files: [ContentDirectory.File], _ memory: BuildMemory?
  ) async -> (texts: [ReadText], diagnostics: [Diagnostic]) {
    let texts = await concurrentMap(files, jobs: jobs) { memory?.text($0) ?? ReadText($0) }
    let notes = FrontMatter.notesOnUnknownKeys(
      of: texts.compactMap(\.document).map { ($0.source, $0.frontMatter) })
    return (
      texts.filter { $0.document.map { !$0.frontMatter.isDraft } ?? false },
      texts.flatMap(\.diagnostics) + notes
    )
  }

  private static func keys(
    of plans: [TopicPlan], _ texts: [ReadText], _ sidecars: Sidecars.Files,
    _ memory: BuildMemory
  ) -> [UInt64] {
    var byPath: [String: [UInt64]] = [:]
    for text in texts {
      if let path = text.document?.source.path { byPath[path, default: []].append(text.key) }
    }
    return plans.map { plan in
      memory.key(
        of: plan, texts: plan.documents.flatMap { byPath[$0.source.path] ?? [] },
        sidecars: sidecars.bytes(for: plan.slug))
    }
  }
}

extension Configuration {
  /// The aligner for this configuration.
  package var aligner: Aligner { Aligner(lexicon: lexicon, glossary: glossary.lists) }
}

/// Times consecutive stages.
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
