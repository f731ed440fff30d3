extension LiveCorpus {
  /// What is different after a change.
  package struct Change: Hashable, Sendable {
    /// The topics whose text is another, by their places in the corpus; in their order.
    package var topics: [Int] = []
    /// Whether the home page's text is another.
    package var home = false
    /// Whether files that texts show or point to are others.
    package var assets = false
    /// Whether the files of examples are others.
    package var examples = false
    /// Whether the settings or the glossary are others.
    package var settings = false
    /// Whether there may be other topics, or the same ones at other places.
    package var plan = false

    package init() {}

    package var isEmpty: Bool { self == Change() }

    /// Both changes, this one first.
    package mutating func add(_ later: Change) {
      topics = later.plan ? [] : Set(topics + later.topics).sorted()
      home = home || later.home
      assets = assets || later.assets
      examples = examples || later.examples
      settings = settings || later.settings
      plan = plan || later.plan
    }
  }

  /// How many topics that nobody looks at are made anew before a change is shown.
  private static let unaskedTopics = 4

  /// Takes in that `files` changed, by the paths the operating system knows them by, as far as
  /// readers of `shown` topics see it; ``settle(while:)`` does the rest.
  ///
  /// The work depends on how many files changed and how many topics are shown, and on the size of
  /// the folder only where files are new or gone.
  ///
  /// - Parameters:
  ///   - files: Nil for anything in the folder.
  ///   - shown: The slugs of topics that somebody looks at.
  /// - Returns: What can be shown already.
  /// - Throws: ``Unreadable`` if the folder itself cannot be read any more; nothing is changed then.
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
    if !sorting.texts.isEmpty, await take(sorting.texts.sorted()), !change.plan {
      _ = await group(trusting: true) { false }
      change.plan = true
    }
    await makeShown(shown, &change)
    return change
  }

  /// Looks at everything again, and settles.
  package mutating func updateAll() async throws(Unreadable) -> Change {
    var change = try await update(nil)
    while let more = await settle(while: { true }) { change.add(more) }
    return change
  }

  // MARK: Kinds of change

  /// Lists the folder again, reads what is new or may have changed, and groups anew.
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

  /// Reads the files again that say something of all texts.
  private mutating func configure(_ change: inout Change) {
    let new = Configuration(reading: directory)
    // The site keeps what a faulty file said before it was faulty.
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
      for place in keys.indices { keys[place].lessons = UInt64(epoch) }
      stale = Set(keys.indices)
    }
    setCorpus(corpus.topics, home: corpus.home)
  }

  /// The files that the aligner learns from, as they are.
  static func lessons(in directory: ContentDirectory) -> [[UInt8]] {
    directory.assets.filter { ChangedFiles.isLesson($0.path) }.map {
      (try? $0.contents()) ?? []
    }
  }

  /// Notes which topics have other corrections.
  private mutating func noteSidecars(_ slugs: Set<String>) {
    for (place, plan) in plans.enumerated() where slugs.contains(plan.slug) {
      keys[place].sidecars = sidecars.bytes(for: plan.slug)
      stale.insert(place)
    }
    if !slugs.isSubset(of: plans.map(\.slug)) { needsGrouping = true }
  }

  /// Takes in that the texts at `places` were written.
  ///
  /// - Returns: Whether there is a text to show, or one to hide, which only other groups can.
  private mutating func take(_ places: [Int]) async -> Bool {
    let first = lastVersion
    lastVersion += places.count
    let olds = places.map { readings[$0] }
    let news = await concurrentMap(Array(olds.enumerated()), jobs: jobs) { number, old in
      old.again(version: first + number + 1)
    }
    var mustGroup = false
    for (place, (old, new)) in zip(places, zip(olds, news)) {
      readings[place] = new
      guard new.version != old.version, old.isShown || new.isShown else { continue }
      guard old.isShown, new.isShown, let (plan, document) = members[place],
        let text = new.document, let title = new.title
      else {
        mustGroup = true
        continue
      }
      plans[plan].documents[document] = text
      plans[plan].titles[document] = title
      keys[plan].texts[document] = UInt64(new.version)
      stale.insert(plan)
      evidence.replace(old.version, by: new.version)
      // Complaints about addresses show a line of a text.
      if !new.hasFace(of: old) || !planDiagnostics.isEmpty { needsGrouping = true }
    }
    return mustGroup
  }

  /// Makes those topics anew that somebody looks at, or all if they are few.
  private mutating func makeShown(_ shown: [String], _ change: inout Change) async {
    guard !stale.isEmpty else { return }
    var wanted = stale
    if stale.count > Self.unaskedTopics {
      let slugs = Set(shown)
      wanted = stale.filter { slugs.contains(plans[$0].slug) || $0 == corpus.topics.count }
    }
    await make(wanted.sorted(), &change)
  }
}

extension ContentDirectory {
  /// Those of `files` that are neither texts nor settings, by their paths.
  fileprivate func assetPlaces(of files: Set<[UInt8]>) -> [[UInt8]: File] {
    var places: [[UInt8]: File] = [:]
    for asset in assets where files.contains(asset.systemPath) {
      places[asset.systemPath] = asset
    }
    return places
  }
}
