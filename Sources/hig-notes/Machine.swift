import Bitext
import CLibrary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the program is told about the machine that it runs on.
enum Machine {
  static var environment: [String: String] { ProcessInfo.processInfo.environment }
  /// The number of processors that the program may use.
  static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }
  static var name: String { ProcessInfo.processInfo.hostName }
  static var workingFolder: String { FileManager.default.currentDirectoryPath }

  /// The day in UTC, as `YYYY-MM-DD`; what the variable `SOURCE_DATE_EPOCH` says, if it is set.
  static var today: String? {
    BookDate.ofEnvironment
      ?? CalendarDate(ofSeconds: Int(Date().timeIntervalSince1970))?.description
  }

  /// Everything that comes from standard input.
  ///
  /// - Throws: ``Failure`` if it cannot be read.
  static func standardInput() throws -> [UInt8] { try contents(of: STDIN_FILENO) }

  /// What comes next from standard input; nil at its end, or if it cannot be read.
  static func someInput() -> [UInt8]? {
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(STDIN_FILENO, &portion, portion.count)
      if count > 0 { return Array(portion[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// Everything that comes from a descriptor, up to its end.
  ///
  /// - Throws: ``Failure`` if it cannot be read.
  static func contents(of descriptor: Int32) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &portion, portion.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let name = descriptor == STDIN_FILENO ? "standard input" : "a program's output"
        throw Failure("\(name) cannot be read: \(SystemError.words(for: errno))")
      }
      bytes += portion[..<count]
    }
  }
}
