extension ContentDirectory {
  /// One file of the folder.
  package struct File: Sendable {
    /// The path relative to the folder, with `/` between parts, in NFC and without control
    /// characters: the name for people and pages.
    package let path: String
    /// The path as the operating system knows it; not always UTF-8, often NFD.
    package let systemPath: [UInt8]
    /// The folder that no symbolic link may lead out of when the file is read.
    ///
    /// Nil for a file that a person named, and where links are followed.
    package let enclosure: Enclosure?

    package init(path: String, systemPath: [UInt8], enclosure: Enclosure?) {
      self.path = path
      self.systemPath = systemPath
      self.enclosure = enclosure
    }

    /// Makes a file of a path as a person typed it, which is also how it is shown.
    package init(named path: String) {
      self.init(path: path, systemPath: Array(path.utf8), enclosure: nil)
    }

    /// All bytes of the file; one of more than `largest` bytes is refused.
    package func contents(
      largest: Int = SourceFile.maximumSize
    ) throws(FileSystem.Failure) -> [UInt8] {
      try FileSystem.contents(systemPath, within: enclosure, largest: largest)
    }

    /// Reads the file once, whatever its size.
    package func reading() throws(FileSystem.Failure) -> FileSystem.Reading {
      try FileSystem.read(systemPath, within: enclosure, largest: .max)
    }

    /// The fingerprint of the file; nil if it may not be read.
    package var fingerprint: FileSystem.Fingerprint? {
      FileSystem.fingerprint(systemPath, within: enclosure)
    }

    /// The first bytes, at most `count`.
    package func head(_ count: Int) throws(FileSystem.Failure) -> [UInt8] {
      try FileSystem.head(systemPath, count, within: enclosure)
    }

    /// Opens the file, which must be regular, and returns a descriptor that the caller closes.
    package func open() throws(FileSystem.Failure) -> Int32 {
      try FileSystem.openFile(systemPath, within: enclosure).descriptor
    }
  }
}

extension ContentDirectory.File: Hashable {}
