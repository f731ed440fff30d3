/// A corpus that follows its folder.
///
/// What it holds is what a ``Pipeline`` would make of the folder, but only what a change touches
/// is read, compared and aligned again. One thing differs: a text that can no longer be read
/// stays as it was, until it can be read again or is removed.
package struct LiveCorpus: Sendable {
  /// What is different after a change.
  package enum Change: Hashable, Sendable {
    case nothing
    /// The text of these topics, by their places in the corpus, or of the home page, and nothing
    /// that other topics or the menus show.
    case texts(topics: [Int], home: Bool)
    /// Files that texts show or point to.
    case assets
    case everything
  }

  package private(set) var corpus: Corpus
  package private(set) var diagnostics: [Diagnostic] = []

  private let root: String
  private let output: String?
  private let jobs: Int
  private var directory: ContentDirectory
  private var configuration: Configuration
  private var besides: [String: [UInt8]]
  /// In the order of the folder's texts.
  private var readings: [Reading] = []
  private var places: [[UInt8]: Int] = [:]
  private var lastVersion = 0
  private var evidence = EvidenceMemory()
  private var plan: TopicPlan = ([], nil, [])
  /// The plans of the topics, then that of the home page, with what people corrected.
  private var corrected: [TopicBuilder.Plan] = []
  private var corrections: [Diagnostic] = []
  private var topics: [TopicKey: Topic] = [:]
  /// What each of ``corrected`` is known by among ``topics``.
  private var keys: [TopicKey] = []
  /// For each version of a text, the topic it is in and its place there; the topic is nil for home.
  private var members: [Int: (topic: Int?, document: Int)] = [:]

  private typealias TopicPlan = (
    topics: [TopicBuilder.Plan], home: TopicBuilder.Plan?, diagnostics: [Diagnostic]
  )

  /// Everything that a topic is made of, apart from the aligner.
  private struct TopicKey: Hashable {
    let slug: String
    let givenTitles: [Language: String]
    let section: String
    let weight: Int?
    let versions: [Int]
    /// The bytes of the files beside its sources that correct it.
    let sidecars: [[UInt8]]

    init(_ plan: TopicBuilder.Plan, versions: [Int], sidecars: [[UInt8]]) {
      self.sidecars = sidecars
      slug = plan.slug
      givenTitles = plan.givenTitles
      section = plan.section
      weight = plan.weight
      self.versions = versions
    }
  }

  /// Reads and aligns everything.
  ///
  /// - Throws: ``Unreadable`` if the folder itself cannot be read.
  package init(
    root: String, leavingOut output: String? = nil, jobs: Int = 1
  ) async throws(Unreadable) {
    try await self.init(root: root, output: output, jobs: jobs) { _ in true }
  }

  /// Reads and aligns the texts that `isWanted` by their content-relative paths, as if there were
  /// no others.
  package static func part(
    of root: String, leavingOut output: String? = nil, where isWanted: (String) -> Bool
  ) async throws(Unreadable) -> LiveCorpus {
    try await LiveCorpus(root: root, output: output, jobs: 1, where: isWanted)
  }

  private init(
    root: String, output: String?, jobs: Int, where isWanted: (String) -> Bool
  ) async throws(Unreadable) {
    self.root = root
    self.output = output
    self.jobs = max(1, jobs)
    directory = try ContentDirectory(root: root, leavingOut: output)
    configuration = Configuration(reading: directory)
    besides = Self.besides(directory)
    corpus = Corpus(
      settings: configuration.settings, glossary: configuration.glossary, topics: [], home: nil,
      assets: directory.assets)
    await read(directory.texts.filter { isWanted($0.path) })
    await join()
  }

  // MARK: Changes

  /// Takes in that `files` changed, by the paths the operating system knows them by.
  ///
  /// - Throws: ``Unreadable`` if the folder itself cannot be read any more; nothing is changed then.
  package mutating func update(_ files: Set<[UInt8]>) async throws(Unreadable) -> Change {
    var changed: [Int] = []
    var hasAssets = false
    for file in files {
      let exists = (try? FileSystem.status(file))?.kind == .file
      guard exists else { return try await updateAll() }
      if let place = places[file] {
        changed.append(place)
      } else if let asset = directory.assets.first(where: { $0.systemPath == file }) {
        guard Self.isMedia(asset.path) else { return try await updateAll() }
        hasAssets = true
      } else {
        return try await updateAll()
      }
    }
    let change = await update(changed.sorted())
    return change == .nothing && hasAssets ? .assets : change
  }

  /// Looks at everything again; what is equal to what was there is not worked on.
  package mutating func updateAll() async throws(Unreadable) -> Change {
    let directory = try ContentDirectory(root: root, leavingOut: output)
    self.directory = directory
    let configuration = Configuration(reading: directory)
    // The site keeps what a faulty file said before it was faulty.
    let isFaulty = configuration.diagnostics.contains { $0.severity == .error }
    if isFaulty {
      self.configuration.diagnostics = configuration.diagnostics
    } else {
      self.configuration = configuration
    }
    let besides = Self.besides(directory)
    if besides != self.besides {
      self.besides = besides
      evidence = EvidenceMemory()
      topics = [:]
    }
    await read(directory.texts)
    await join()
    return .everything
  }

  /// Takes in that the texts at `places` were written.
  private mutating func update(_ places: [Int]) async -> Change {
    let first = lastVersion
    lastVersion += places.count
    let readings = readings
    let numbered = Array(places.enumerated())
    let news = await concurrentMap(numbered, jobs: jobs) { number, place in
      (place, readings[place].again(version: first + number + 1))
    }
    var changed: [(old: Reading, new: Reading)] = []
    for (place, new) in news {
      let old = readings[place]
      self.readings[place] = new
      if new.version != old.version { changed.append((old, new)) }
    }
    guard !changed.isEmpty else {
      noteDiagnostics()
      return .nothing
    }
    var places = Set<Int>()
    var isHome = false
    for (old, new) in changed {
      guard let member = replace(old, by: new) else {
        await join()
        return .everything
      }
      if let topic = member.topic { places.insert(topic) } else { isHome = true }
    }
    correct()
    rebuild(places.sorted(), home: isHome)
    noteDiagnostics()
    return .texts(topics: places.sorted(), home: isHome)
  }

  /// Puts a text in the place of its older self, where that changes its own topic only.
  private mutating func replace(
    _ old: Reading, by new: Reading
  ) -> (topic: Int?, document: Int)? {
    guard old.isShown, new.isShown, new.hasFace(of: old), let member = members[old.version],
      let document = new.document, let title = new.title
    else { return nil }
    let texts = readings.reduce(into: [Int: Reading]()) { $0[$1.version] = $1 }
    let align = configuration.align
    let isSame = evidence.replace(old.version, by: new.version) { a, b in
      guard let a = texts[a], let b = texts[b] else { return false }
      return Self.sharesText(a, b, align: align)
    }
    guard isSame else { return nil }
    if let topic = member.topic {
      plan.topics[topic].documents[member.document] = document
      plan.topics[topic].titles[member.document] = title
    } else {
      plan.home?.documents[member.document] = document
      plan.home?.titles[member.document] = title
    }
    members[old.version] = nil
    members[new.version] = member
    return member
  }

  // MARK: Stages

  private mutating func read(_ files: [ContentDirectory.File]) async {
    let known = readings.reduce(into: [[UInt8]: Reading]()) { $0[$1.file.systemPath] = $1 }
    let first = lastVersion
    lastVersion += files.count
    readings = await concurrentMap(Array(files.enumerated()), jobs: jobs) { number, file in
      let version = first + number + 1
      return known[file.systemPath]?.again(version: version) ?? Reading(file, version: version)
    }
    places = readings.indices.reduce(into: [:]) { $0[readings[$1].file.systemPath] = $1 }
  }

  /// From what was read to the corpus.
  private mutating func join() async {
    let shown = readings.filter(\.isShown)
    let documents = shown.compactMap(\.document)
    let titles = shown.compactMap(\.title)
    let versions = shown.map(\.version)
    let align = configuration.align
    var memory = evidence.keeping(Set(versions))
    let groups = withoutActuallyEscaping({ (a: Int, b: Int) -> Bool in
      memory.answer(versions[a], versions[b]) {
        Self.sharesText(shown[a], shown[b], align: align)
      }
    }) { sharesText in
      TopicGrouping.groups(
        of: documents, titles: titles, settings: configuration.settings, sharesText: sharesText)
    }
    evidence = memory
    plan = TopicPlanning.plans(
      of: documents, titles: titles, groups: groups, configuration: configuration)
    let places = shown.indices.reduce(into: [String: Int]()) {
      $0[documents[$1].source.path] = versions[$1]
    }
    await build(versionsByPath: places)
    noteDiagnostics()
  }

  /// Applies the corrections that people keep beside the texts.
  private mutating func correct() {
    corrected = plan.topics + (plan.home.map { [$0] } ?? [])
    corrections = Sidecars.attach(directory.assets, to: &corrected)
  }

  /// The bytes of the files that correct topics, by the topics' slugs.
  private func sidecars() -> [String: [[UInt8]]] {
    directory.assets.reduce(into: [:]) { sidecars, file in
      let name = String(file.path.split(separator: "/").last ?? "")
      guard let kind = Sidecars.Kind.allCases.first(where: { name.hasSuffix($0.name(of: "")) })
      else { return }
      let slug = String(name.dropLast(kind.name(of: "").count))
      sidecars[slug, default: []].append((try? FileSystem.contents(file.systemPath)) ?? [])
    }
  }

  /// Joins the topics that are not known yet.
  private mutating func build(versionsByPath: [String: Int]) async {
    correct()
    let sidecars = sidecars()
    keys = corrected.map { plan in
      TopicKey(
        plan, versions: plan.documents.map { versionsByPath[$0.source.path] ?? 0 },
        sidecars: sidecars[plan.slug] ?? [])
    }
    let align = configuration.align
    let known = topics
    let built = await concurrentMap(Array(zip(keys, corrected)), jobs: jobs) { key, plan in
      known[key] ?? TopicBuilder.topic(from: plan, align: align)
    }
    topics = Dictionary(zip(keys, built)) { first, _ in first }
    members = [:]
    for (index, key) in keys.enumerated() {
      let topic = index < plan.topics.count ? index : nil
      for (document, version) in key.versions.enumerated() { members[version] = (topic, document) }
    }
    setCorpus(
      Array(built.prefix(plan.topics.count)), home: plan.home == nil ? nil : built.last)
  }

  /// Joins some topics again whose texts changed.
  private mutating func rebuild(_ indices: [Int], home isHome: Bool) {
    let align = configuration.align
    var built = corpus.topics
    for index in indices {
      built[index] = TopicBuilder.topic(from: corrected[index], align: align)
    }
    var home = corpus.home
    if isHome, let plan = corrected.last { home = TopicBuilder.topic(from: plan, align: align) }
    remember(indices.map { ($0, built[$0]) } + (isHome ? home.map { [(nil, $0)] } ?? [] : []))
    setCorpus(built, home: home)
  }

  /// Keeps topics that were joined again for the next time that all are looked at.
  private mutating func remember(_ joined: [(place: Int?, topic: Topic)]) {
    let versions = members.reduce(into: [Int?: [(document: Int, version: Int)]]()) {
      $0[$1.value.topic, default: []].append(($1.value.document, $1.key))
    }
    let sidecars = sidecars()
    for (place, topic) in joined {
      let index = place ?? corrected.count - 1
      let plan = corrected[index]
      let sorted = (versions[place] ?? []).sorted { $0.document < $1.document }
      let key = TopicKey(
        plan, versions: sorted.map(\.version), sidecars: sidecars[plan.slug] ?? [])
      topics[keys[index]] = nil
      topics[key] = topic
      keys[index] = key
    }
  }

  private mutating func setCorpus(_ topics: [Topic], home: Topic?) {
    corpus = Corpus(
      settings: configuration.settings, glossary: configuration.glossary, topics: topics,
      home: home, assets: directory.assets)
  }

  private mutating func noteDiagnostics() {
    let documents = readings.compactMap(\.document)
    let notes = FrontMatter.notesOnUnknownKeys(of: documents.map { ($0.source, $0.frontMatter) })
    diagnostics =
      directory.diagnostics + configuration.diagnostics + readings.flatMap(\.diagnostics) + notes
      + plan.diagnostics + corrections
  }

  /// The files beside the notes on which alignments may depend, as they are.
  private static func besides(_ directory: ContentDirectory) -> [String: [UInt8]] {
    let files = directory.assets.filter { file in
      !file.path.contains("/") && !isMedia(file.path)
        && !Sidecars.Kind.allCases.contains { file.path.hasSuffix($0.name(of: "")) }
    }
    return files.reduce(into: [:]) { besides, file in
      besides[file.path] = (try? FileSystem.contents(file.systemPath)) ?? []
    }
  }

  private static func sharesText(
    _ a: Reading, _ b: Reading, align: TopicGrouping.Align
  ) -> Bool {
    guard let first = a.document, let second = b.document, let titleA = a.title,
      let titleB = b.title
    else { return false }
    return TextEvidence(first, second, titles: (titleA, titleB), align: align).isEnough
  }

  /// Whether nothing but pages can depend on the file: it is shown, not read.
  private static func isMedia(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    let media = [
      "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "heic", "bmp", "ico", "mp4", "mov",
      "m4v", "webm", "mp3", "m4a", "ogg", "wav", "pdf", "zip", "woff", "woff2", "ttf", "otf",
    ]
    return media.contains(path[path.index(after: dot)...].lowercased())
  }
}

extension Configuration {
  fileprivate var align: @Sendable (Stream, Stream) -> Alignment {
    let aligner = aligner
    return { aligner.align($0, $1) }
  }
}
