/// Where links and pictures of notes may lead: relative addresses, `http`, `https`, `mailto`,
/// `tel`, and `ftp`, which GitHub's rules for bare addresses know too.
///
/// Of every other scheme the text is kept and the address is made no link. Pages show `ftp` as
/// text all the same, since browsers no longer open it.
package enum LinkPolicy {
  /// Whether `url` is relative or of a scheme that runs nothing.
  ///
  /// Browsers take out tabs and line breaks before they read a scheme, and skip white space and
  /// control characters in front of it, so all of these are taken out here too. `url` is
  /// decoded: no character references, percent signs as they are.
  package static func allows(_ url: String) -> Bool {
    var scheme: [UInt8] = []
    for byte in url.utf8 {
      switch byte {
      case 0x00...0x20, 0x7F: continue
      // No-break and zero-width spaces and their like make a scheme none, so only ASCII counts.
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
