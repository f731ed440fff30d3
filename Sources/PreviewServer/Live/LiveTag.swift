/// The one line by which a previewed page differs from a built one.
enum LiveTag {
  /// The page with the script before the end of its body, or at its end.
  ///
  /// The tag names the version of the page, so that the script can ask whether there is a newer one.
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

  /// Equal for equal pages.
  static func version(of page: [UInt8]) -> String {
    String(EntityTag(of: page).text.dropFirst().dropLast())
  }

  /// Where the preview's own files are; no page of a site has an address that begins with a dot.
  static let previewFolder = ".hig-notes/"
}
