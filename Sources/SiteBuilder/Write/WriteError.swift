import Bitext
import CLibrary

/// The reason why a site cannot be written, with a message that says what to do.
package enum WriteError: Error, Hashable, Sendable, CustomStringConvertible {
  case outputInsideContent(output: String)
  case contentInsideOutput(output: String)
  /// The folder has files, but no manifest of a build.
  case foreignFolder(output: String, example: String)
  /// A file that no build wrote stands where one of the site's files belongs.
  case foreignFile(path: String)
  /// The folder was built by a version of the program with another format of the manifest.
  case otherVersion(output: String)
  /// A symbolic link stands where a folder, the manifest or the record belongs.
  case link(path: String)
  /// Another build is writing to the folder.
  case busy(output: String)
  /// Two files of one build have the same path if case is ignored.
  case collision(path: String)
  /// A source file to copy, such as a picture, could not be read.
  case unreadable(path: String, reason: String)
  case failed(operation: String, path: String, code: Int32)

  package var description: String {
    switch self {
    case .outputInsideContent(let output):
      "the output folder \(output) is inside the content folder; choose another with --output"
    case .contentInsideOutput(let output):
      "the content folder is inside the output folder \(output); choose another with --output"
    case .foreignFolder(let output, let example):
      "\(output) holds files that are not a site of hig-notes, such as \(example); "
        + "choose an empty or a new folder with --output"
    case .foreignFile(let path):
      "\(path) was not written by hig-notes, so it is left as it is; move it away and build again"
    case .otherVersion(let output):
      "\(output) was built by another version of hig-notes, whose list of files is not readable here; "
        + "remove the folder and build again, or choose another one with --output"
    case .link(let path):
      "\(path) is a symbolic link, and nothing is written through one; "
        + "remove the link and build again"
    case .busy(let output):
      "another build is writing to \(output); wait for it, or choose another folder with --output"
    case .collision(let path): "two files of the site have the path \(path)"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .failed(let operation, let path, let code):
      "cannot \(operation) \(path): \(SystemError.words(for: code))"
        + (code == ENOSPC ? "; free some disk space and build again" : "")
        + (code == EACCES || code == EROFS || code == EPERM
          ? "; choose a folder you may write to with --output" : "")
    }
  }
}
