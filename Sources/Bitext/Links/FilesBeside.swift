/// The files and folders beside the notes, to which links may lead.
///
/// The one answer for those who check links and for those who write them on pages.
package struct FilesBeside: Sendable {
  /// The kind of file or folder at a path.
  package enum Place: Hashable, Sendable {
    /// A file that is no note.
    case file
    case folder
    /// A file or folder below a hidden folder, which is not read.
    case hidden
    /// A note without a page: it holds no text yet, or stands around the pages of others.
    case noteWithoutPage
  }

  private var notes: Set<String> = []
  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// The folder of notes on the disk; nil if it is not known.
  private let root: [UInt8]?

  /// - Parameters:
  ///   - corpus: What was read.
  ///   - folder: The folder of notes, if the corpus does not know it.
  package init(_ corpus: Corpus, in folder: String? = nil) {
    root = corpus.folder ?? folder.map { Array($0.utf8) }
    for topic in corpus.allTopics {
      for document in topic.documents {
        let path = document.source.path.lowercased()
        notes.insert(path)
        addFolders(of: path)
      }
    }
    for file in corpus.assets {
      let path = file.path.lowercased()
      files.insert(path)
      addFolders(of: path)
    }
  }

  /// The folders above one that is known are known, too.
  private mutating func addFolders(of path: String) {
    var folder = Self.folder(of: path)
    while folders.insert(folder).inserted, !folder.isEmpty { folder = Self.folder(of: folder) }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The file or folder at a path relative to the folder of notes; nil for a note and for nothing.
  package func place(at path: String) -> Place? {
    var folded = path.lowercased()
    if folded.utf8.last == UInt8(ascii: "/") { folded.removeLast() }
    if files.contains(folded) { return .file }
    if folders.contains(folded) { return .folder }
    if isHidden(path) { return .hidden }
    guard !notes.contains(folded), FileName.isText(Array(path.utf8)), isOnDisk(path) else {
      return nil
    }
    return .noteWithoutPage
  }

  /// Whether a file of a hidden folder, which is no note, is on the disk: `.gitbook/assets/a.png`.
  private func isHidden(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.contains { $0.hasPrefix(".") } && !parts.contains(".git") && isOnDisk(path)
  }

  private func isOnDisk(_ path: String) -> Bool {
    guard let root, !path.split(separator: "/").contains(".."),
      let enclosure = try? Enclosure(root)
    else { return false }
    return (try? FileSystem.status(root + [0x2F] + Array(path.utf8), within: enclosure)) != nil
  }
}
