import TextBasics

extension Segment {
  /// Whether the text begins with a title in bold, and goes on in the same line.
  ///
  /// `**Let people choose.** A list …` does, as guidelines do in English; their translators often
  /// put the title above its text. A bold word at the beginning of a sentence is no title.
  var hasRunInTitle: Bool {
    guard mayBeginBold, kind == .paragraph || kind == .quote || kind == .item else { return false }
    var inlines = inlines
    guard inlines.beginList() > 1, let title = Self.nextBoldText(&inlines) else { return false }
    let length = title.utf8.count
    guard length > 0, length < text.utf8.count, text.hasPrefix(title) else { return false }
    return Sentence.ends(title) || Self.sets(off: text.utf8.dropFirst(length))
  }

  private static func nextBoldText(_ inlines: inout InlineReader) -> String? {
    switch inlines.next() {
    case .strong: InlineText(of: inlines.list()).text
    case .element(let place) where inlines.element(at: place).isBold:
      InlineText(of: inlines.list()).text
    default: nil
    }
  }

  /// Whether a text goes on with a stop, a colon or a dash.
  private static func sets(off rest: Substring.UTF8View) -> Bool {
    guard let first = Substring(rest).unicodeScalars.first(where: { $0 != " " }) else {
      return false
    }
    switch Sentence.mark(first.value) {
    case .stop, .question, .exclamation, .colon: return true
    case .ellipsis, nil: return first == "\u{2013}" || first == "\u{2014}"
    }
  }
}
