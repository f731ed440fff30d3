import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One run of a program as a child process.
struct ChildRun {
  /// User and system time, in seconds.
  let cpu: Double
  /// Elapsed time, in seconds.
  let wall: Double
  /// Peak resident memory, in bytes.
  let peakMemory: Int
  let status: Int32
  let errors: String

  /// Runs `program` and waits for it; discards its standard output and keeps its standard error.
  init(_ program: String, _ arguments: [String]) throws {
    let messages = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: messages) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, messages.path, O_WRONLY | O_CREAT, 0o600)
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
    defer { unsafe words.forEach { unsafe free($0) } }
    unsafe words.append(nil)
    var child = pid_t()
    let start = ContinuousClock.now
    let code = unsafe posix_spawn(&child, program, &actions, nil, words, environ)
    guard code == 0 else {
      throw Failure(unsafe "cannot start \(program): \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure("lost \(program)") }
    }
    wall = (ContinuousClock.now - start) / .seconds(1)
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      peakMemory = usage.ru_maxrss
    #else
      peakMemory = usage.ru_maxrss * 1_024
    #endif
    self.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    errors = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
