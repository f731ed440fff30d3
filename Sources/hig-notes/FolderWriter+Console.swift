import ArgumentParser
import Bitext

extension FolderWriter {
  /// The folder for the state of the user's programs.
  static let state = stateFolder(Machine.environment)

  /// Repairs the folder of notes after a program that was killed while writing, before anything is
  /// read.
  static func restore(_ content: String) {
    do throws(WriteFailure) {
      guard let path = try restore(content, state: state) else { return }
      Console.report(
        "note: \(path) was restored: a program was killed while writing it")
    } catch {
      // A command that reads a missing folder reports that itself.
      if error.path != content { Console.report(error.description) }
    }
  }
}

extension Console {
  /// Returns the result of `body`; if something cannot be written, prints the reason and fails the
  /// command.
  static func reporting<Value>(_ body: () throws(WriteFailure) -> Value) throws -> Value {
    do throws(WriteFailure) {
      return try body()
    } catch {
      report(error.description)
      throw ExitCode.failure
    }
  }
}
