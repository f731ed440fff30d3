import ArgumentParser
import Bitext
import Foundation

extension FolderWriter {
  /// Where this user's programs keep what they are in the midst of.
  static let state = stateFolder(ProcessInfo.processInfo.environment)

  /// Puts right what a killed program left in the folder of notes, before anybody reads it.
  static func restore(_ content: String) {
    do throws(WriteFailure) {
      guard let path = try restore(content, state: state) else { return }
      Console.report(
        "note: \(path) has its old text again: a program was killed while it wrote a new one")
    } catch {
      // Who reads a folder that is not there says so.
      if error.path != content { Console.report(error.description) }
    }
  }
}

extension Console {
  /// What `body` gives; where something cannot be written, the reason is printed and the command
  /// fails.
  static func reporting<Value>(_ body: () throws(WriteFailure) -> Value) throws -> Value {
    do throws(WriteFailure) {
      return try body()
    } catch {
      report(error.description)
      throw ExitCode.failure
    }
  }
}
