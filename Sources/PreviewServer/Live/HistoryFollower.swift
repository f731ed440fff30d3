import Bitext
import Dispatch
import Synchronization

/// Reads the history of the notes again when it has changed, for one caller at a time.
///
/// The threads have a low priority, because a commit mostly follows a save and nobody waits for it.
final class HistoryFollower: Sendable {
  private struct State {
    /// The mark of the history that was read last, and the mark at the last look.
    var known: String?
    var seen: String?
    var isReading = false
    var log: ChangeLog??
  }

  private let options: PreviewOptions
  private let state: Mutex<State>

  /// - Parameters:
  ///   - options: The options of the preview.
  ///   - mark: The mark of the history that is shown.
  init(_ options: PreviewOptions, mark: String?) {
    self.options = options
    state = Mutex(State(known: mark, seen: mark))
  }

  /// The interval between looks; nil if no history is shown or asked for, so that nothing wakes the
  /// program.
  func interval(_ settings: SiteSettings) -> DispatchTimeInterval? {
    guard options.history != nil else { return nil }
    let isAsLast = state.withLock { $0.known == options.historyMark?(settings) }
    return isAsLast && !settings.history ? nil : .seconds(1)
  }

  /// Starts to read the history if it has changed, but not since the last look: a rebase makes many
  /// commits one after the other.
  ///
  /// - Parameters:
  ///   - corpus: The current notes.
  ///   - background: The threads that read.
  ///   - done: Called when ``take()`` has a result.
  func look(
    _ corpus: Corpus, on background: BackgroundExecutor, done: @escaping @Sendable () -> Void
  ) {
    guard let history = options.history, let mark = options.historyMark?(corpus.settings) else {
      return
    }
    let isNew = state.withLock { state in
      defer { state.seen = mark }
      guard !state.isReading, mark != state.known, mark == state.seen else { return false }
      state.known = mark
      state.isReading = true
      return true
    }
    guard isNew else { return }
    Task.detached(priority: .utility) { [self] in
      let log = await withTaskExecutorPreference(background) { await history(corpus) }
      state.withLock { state in
        state.log = .some(log)
        state.isReading = false
      }
      done()
    }
  }

  /// Returns the history that was read since the last call, once; nil if none was read.
  func take() -> ChangeLog?? {
    state.withLock { state in
      defer { state.log = nil }
      return state.log
    }
  }
}
