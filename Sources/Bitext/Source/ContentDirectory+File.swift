import Glibc

extension ContentDirectory {
  /// One file of the folder.
  package struct File: Sendable {
    /// Relative to the folder, `/` between parts, NFC and without control characters: how people
    /// and other pages name it.
    package let path: String
    /// The bytes by which the operating system knows it; not always UTF-8, often NFD.
    package let systemPath: [UInt8]
    /// The folder that no symbolic link may lead out of when the file is read; nil for a file that
    /// a person names, and where a person says that links are followed.
    package let enclosure: Enclosure?

    package init(path: String, systemPath: [UInt8], enclosure: Enclosure?) {
      self.path = path
      self.systemPath = systemPath
      self.enclosure = enclosure
    }

    /// A file by a path as a person types it, which is also how it is shown.
    package init(named path: String) {
      self.init(path: path, systemPath: Array(path.utf8), enclosure: nil)
    }

    /// All bytes; a text has to be no larger than ``SourceFile/maximumSize``.
    package func contents(
      largest: Int = SourceFile.maximumSize
    ) throws(FileSystem.Failure) -> [UInt8] {
      try FileSystem.contents(systemPath, within: enclosure, largest: largest)
    }

    /// All bytes, read once, and the fingerprint that the file had before.
    package func fingerprintedContents() throws(FileSystem.Failure) -> (
      [UInt8], FileSystem.Fingerprint
    ) {
      let reading = try FileSystem.read(systemPath, within: enclosure, largest: .max)
      return (reading.bytes, reading.before)
    }

    /// What is different after the file was written; nil where there is none that may be read.
    package var fingerprint: FileSystem.Fingerprint? {
      FileSystem.fingerprint(systemPath, within: enclosure)
    }

    /// All bytes; nil where there is no such file.
    package func contentsIfThere() throws(FileSystem.Failure) -> [UInt8]? {
      do throws(FileSystem.Failure) {
        return try contents()
      } catch {
        guard error.code == ENOENT else { throw error }
        return nil
      }
    }

    /// The first bytes, at most `count`.
    package func head(_ count: Int) throws(FileSystem.Failure) -> [UInt8] {
      try FileSystem.head(systemPath, count, within: enclosure)
    }

    /// An open descriptor, which the caller closes; of a regular file only.
    package func open() throws(FileSystem.Failure) -> Int32 {
      try FileSystem.openFile(systemPath, within: enclosure).descriptor
    }
  }
}

extension ContentDirectory.File: Hashable {}
