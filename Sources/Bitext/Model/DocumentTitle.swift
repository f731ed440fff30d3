/// The titles of one document, by language, and the keys by which other sources may know it.
package struct DocumentTitle: Sendable {
  /// What the document calls itself in each language it does; empty if it says nothing.
  package let byLanguage: [Language: String]
  /// Every name the title may be recognised by: lower case, without numbers, site names and
  /// the other language.
  package let keys: Set<String>
  /// The segments that make up the title; they are no evidence for what the text is about.
  package let segments: [Int]

  init(byLanguage: [Language: String], keys: Set<String>, segments: [Int]) {
    self.byLanguage = byLanguage
    self.keys = keys
    self.segments = segments
  }

  package init(of document: Document) {
    var titles: [Language: String] = [:]
    var segments: [Int] = []
    var keys: Set<String> = []
    var texts: [(text: String, language: Language)] = []

    if let title = document.frontMatter.title {
      texts.append((title, Self.script(of: title) ?? document.language))
    }
    for index in Self.titleSegments(of: document, isTitled: !texts.isEmpty) {
      let segment = document.segments[index]
      // A short line is a guess, which a title that is written down makes unnecessary.
      if document.frontMatter.title != nil, !segment.isHeading { continue }
      segments.append(index)
      let language = segment.language.isDetermined ? segment.language : document.language
      texts.append((segment.text, language))
    }
    let piecesOfTexts = texts.map { Self.pieces(of: $0.text) }
    let partsOfTexts = piecesOfTexts.map { Self.parts(of: $0) }
    for (number, (text, language)) in texts.enumerated() {
      let parts = partsOfTexts[number]
      for part in parts { keys.insert(part.key) }
      let whole = piecesOfTexts[number].last?.text ?? text
      for part in parts where part.language != nil && part.language != language {
        if let other = part.language, titles[other] == nil { titles[other] = part.text }
      }
      if titles[language] == nil {
        let own = parts.count > 1 ? parts.first { $0.language == language }?.text : nil
        titles[language] = own ?? whole
      }
    }
    // A title of the front matter stands nowhere else: with a part that no page in its language
    // would show, all of it is the title of the document.
    if let title = document.frontMatter.title {
      let segments = document.segments
      let isLost = partsOfTexts[0].contains { part in
        guard let language = part.language else { return false }
        return !segments.indices.contains {
          segments[$0].language == language && segments[$0].kind != .frontMatter
        }
      }
      if isLost { titles[document.language] = piecesOfTexts[0].last?.text ?? title }
    }
    byLanguage = titles
    self.keys = keys
    self.segments = segments
  }

  /// The first heading, or, in a text without headings, the last short line in each language
  /// before its first sentence (a pasted page begins with the site's name and the menu).
  ///
  /// A title in the front matter leaves headings to be those of sections, but for one of the first
  /// level.
  private static func titleSegments(of document: Document, isTitled: Bool) -> [Int] {
    let segments = document.segments
    let headings = segments.indices.lazy.filter { segments[$0].isHeading }
    if let first = headings.first {
      // A note or a menu entry may stand as a small heading above the real title.
      let top = headings.prefix(2).first { segments[$0].headingLevel == 1 }
      if let top { return pair(at: top, in: segments) }
      return isTitled ? [] : pair(at: first, in: segments)
    }
    if isTitled { return [] }
    var last: [Language: Int] = [:]
    for (index, segment) in segments.enumerated() where segment.kind != .frontMatter {
      guard segment.looksLikeTitle else {
        if segment.language.isDetermined { break }
        continue
      }
      last[segment.language] = index
    }
    return last.values.sorted()
  }

  /// The heading at `index` and a heading of the same level in another language right after it.
  private static func pair(at index: Int, in segments: [Segment]) -> [Int] {
    let next = index + 1
    guard next < segments.count, segments[next].headingLevel == segments[index].headingLevel,
      segments[next].language != segments[index].language
    else { return [index] }
    return [index, next]
  }

  private struct Part {
    let text: String
    let key: String
    let language: Language?
  }

  /// What stands between separators.
  private struct Piece {
    let text: String
    let key: String
  }

  private static let separators: Set<Character> = ["|", "–", "—", "·", "»", "›", "•", ":", "/"]

  /// The pieces of a title, cut at changes between Hangul, kana with Han, and Latin script too.
  private static func parts(of pieces: [Piece]) -> [Part] {
    var parts: [Part] = []
    for piece in pieces {
      for run in scriptRuns(of: piece.text) {
        let key = run.text == piece.text ? piece.key : Self.key(of: run.text)
        guard key.count >= 2, !parts.contains(where: { $0.key == key }) else { continue }
        parts.append(Part(text: run.text, key: key, language: run.language))
      }
      let key = piece.key
      if key.count >= 2, !parts.contains(where: { $0.key == key }) {
        parts.append(Part(text: piece.text, key: key, language: nil))
      }
    }
    return parts
  }

  /// `text` cut at site separators, without the names of sites; the last one is the title.
  private static func pieces(of text: String) -> [Piece] {
    separated(text).map { Piece(text: $0, key: key(of: $0)) }.filter { !sites.contains($0.key) }
  }

  private static func separated(_ text: String) -> [String] {
    if !mayHaveSeparators(text.utf8.span) { return [text.trimmed].filter { !$0.isEmpty } }
    var pieces: [String] = []
    var piece = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isSpacedHyphen =
        character == "-" && index > 0 && characters[index - 1] == " "
      if isSpacedHyphen || separators.contains(character) {
        pieces.append(piece)
        piece = ""
      } else {
        piece.append(character)
      }
    }
    pieces.append(piece)
    return pieces.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Whether one of the bytes of a text begins a separator.
  private static func mayHaveSeparators(_ bytes: Span<UInt8>) -> Bool {
    bytes.indices.contains { index in
      switch bytes[index] {
      case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "-"): true
      // What · and », and the dashes, › and •, begin with.
      case 0xC2, 0xE2: true
      default: false
      }
    }
  }

  private static let sites: Set<String> = [
    "hig", "apple", "apple hig", "human interface guidelines", "apple human interface guidelines",
    "apple developer", "애플 휴먼 인터페이스 가이드라인", "휴먼 인터페이스 가이드라인",
    "ヒューマンインターフェイスガイドライン", "design", "docs", "documentation",
  ]

  private static func scriptRuns(of text: String) -> [(text: String, language: Language)] {
    var runs: [(text: String, language: Language)] = []
    var current = ""
    var script: Language?
    for character in text {
      let own = Self.script(of: character)
      if let own, let script, own != script {
        runs.append((current, script))
        current = ""
      }
      script = own ?? script
      current.append(character)
    }
    if let script { runs.append((current, script)) }
    return runs.map { ($0.text.trimmed(of: "*()[]_ ,~-"), $0.language) }
      .filter { !$0.text.isEmpty }
  }

  private static func script(of character: Character) -> Language? {
    guard let value = character.unicodeScalars.first?.value else { return nil }
    return switch value {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: .korean
    case 0x3041...0x30FF, 0x3400...0x9FFF: .japanese
    case 0x41...0x5A, 0x61...0x7A: .english
    default: nil
    }
  }

  /// The language whose script has the most letters in `text`.
  private static func script(of text: String) -> Language? {
    var counts: [Language: Int] = [:]
    for character in text {
      if let language = script(of: character) {
        counts[language, default: 0] += language == .english ? 1 : 3
      }
    }
    return Language.known.max { counts[$0, default: 0] < counts[$1, default: 0] }
      .flatMap { counts[$0] == nil ? nil : $0 }
  }

  /// Lower case, letters only, single spaces.
  private static func key(of text: String) -> String {
    var key = String.UnicodeScalarView()
    var isAfterSpace = false
    for scalar in text.lowercased().unicodeScalars {
      if isLetter(scalar) || scalar.properties.isGraphemeExtend && !isAfterSpace {
        if isAfterSpace, !key.isEmpty { key.append(" ") }
        isAfterSpace = false
        key.append(scalar)
      } else if scalar.properties.isWhitespace {
        isAfterSpace = true
      }
    }
    return String(key)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0xAC00...0xD7A3: true
    default: scalar.properties.isAlphabetic
    }
  }
}

extension Segment {
  package var headingLevel: Int? {
    guard case .heading(let level) = kind else { return nil }
    return level
  }

  package var isHeading: Bool { headingLevel != nil }

  /// A short line that does not end as a sentence does.
  fileprivate var looksLikeTitle: Bool {
    guard case .paragraph = kind, text.utf8.count <= 120, let last = text.last else { return false }
    return !".?!。！？:：…다".contains(last) && text.split(separator: " ").count <= 8
  }
}

extension String {
  var trimmed: String { isTrimmed ? self : trimmed(of: " \t\n\r\u{A0}\u{3000}") }

  /// Whether a text surely neither begins nor ends with white space.
  private var isTrimmed: Bool {
    guard let first = utf8.first, let last = utf8.last else { return true }
    // U+00A0 is C2 A0, and U+3000 is E3 80 80.
    return first > 0x20 && first != 0xC2 && first != 0xE3 && last > 0x20 && last != 0xA0
      && last != 0x80
  }

  func trimmed(of set: String) -> String {
    var slice = self[...]
    while let first = slice.first, set.contains(first) { slice.removeFirst() }
    while let last = slice.last, set.contains(last) { slice.removeLast() }
    return String(slice)
  }
}
