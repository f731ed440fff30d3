/// Words that a line about a picture begins with.
enum Caption {
  /// Whether `text` describes a picture: one sentence that begins like alternative text.
  ///
  /// Pages copied from a browser carry such sentences in place of their pictures.
  static func isDescription(_ text: String) -> Bool {
    guard let first = text.utf8.first, isOpening(first) else { return false }
    var words = text.utf8.prefix(60).split(separator: 0x20, maxSplits: 4).map {
      String(decoding: $0.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
    if let article = words.first, ["a", "an", "two", "three"].contains(article) {
      words.removeFirst()
    }
    if let adjective = words.first, adjectives.contains(adjective) { words.removeFirst() }
    guard words.count >= 2, nouns.contains(words[0]), links.contains(words[1]) else { return false }
    return LineShape.endsSentence(text)
  }

  /// Whether `text`, next to a picture, names it: `그림 1.`, `Figure 2`, `▲ …`.
  static func isLegend(_ text: String) -> Bool {
    legends.contains { text.hasPrefix($0) }
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    [0x41, 0x50, 0x53, 0x49, 0x44, 0x54].contains(byte)
  }

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
