extension String {
  /// The text to quote in a message, cut after 100 scalars.
  var beginning: String {
    let scalars = unicodeScalars.prefix(100)
    return scalars.endIndex == endIndex ? self : String(scalars) + "…"
  }

  /// The words by which a message names a text: enough to find it, cut between words where there
  /// are any.
  var firstWords: String {
    let scalars = unicodeScalars.prefix(40)
    guard scalars.endIndex != endIndex else { return self }
    let cut = scalars.lastIndex { $0.properties.isWhitespace } ?? scalars.endIndex
    return String(scalars[..<cut]) + "…"
  }

  /// The part of a text, as long as a message can quote it, in which it begins to differ from
  /// another.
  func passage(differingFrom other: String) -> String {
    let own = Array(unicodeScalars)
    let common = zip(own, other.unicodeScalars).prefix { $0 == $1 }.count
    guard own.count > 100, common > 30 else { return beginning }
    let near = own[..<(common - 20)].lastIndex { $0.properties.isWhitespace } ?? common - 21
    var passage = "…"
    passage.unicodeScalars.append(contentsOf: own[(near + 1)...].prefix(100))
    return near + 101 < own.count ? passage + "…" : passage
  }
}
