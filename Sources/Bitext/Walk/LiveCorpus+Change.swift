extension LiveCorpus {
  /// The parts of a corpus that changed.
  package struct Change: Hashable, Sendable {
    /// The numbers of the topics whose text changed, ascending; see ``Corpus/numbers``.
    package var topics: [Int] = []
    /// Whether files changed that texts show or link to.
    package var assets = false
    /// Whether files of examples changed.
    package var examples = false
    /// Whether the settings or the glossary changed.
    package var settings = false
    /// Whether topics may have been added, removed or moved.
    package var plan = false

    package init() {}

    /// Whether nothing changed.
    package var isEmpty: Bool { self == Change() }

    /// Adds a later change.
    package mutating func add(_ later: Change) {
      topics = later.plan ? [] : Set(topics + later.topics).sorted()
      assets = assets || later.assets
      examples = examples || later.examples
      settings = settings || later.settings
      plan = plan || later.plan
    }
  }

  /// The number of topics that are rebuilt at once although nobody looks at them.
  private static let unaskedTopics = 4

  /// Takes changed files into account as far as readers of `shown` topics can see;
  /// ``settle(while:)`` does the rest.
  ///
  /// The work depends on the number of changed files and shown topics. It depends on the size of
  /// the folder only if files were added or removed.
  ///
  /// - Parameters:
  ///   - files: The files' paths as the operating system knows them; nil for any file of the
  ///     folder.
  ///   - shown: The slugs of topics that somebody looks at.
  /// - Returns: The changes that can be shown already.
  /// - Throws: ``Unreadable`` if the folder itself can no longer be read; nothing changes then.
  package mutating func update(
    _ files: Set<[UInt8]>?, showing shown: [String] = []
  ) async throws(Unreadable) -> Change {
    var change = Change()
    var sorting = ChangedFiles()
    if let files {
      let assets = directory.assetPlaces(of: files)
      for file in files {
        sorting.sort(file, text: places[file], asset: assets[file], directory: directory)
      }
    } else {
      sorting.isRelisted = true
    }
    if sorting.isRelisted {
      try await relist(files, &sorting, &change)
    }
    if sorting.hasSettings { configure(&change) }
    if !sorting.sidecars.isEmpty { noteSidecars(sorting.sidecars) }
    change.assets = change.assets || sorting.hasMedia
    change.examples = change.examples || sorting.hasExamples
    // The quotations of stray sidecar files are looked for when texts are grouped.
    if !sorting.texts.isEmpty, plan.sidecars.haveStrays { needsGrouping = true }
    if !sorting.texts.isEmpty, await take(sorting.texts.sorted()), !change.plan {
      _ = await group(trusting: true) { false }
      change.plan = true
    }
    await makeShown(shown, &change)
    return change
  }

  // MARK: Kinds of change

  /// Lists the folder again, reads new and suspect files, and groups anew.
  private mutating func relist(
    _ files: Set<[UInt8]>?, _ sorting: inout ChangedFiles, _ change: inout Change
  ) async throws(Unreadable) {
    let old = directory
    directory = try ContentDirectory(
      root: root, leavingOut: output, followingLinks: followsLinks)
    if files == nil || old.assets != directory.assets || old.settings != directory.settings {
      sorting.hasSettings = true
      sorting.hasMedia = true
      sorting.hasExamples = true
    }
    await read(directory.texts, suspects: files)
    sorting.texts = []
    if sorting.hasSettings { configure(&change) }
    sorting.hasSettings = false
    _ = await group(trusting: true) { false }
    change.plan = true
  }

  /// Reads the configuration files again, which affect all texts.
  private mutating func configure(_ change: inout Change) {
    let new = Configuration(reading: directory)
    // While a file is faulty, the site keeps its last good contents.
    guard !new.diagnostics.contains(where: { $0.severity == .error }) else {
      configuration.diagnostics = new.diagnostics
      return
    }
    configuration = new
    change.settings = true
    needsGrouping = true
    let lessons = Self.lessons(in: directory)
    if lessons != self.lessons {
      self.lessons = lessons
      epoch += 1
      evidence.doubtAll()
      for place in plan.keys.indices { plan.keys[place].lessons = UInt64(epoch) }
      stale = Set(plan.keys.indices)
    }
    setCorpus(corpus.topics, home: corpus.home)
  }

  /// The contents of the files that the aligner depends on.
  static func lessons(in directory: ContentDirectory) -> [[UInt8]] {
    directory.assets.filter { ChangedFiles.isLesson($0.path) }.map {
      (try? $0.contents()) ?? []
    }
  }

  /// Marks the topics whose sidecar files changed.
  private mutating func noteSidecars(_ slugs: Set<String>) {
    if plan.sidecars.haveStrays { needsGrouping = true }
    for (place, topic) in plan.topics.enumerated() where slugs.contains(topic.slug) {
      plan.keys[place].sidecars = plan.sidecars.bytes(for: topic.slug)
      stale.insert(place)
    }
    if !slugs.isSubset(of: plan.topics.map(\.slug)) { needsGrouping = true }
  }

  /// Reads the texts at `places` again.
  ///
  /// - Returns: Whether a text appears or disappears, which only regrouping can show.
  private mutating func take(_ places: [Int]) async -> Bool {
    let first = lastVersion
    lastVersion += places.count
    let olds = places.map { readings[$0] }
    let drafts = drafts
    let news = await concurrentMap(Array(olds.enumerated()), jobs: jobs) { number, old in
      old.again(version: first + number + 1, draft: drafts[old.file.systemPath])
    }
    var mustGroup = false
    for (place, (old, new)) in zip(places, zip(olds, news)) {
      readings[place] = new
      guard new.version != old.version, old.isShown || new.isShown else { continue }
      guard old.isShown, new.isShown, old.isUnwritten == new.isUnwritten,
        let (topic, document) = members[place],
        let text = new.document, let title = new.title
      else {
        mustGroup = true
        continue
      }
      plan.topics[topic].documents[document] = text
      plan.topics[topic].titles[document] = title
      plan.keys[topic].texts[document] = UInt64(new.version)
      stale.insert(topic)
      evidence.replace(old.version, by: new.version)
      // Diagnostics about addresses quote a line of a text.
      if !new.hasFace(of: old) || plan.isFaulty || plan.hasUnwritten { needsGrouping = true }
    }
    return mustGroup
  }

  /// Rebuilds the topics that somebody looks at, or all if they are few.
  private mutating func makeShown(_ shown: [String], _ change: inout Change) async {
    guard !stale.isEmpty else { return }
    var wanted = stale
    if stale.count > Self.unaskedTopics {
      let slugs = Set(shown)
      wanted = stale.filter { slugs.contains(plan.topics[$0].slug) || $0 == corpus.topics.count }
    }
    await make(wanted.sorted(), &change)
  }
}

extension ContentDirectory {
  /// The members of `files` that are neither texts nor settings, by path.
  fileprivate func assetPlaces(of files: Set<[UInt8]>) -> [[UInt8]: File] {
    var places: [[UInt8]: File] = [:]
    for asset in assets where files.contains(asset.systemPath) {
      places[asset.systemPath] = asset
    }
    return places
  }
}
