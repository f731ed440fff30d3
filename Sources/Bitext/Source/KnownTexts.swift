/// Notes that were read already, by their paths, with digests of their bytes.
package struct KnownTexts: Sendable {
  private var readings: [[UInt8]: (bytes: [UInt8], digest: UInt64)] = [:]

  package init() {}

  /// Keeps a reading, unless it is too large for a note or the file was written meanwhile.
  ///
  /// - Returns: The digest of the bytes.
  package mutating func add(_ reading: FileSystem.Reading, of file: ContentDirectory.File) -> UInt64
  {
    let digest = Digest.of(reading.bytes)
    if reading.isWhole, reading.bytes.count <= SourceFile.maximumSize {
      readings[file.systemPath] = (reading.bytes, digest)
    }
    return digest
  }

  /// The bytes of a file and their digest, read now if they are not known.
  func reading(
    of file: ContentDirectory.File
  ) throws(FileSystem.Failure) -> (bytes: [UInt8], digest: UInt64) {
    if let known = readings[file.systemPath] { return known }
    let bytes = try file.contents()
    return (bytes, Digest.of(bytes))
  }
}
