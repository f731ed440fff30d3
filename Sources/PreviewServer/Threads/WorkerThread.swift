import CPlatform
import CLibrary

/// Threads of the program's own, for work that must not hold up the shared ones.
enum WorkerThread {
  /// As much stack as a main thread has, because deeply nested texts need it.
  private static let stackSize = 8 << 20

  private final class Body: Sendable {
    let name: String
    let run: @Sendable () -> Void

    init(_ name: String, _ run: @escaping @Sendable () -> Void) {
      self.name = name
      self.run = run
    }
  }

  /// Runs `body` on a new thread.
  ///
  /// - Parameters:
  ///   - name: The name of the thread in debuggers; systems keep its first 15 bytes.
  ///   - body: Runs once.
  static func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let context = unsafe Unmanaged.passRetained(Body(String(name.prefix(15)), body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let result = unsafe pthread_create(
      &thread, &attributes,
      { context in
        unsafe WorkerThread.run(context)
        return nil
      }, context.toOpaque())
    if result != 0 { unsafe context.release() }
  }

  private static func run(_ context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    let body = unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
    #if canImport(Darwin)
      unsafe pthread_setname_np(body.name)
    #else
      unsafe _ = pthread_setname_np(pthread_self(), body.name)
    #endif
    body.run()
  }

  /// Gives others precedence over the current thread, by `niceness` in 0...19.
  static func yield(_ niceness: Int32) {
    #if canImport(Darwin)
      setpriority(PRIO_DARWIN_THREAD, 0, niceness > 0 ? PRIO_DARWIN_BG : 0)
    #else
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    #endif
  }
}
