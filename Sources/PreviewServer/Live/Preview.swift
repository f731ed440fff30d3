package import Bitext
import Dispatch
package import SiteBuilder
import Synchronization

extension Result {
  /// The result of `body`, or its error.
  fileprivate init(_ body: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}

/// A site that follows its sources: it answers requests, watches folders, and notifies open pages.
package final class Preview: Sendable {
  struct State {
    var snapshot: Snapshot?
    var templates: LiveTemplates
    /// The requests that came before all texts were read.
    var waiting: [@Sendable (Snapshot) -> Void] = []
    /// The new addresses of pages that moved, by their old paths.
    var moved: [String: String] = [:]
    var corpusProblems: LiveCorpus.Problems?
    /// The slugs of the topics that were requested last, the newest first.
    var shown: [String] = []
    var templateProblem: Diagnostic?
    /// The folders that are away.
    var absences: [Absence.Role: Absence] = [:]
    var oldProblems: Set<Problems.Key> = []
    var lastProblems: [UInt8] = []
    /// Whether a report of the problems is scheduled.
    var isTelling = false
  }

  /// The durations of taking in a change.
  package struct Measure: Hashable, Sendable {
    /// The number of the state of the site that the change led to.
    package let generation: Int
    /// The time from taking up the change until open pages are told of it.
    package let rebuild: Duration
  }

  let options: PreviewOptions
  let state: Mutex<State>
  let check: Mutex<LinkCheck?>
  let commands: PreviewCommands
  private let telling = DispatchQueue(label: "problems", qos: .utility)
  private let send: @Sendable (_ event: String, _ data: String) -> Void
  let shown: @Sendable (_ generation: Int) -> Void
  private let changed: @Sendable (Measure) -> Void

  /// Prepares to answer requests; nothing is read before ``run(report:)``.
  ///
  /// - Parameters:
  ///   - options: The options of the preview.
  ///   - send: Sends an event to all open pages.
  ///   - changed: Called when a change has been taken in.
  ///   - shown: Called when a page has shown a generation, if ``PreviewOptions/measures`` is set.
  /// - Throws: ``TemplateError`` if the templates cannot be used.
  package init(
    _ options: PreviewOptions, send: @escaping @Sendable (_ event: String, _ data: String) -> Void,
    changed: @escaping @Sendable (Measure) -> Void = { _ in },
    shown: @escaping @Sendable (_ generation: Int) -> Void = { _ in }
  ) throws(TemplateError) {
    self.options = options
    commands = PreviewCommands(options)
    self.send = send
    self.changed = changed
    self.shown = shown
    state = Mutex(State(templates: try LiveTemplates(override: options.site.templates)))
    check = Mutex(nil)
  }

  /// Reads everything and follows it until the task is cancelled.
  ///
  /// - Throws: ``Unreadable`` if the folder of notes cannot be read.
  package func run(report: @escaping @Sendable (String) -> Void) async throws(Unreadable) {
    let check = LinkCheck { [weak self] isFirst in
      self?.noteFindings(isFirst: isFirst)
    }
    self.check.withLock { $0 = check }
    defer { check.stop() }
    let templates = [state.withLock { $0.templates.templates.folder }].compactMap(\.self)
    let watcher = FileWatcher(
      [options.content] + templates, enclosed: options.followsLinks ? [] : [options.content],
      method: options.watching, report: report)
    defer { watcher.stop() }
    let inbox = Inbox()
    let listening = Task {
      for await changes in watcher.changes { inbox.add(changes) }
      inbox.close()
    }
    defer { listening.cancel() }
    let background = BackgroundExecutor(threads: options.site.jobs, niceness: 10)
    defer { background.stop() }
    let first = await withTaskExecutorPreference(background) {
      await Result { [options] () async throws(Unreadable) in
        try await LiveCorpus(
          root: options.content, followingLinks: options.followsLinks,
          reserving: SiteAddress.slugs, jobs: options.site.jobs)
      }
    }
    var corpus = try first.get()
    let history = HistoryFollower(options, mark: options.historyMark?(corpus.corpus.settings))
    publish(first: corpus, await options.history?(corpus.corpus))
    await withTaskExecutorPreference(QueueExecutor("changes")) {
      await follow(inbox, &corpus, history, background, report)
    }
  }

  /// The path below which everything is served, without its first slash.
  package var base: String { options.base }

  /// A page and its source, once everything is read, for trying changes on; nil before.
  package var example: (page: String, source: String)? {
    guard let site = state.withLock({ $0.snapshot })?.site,
      let topic = site.corpus.topics.firstIndex(where: { !$0.editions.isEmpty })
    else { return nil }
    let edition = site.corpus[topic].editions[0]
    return (
      Self.address(of: site.path(of: .edition(topic: topic, edition: 0))),
      site.corpus[topic].documents[edition.document].source.path
    )
  }

  // MARK: Changes

  /// The time for which a changed page has the processor to itself.
  private static let calm = DispatchTimeInterval.milliseconds(60)

  /// Takes in changes until there are no more; topics that somebody looks at come first.
  private func follow(
    _ inbox: Inbox, _ corpus: inout LiveCorpus, _ history: HistoryFollower,
    _ background: BackgroundExecutor, _ report: (String) -> Void
  ) async {
    var unpublished = LiveCorpus.Change()
    while !inbox.isClosed {
      if let changes = inbox.take() {
        await take(changes, into: &corpus, &unpublished, report)
      } else if corpus.isSettled {
        if let log = history.take() {
          publish(corpus, &unpublished, hasNewTemplates: false, history: log)
        }
        await inbox.wait(atMost: history.interval(corpus.corpus.settings))
        history.look(corpus.corpus, on: background) { inbox.nudge() }
      } else {
        await inbox.wait(atMost: Self.calm)
        let change = await withTaskExecutorPreference(background) {
          await corpus.settle { inbox.isEmpty }
        }
        if let change { unpublished.add(change) }
        if inbox.isEmpty, !unpublished.isEmpty {
          publish(corpus, &unpublished, hasNewTemplates: false)
          sendProblems()
        }
      }
    }
  }

  private func take(
    _ changes: ChangeSet, into corpus: inout LiveCorpus, _ unpublished: inout LiveCorpus.Change,
    _ report: (String) -> Void
  ) async {
    let start = ContinuousClock.now
    let folder = state.withLock { $0.templates.templates.folder }.map { Array(($0 + "/").utf8) }
    let own = changes.files.filter { file in folder.map { file.starts(with: $0) } ?? false }
    let hasTemplates = changes.isWhole || !own.isEmpty
    if hasTemplates { reloadTemplates(report) }
    let texts = changes.files.subtracting(own)
    let shown = state.withLock { $0.shown }
    if changes.isWhole || !texts.isEmpty {
      do throws(Unreadable) {
        unpublished.add(try await corpus.update(changes.isWhole ? nil : texts, showing: shown))
        note(nil, of: .notes, report)
      } catch {
        note(Absence(error), of: .notes, report)
      }
    }
    publish(corpus, &unpublished, hasNewTemplates: hasTemplates)
    let generation = state.withLock { $0.snapshot?.generation ?? 0 }
    changed(Measure(generation: generation, rebuild: ContinuousClock.now - start))
    sendProblems()
  }

  private func reloadTemplates(_ report: (String) -> Void) {
    var templates = state.withLock { $0.templates }
    var problem: TemplateError?
    do throws(TemplateError) {
      try templates.reload()
    } catch {
      problem = error
    }
    let absence = problem.flatMap(Absence.init)
    let diagnostic = absence == nil ? problem?.diagnostic : nil
    state.withLock { [templates] state in
      state.templates = templates
      state.templateProblem = diagnostic
    }
    note(absence, of: .templates, report)
  }

  /// Records whether a folder is away, and reports it if that is new.
  private func note(_ absence: Absence?, of role: Absence.Role, _ report: (String) -> Void) {
    let old = state.withLock { state in
      defer { state.absences[role] = absence }
      return state.absences[role]
    }
    guard absence != old else { return }
    if let text = absence?.report ?? old?.end { report(text) }
  }

  // MARK: Publishing

  private func publish(first corpus: LiveCorpus, _ changes: ChangeLog?) {
    let templates = state.withLock { $0.templates.templates }
    var own = options.site
    own.changes = changes
    let site = Site(corpus: corpus.corpus, templates: templates, options: own)
    let snapshot = Snapshot(generation: 1, site: site)
    let problems = corpus.problems
    let old = Problems.keys(of: problems.diagnostics + site.diagnostics)
    let waiting = state.withLock { state in
      state.snapshot = snapshot
      state.corpusProblems = problems
      state.oldProblems = old
      defer { state.waiting = [] }
      return state.waiting
    }
    for answer in waiting { answer(snapshot) }
    check.withLock { $0 }?.check(snapshot, topics: nil)
    sendChange(snapshot)
    sendProblems()
  }

  private func publish(
    _ corpus: LiveCorpus, _ change: inout LiveCorpus.Change, hasNewTemplates: Bool,
    history: ChangeLog?? = nil
  ) {
    guard let old = state.withLock({ $0.snapshot }) else { return }
    let templates = state.withLock { $0.templates.templates }
    defer { change = LiveCorpus.Change() }
    guard hasNewTemplates || !change.isEmpty || history != nil else {
      return state.withLock { $0.corpusProblems = corpus.problems }
    }
    var site = change.isEmpty ? old.site : old.site.updating(corpus.corpus, after: change)
    // The topics whose pages are checked; nil for all, if any page may have changed or moved.
    var topics: [Int]? = change.topics
    if site == nil || history != nil || change.assets || change.settings {
      topics = nil
    }
    if hasNewTemplates { site = site?.with(templates) }
    var own = old.site.options
    if let history {
      own.changes = history
      site = nil
    }
    let new = site ?? Site(corpus: corpus.corpus, templates: templates, options: own)
    let snapshot = Snapshot(generation: old.generation + 1, site: new)
    let moved = site == nil ? Self.moved(from: old.site, to: new) : [:]
    state.withLock { state in
      state.snapshot = snapshot
      state.corpusProblems = corpus.problems
      guard site == nil else { return }
      state.moved = state.moved.filter { new.page(at: $0.key) == nil }.merging(moved) { $1 }
    }
    sendChange(snapshot)
    if topics?.isEmpty != true { check.withLock { $0 }?.check(snapshot, topics: topics) }
  }

  /// Notifies open pages of a possible newer version and of the current style sheets.
  private func sendChange(_ snapshot: Snapshot) {
    let (templates, moved) = state.withLock { ($0.templates, $0.moved) }
    var json = JSONWriter()
    json.object { json in
      json.key("generation")
      json.value(snapshot.generation)
      json.key("measure")
      json.value(options.measures)
      json.key("files")
      json.object { json in
        for (path, version) in templates.versions {
          json.key(path)
          json.value(version)
        }
      }
      json.key("moved")
      json.object { json in
        for (from, to) in moved.sorted(by: { $0.key < $1.key }) {
          json.key(Self.address(of: from))
          json.value(Self.address(of: to))
        }
      }
    }
    send("change", String(decoding: json.bytes, as: UTF8.self))
  }

  private func noteFindings(isFirst: Bool) {
    if isFirst {
      let found = Problems.keys(of: check.withLock { $0 }?.diagnostics ?? [])
      state.withLock { $0.oldProblems.formUnion(found) }
    }
    sendProblems()
  }

  /// Sends the problems to open pages when nothing more urgent is waiting.
  private func sendProblems() {
    let isWaiting = state.withLock { state in
      defer { state.isTelling = true }
      return state.isTelling
    }
    guard !isWaiting else { return }
    telling.asyncAfter(deadline: .now() + Self.calm) { [self] in
      state.withLock { $0.isTelling = false }
      tellProblems()
    }
  }

  private func tellProblems() {
    let found = check.withLock { $0 }?.diagnostics ?? []
    let (own, corpus, site, old) = state.withLock { state in
      (
        state.absences.values.map(\.diagnostic) + [state.templateProblem].compactMap(\.self),
        state.corpusProblems, state.snapshot?.site, state.oldProblems
      )
    }
    let all = own + (corpus?.diagnostics ?? []) + (site?.diagnostics ?? []) + found
    var json = JSONWriter()
    Problems(all, old: old).write(to: &json)
    let bytes = json.bytes
    let isNew = state.withLock { state in
      defer { state.lastProblems = bytes }
      return state.lastProblems != bytes
    }
    if isNew { send("problems", String(decoding: bytes, as: UTF8.self)) }
  }

  /// The new addresses of pages that moved.
  private static func moved(from old: Site, to new: Site) -> [String: String] {
    let gone = old.pages.filter { new.page(at: old.path(of: $0)) == nil }
    guard !gone.isEmpty, gone.count < 1000 else { return [:] }
    var places: [String: String] = [:]
    for page in new.pages {
      for name in new.names(of: page) where places[name] == nil {
        places[name] = new.path(of: page)
      }
    }
    return gone.reduce(into: [:]) { moved, page in
      let target = old.names(of: page).lazy.compactMap { places[$0] }.first
      if let target { moved[old.path(of: page)] = target }
    }
  }

  /// The path as an address shows it, without `index.html`.
  static func address(of path: String) -> String {
    path.hasSuffix("index.html") ? String(path.dropLast("index.html".utf8.count)) : path
  }
}
