import ArgumentParser
import Bitext

/// Writes new files into a folder that may already contain others.
enum NewFiles {
  /// Writes files without replacing existing ones.
  ///
  /// - Parameters:
  ///   - files: The files, with paths relative to the folder.
  ///   - folder: The folder; created if it does not exist.
  /// - Returns: The paths of the files that were written, in the order of `files`.
  /// - Throws: ``ExitCode/failure``, with a message for each file that exists with other contents or
  ///   cannot be written.
  static func write(
    _ files: [(name: String, bytes: [UInt8])], to folder: String
  ) throws -> [String] {
    let code = Folders.make(folder)
    guard code == 0 else { throw Failure("\(folder): \(SystemError.words(for: code))") }
    let writer = try Console.reporting { () throws(WriteFailure) in
      try FolderWriter(folder, state: FolderWriter.state)
    }
    var written: [String] = []
    var isComplete = true
    for file in files {
      do throws(WriteFailure) {
        if try writer.contents(of: file.name) == file.bytes { continue }
        try writer.write(file.bytes, to: file.name, over: .nothing)
        written.append(file.name)
      } catch {
        Console.report(folder == "." ? error.description : folder + "/" + error.description)
        isComplete = false
      }
    }
    if !isComplete { throw ExitCode.failure }
    return written
  }
}
