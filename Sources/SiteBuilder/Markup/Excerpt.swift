import Bitext
import TextBasics

/// Cuts texts that we show the beginning of.
enum Excerpt {
  /// At most `limit` characters of `text` and an ellipsis; cut at a space where there is one near,
  /// and never so that a line could begin or end with what JLREQ forbids there.
  static func cut(_ text: String, to limit: Int) -> String {
    // No character has less than one byte.
    guard text.utf8.count > limit else { return text }
    let reach = max(0, limit / 4 - 1)
    let end: String.Index?
    let space: String.Index?
    if let places = places(after: limit, back: reach, of: text) {
      end = places.end
      space = text.utf8[places.near..<places.end].lastIndex(of: 0x20)
    } else {
      end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
      space = end.flatMap { end in
        let near = text.index(end, offsetBy: -reach, limitedBy: text.startIndex)
        return text[(near ?? text.startIndex)..<end].lastIndex(of: " ")
      }
    }
    guard let end, end != text.endIndex else { return text }
    var cut = text[..<(space ?? end)]
    if let next = text[cut.endIndex...].first, neverFirst.contains(next),
      cut.index(after: cut.startIndex) < cut.endIndex
    {
      cut = cut.dropLast()
    }
    while let last = cut.last, neverLast.contains(last) || last.isWhitespace {
      cut = cut.dropLast()
    }
    return String(cut) + "…"
  }

  /// Where the first `count` characters of `text` end, or all of a shorter one, and where the last
  /// `back` of them begin; nil where it takes more to tell.
  ///
  /// Nearly all texts are of scalars that are characters by themselves, which needs no tables.
  private static func places(
    after count: Int, back: Int, of text: String
  ) -> (near: String.Index, end: String.Index)? {
    let bytes = text.utf8.span
    var place = 0
    var near = 0
    // The one after the last may belong to it.
    for passed in 0...count where place < bytes.count {
      guard let length = bytes.lengthOfCharacter(at: place) else { return nil }
      if passed == count - back { near = place }
      if passed < count { place += length }
    }
    return (
      text.utf8.index(text.startIndex, offsetBy: near),
      text.utf8.index(text.startIndex, offsetBy: place)
    )
  }

  private static let neverFirst = Set("）」』】〕〉》、。，．・：；？！々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ)]}.,:;?!")
  private static let neverLast = Set("（「『【〔〈《([{")
}

extension Span<UInt8> {
  /// How many bytes the scalar at `place` has if it is surely a character by itself.
  @inline(__always)
  fileprivate func lengthOfCharacter(at place: Int) -> Int? {
    guard place < count else { return nil }
    if 0x20...0x7E ~= self[place] { return 1 }
    guard 0xE2...0xEF ~= self[place] else { return nil }
    var next = place
    return WholeCharacters.contains(scalar(at: &next)) ? 3 : nil
  }
}
