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
  /// What the file holds.
  package let content: Content
  /// Of the bytes, by which a file is known again; nil for a copy.
  let digest: UInt64?

  /// - Complexity: O(bytes), so that who makes a file pays for its digest, not who writes it.
  package init(path: String, content: Content) {
    self.path = path
    self.content = content
    if case .bytes(let bytes) = content { digest = Digest.of(bytes) } else { digest = nil }
  }
}
