/// The service of the system that reports changes to files, if this program uses one.
#if os(Linux)
  typealias SystemNotices = Inotify

  extension FileWatcher.Method {
    /// The best method of the system.
    package static let usual = system
  }
#else
  extension FileWatcher.Method {
    /// The best method of the system.
    package static let usual = polling
  }

  /// A service that always fails, so that files are checked regularly instead.
  struct SystemNotices {
    struct Failure: Error, CustomStringConvertible {
      var description: String {
        "there are no file notifications on this system; files are checked regularly instead"
      }
    }

    init(_ roots: [WatchedTree.Root]) throws(Failure) { throw Failure() }

    func run(
      until stopping: WakeUp, looked: () -> Void, deliver: (ChangeSet) -> Void
    ) -> Failure? { Failure() }
  }
#endif
