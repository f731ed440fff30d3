/// Pages that other generators make of notes; notes link to them where mdBook or Jekyll builds them.
package enum PageAddress {
  /// The path, without extension, of the note that a page is made of: `guide/tables` for
  /// `guide/tables.html`, `guide` for `guide/index.html`.
  ///
  /// Nil if the path is not that of a page.
  package static func source(of path: String) -> String? {
    let folded = path.lowercased()
    guard let end = [".html", ".htm"].first(where: folded.hasSuffix) else { return nil }
    let stem = path.dropLast(end.count)
    guard let name = stem.split(separator: "/", omittingEmptySubsequences: false).last,
      !name.isEmpty
    else { return nil }
    guard name.lowercased() == "index" else { return String(stem) }
    return String(stem.dropLast(name.count).dropLast())
  }
}
