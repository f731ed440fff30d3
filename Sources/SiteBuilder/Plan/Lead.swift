import Bitext
import TextBasics

/// The text of a note that says what it is about.
enum Lead {
  /// The first sentence-like text below the title; if there is none, the first longer text.
  ///
  /// What stands above the title, and lines of links, of languages, dates and markup, describe the
  /// folder and not the note.
  ///
  /// - Returns: The text, or nil if nothing in `language` describes the note.
  static func text(of segments: [Segment], in language: Language) -> String? {
    let title = segments.firstIndex { $0.kind == .heading(at: 1) } ?? segments.startIndex
    let below = segments[title...].lazy.filter { $0.language == language }
    var reserve: String?
    for segment in below.prefix(mostLooked) {
      switch segment.kind {
      case .frontMatter: return segment.text
      case .paragraph, .quote, .item: break
      case .heading, .cell, .caption, .code, .image, .html: continue
      }
      guard segment.text.utf8.count > leastBytes, !isTrail(segment.text), isProse(segment) else {
        continue
      }
      if segment.kind != .item, Sentence.ends(segment.text) { return segment.text }
      reserve = reserve ?? segment.text
    }
    return reserve
  }

  private static let leastBytes = 30
  /// A description that far down would not be one.
  private static let mostLooked = 60

  /// Whether a text is a path through a site, or a list of languages or links on one line.
  private static func isTrail(_ text: String) -> Bool {
    var dividers = 0
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "›", "»", "→", "|", "｜", "•", "·", "▸", "▶": dividers += 1
      case ">", "/", "-", "–": if isAfterSpace { dividers += 1 }
      default: break
      }
      isAfterSpace = WhiteSpace.contains(scalar)
    }
    // A dash in each sentence is prose; a divider for every few words is not.
    return dividers >= 2 && text.utf8.count < dividers * 40
  }

  /// Whether a text has words apart from its links, and is no markup of another program.
  private static func isProse(_ segment: Segment) -> Bool {
    let text = segment.text
    let marks = ["{%", "{{", "[[", ":::", "<", "@", "import ", "export "]
    if marks.contains(where: text.hasPrefix) { return false }
    guard segment.hasMarkup else { return true }
    return own(segment.content) * 2 >= text.unicodeScalars.count
  }

  /// The number of scalars that stand in no link.
  private static func own(_ inlines: [Inline]) -> Int {
    let unlinked = inlines.filter { inline in
      switch inline {
      case .link, .image: false
      default: true
      }
    }
    return unlinked.text(.shown).unicodeScalars.count
  }
}
