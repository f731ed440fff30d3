/// The changes in watched folders since the last report.
package struct ChangeSet: Hashable, Sendable {
  /// Files that were written, created or removed, by the paths under which they are known.
  package var files: Set<[UInt8]> = []
  /// Whether more may have changed than ``files``: folders, links, or an unknown number of files.
  package var isWhole = false

  package init(files: Set<[UInt8]> = [], isWhole: Bool = false) {
    self.files = files
    self.isWhole = isWhole
  }

  /// Whether nothing may have changed.
  package var isEmpty: Bool { files.isEmpty && !isWhole }
}
