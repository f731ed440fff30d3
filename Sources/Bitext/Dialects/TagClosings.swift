/// Where the tags of a text are closed.
struct TagClosings {
  /// For each kind of tag, the places that close it, in order.
  private var places: [String: [Place]] = [:]

  private struct Place {
    let index: Int
    let line: Int
  }

  /// - Complexity: O(text).
  init(in bytes: [UInt8], _ lines: [Range<Int>]) {
    for (number, range) in lines.enumerated() {
      var scanner = LineScanner(bytes, range)
      while let byte = scanner.next {
        if byte == 0x7B || byte == 0x3C, let tag = TemplateTag(scanner.limited(to: 256)),
          tag.isClosing
        {
          places[tag.shown, default: []].append(Place(index: scanner.index, line: number))
          scanner.index = tag.end
        } else {
          scanner.index += 1
        }
      }
    }
  }

  /// The line, from 0, of the first place behind `index` that closes a tag.
  ///
  /// - Complexity: O(log places).
  func line(closing tag: TemplateTag, after index: Int) -> Int? {
    let named = first(tag.shown, after: index)
    // `{:/}` closes whatever extension of kramdown is open.
    let bare = tag.syntax == .kramdown ? first("{::", after: index) : nil
    guard let named, let bare else { return (named ?? bare)?.line }
    return min(named.line, bare.line)
  }

  private func first(_ key: String, after index: Int) -> Place? {
    guard let places = places[key] else { return nil }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].index > index { high = middle } else { low = middle + 1 }
    }
    return low < places.count ? places[low] : nil
  }
}
