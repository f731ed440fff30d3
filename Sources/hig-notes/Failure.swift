import CLibrary

/// A message that ends the program.
struct Failure: Error, CustomStringConvertible {
  let description: String
  let code: Int32

  /// - Parameter message: The reason for which the whole program failed.
  init(_ message: String) {
    description = "hig-notes: error: \(message)"
    code = 1
  }

  /// The failure to read a folder of notes; it counts as wrong usage if there is no such folder.
  init(unreadable folder: String, _ reason: String) {
    var status = stat()
    let isFolder =
      unsafe stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    description =
      "\(folder): error: this cannot be read: \(reason)"
      + (isFolder ? "" : "; --content FOLDER says where the notes are")
    code = isFolder ? 1 : 2
  }
}
