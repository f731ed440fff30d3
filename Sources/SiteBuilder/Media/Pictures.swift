import Bitext

/// The local files that notes show or link to: their paths on the site, and their sizes.
struct Pictures: Sendable {
  /// For each asset of the corpus its path on the site: in NFC, and unique even without regard to
  /// case.
  let paths: [String]
  private let files: [ContentDirectory.File]

  init(_ corpus: Corpus) {
    var taken: Set<String> = []
    paths = corpus.assets.map { asset in
      let wanted = "media/" + PlainText.composed(asset.path) + Self.addition(to: asset)
      var path = wanted
      var number = 2
      while !taken.insert(path.lowercased()).inserted {
        path = Self.numbered(wanted, number)
        number += 1
      }
      return path
    }
    files = corpus.assets
  }

  /// An extension that makes a file readable that a browser would run or, because its type is
  /// unknown, save: `flip.js.txt`, `LICENSE.txt`; empty for other files.
  private static func addition(to file: ContentDirectory.File) -> String {
    let name = file.path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      // A text file contains no zero bytes.
      let isText = (try? file.head(512)).map { !$0.isEmpty && !$0.contains(0) } ?? false
      return isText ? ".txt" : ""
    }
    return ["js", "mjs", "cjs"].contains(name[dot...].dropFirst().lowercased()) ? ".txt" : ""
  }

  func file(of asset: Int) -> ContentDirectory.File { files[asset] }

  /// The size in the file's header; nil if the file is not an image of a known format.
  func size(of asset: Int) -> ImageSize? {
    guard let header = try? files[asset].head(1 << 18) else { return nil }
    return ImageSize(header: header)
  }

  /// Whether a browser that opens the file directly could run code in it.
  ///
  /// Such code would have the same rights as the site's own pages.
  func isActive(_ asset: Int) -> Bool {
    let name = paths[asset].lowercased()
    switch name.split(separator: ".").last {
    case "html", "htm", "xhtml", "xht", "shtml", "mhtml", "js", "mjs", "xml", "xsl", "xslt", "svgz",
      "swf", "wasm", "php":
      return true
    case "svg":
      return (try? files[asset].contents(largest: .max)).map { !Drawing.isStill($0) } ?? false
    default:
      return (try? files[asset].head(512)).map(Drawing.looksLikeMarkup) ?? false
    }
  }

  private static func numbered(_ path: String, _ number: Int) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return path + "-\(number)"
    }
    return path[..<dot] + "-\(number)" + path[dot...]
  }
}
