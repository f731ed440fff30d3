import TextBasics

/// The walk from a folder of notes to its bitext.
package struct Pipeline: Sendable {
  /// Called after each stage with its name and duration.
  package typealias Observer = @Sendable (_ stage: String, _ duration: Duration) -> Void

  private let root: String
  private let output: String?
  private let followsLinks: Bool
  private let reserved: Set<String>
  private let jobs: Int
  private let observe: Observer

  /// - Parameters:
  ///   - root: The folder of notes.
  ///   - output: A folder to leave out if it lies inside `root`.
  ///   - followsLinks: Whether symbolic links may lead out of `root`.
  ///   - reserved: The slugs that no topic may have, because a site uses these addresses itself.
  ///   - jobs: The number of sources or topics that are processed in parallel, at least 1.
  ///   - observe: Called after each stage.
  package init(
    root: String, leavingOut output: String? = nil, followingLinks followsLinks: Bool = false,
    reserving reserved: Set<String> = [], jobs: Int = 1, observe: @escaping Observer = { _, _ in }
  ) {
    self.root = root
    self.output = output
    self.followsLinks = followsLinks
    self.reserved = reserved
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

  /// Reads and groups the notes without aligning them, and says why they are grouped so.
  ///
  /// - Throws: ``Unreadable`` if the folder itself cannot be read.
  package func survey() async throws(Unreadable) -> Survey {
    let directory = try directory()
    let configuration = Configuration(reading: directory)
    let texts = await concurrentMap(directory.texts, jobs: jobs) { ReadText($0) }
    return Survey(of: texts, in: directory, by: configuration, reserving: reserved)
  }

  /// The result of a walk.
  package struct Outcome: Sendable {
    /// The bitext of the folder.
    package let corpus: Corpus
    /// The problems of single files and of the plan.
    package let diagnostics: [Diagnostic]
    /// For each topic by its number, a digest of everything that it is made of; empty without a memory.
    package let keys: [UInt64]
  }

  /// Reads and aligns everything that was listed; takes stored results from the memory if there are
  /// any.
  package func outcome(
    of directory: ContentDirectory, remembering memory: BuildMemory?
  ) async -> Outcome {
    var clock = StageClock(observe)
    let configuration = Configuration(reading: directory)
    let texts = await read(directory.texts, memory)
    clock.ended("read, parse, segment")
    let plan = group(
      texts.shown, by: configuration, directory.assets + directory.contentsLists, memory)
    clock.ended("group")
    let topics = await join(plan, configuration.aligner, memory)
    clock.ended("align, join")
    return Outcome(
      corpus: Corpus(
        settings: configuration.settings, glossary: configuration.glossary,
        lexicon: configuration.lexicon, topics: topics.prefix(plan.topicCount).map(\.topic),
        home: topics.dropFirst(plan.topicCount).first?.topic, assets: directory.assets,
        contentsLists: directory.contentsLists, settingsFile: directory.settings,
        fetched: configuration.fetched, folder: directory.root),
      diagnostics: directory.diagnostics + configuration.diagnostics + texts.diagnostics
        + plan.diagnostics + topics.flatMap(\.problems) + plan.strays,
      keys: memory == nil ? [] : plan.keys.map(\.digest))
  }

  /// Reads, parses and segments files.
  ///
  /// Drafts are not shown; files that cannot be read are reported and left out.
  private func read(
    _ files: [ContentDirectory.File], _ memory: BuildMemory?
  ) async -> (shown: [ReadText], diagnostics: [Diagnostic]) {
    let texts = await concurrentMap(files, jobs: jobs) { memory.text($0) }
    let notes = FrontMatter.notesOnUnknownKeys(
      of: texts.compactMap(\.document).map { ($0.source, $0.frontMatter) })
    return (
      texts.filter { $0.document.map { !$0.frontMatter.isDraft } ?? false },
      texts.flatMap(\.diagnostics) + notes
    )
  }

  /// Finds which texts speak of one subject, and plans a topic for each of these groups.
  private func group(
    _ texts: [ReadText], by configuration: Configuration, _ assets: [ContentDirectory.File],
    _ memory: BuildMemory?
  ) -> WalkPlan {
    let read = texts.compactMap { text in
      text.document.flatMap { document in text.title.map { (document, $0, text.key) } }
    }
    let (groups, profiles) = TopicGrouping.groups(
      of: read.map(\.0), titles: read.map(\.1), settings: configuration.settings,
      aligner: configuration.aligner, remembering: memory.map { ($0, read.map(\.2)) })
    return WalkPlan(
      of: read, in: groups, profiles: profiles, configuration: configuration, assets: assets,
      reserving: reserved, lessons: memory?.lessons ?? 0)
  }

  /// Aligns and joins the texts of each topic.
  private func join(
    _ plan: WalkPlan, _ aligner: Aligner, _ memory: BuildMemory?
  ) async -> [(topic: Topic, problems: [Diagnostic])] {
    await concurrentMap(Array(plan.topics.indices), jobs: jobs) {
      plan.topic(at: $0, remembering: memory, align: aligner.align)
    }
  }
}

extension Configuration {
  /// The aligner for this configuration.
  package var aligner: Aligner { Aligner(lexicon: lexicon, glossary: glossary.lists) }

  /// The aligner of sentences for this configuration, which learns from the same files.
  package var sentenceAligner: SentenceAligner {
    SentenceAligner([lexicon, Lexicon(concepts: glossary.lists)])
  }
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
