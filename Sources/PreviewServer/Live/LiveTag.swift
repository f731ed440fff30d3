import Bitext

/// The elements that a previewed page has in addition to a built one: a script and its words.
enum LiveTag {
  /// Inserts the script before the end of the page's body, or at the end of the page.
  ///
  /// The tag names the version of the page, so that the script can ask for a newer one. It is not
  /// deferred: the script has to see the page before others change it.
  static func insert(into page: [UInt8], base: String) -> [UInt8] {
    let tag =
      "<script src=\"/\(base)\(previewFolder)preview.js\" data-page=\"\(version(of: page))\">"
      + "</script>\n"
    let end = Array("</body>".utf8)
    var place = page.count
    for start in stride(from: page.count - end.count, through: 0, by: -1)
    where page[start] == end[0] && page[start..<(start + end.count)].elementsEqual(end) {
      place = start
      break
    }
    let words = PreviewWords.element(for: language(of: page))
    return Array(page[..<place]) + words + Array(tag.utf8) + Array(page[place...])
  }

  /// The language that a page declares; undetermined if it declares none.
  static func language(of page: [UInt8]) -> Language {
    guard let start = page.firstRange(of: Array("<html".utf8))?.upperBound else {
      return .undetermined
    }
    let tag = page[start...].prefix { $0 != UInt8(ascii: ">") }
    guard let value = tag.firstRange(of: Array("lang=\"".utf8))?.upperBound else {
      return .undetermined
    }
    let text = tag[value...].prefix { $0 != UInt8(ascii: "\"") }
    return Language(tag: String(decoding: text, as: UTF8.self))
  }

  /// The version of a page; equal pages have equal versions.
  static func version(of page: [UInt8]) -> String {
    String(EntityTag(of: page).text.dropFirst().dropLast())
  }

  /// The folder of the preview's own files; no page of a site has an address that begins with a
  /// dot.
  static let previewFolder = ".hig-notes/"
}
