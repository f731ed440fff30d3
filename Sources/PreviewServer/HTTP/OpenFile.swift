package import Bitext
import CLibrary

/// A file that is open for reading and closed when it is released.
package final class OpenFile: Sendable {
  let descriptor: Int32
  /// The size of the file in bytes.
  package let size: Int
  /// The version of the file at the time when it was opened.
  package let tag: EntityTag

  /// Opens a regular file of the notes; nil for anything else.
  package init?(_ file: ContentDirectory.File) {
    guard let descriptor = try? file.open() else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    tag = EntityTag(
      size: size, node: UInt64(status.st_ino),
      nanoseconds: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec)
  }

  deinit { close(descriptor) }
}
