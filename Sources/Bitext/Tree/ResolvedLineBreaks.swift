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

  /// The inlines as they are shown: each soft break becomes a space, a hard break, or disappears.
  ///
  /// In O(n).
  package var withLineBreaksAsShown: [Inline] {
    guard contains(where: \.holdsSoftBreak) else { return self }
    var resolver = LineBreakResolver()
    resolver.keepsLines = true
    return resolver.resolved(self, followedBy: nil)
  }

  /// The meaning of each soft break, in order.
  ///
  /// In O(n).
  var softBreaks: [SoftBreak] {
    guard contains(where: \.holdsSoftBreak) else { return [] }
    var resolver = LineBreakResolver()
    _ = resolver.resolved(self, followedBy: nil)
    return resolver.breaks
  }
}

/// The meaning of a line break in a source.
struct SoftBreak {
  /// Whether it is a space in the text; otherwise it is nothing.
  let isSpace: Bool
  /// Whether the line stays one on the page.
  let isKept: Bool
}

/// Walks over inlines and keeps the last visible character.
private struct LineBreakResolver {
  /// The last visible character before the current place.
  var last: Unicode.Scalar?
  /// Whether lines that stay lines on the page are to end in hard breaks.
  var keepsLines = false
  private(set) var breaks: [SoftBreak] = []

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
        let isKept = inlines[(index + 1)...].beginsWithLineMark
        breaks.append(SoftBreak(isSpace: isSpace, isKept: isKept))
        if isKept && keepsLines {
          result.append(.hardBreak)
        } else if isSpace {
          result.append(.softBreak)
        }
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

extension ArraySlice<Inline> {
  /// Whether the text begins with a mark of a line.
  fileprivate var beginsWithLineMark: Bool {
    for inline in self {
      switch inline {
      case .text(let text): return LineMark.begins(text.utf8.span)
      case .emphasis(let children), .strong(let children), .link(_, _, let children):
        return children[...].beginsWithLineMark
      case .html: continue
      default: return false
      }
    }
    return false
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
