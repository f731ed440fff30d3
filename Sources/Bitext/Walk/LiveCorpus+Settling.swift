extension LiveCorpus {
  /// Continues towards the result of a build, until something can be shown or `isWanted` is false.
  ///
  /// `isWanted` is asked every few milliseconds of work.
  ///
  /// - Returns: The changes; nil if nothing is left to do, or it was stopped before anything
  ///   changed.
  package mutating func settle(while isWanted: () -> Bool) async -> Change? {
    var change = Change()
    while !stale.isEmpty, isWanted() {
      await make(Array(stale.sorted().prefix(2 * jobs)), &change)
    }
    if !change.isEmpty { return change }
    guard !isSettled, isWanted() else { return nil }
    if !needsGrouping {
      let byVersion = versionsByNumber()
      let aligner = configuration.aligner
      let holds = evidence.confirm { question, a, b in
        guard isWanted() else { return nil }
        guard let first = byVersion[a], let second = byVersion[b] else { return false }
        return Self.answer(question, first, second, aligner)
      }
      guard holds == false else { return nil }
      needsGrouping = true
    }
    return await group(trusting: false, isStopped: { !isWanted() })
  }

  /// Rebuilds some topics from their plans.
  mutating func make(_ places: [Int], _ change: inout Change) async {
    guard !places.isEmpty else { return }
    let made = await join(places)
    var topics = corpus.topics
    var home = corpus.home
    for (place, topic) in zip(places, made) {
      if place < topics.count { topics[place] = topic } else { home = topic }
    }
    stale.subtract(places)
    setCorpus(topics, home: home)
    var own = Change()
    own.topics = places
    change.add(own)
  }

  // MARK: Groups

  /// Reads texts; those not in `suspects` are assumed to be unchanged.
  mutating func read(_ files: [ContentDirectory.File], suspects: Set<[UInt8]>?) async {
    let known = readings.reduce(into: [[UInt8]: TextVersion]()) { $0[$1.file.systemPath] = $1 }
    let first = lastVersion
    lastVersion += files.count
    let drafts = drafts
    readings = await concurrentMap(Array(files.enumerated()), jobs: jobs) { number, file in
      let version = first + number + 1
      let draft = drafts[file.systemPath]
      guard let old = known[file.systemPath], old.file == file else {
        return TextVersion(file, version: version, draft: draft)
      }
      if let suspects, !suspects.contains(file.systemPath) { return old }
      return old.again(version: version, draft: draft)
    }
    places = readings.indices.reduce(into: [:]) { $0[readings[$1].file.systemPath] = $1 }
  }

  /// Groups and plans the texts that were read, and rebuilds the corpus.
  ///
  /// - Parameters:
  ///   - isTrusting: Whether unsure answers are good enough for the moment.
  ///   - isStopped: Whether to give up and leave everything as it is.
  /// - Returns: The changes; nil if there are none, or it was stopped.
  mutating func group(trusting isTrusting: Bool, isStopped: () -> Bool) async -> Change? {
    let shown = readings.indices.filter { readings[$0].isShown }
    let texts = shown.map { readings[$0] }
    let documents = texts.compactMap(\.document)
    let titles = texts.compactMap(\.title)
    var memory = evidence.keeping(Set(texts.map(\.version)))
    var comparison = TextComparison(documents, titles, configuration.aligner)
    var wasStopped = false
    let isAligned = isAligned
    let groups = withoutActuallyEscaping(isStopped) { isStopped in
      TopicGrouping.groups(
        of: documents, titles: titles, settings: configuration.settings,
        ask: { question, a, b in
          memory.answer(question, texts[a].version, texts[b].version, trusting: isTrusting) {
            wasStopped = wasStopped || isStopped()
            return wasStopped ? nil : isAligned && comparison.answer(question, a, b)
          }
        },
        choose: { question, members in
          memory.noteChoice(among: members.map { texts[$0].version })
          return comparison.likelyPairs(for: question, among: members)
        })
    }
    evidence = memory
    guard !wasStopped else { return nil }
    if !isTrusting { evidence.forgetUnsure() }
    needsGrouping = false
    let read = zip(documents, zip(titles, texts)).map { document, more in
      (document, more.0, UInt64(more.1.version))
    }
    return await adopt(
      WalkPlan(
        of: read, in: groups, profiles: comparison.profiles, configuration: configuration,
        assets: directory.assets + directory.contentsLists, reserving: reserved,
        lessons: UInt64(epoch)))
  }

  /// Replaces the plan; topics that are known are kept.
  private mutating func adopt(_ new: WalkPlan) async -> Change? {
    let old = plan
    plan = new
    members = members(of: new)
    if new.keys == old.keys, new.hasHome == old.hasHome, stale.isEmpty {
      setCorpus(corpus.topics, home: corpus.home)
      return nil
    }
    let made = corpus.numbered
    var known: [TopicKey: (topic: Topic, problems: [Diagnostic])] = [:]
    for (place, key) in old.keys.enumerated() where !stale.contains(place) {
      known[key] = (made[place], corrections[place] ?? [])
    }
    // A stale topic stays stale if it has the same sources.
    let stales = stale.reduce(into: [String: Topic]()) { $0[made[$1].slug] = made[$1] }
    stale = []
    corrections = [:]
    var topics = new.keys.map { known[$0]?.topic }
    for place in topics.indices where topics[place] == nil {
      let wanted = new.topics[place]
      guard let topic = stales[wanted.slug],
        topic.documents.map(\.source.path) == wanted.documents.map(\.source.path)
      else { continue }
      topics[place] = topic
      stale.insert(place)
    }
    for (place, key) in new.keys.enumerated() {
      if let problems = known[key]?.problems, !problems.isEmpty { corrections[place] = problems }
    }
    let missing = topics.indices.filter { topics[$0] == nil }
    for (place, topic) in zip(missing, await join(missing)) { topics[place] = topic }
    setCorpus(
      topics[..<new.topicCount].compactMap(\.self), home: new.hasHome ? topics.last ?? nil : nil)
    var change = Change()
    change.plan = true
    return change
  }

  /// For each text, its topic in the plan and its index there; nil if the plan does not have it.
  private func members(of plan: WalkPlan) -> [(topic: Int, document: Int)?] {
    let indices = readings.indices.reduce(into: [String: Int]()) {
      $0[readings[$1].file.path] = $1
    }
    var members = [(topic: Int, document: Int)?](repeating: nil, count: readings.count)
    for (place, topic) in plan.topics.enumerated() {
      for (number, document) in topic.documents.enumerated() {
        guard let text = indices[document.source.path] else { continue }
        members[text] = (place, number)
      }
    }
    return members
  }

  /// Aligns and joins the sources of some topics, in parallel, and notes the problems of the files
  /// that correct them.
  private mutating func join(_ places: [Int]) async -> [Topic] {
    let (plan, align) = (plan, align)
    let made = await concurrentMap(places, jobs: jobs) { plan.topic(at: $0, align: align) }
    for (place, own) in zip(places, made) {
      corrections[place] = own.problems.isEmpty ? nil : own.problems
    }
    return made.map(\.topic)
  }

  private func versionsByNumber() -> [Int: TextVersion] {
    readings.reduce(into: [:]) { $0[$1.version] = $1 }
  }

  private static func answer(
    _ question: TopicGrouping.Question, _ a: TextVersion, _ b: TextVersion, _ aligner: Aligner
  ) -> Bool {
    guard let first = a.document, let second = b.document, let titleA = a.title,
      let titleB = b.title
    else { return false }
    var comparison = TextComparison([first, second], [titleA, titleB], aligner)
    return comparison.answer(question, 0, 1)
  }
}
