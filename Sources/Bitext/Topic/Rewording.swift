import TextBasics

/// How far another version of a text is from it, for somebody who has translated it.
package enum Rewording: Int, Comparable, Sendable {
  /// The same words; white space, markup or addresses may differ.
  case none
  /// Other punctuation, capitals or spaces between words, mended spelling or grammar, small words
  /// that say the same or nothing, or another number of a heading or an item: nothing that a
  /// translation has to follow.
  case minor
  case words

  package static func < (a: Rewording, b: Rewording) -> Bool { a.rawValue < b.rawValue }

  /// - Parameters:
  ///   - old: A text without markup.
  ///   - new: Its later version.
  ///   - isHeading: Whether both are headings, which may be numbered without marks.
  package init(from old: String, to new: String, isHeading: Bool = false) {
    if old == new || Words.compared(in: old) == Words.compared(in: new) {
      self = .none
      return
    }
    let (before, after) = (
      Numbering(of: old, isHeading: isHeading), Numbering(of: new, isHeading: isHeading)
    )
    let isRenumbered = before.isFound || after.isFound
    let isMinor =
      Self.isMinor(from: old, to: new)
      || isRenumbered
        && (before.rest == after.rest || Self.isMinor(from: before.rest, to: after.rest))
    self = isMinor ? .minor : .words
  }

  private static func isMinor(from old: String, to new: String) -> Bool {
    Letters.folded(old) == Letters.folded(new) || Mending.isAll(from: old, to: new)
  }
}

/// The letters and numbers of a text.
private enum Letters {
  /// The text in lower case without white space and punctuation, except marks in numbers and
  /// symbols with a meaning: a text with "1.5" or "< 5" differs from one with "15" or "5".
  static func folded(_ text: String) -> String {
    let scalars = Array(PlainText.composed(text).lowercased().unicodeScalars)
    var folded = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if isKept(scalar) || isInNumber(scalars, index) { folded.append(scalar) }
    }
    return String(folded)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .mathSymbol, .currencySymbol,
      .otherSymbol:
      true
    case .modifierLetter:
      // Japanese writes loan words with and without a final long vowel.
      scalar != "\u{30FC}"
    default: scalar == "%" || scalar == "#" || scalar == "@" || scalar == "&"
    }
  }

  /// Whether a mark or space stands between two digits, or a sign before one.
  private static func isInNumber(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index + 1 < scalars.count, isDigit(scalars[index + 1]) else { return false }
    if index > 0, isDigit(scalars[index - 1]) { return true }
    return scalars[index].properties.generalCategory == .dashPunctuation
      && (index == 0 || WhiteSpace.contains(scalars[index - 1]))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }
}
