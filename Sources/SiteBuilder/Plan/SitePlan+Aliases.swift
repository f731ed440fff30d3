import Bitext

/// The former addresses that authors give, and the folders that they mean.
extension SitePlan {
  /// In bytes: the length that file systems allow for a name, less room for a number.
  private static let longestName = 240

  /// The folder that an alias means, relative to the root.
  ///
  /// Nil if the alias leads out of the site or to a folder of files.
  static func directory(ofAlias alias: String, in language: Language) -> String? {
    var path = alias
    if path.hasSuffix("index.html") { path = String(path.dropLast(10)) }
    // Splits by bytes: a combining mark after a slash forms one character with it and would hide
    // "..".
    let base = path.hasPrefix("/") ? "" : folder(of: language)
    let parts = path.pathParts.map(String.init)
    guard let first = parts.first?.lowercased(), !parts.contains("."), !parts.contains(".."),
      parts.allSatisfy({ $0.utf8.count <= longestName }),
      !SiteAddress.fileFolders.contains(first),
      parts.count > 1 || !first.contains("."),
      !["feed.xml", "llms.txt", "index.md"].contains(parts.last)
    else { return nil }
    return PlainText.composed(base + parts.joined(separator: "/") + "/")
  }
}
