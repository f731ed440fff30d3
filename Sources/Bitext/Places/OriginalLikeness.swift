/// Finds the originals that are most like a text, by their common words.
struct OriginalLikeness {
  private let texts: LikeTexts<String>

  /// - Parameter texts: The words of texts; nil for those that are not looked for.
  init(_ texts: [[String]?]) {
    self.texts = LikeTexts(texts.map { $0.map(Self.parts) ?? [] })
  }

  /// The words, and the characters of those that are written without spaces.
  static func parts(of words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      TokenizedText(Array(word.utf8)[...]).texts.map { $0.lowercased() }.filter { part in
        part.unicodeScalars.contains { $0.properties.isAlphabetic || "0"..."9" ~= $0 }
      }
    }
  }

  /// The texts among those wanted that are most like `words`, with the share of common words in 0...1;
  /// the best first.
  func nearest(
    to words: [String], where isWanted: (Int) -> Bool = { _ in true }
  ) -> [(text: Int, likeness: Double)] {
    texts.nearest(to: Self.parts(of: words), where: isWanted)
  }
}
