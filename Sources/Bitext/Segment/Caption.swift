import TextBasics

/// Words that a line about a picture begins with.
enum Caption {
  /// Whether `text` describes a picture: one sentence that begins like alternative text.
  ///
  /// Pages copied from a browser carry such sentences in place of their pictures.
  static func isDescription(_ text: String) -> Bool {
    guard mayBeDescription(text.utf8.span) else { return false }
    var rest = text.utf8.prefix(60)
    var word = nextWord(of: &rest)
    if articles.contains(word) { word = nextWord(of: &rest) }
    if adjectives.contains(word) { word = nextWord(of: &rest) }
    guard nouns.contains(word), links.contains(nextWord(of: &rest)) else { return false }
    return Sentence.ends(text)
  }

  /// Takes the next word, and returns it in lower case; empty at the end, and for a word that is
  /// longer than any in the lists.
  private static func nextWord(of rest: inout Substring.UTF8View) -> String {
    rest = rest.drop { $0 == 0x20 }
    let word = rest.prefix { $0 != 0x20 }
    rest = rest[word.endIndex...]
    // Up to fifteen bytes, a string needs no memory of its own.
    if word.count > 15 { return "" }
    return String(decoding: word.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether `text`, next to a picture, names it: `그림 1.`, `Figure 2`, `▲ …`.
  static func isLegend(_ text: String) -> Bool {
    legends.contains { text.hasPrefix($0) }
  }

  /// Whether a text begins with a capital and a letter that one of the words below begins with.
  private static func mayBeDescription(_ text: Span<UInt8>) -> Bool {
    guard text.count > 1 else { return false }
    return switch (text[0], text[1] | 0x20) {
    case (0x41, 0x20), (0x41, 0x6E): true  // a, an
    case (0x44, 0x69): true  // di
    case (0x49, 0x6C), (0x49, 0x6D): true  // il, im
    case (0x50, 0x61), (0x50, 0x68), (0x50, 0x69): true  // pa, ph, pi
    case (0x53, 0x63): true  // sc
    case (0x54, 0x68), (0x54, 0x77): true  // th, tw
    default: false
    }
  }

  private static let articles: Set<String> = ["a", "an", "two", "three"]
  private static let adjectives: Set<String> = ["partial", "animated", "cropped"]
  private static let nouns: Set<String> = [
    "screenshot", "screenshots", "diagram", "diagrams", "illustration", "illustrations", "image",
    "images", "photo", "photos", "photograph", "animation", "picture",
  ]
  private static let links: Set<String> = [
    "of", "that", "showing", "shows", "which", "with", "depicting", "in",
  ]
  private static let legends = [
    "그림 ", "그림:", "사진 ", "사진:", "이미지:", "Figure ", "Fig. ", "Image:", "Caption:", "図 ", "図:",
    "図：", "写真:", "写真：", "▲", "△", "출처:", "출처 :",
  ]
}
