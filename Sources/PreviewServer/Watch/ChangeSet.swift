/// What may be different in the watched folders.
package struct ChangeSet: Hashable, Sendable {
  /// Files that were written, made or removed, by the paths they were found under.
  package var files: Set<[UInt8]> = []
  /// Whether more changed than files: folders, links, or too much for the system to tell.
  package var isWhole = false

  package init(files: Set<[UInt8]> = [], isWhole: Bool = false) {
    self.files = files
    self.isWhole = isWhole
  }

  package var isEmpty: Bool { files.isEmpty && !isWhole }
}
