/// One file of the built site.
package struct OutputFile: Sendable {
  package enum Content: Sendable {
    case bytes([UInt8])
    /// A file to copy, by its path as the operating system knows it.
    case copy(of: [UInt8])
  }

  /// Relative to the root of the site, `/` between parts, NFC.
  package let path: String
  package let content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }
}
