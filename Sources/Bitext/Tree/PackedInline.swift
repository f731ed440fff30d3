/// An inline as it stands in ``PackedInlines``: where its bytes are, and no value made of them.
///
/// An inline that contains others is followed by the list of them, which has to be read or skipped.
package enum PackedInline: BitwiseCopyable, Sendable {
  /// Where a string stands: among the packed bytes, or in the text beside them.
  package struct Piece: BitwiseCopyable, Sendable {
    let start: Int
    let count: Int
    let isBeside: Bool
  }

  case text(Piece)
  /// A line break in the source that is a space on the page.
  case softBreak
  /// A line break in the source that is nothing on the page.
  case joinedBreak
  /// A line break in the source that is one on the page; in the text it is a space or nothing.
  case keptBreak(isSpace: Bool)
  case hardBreak
  case code(Piece)
  case html(Piece)
  /// An element; ``InlineReader/element(at:)`` makes it of the place.
  case element(at: Int)
  case emphasis, strong, strikethrough
  case link(destination: Piece, title: Piece)
  case image(source: Piece, title: Piece)
  case footnoteReference(label: Piece)

  /// Whether a list of inlines follows.
  var holdsList: Bool {
    switch self {
    case .element, .emphasis, .strong, .strikethrough, .link, .image: true
    case .text, .softBreak, .joinedBreak, .keptBreak, .hardBreak, .code, .html,
      .footnoteReference:
      false
    }
  }
}
