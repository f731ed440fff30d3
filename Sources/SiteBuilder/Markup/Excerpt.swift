import Bitext
import TextBasics

/// Shortens texts of which only the beginning is shown.
enum Excerpt {
  /// At most `limit` characters of `text`, followed by an ellipsis if something was cut off.
  ///
  /// Cuts at a nearby space if there is one, and never where JLREQ forbids a line break.
  static func cut(_ text: String, to limit: Int) -> String {
    // Every character has at least one byte.
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
    while let next = text[cut.endIndex...].first, neverFirst.contains(next),
      cut.index(after: cut.startIndex) < cut.endIndex
    {
      cut = cut.dropLast()
    }
    while let last = cut.last, neverLast.contains(last) || last.isWhitespace {
      cut = cut.dropLast()
    }
    return String(cut) + "…"
  }

  /// At most `limit` characters of `text` around `place`: from the beginning of its sentence, if that
  /// is near enough.
  static func cut(_ text: String, around place: String.Index, to limit: Int) -> String {
    let earliest =
      text.index(place, offsetBy: -limit / 2, limitedBy: text.startIndex) ?? text.startIndex
    var start = earliest
    var hasSentence = earliest == text.startIndex
    var space: String.Index?
    var index = earliest
    while index < place {
      let next = text.index(after: index)
      if text[index] == " " {
        space = space ?? next
      } else if let mark = text[index].unicodeScalars.first, Sentence.mark(mark.value) != nil,
        !mark.isASCII || next < place && text[next].isWhitespace
      {
        start = next
        hasSentence = true
      }
      index = next
    }
    if !hasSentence { start = space ?? start }
    let rest = text[start...].drop(while: \.isWhitespace)
    return (hasSentence ? "" : "…") + cut(String(rest), to: limit)
  }

  /// Finds, from the start of `text`, the end of the first `count` characters and the start of the
  /// last `back` of these.
  ///
  /// `end` is the end of a text that is shorter. Nil if the fast path cannot tell: it handles
  /// scalars that are always characters by themselves, as in nearly all texts, and needs no Unicode
  /// tables.
  private static func places(
    after count: Int, back: Int, of text: String
  ) -> (near: String.Index, end: String.Index)? {
    let bytes = text.utf8.span
    var place = 0
    var near = 0
    // Looks at one more scalar, because it may combine with the last character.
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
  /// The length in bytes of the scalar at `place` if it certainly is a character by itself, else
  /// nil.
  @inline(__always)
  fileprivate func lengthOfCharacter(at place: Int) -> Int? {
    guard place < count else { return nil }
    if 0x20...0x7E ~= self[place] { return 1 }
    guard 0xE2...0xEF ~= self[place] else { return nil }
    var next = place
    return WholeCharacters.contains(scalar(at: &next)) ? 3 : nil
  }
}
