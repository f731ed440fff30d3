import Bitext
import Dispatch
import SiteBuilder
import Synchronization

/// Renders in the background the pages that nobody looks at, to find their problems and the files
/// that they need.
final class LinkCheck: Sendable {
  /// The result for the pages of one topic, or for the pages without a topic.
  struct Finding: Sendable {
    let diagnostics: [Diagnostic]
    /// The paths of files on the site.
    let assets: Set<String>
  }

  private struct State {
    var snapshot: Snapshot?
    /// The topics to check, the next one last; nil stands for the pages without a topic.
    var queue: [Int?] = []
    /// The results by slug; the empty slug stands for the pages without a topic.
    var findings: [String: Finding] = [:]
    var isFirst = true
    var isStopped = false
  }

  private let state = Mutex(State())
  /// Counts the reasons to look at the queue again.
  private let news = DispatchSemaphore(value: 0)

  /// Called after some topics were checked: whether they never were before.
  typealias Observer = @Sendable (_ isFirst: Bool) -> Void

  init(_ observe: @escaping Observer) {
    WorkerThread.start("link check") { [weak self] in
      // Requests for pages have priority.
      WorkerThread.yield(10)
      while let check = self, check.work(observe) {}
    }
  }

  /// The problems on all pages that have been checked.
  var diagnostics: [Diagnostic] {
    state.withLock { $0.findings.values.flatMap(\.diagnostics) }
  }

  /// Whether any checked page refers to the file at `path`; nil while not all pages are checked.
  func refers(to path: String) -> Bool? {
    state.withLock { state in
      if state.findings.values.contains(where: { $0.assets.contains(path) }) { return true }
      return state.queue.isEmpty && state.snapshot != nil ? false : nil
    }
  }

  /// Schedules some topics of `snapshot`, or all; those that had problems come first.
  func check(_ snapshot: Snapshot, topics: [Int]?) {
    state.withLock { state in
      state.snapshot = snapshot
      guard let topics else {
        let slugs = snapshot.site.corpus.numbered.map(\.slug)
        let known = Set(slugs + [""])
        state.findings = state.findings.filter { known.contains($0.key) }
        let suspects = slugs.indices.filter {
          !(state.findings[slugs[$0]]?.diagnostics.isEmpty ?? true)
        }
        let rest = Set(slugs.indices).subtracting(suspects).sorted()
        state.queue = Array((suspects.map(Optional.some) + [nil] + rest.map { $0 }).reversed())
        return
      }
      let again = Set(topics)
      state.queue.removeAll { $0.map(again.contains) ?? false }
      state.queue += topics.reversed().map { $0 }
    }
    news.signal()
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    news.signal()
  }

  /// Checks topics until there is something to report; waits if there is nothing to do.
  private func work(_ observe: Observer) -> Bool {
    let start = ContinuousClock.now
    var hasWorked = false
    while ContinuousClock.now - start < .milliseconds(500) {
      let next = state.withLock { state -> (Snapshot, Int?)? in
        guard let snapshot = state.snapshot, let topic = state.queue.popLast() else { return nil }
        return (snapshot, topic)
      }
      guard let (snapshot, topic) = next else { break }
      check(topic, of: snapshot)
      hasWorked = true
    }
    if hasWorked {
      let isFirst = state.withLock { state in
        defer { if state.queue.isEmpty { state.isFirst = false } }
        return state.isFirst
      }
      observe(isFirst)
    }
    while state.withLock({ $0.queue.isEmpty && !$0.isStopped }) { news.wait() }
    return state.withLock { !$0.isStopped }
  }

  private func check(_ topic: Int?, of snapshot: Snapshot) {
    let site = snapshot.site
    var diagnostics: [Diagnostic] = []
    var assets: Set<String> = []
    for page in site.pages(ofTopic: topic) {
      let result = site.render(page)
      diagnostics += result.diagnostics
      assets.formUnion(result.assets.map(site.path(ofAsset:)))
    }
    let slug = topic.map { site.corpus[$0].slug } ?? ""
    let finding = Finding(diagnostics: diagnostics.sortedAndUnique, assets: assets)
    state.withLock { state in
      // A topic that a newer snapshot has queued again was not checked for that snapshot.
      guard state.snapshot === snapshot || !state.queue.contains(topic) else { return }
      state.findings[slug] = finding
    }
  }
}
