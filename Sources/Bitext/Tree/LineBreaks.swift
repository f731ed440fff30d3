/// Whether a line break in the source is a space on the page.
///
/// The segment break rules of CSS Text 3: a break beside U+200B, or between two wide characters
/// neither of which is Hangul, is nothing; every other one is a space. Korean is written with
/// spaces and keeps them, Chinese and Japanese are not.
package enum LineBreaks {
  /// A break between `before` and `after`, nil where there is no character on that side.
  package static func isSpace(before: Unicode.Scalar?, after: Unicode.Scalar?) -> Bool {
    guard let before, let after else { return true }
    if before.value == 0x200B || after.value == 0x200B { return false }
    let classes = (CharacterClass(of: before), CharacterClass(of: after))
    return
      !(classes.0.contains(.wide) && classes.1.contains(.wide)
      && !classes.0.union(classes.1).contains(.hangul))
  }

  /// Takes out the soft breaks that are nothing on the page; those that stay are spaces.
  package static func resolved(_ inlines: [Inline]) -> [Inline] {
    guard inlines.contains(where: \.holdsSoftBreak) else { return inlines }
    var resolver = Resolver()
    return resolver.resolved(inlines, followedBy: nil)
  }

  private struct Resolver {
    /// The last character that is shown before the place reached.
    var last: Unicode.Scalar?

    mutating func resolved(_ inlines: [Inline], followedBy next: Unicode.Scalar?) -> [Inline] {
      // The first character shown at or after each place, from the right, so that one pass does.
      var following = [next]
      following.reserveCapacity(inlines.count + 1)
      for inline in inlines.reversed() {
        following.append(inline.firstShown ?? following[following.count - 1])
      }
      var result: [Inline] = []
      result.reserveCapacity(inlines.count)
      for (index, inline) in inlines.enumerated() {
        let after = following[inlines.count - index - 1]
        switch inline {
        case .softBreak:
          if LineBreaks.isSpace(before: last, after: after) { result.append(.softBreak) }
        case .text(let text), .code(let text):
          result.append(inline)
          last = text.unicodeScalars.last ?? last
        case .hardBreak:
          result.append(inline)
          last = nil
        case .html, .footnoteReference: result.append(inline)
        case .element where inline.anchorName != nil: result.append(inline)
        case .element(let element, let children):
          result.append(.element(element, resolved(children, followedBy: after)))
          if children.isEmpty { last = inline.firstShown }
        case .emphasis(let children):
          result.append(.emphasis(resolved(children, followedBy: after)))
        case .strong(let children):
          result.append(.strong(resolved(children, followedBy: after)))
        case .strikethrough(let children):
          result.append(.strikethrough(resolved(children, followedBy: after)))
        case .link(let destination, let title, let children):
          result.append(
            .link(
              destination: destination, title: title, resolved(children, followedBy: after)))
        case .image(let source, let title, let children):
          result.append(
            .image(source: source, title: title, resolved(children, followedBy: nil)))
          last = Inline.picture
        }
      }
      return result
    }
  }
}

extension Inline {
  /// What a picture is for the text around it: no wide character.
  fileprivate static let picture: Unicode.Scalar = "\u{FFFC}"

  fileprivate var holdsSoftBreak: Bool {
    switch self {
    case .softBreak: true
    case .text, .hardBreak, .code, .html, .footnoteReference: false
    case .element(_, let children), .emphasis(let children), .strong(let children),
      .strikethrough(let children), .link(_, _, let children), .image(_, _, let children):
      children.contains(where: \.holdsSoftBreak)
    }
  }

  /// The first character that is shown of it; nil where it shows none.
  fileprivate var firstShown: Unicode.Scalar? {
    switch self {
    case .text(let text), .code(let text): text.unicodeScalars.first
    case .softBreak, .html, .footnoteReference: nil
    case .hardBreak: "\n"
    case .image: Self.picture
    case .element where anchorName != nil: nil
    case .element(_, let children) where children.isEmpty: Self.picture
    case .element(_, let children), .emphasis(let children), .strong(let children),
      .strikethrough(let children), .link(_, _, let children):
      children.firstResult(\.firstShown)
    }
  }
}
