/// A corpus that follows its folder.
///
/// Once it is settled, it equals the corpus that a ``Pipeline`` makes of the folder. Before that,
/// it holds everything that readers of the changed texts can be shown at once: the newest text of
/// the requested topics, in the old groups. One difference lasts longer: a text that got an error
/// or can no longer be read stays as it was until it is repaired or removed.
package struct LiveCorpus: Sendable {
  /// The corpus as of the last change that ``update(_:showing:)`` or ``settle(while:)`` returned.
  package internal(set) var corpus: Corpus

  let root: String
  let output: String?
  /// Whether symbolic links may lead out of the folder.
  let followsLinks: Bool
  /// The slugs that no topic may have.
  let reserved: Set<String>
  let jobs: Int
  let isAligned: Bool
  /// Texts that editors have not saved, by system path; they replace the contents of the files.
  ///
  /// One that changes counts as a change of its file; see ``update(_:showing:)``.
  package var drafts: [[UInt8]: [UInt8]] = [:]
  /// The list of files as of the last time that the folder was listed.
  package internal(set) var directory: ContentDirectory
  var configuration: Configuration
  /// The contents of the files that the aligner depends on, as of the last time they were read.
  var lessons: [[UInt8]]
  /// Increases when those files change.
  var epoch = 0
  /// The texts, in the order of the folder.
  var readings: [TextVersion] = []
  /// The index of each text in ``readings``, by system path.
  var places: [[UInt8]: Int] = [:]
  var lastVersion = 0
  var evidence = EvidenceMemory()
  /// The topics that there are, made of the newest texts.
  var plan = WalkPlan()
  /// For each text, its topic in the plan and its index there.
  var members: [(topic: Int, document: Int)?] = []
  /// The diagnostics of sidecar files, by topic.
  var corrections: [Int: [Diagnostic]] = [:]
  /// The indices of the topics that are older than their texts.
  var stale: Set<Int> = []
  /// Whether the groups may have changed.
  var needsGrouping = false

  /// Reads and aligns everything.
  ///
  /// - Throws: ``Unreadable`` if the folder itself cannot be read.
  package init(
    root: String, leavingOut output: String? = nil, followingLinks followsLinks: Bool = false,
    reserving reserved: Set<String> = [], jobs: Int = 1
  ) async throws(Unreadable) {
    try await self.init(
      root: root, output: output, followsLinks, reserved, jobs: jobs
    ) { _ in true }
  }

  /// Reads and aligns only the texts that are wanted.
  ///
  /// - Parameters:
  ///   - root: The folder of notes.
  ///   - followsLinks: Whether symbolic links may lead out of it.
  ///   - reserved: The slugs that no topic may have.
  ///   - isAligned: Whether alignments are needed.
  ///   - isWanted: Whether to read the text with a content-relative path.
  /// - Returns: A corpus of these texts.
  /// - Throws: ``Unreadable`` if the folder itself cannot be read.
  package static func part(
    of root: String, followingLinks followsLinks: Bool = false, reserving reserved: Set<String>,
    isAligned: Bool,
    where isWanted: (String) -> Bool
  ) async throws(Unreadable) -> LiveCorpus {
    try await LiveCorpus(
      root: root, output: nil, followsLinks, reserved, jobs: 1, isAligned: isAligned,
      where: isWanted)
  }

  private init(
    root: String, output: String?, _ followsLinks: Bool, _ reserved: Set<String>, jobs: Int,
    isAligned: Bool = true,
    where isWanted: (String) -> Bool
  ) async throws(Unreadable) {
    self.isAligned = isAligned
    self.root = root
    self.output = output
    self.followsLinks = followsLinks
    self.reserved = reserved
    self.jobs = max(1, jobs)
    directory = try ContentDirectory(
      root: root, leavingOut: output, followingLinks: followsLinks)
    configuration = Configuration(reading: directory)
    lessons = Self.lessons(in: directory)
    corpus = Corpus(
      settings: configuration.settings, glossary: configuration.glossary,
      lexicon: configuration.lexicon, topics: [], home: nil, assets: directory.assets,
      contentsLists: directory.contentsLists,
      fetched: configuration.fetched, folder: directory.root)
    await read(directory.texts.filter { isWanted($0.path) }, suspects: nil)
    _ = await group(trusting: false) { false }
  }

  /// Whether the corpus equals the result of a build.
  package var isSettled: Bool { stale.isEmpty && !needsGrouping && evidence.isSure }

  /// The current diagnostics, as a value that does not follow the folder.
  package var problems: Problems {
    Problems(
      readings: readings,
      others: directory.diagnostics + configuration.diagnostics + plan.diagnostics
        + plan.strays
        + corrections.sorted { $0.key < $1.key }.flatMap(\.value))
  }

  /// The diagnostics of the notes at one moment; collected when somebody asks for them.
  package struct Problems: Sendable {
    fileprivate let readings: [TextVersion]
    fileprivate let others: [Diagnostic]

    /// The diagnostics of files, settings, addresses and texts; collected anew each time.
    package var diagnostics: [Diagnostic] {
      let documents = readings.compactMap(\.document).filter {
        !$0.frontMatter.unknownKeys.isEmpty
      }
      return others + readings.flatMap(\.diagnostics)
        + FrontMatter.notesOnUnknownKeys(of: documents.map { ($0.source, $0.frontMatter) })
    }
  }

  /// The diagnostics of ``problems``.
  package var diagnostics: [Diagnostic] { problems.diagnostics }

  /// The aligner for the current configuration.
  var align: @Sendable (Profile, Profile) -> Alignment {
    guard isAligned else { return { _, _ in Alignment(beads: []) } }
    let aligner = configuration.aligner
    return { aligner.align($0, $1) }
  }

  mutating func setCorpus(_ topics: [Topic], home: Topic?) {
    corpus = Corpus(
      settings: configuration.settings, glossary: configuration.glossary,
      lexicon: configuration.lexicon, topics: topics, home: home, assets: directory.assets,
      contentsLists: directory.contentsLists,
      fetched: configuration.fetched,
      folder: directory.root)
  }
}
