import Bitext
import CLibrary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The facts about the machine that the program runs on.
enum Machine {
  static var environment: [String: String] { ProcessInfo.processInfo.environment }
  /// The number of processors that the program may use.
  static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }
  static var name: String { ProcessInfo.processInfo.hostName }
  static var workingFolder: String { FileManager.default.currentDirectoryPath }

  /// The date of `SOURCE_DATE_EPOCH` if that variable is set, else today in UTC, as `YYYY-MM-DD`.
  static var today: String? {
    BookDate.ofEnvironment
      ?? CalendarDate(ofSeconds: Int(Date().timeIntervalSince1970))?.description
  }

  /// All bytes of standard input.
  ///
  /// - Throws: ``Failure`` if it cannot be read.
  static func standardInput() throws -> [UInt8] { try contents(of: STDIN_FILENO) }

  /// The next bytes of standard input; nil at its end, or if it cannot be read.
  static func someInput() -> [UInt8]? {
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(STDIN_FILENO, &portion, portion.count)
      if count > 0 { return Array(portion[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// All bytes of a descriptor, up to its end.
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
