/// The addresses that links and pictures of notes may have: relative ones, `http`, `https`,
/// `mailto`, `tel`, and `ftp`, which GitHub's rules for bare addresses include.
///
/// A link with another scheme is shown as text. Pages show `ftp` as text, too, because browsers no
/// longer open it.
enum LinkPolicy {
  /// Whether `url` is relative or has a harmless scheme.
  ///
  /// Browsers remove tabs and line breaks before they read a scheme, and skip white space and
  /// control characters before it, so this function does the same. `url` is decoded: it has no
  /// character references, and percent signs stand for themselves.
  static func allows(_ url: String) -> Bool {
    var scheme: [UInt8] = []
    for byte in url.utf8 {
      switch byte {
      case 0x00...0x20, 0x7F: continue
      // Non-ASCII characters, such as no-break and zero-width spaces, cannot be part of a scheme.
      case 0x80...: return true
      case 0x2F, 0x3F, 0x23: return true
      case 0x3A: return allowed.contains(String(decoding: scheme, as: UTF8.self))
      case 0x41...0x5A: scheme.append(byte | 0x20)
      default: scheme.append(byte)
      }
    }
    return true
  }

  private static let allowed: Set<String> = ["http", "https", "mailto", "tel", "ftp"]
}
