import Bitext
import TextBasics

/// The text of a note that tells its subject.
enum Lead {
  /// The first sentence-like text below the title; if there is none, the first longer text.
  ///
  /// Texts above the title, and lines of links, languages, dates and markup, describe the folder
  /// and not the note.
  ///
  /// - Returns: The text, or nil if nothing in `language` describes the note.
  static func text(of segments: [Segment], in language: Language) -> String? {
    var reserve: Int?
    var looked = 0
    // By index, so that no segment is copied.
    let title = segments.indices.first { segments[$0].kind == .heading(at: 1) } ?? 0
    for index in segments.indices.dropFirst(title) where segments[index].language == language {
      looked += 1
      if looked > mostLooked { break }
      switch segments[index].kind {
      case .frontMatter: return segments[index].text
      case .paragraph, .quote: if isSentence(segments[index]) { return segments[index].text }
      case .item: break
      case .heading, .cell, .caption, .code, .image, .html: continue
      }
      if reserve == nil, describes(segments[index]) { reserve = index }
    }
    return reserve.map { segments[$0].text }
  }

  private static let leastBytes = 30
  /// A sentence says something in fewer, as `Ring the bell twice.` does.
  private static let leastSentence = 18
  /// The number of segments to look at; a description does not come later.
  private static let mostLooked = 60

  /// Whether a text is complete by itself; one that ends with a colon needs the list below it.
  private static func isSentence(_ segment: Segment) -> Bool {
    let isOpening = segment.text.hasSuffix(":") || segment.text.hasSuffix("：")
    return !isOpening && Sentence.ends(segment.text) && describes(segment, leastSentence)
  }

  private static func describes(_ segment: Segment, _ least: Int = leastBytes) -> Bool {
    segment.text.utf8.count > least && !isTrail(segment.text) && isProse(segment)
  }

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
    // A dash in each sentence is normal in prose, but not one after every few words.
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

  /// The number of scalars outside of links.
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
