import Bitext
import Dispatch
import Synchronization

/// Reads the history of the notes again when it has changed, for one caller at a time.
///
/// It is read on threads of low priority, because a commit mostly follows a save and is waited for by
/// nobody.
final class HistoryFollower: Sendable {
  private struct State {
    /// The mark of the history that was read last, and that of the last look.
    var known: String?
    var seen: String?
    var isReading = false
    var log: ChangeLog??
  }

  private let options: PreviewOptions
  private let state: Mutex<State>

  /// - Parameters:
  ///   - options: What the preview shows.
  ///   - mark: The mark of the history that is shown.
  init(_ options: PreviewOptions, mark: String?) {
    self.options = options
    state = Mutex(State(known: mark, seen: mark))
  }

  /// How often to look; nil if no history is shown, nor is to be: then nothing wakes the program.
  func interval(_ settings: SiteSettings) -> DispatchTimeInterval? {
    guard options.history != nil else { return nil }
    let isAsLast = state.withLock { $0.known == options.historyMark?(settings) }
    return isAsLast && !settings.history ? nil : .seconds(1)
  }

  /// Starts to read the history if it has changed and stayed the same since the last look: a rebase
  /// makes many commits one after the other.
  ///
  /// - Parameters:
  ///   - corpus: The notes as they are.
  ///   - background: Where it is read.
  ///   - done: Called when ``take()`` has what was read.
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

  /// Returns what was read since the last call, once; nil if nothing was.
  func take() -> ChangeLog?? {
    state.withLock { state in
      defer { state.log = nil }
      return state.log
    }
  }
}
