extension LiveCorpus {
  /// Continues towards what a build would make, until something can be shown or `isWanted` is
  /// false.
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
    var plans = places.map { self.plans[$0] }
    for (number, place) in places.enumerated() {
      let problems = sidecars.attach(to: &plans[number])
      corrections[place] = problems.isEmpty ? nil : problems
    }
    let align = align
    let made = await concurrentMap(plans, jobs: jobs) {
      TopicBuilder.topic(from: $0, align: align)
    }
    var topics = corpus.topics
    var home = corpus.home
    for (place, topic) in zip(places, made) {
      if place < topics.count { topics[place] = topic } else { home = topic }
    }
    stale.subtract(places)
    setCorpus(topics, home: home)
    var own = Change()
    own.topics = places.filter { $0 < topics.count }
    own.home = places.last == topics.count
    change.add(own)
  }

  // MARK: Groups

  /// Reads texts; those not in `suspects` are assumed to be unchanged.
  mutating func read(_ files: [ContentDirectory.File], suspects: Set<[UInt8]>?) async {
    let known = readings.reduce(into: [[UInt8]: TextVersion]()) { $0[$1.file.systemPath] = $1 }
    let first = lastVersion
    lastVersion += files.count
    readings = await concurrentMap(Array(files.enumerated()), jobs: jobs) { number, file in
      let version = first + number + 1
      guard let old = known[file.systemPath], old.file == file else {
        return TextVersion(file, version: version)
      }
      if let suspects, !suspects.contains(file.systemPath) { return old }
      return old.again(version: version)
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
    let plan = TopicPlanning.plans(
      of: documents, titles: titles, profiles: comparison.profiles, groups: groups,
      configuration: configuration, reserving: reserved)
    return await adopt(
      plan.topics + (plan.home.map { [$0] } ?? []), hasHome: plan.home != nil, plan.diagnostics)
  }

  /// Replaces the plans; topics that are known are kept.
  private mutating func adopt(
    _ new: [TopicPlan], hasHome: Bool, _ diagnostics: [Diagnostic]
  ) async -> Change? {
    let hadHome = corpus.home != nil
    let topicCount = new.count - (hasHome ? 1 : 0)
    sidecars = Sidecars.Files(directory.assets, of: new)
    planDiagnostics = diagnostics + sidecars.strays(among: new.map(\.slug))
    let newKeys = keysAndMembers(of: new)
    plans = new
    if newKeys == keys, hasHome == hadHome, stale.isEmpty {
      setCorpus(corpus.topics, home: corpus.home)
      return nil
    }
    let made = corpus.topics + [corpus.home].compactMap(\.self)
    var known: [TopicKey: (topic: Topic, problems: [Diagnostic])] = [:]
    for (place, key) in keys.enumerated() where !stale.contains(place) {
      known[key] = (made[place], corrections[place] ?? [])
    }
    // A stale topic stays stale if it has the same sources.
    let old = stale.reduce(into: [String: Topic]()) { $0[made[$1].slug] = made[$1] }
    keys = newKeys
    stale = []
    corrections = [:]
    var topics = newKeys.map { known[$0]?.topic }
    for place in topics.indices where topics[place] == nil {
      guard let topic = old[new[place].slug],
        topic.documents.map(\.source.path) == new[place].documents.map(\.source.path)
      else { continue }
      topics[place] = topic
      stale.insert(place)
    }
    for (place, key) in newKeys.enumerated() {
      if let problems = known[key]?.problems, !problems.isEmpty { corrections[place] = problems }
    }
    await build(new, into: &topics)
    setCorpus(topics[..<topicCount].compactMap(\.self), home: hasHome ? topics.last ?? nil : nil)
    var change = Change()
    change.plan = true
    return change
  }

  /// The keys of new plans; also records which plan each source belongs to.
  private mutating func keysAndMembers(of new: [TopicPlan]) -> [TopicKey] {
    let indices = readings.indices.reduce(into: [String: Int]()) {
      $0[readings[$1].file.path] = $1
    }
    var members = [(plan: Int, document: Int)?](repeating: nil, count: readings.count)
    let keys = new.enumerated().map { place, plan in
      let sources = plan.documents.map { indices[$0.source.path] ?? 0 }
      for (document, source) in sources.enumerated() { members[source] = (place, document) }
      return TopicKey(
        plan, texts: sources.map { UInt64(readings[$0].version) },
        sidecars: sidecars.bytes(for: plan.slug), lessons: UInt64(epoch))
    }
    self.members = members
    return keys
  }

  /// Builds the topics that are missing, in parallel.
  private mutating func build(_ plans: [TopicPlan], into topics: inout [Topic?]) async {
    var missing = topics.indices.filter { topics[$0] == nil }.map { (place: $0, plan: plans[$0]) }
    for index in missing.indices {
      let problems = sidecars.attach(to: &missing[index].plan)
      if !problems.isEmpty { corrections[missing[index].place] = problems }
    }
    let align = align
    let built = await concurrentMap(missing, jobs: jobs) {
      TopicBuilder.topic(from: $0.plan, align: align)
    }
    for ((place, _), topic) in zip(missing, built) { topics[place] = topic }
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
