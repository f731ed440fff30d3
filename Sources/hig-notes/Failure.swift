import Foundation

/// A message that ends the program.
struct Failure: Error, CustomStringConvertible {
  let description: String
  let code: Int32

  /// - Parameter message: What went wrong in the program as a whole.
  init(_ message: String) {
    description = "hig-notes: error: \(message)"
    code = 1
  }

  /// The failure to read a folder of notes; a name of no folder is wrong usage.
  init(unreadable folder: String, _ reason: String) {
    let place = URL(filePath: folder).resolvingSymlinksInPath()
    let isFolder = (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    description =
      "\(folder): error: this cannot be read: \(reason)"
      + (isFolder ? "" : "; --content FOLDER says where the notes are")
    code = isFolder ? 1 : 2
  }
}
