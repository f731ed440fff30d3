/// Cuts texts that we show the beginning of.
enum Excerpt {
  /// At most `limit` characters of `text` and an ellipsis; cut at a space where there is one near,
  /// and never so that a line could begin or end with what JLREQ forbids there.
  static func cut(_ text: String, to limit: Int) -> String {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end != text.endIndex
    else { return text }
    var cut = text[..<end]
    if let space = cut.lastIndex(of: " "), cut.distance(from: space, to: cut.endIndex) < limit / 4 {
      cut = cut[..<space]
    }
    if let next = text[cut.endIndex...].first, neverFirst.contains(next), cut.count > 1 {
      cut = cut.dropLast()
    }
    while let last = cut.last, neverLast.contains(last) || last.isWhitespace {
      cut = cut.dropLast()
    }
    return cut + "…"
  }

  private static let neverFirst = Set("）」』】〕〉》、。，．・：；？！々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ)]}.,:;?!")
  private static let neverLast = Set("（「『【〔〈《([{")
}
