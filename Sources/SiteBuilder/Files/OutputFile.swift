package import Bitext

/// One file of the built site.
package struct OutputFile: Sendable {
  /// Bytes in memory, or a file to copy.
  package enum Content: Sendable {
    case bytes([UInt8])
    /// A file of the notes to copy.
    case copy(of: ContentDirectory.File)
  }

  /// Relative to the root of the site, `/` between parts, NFC.
  package let path: String
  /// The bytes of the file, or the file to copy.
  package let content: Content
  /// The digest of the bytes, by which a later build recognises the file; nil for a copy.
  let digest: UInt64?

  /// - Complexity: O(bytes): the digest is computed here, in parallel, and not by the writer.
  package init(path: String, content: Content) {
    self.path = path
    self.content = content
    if case .bytes(let bytes) = content { digest = Digest.of(bytes) } else { digest = nil }
  }
}
