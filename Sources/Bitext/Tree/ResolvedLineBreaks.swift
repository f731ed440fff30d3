import TextBasics

extension [Inline] {
  /// The inlines without soft breaks: each becomes a space or disappears.
  ///
  /// In O(n).
  package var withResolvedLineBreaks: [Inline] {
    guard contains(where: \.holdsSoftBreak) else { return self }
    var resolver = LineBreakResolver()
    return resolver.resolved(self, followedBy: nil)
  }

  /// For each soft break, in order, whether it is a space; the others are nothing.
  ///
  /// In O(n).
  var softBreaksAsSpaces: [Bool] {
    guard contains(where: \.holdsSoftBreak) else { return [] }
    var resolver = LineBreakResolver()
    _ = resolver.resolved(self, followedBy: nil)
    return resolver.areSpaces
  }
}

/// Walks over inlines and keeps the last visible character.
private struct LineBreakResolver {
  /// The last visible character before the current place.
  var last: Unicode.Scalar?
  /// For each soft break, in order, whether it is a space.
  private(set) var areSpaces: [Bool] = []

  mutating func resolved(_ inlines: [Inline], followedBy next: Unicode.Scalar?) -> [Inline] {
    // The first visible character at or after each place, computed from the right in one pass.
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
        let isSpace = LineBreak.isSpace(before: last, after: after)
        areSpaces.append(isSpace)
        if isSpace { result.append(.softBreak) }
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
        if children.isEmpty { last = inline.firstShown ?? last }
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

extension Inline {
  /// The character that a picture counts as for the text around it; not a wide one.
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

  /// The first visible character; nil if there is none.
  fileprivate var firstShown: Unicode.Scalar? {
    switch self {
    case .text(let text), .code(let text): text.unicodeScalars.first
    case .softBreak, .html, .footnoteReference: nil
    case .hardBreak: "\n"
    case .image: Self.picture
    case .element where anchorName != nil: nil
    case .element(let element, let children) where children.isEmpty:
      element.isVoid && element.name != "wbr" ? Self.picture : nil
    case .element(_, let children), .emphasis(let children), .strong(let children),
      .strikethrough(let children), .link(_, _, let children):
      children.firstResult(\.firstShown)
    }
  }
}
