import Bitext
import TextBasics

/// The text of a note that tells its subject.
enum Lead {
  /// The line below a centred title, as READMEs have it, or the first sentence-like text below the
  /// title; if there is neither, the first longer text.
  ///
  /// Texts above the title, and lines of links, languages, dates and markup, describe the folder
  /// and not the note. Footnotes describe a word, and a notice of machine translation nothing.
  ///
  /// - Returns: The text, or nil if nothing in `language` describes the note.
  static func text(of document: Document, in language: Language) -> String? {
    let segments = document.segments
    let places = Places(document)
    var reserve: Int?
    var looked = 0
    // By index, so that no segment is copied.
    let title = segments.indices.first { segments[$0].kind == .heading(at: 1) } ?? 0
    for index in segments.indices.dropFirst(title)
    where segments[index].language == language && !places.aside.contains(index) {
      looked += 1
      if looked > mostLooked { break }
      switch segments[index].kind {
      case .frontMatter: return segments[index].text
      case .paragraph where places.centred.contains(index):
        if describes(segments[index], leastSentence) { return segments[index].text }
      case .paragraph, .quote: if isSentence(segments[index]) { return segments[index].text }
      case .item: break
      case .heading, .cell, .caption, .code, .image, .html: continue
      }
      if reserve == nil, describes(segments[index]) { reserve = index }
    }
    return reserve.map { segments[$0].text }
  }

  /// Where segments stand that are more or less than the text.
  private struct Places {
    /// In footnotes, and in notices of machine translation.
    private(set) var aside: Set<Int> = []
    /// In the middle of the page, as the title of a README and the line below it do.
    private(set) var centred: Set<Int> = []

    init(_ document: Document) {
      for node in document.outline {
        switch node {
        case .element(let element, _) where element["align"]?.lowercased() == "center":
          node.forEachSegment { centred.insert($0) }
        case .callout, .quote:
          var own: Set<Int> = []
          node.forEachSegment { own.insert($0) }
          let texts = own.map { document.segments[$0].text.lowercased() }
          if texts.contains(where: { text in Lead.notices.contains(where: text.contains) }) {
            aside.formUnion(own)
          }
        case .footnoteDefinition: node.forEachSegment { aside.insert($0) }
        case .element, .segment, .group, .code, .list, .table, .thematicBreak: break
        }
      }
    }
  }

  /// The words by which a notice says that a machine translated the text.
  private static let notices = [
    "machine translat", "machine-translat", "automatically translated", "ai-translated",
    "translated by ai", "translated with ai", "기계 번역", "기계번역", "자동 번역", "자동번역", "ai 번역",
    "ai로 번역", "機械翻訳", "自動翻訳", "ai翻訳", "aiによる翻訳", "aiで翻訳",
  ]

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
