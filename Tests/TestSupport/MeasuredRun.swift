package import Foundation

/// One run of the program as a child process, with the resources it used.
package struct MeasuredRun: Sendable {
  package let status: Int32
  /// User and system time of the process, in seconds.
  package let cpu: Double
  /// Peak resident memory, in bytes.
  package let peakMemory: Int
  package let messages: String

  /// Builds the site of the folder `content` in `folder` with `program` and waits for its end.
  ///
  /// - Parameters:
  ///   - folder: The folder that contains the notes and will contain the site.
  ///   - program: The program, by default `hig-notes`.
  /// - Throws: ``Failure`` if the program cannot be started.
  package init(buildingIn folder: URL, program: String = Command.path) throws {
    try self.init(["build", "--output", folder.appending(path: "site").path], in: folder, program)
  }

  /// Runs a command on the folder `content` in `folder` and waits for its end.
  ///
  /// - Parameters:
  ///   - command: The command with its arguments.
  ///   - folder: The folder that contains the notes.
  ///   - program: The program, by default `hig-notes`.
  /// - Throws: ``Failure`` if the program cannot be started.
  package init(
    _ command: [String], in folder: URL, _ program: String = Command.path
  ) throws {
    let messages = folder.appending(path: "messages").path
    let arguments = command + ["--content", folder.appending(path: "content").path]
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions, 2, messages, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map {
      unsafe strdup($0)
    }
    defer { unsafe words.forEach { unsafe free($0) } }
    unsafe words.append(nil)
    var child = pid_t()
    let code = unsafe posix_spawn(&child, program, &actions, nil, words, environ)
    guard code == 0 else { throw Failure(description: "\(program) cannot be started: \(code)") }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure(description: "\(program) is lost") }
    }
    self.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    peakMemory = usage.ru_maxrss * 1024
    self.messages = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }
}
