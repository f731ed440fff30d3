import Bitext

/// The local files that notes may show or point to: where they go, and how large they are.
struct Pictures: Sendable {
  /// For each asset of the corpus, its path on the site: NFC, no two equal on any file system.
  let paths: [String]
  private let files: [[UInt8]]

  init(_ corpus: Corpus) {
    var taken: Set<String> = []
    paths = corpus.assets.map { asset in
      let wanted = "media/" + PlainText.composed(asset.path)
      var path = wanted
      var number = 2
      while !taken.insert(path.lowercased()).inserted {
        path = Self.numbered(wanted, number)
        number += 1
      }
      return path
    }
    files = corpus.assets.map(\.systemPath)
  }

  /// The path of the file as the operating system knows it.
  func file(of asset: Int) -> [UInt8] { files[asset] }

  /// The size that the file's header gives, or nil if it is no picture that is known here.
  func size(of asset: Int) -> ImageSize? {
    guard let header = FileBytes.read(files[asset], limit: 1 << 18) else { return nil }
    return ImageSize(header: header)
  }

  /// Whether a browser that opens the file by itself could run something of its author's: such a
  /// file has the rights of the site's own pages.
  func isActive(_ asset: Int) -> Bool {
    let name = paths[asset].lowercased()
    switch name.split(separator: ".").last {
    case "html", "htm", "xhtml", "xht", "shtml", "mhtml", "js", "mjs", "xml", "xsl", "xslt", "svgz",
      "swf", "wasm", "php":
      return true
    case "svg":
      guard let bytes = FileBytes.read(files[asset]) else { return false }
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      return [
        "<script", "javascript:", "<foreignobject", "<!entity", "<iframe", "<embed", "<use",
        "data:",
      ]
      .contains { text.contains($0) } || Self.hasHandler(text)
    default: return false
    }
  }

  /// Whether an attribute whose name begins with `on` stands anywhere.
  private static func hasHandler(_ text: String) -> Bool {
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "o")) {
      let isAfterSpace =
        start > text.utf8.startIndex
        && [0x20, 0x09, 0x0A, 0x0C, 0x0D, 0x22, 0x27, 0x2F].contains(
          text.utf8[text.utf8.index(before: start)])
      rest = rest[text.utf8.index(after: start)...]
      guard isAfterSpace, rest.first == UInt8(ascii: "n") else { continue }
      let name = rest.dropFirst().prefix { (0x61...0x7A).contains($0) }
      let after = rest.dropFirst(1 + name.count).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if !name.isEmpty, after == UInt8(ascii: "=") { return true }
    }
    return false
  }

  private static func numbered(_ path: String, _ number: Int) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return path + "-\(number)"
    }
    return path[..<dot] + "-\(number)" + path[dot...]
  }
}
