import CLibrary
import CPlatform

/// Another program that runs beside this one.
package struct ChildProgram: Sendable {
  /// The process of the program.
  package let identifier: Int32

  /// What happens with something that the program writes.
  package enum Output: Sendable {
    /// It goes where this program's own goes.
    case shared
    case dropped
    /// It goes to a descriptor, apart from errors.
    case descriptor(Int32)
    /// It goes to a descriptor, and errors are dropped.
    case captured(Int32)
  }

  /// Starts a program, which is looked for where the shell would look.
  ///
  /// Its signals are what they are for every program, whatever this thread does with its own.
  ///
  /// - Parameters:
  ///   - words: The name of the program and its arguments.
  ///   - input: A descriptor for it to read from; nil for nothing to read.
  ///   - output: What happens with its standard output and standard error.
  ///   - isForgotten: Whether nobody waits for its end.
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
    // The server ignores it; a child would, too.
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
  /// - Returns: 0 if it ended well, else what the system says about its end.
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
