import Bitext

/// Whether a line break inside a paragraph is a space on the page.
enum SoftBreak {
  /// Between two wide characters that are not Hangul it is none: their scripts have no spaces.
  static func isSpace(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    guard let before, let after else { return true }
    if before.value == 0x200B || after.value == 0x200B { return false }
    return !(isSpaceless(before) && isSpaceless(after))
  }

  private static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FFF, 0x3000...0x303F, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3200...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFF61...0xFF9F,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension Inline {
  /// The first character that the inline shows; nil where it shows none.
  var firstScalar: Unicode.Scalar? {
    switch self {
    case .text(let text), .code(let text): text.unicodeScalars.first
    case .softBreak, .hardBreak, .html, .footnoteReference: nil
    case .element(_, let children), .emphasis(let children), .strong(let children),
      .strikethrough(let children), .link(_, _, let children), .image(_, _, let children):
      children.firstResult(\.firstScalar)
    }
  }

  /// The last character that the inline shows; nil where it shows none.
  var lastScalar: Unicode.Scalar? {
    switch self {
    case .text(let text), .code(let text): text.unicodeScalars.last
    case .softBreak, .hardBreak, .html, .footnoteReference: nil
    case .element(_, let children), .emphasis(let children), .strong(let children),
      .strikethrough(let children), .link(_, _, let children), .image(_, _, let children):
      children.reversed().firstResult(\.lastScalar)
    }
  }
}

extension [Inline] {
  /// The text without its markup.
  var plainText: String {
    var text = ""
    for inline in self {
      switch inline {
      case .text(let part), .code(let part): text += part
      case .softBreak, .hardBreak: text += " "
      case .html, .footnoteReference: break
      case .element(_, let children), .emphasis(let children), .strong(let children),
        .strikethrough(let children), .link(_, _, let children), .image(_, _, let children):
        text += children.plainText
      }
    }
    return text
  }

  /// Where the links lead, and where the pictures come from.
  var destinations: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .text, .code, .softBreak, .hardBreak, .html, .footnoteReference: []
      case .element(let element, let children):
        element.attributes.map(\.value) + children.destinations
      case .emphasis(let children), .strong(let children), .strikethrough(let children):
        children.destinations
      case .link(let destination, _, let children), .image(let destination, _, let children):
        [destination] + children.destinations
      }
    }
  }
}
