/// The line that distinguishes a previewed page from a built one.
enum LiveTag {
  /// Inserts the script before the end of the page's body, or at the end of the page.
  ///
  /// The tag names the version of the page, so that the script can ask for a newer one.
  static func insert(into page: [UInt8], base: String) -> [UInt8] {
    let tag =
      "<script src=\"/\(base)\(previewFolder)preview.js\" data-page=\"\(version(of: page))\" "
      + "defer></script>\n"
    let end = Array("</body>".utf8)
    var place = page.count
    for start in stride(from: page.count - end.count, through: 0, by: -1)
    where page[start] == end[0] && page[start..<(start + end.count)].elementsEqual(end) {
      place = start
      break
    }
    return Array(page[..<place]) + Array(tag.utf8) + Array(page[place...])
  }

  /// The version of a page; equal pages have equal versions.
  static func version(of page: [UInt8]) -> String {
    String(EntityTag(of: page).text.dropFirst().dropLast())
  }

  /// The folder of the preview's own files; no page of a site has an address that begins with a
  /// dot.
  static let previewFolder = ".hig-notes/"
}
