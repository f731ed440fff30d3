/// How a text and its translation stand beside each other in one file.
struct PairLayout {
  let original: TextShape
  let translation: TextShape
  /// The shape of the text after both; nil at the end of the file.
  let next: TextShape?
  /// Whether the translation comes first.
  let isBefore: Bool
  /// Whether the original is in a fold of which the title says so; the translation comes first.
  let isFolded: Bool
  /// The bytes between both texts, without the marks of the second.
  let separator: [UInt8]
  /// The marks of the translation.
  let prefix: [UInt8]
  /// The bytes from the second text to the line of the next; nil at the end of the file.
  let trail: [UInt8]?
  /// The translation.
  let text: ArraySlice<UInt8>
  /// Whether one run of bold text, or a run each, holds both texts whole.
  let isBold: Bool
  /// The place of the original in its file.
  let place: Int

  /// The layout of two texts that are neighbours; nil if they are not.
  init?(_ places: TextPlaces, original: ClosedRange<Int>, translation: ClosedRange<Int>) {
    isFolded = places.foldTitle(of: original) == translation.upperBound + 1
    isBefore = isFolded || translation.upperBound + 1 == original.lowerBound
    guard isBefore || original.upperBound + 1 == translation.lowerBound,
      min(original.lowerBound, translation.lowerBound) >= places.entries,
      !places.document.segments[original.lowerBound].isInCell
    else { return nil }
    let (first, second) = isBefore ? (translation, original) : (original, translation)
    let next = isFolded ? second.lowerBound - 1 : second.lowerBound
    let bytes = places.bytes
    let firstText = places.text(of: first.upperBound)
    let secondText = places.text(of: second.lowerBound)
    isBold =
      !isBefore && BoldText(places.text(of: original.lowerBound)).opens
      && BoldText(secondText).closes
    var end = isBold && BoldText(firstText).closes ? firstText.endIndex - 2 : firstText.endIndex
    // A mark that breaks the line between both belongs to neither.
    if bytes[end...].first == 0x0A || bytes[end...].first == 0x0D {
      end -= HardBreak.length(atEndOf: firstText)
    }
    separator = Array(bytes[end..<max(end, places.places[next].start)])
    var prefix = places.prefix(of: translation.lowerBound)
    if isBold, BoldText(secondText).opens { prefix += secondText.prefix(2) }
    self.prefix = prefix
    let isLast = second.upperBound + 1 == places.places.count
    let gap = places.gap(after: second.upperBound)
    trail =
      isLast ? nil : Array(bytes[(isBold ? gap.lowerBound - 2 : gap.lowerBound)..<gap.upperBound])
    self.next = isLast ? nil : places.shape(of: second.upperBound + 1)
    text = places.text(of: translation.lowerBound)
    self.original = places.shape(of: original.lowerBound)
    self.translation = places.shape(of: translation.lowerBound)
    place = original.lowerBound
  }
}

extension TextPlaces {
  /// The title of the fold that a text stands in alone, or begins, if it says nothing but on which side
  /// the text is; nil for other texts.
  func foldTitle(of text: ClosedRange<Int>) -> Int? {
    let title = text.lowerBound - 1
    guard title >= entries, document.segments[title].isFoldTitle,
      document.segments[title].isLanguageMark
    else { return nil }
    return title
  }
}

/// Whether a text begins or ends a run of bold text that holds all of it.
struct BoldText {
  let opens: Bool
  let closes: Bool

  init(_ text: ArraySlice<UInt8>) {
    var marks = 0
    var index = text.startIndex
    while index + 1 < text.endIndex {
      let isMark = Self.isMark(text[index...])
      marks += isMark ? 1 : 0
      index += isMark ? 2 : 1
    }
    let begins = Self.isMark(text)
    let ends = text.count >= 2 && Self.isMark(text[(text.endIndex - 2)...])
    opens = begins && (marks == 1 || marks == 2 && ends)
    closes = ends && (marks == 1 || marks == 2 && begins)
  }

  private static func isMark(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "**".utf8) || text.starts(with: "__".utf8)
  }
}

/// The mark of a line break at the end of a line, other than blanks.
enum HardBreak {
  /// The number of bytes of the mark that ends a text; 0 if it ends with none.
  static func length(atEndOf text: ArraySlice<UInt8>) -> Int {
    if text.last == UInt8(ascii: "\\") {
      // Of two backslashes, the first keeps the second one from being a mark.
      return text.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2
    }
    guard text.last == UInt8(ascii: ">"), let start = text.lastIndex(of: UInt8(ascii: "<")),
      let tag = HTMLTag(in: Array(text[start...]), at: 0), tag.name == "br",
      start + tag.length == text.endIndex
    else { return 0 }
    return tag.length
  }
}
