/// The input of a language server, and the facts that it states about itself.
package struct EditorOptions: Sendable {
  /// The folder of notes as a person typed it: absolute, or in the folder that the editor has open.
  package var content: String
  /// Whether symbolic links may lead out of it.
  package var followsLinks: Bool
  /// The folder that the program was started in, for editors that have no folder open.
  package var workingFolder: String
  /// The version of the program.
  package var version: String
  /// The way in which changes of files are detected.
  package var watching: FileWatcher.Method
  /// The folder for the state of writing into the notes; see ``FolderWriter``.
  package var state: String?

  package init(
    content: String, followsLinks: Bool = false, workingFolder: String, version: String,
    watching: FileWatcher.Method = .usual, state: String? = nil
  ) {
    self.content = content
    self.followsLinks = followsLinks
    self.workingFolder = workingFolder
    self.version = version
    self.watching = watching
    self.state = state
  }
}
