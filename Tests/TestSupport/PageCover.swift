/// Which pages of a site show every kind of element that the site has.
///
/// Tests that open every page would open almost the same page hundreds of times. They open those of a cover.
package enum PageCover {
  /// What a style sheet and a rule of accessibility tell elements apart by: the name, classes,
  /// role and type of an element.
  static func shapes(of html: String) -> Set<String> {
    var shapes: Set<String> = []
    for piece in html.utf8.split(separator: UInt8(ascii: "<")) {
      guard let first = piece.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
        continue
      }
      let tag = Substring(piece.prefix { $0 != UInt8(ascii: ">") })
      var shape = String(tag.prefix { !$0.isWhitespace })
      for name in [" class=\"", " role=\"", " type=\""] {
        guard let range = tag.firstRange(of: name) else { continue }
        shape += name + tag[range.upperBound...].prefix { $0 != "\"" }
      }
      shapes.insert(shape)
    }
    return shapes
  }

  /// The pages that have every shape of all pages, smaller pages first where two have as many.
  ///
  /// With `byLanguage`, each language of the site (the first folder of a page's path) has every
  /// shape that it has: for what depends on the length of words.
  ///
  /// - Complexity: O(*n* · *k*) sets of shapes are compared, for *n* pages of which *k* are chosen.
  package static func of(_ pages: [String: String], byLanguage: Bool) -> [String] {
    var shapes: [String: Set<String>] = [:]
    for (path, page) in pages {
      let language = byLanguage ? path.prefix { $0 != "/" } + " " : ""
      shapes[path] = Set(Self.shapes(of: page).map { language + $0 })
    }
    var left = shapes.values.reduce(into: Set<String>()) { all, more in all.formUnion(more) }
    var cover: [String] = []
    while !left.isEmpty {
      let gains = shapes.map { path, shapes in
        // Opening a page costs as much as reading some 30 kB of it.
        let cost = Double((pages[path]?.utf8.count ?? 0) + 30_000)
        return (path: path, gain: Double(shapes.intersection(left).count) / cost)
      }
      guard let best = gains.max(by: { ($0.gain, $1.path) < ($1.gain, $0.path) }) else { break }
      left.subtract(shapes[best.path] ?? [])
      cover.append(best.path)
    }
    return cover.sorted()
  }
}
