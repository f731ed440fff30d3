import Bitext
import Glibc

/// Why a site cannot be written, and what to do about it.
package enum WriteError: Error, Hashable, Sendable, CustomStringConvertible {
  case outputInsideContent(output: String)
  case contentInsideOutput(output: String)
  /// The folder holds something and was not made by a build.
  case foreignFolder(output: String, example: String)
  /// A file stands where one of the site's belongs, and no build wrote it.
  case foreignFile(path: String)
  /// Another build is writing there now.
  case busy(output: String)
  /// Two files of one build have one path where upper and lower case are the same.
  case collision(path: String)
  /// A source file, such as a picture, that could not be read when it was to be copied.
  case unreadable(path: String)
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
    case .busy(let output):
      "another build is writing to \(output); wait for it, or choose another folder with --output"
    case .collision(let path): "two files of the site have the path \(path)"
    case .unreadable(let path): "\(path) cannot be read"
    case .failed(let operation, let path, let code):
      "cannot \(operation) \(path): \(SystemError.words(for: code))"
        + (code == ENOSPC ? "; make room on the disk and build again" : "")
        + (code == EACCES || code == EROFS || code == EPERM
          ? "; choose a folder you may write to with --output" : "")
    }
  }
}
