import CLibrary
import CPlatform

/// A program that runs beside this one.
package struct ChildProgram: Sendable {
  /// The process id.
  package let identifier: Int32

  /// The destination of a program's output.
  package enum Output: Sendable {
    /// It goes where this program's own goes.
    case shared
    case dropped
    /// It goes to a descriptor, apart from errors.
    case descriptor(Int32)
    /// It goes to a descriptor, and errors are dropped.
    case captured(Int32)
  }

  /// Starts a program, which is searched for on `PATH` as by a shell.
  ///
  /// Its signals have their usual handling, whatever signals this thread blocks or ignores.
  ///
  /// - Parameters:
  ///   - words: The name of the program and its arguments.
  ///   - input: A descriptor for it to read from; nil for an empty input.
  ///   - output: The destination of its standard output and standard error.
  ///   - isForgotten: Whether the caller will not wait for its end.
  /// - Returns: The program; nil if it cannot be started.
  package static func start(
    _ words: [String], input: Int32? = nil, output: Output = .shared, isForgotten: Bool = true
  ) -> ChildProgram? {
    guard let name = words.first else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    if let input {
      unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    var dropped: [Int32] = []
    switch output {
    case .shared: break
    case .dropped: dropped = [STDOUT_FILENO, STDERR_FILENO]
    case .descriptor(let descriptor):
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, STDOUT_FILENO)
    case .captured(let descriptor):
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, STDOUT_FILENO)
      dropped = [STDERR_FILENO]
    }
    for number in dropped {
      unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
    }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    // This program ignores SIGPIPE; a child would inherit that.
    var broken = sigset_t()
    unsafe sigemptyset(&broken)
    unsafe sigaddset(&broken, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &broken)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    guard
      unsafe posix_spawnp(&identifier, name, &actions, &attributes, &arguments, environment) == 0
    else { return nil }
    let child = ChildProgram(identifier: identifier)
    if isForgotten { WorkerThread.start("child") { child.wait() } }
    return child
  }

  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    unsafe system_environment()
  }

  /// Waits for the end of the program, so that the system forgets it.
  ///
  /// - Returns: 0 if the program succeeded, else its status as `waitpid` reports it.
  @discardableResult
  package func wait() -> Int32 {
    var status: Int32 = -1
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Ends the program at once and waits for it.
  package func kill() {
    _ = CLibrary.kill(identifier, SIGKILL)
    wait()
  }
}
