import TextBasics

/// The titles of one document by language, and the keys by which other sources may recognise it.
package struct DocumentTitle: Sendable {
  /// The title in each language that has one; empty if the document has no title.
  let byLanguage: [Language: String]
  /// The names by which the title may be recognised: letters in lower case, without site names
  /// and other languages.
  let keys: Set<String>
  /// Names of parts of the title, which may be those of other titles: *Overview* of *Overview: Rows*.
  ///
  /// Many titles may begin or end alike (*For review: …*, *… | Handbook*), so that a part that is
  /// but a part elsewhere as well says nothing.
  let partKeys: Set<String>
  /// The segments that make up the title; they are not evidence of the document's subject.
  let segments: [Int]

  /// A title in Latin letters without the part that names a language: `Tables` of `Tables (한국어)`.
  var withoutLanguage: String? {
    let titles = byLanguage.sorted { $0.key < $1.key }.map(\.value)
    return titles.lazy.compactMap { title in
      let name = TitleText.withoutLanguage(title)
      return name != title && name.utf8.allSatisfy { $0 < 0x80 } ? name : nil
    }.first
  }

  init(
    byLanguage: [Language: String], keys: Set<String>, partKeys: Set<String>, segments: [Int]
  ) {
    self.byLanguage = byLanguage
    self.keys = keys
    self.partKeys = partKeys
    self.segments = segments
  }

  init(of document: Document) {
    var titles: [Language: String] = [:]
    var segments: [Int] = []
    var keys: Set<String> = []
    var parts: Set<String> = []
    var texts: [(text: String, language: Language)] = []

    let present = Self.languages(of: document)
    if let title = document.frontMatter.title {
      let language = Self.script(of: title).flatMap { present.contains($0) ? $0 : nil }
      texts.append((title, language ?? document.language))
    }
    for index in Self.titleSegments(of: document, isTitled: !texts.isEmpty) {
      let segment = document.segments[index]
      // A short line is only a guess, which a title in the front matter makes unnecessary.
      if document.frontMatter.title != nil, !segment.isHeading { continue }
      segments.append(index)
      let language = segment.language.isDetermined ? segment.language : document.language
      texts.append((segment.titleText, language))
    }
    for (text, language) in texts {
      parts.formUnion(Self.keys(of: Self.pieces(of: text)))
      let whole = TitleText.withoutSites(text, where: Self.isSite)
      let shown = TitleText.lastSentence(of: whole, named: document.pathKey.name) ?? whole
      let names = TitleText.names(in: shown, for: present) ?? [language: shown]
      keys.formUnion(
        names.values.map { Self.key(of: TitleText.withoutLanguage($0)) }.filter(Self.isLong))
      titles.merge(names) { first, _ in first }
    }
    byLanguage = titles
    self.keys = keys
    partKeys = parts.subtracting(keys)
    self.segments = segments
  }

  /// Whether a heading says a title of its document, alone or beside the title in another language.
  package static func isTitle(
    _ title: String, in heading: Segment, of document: Document
  ) -> Bool {
    if heading.text == title || heading.titleText == title { return true }
    let names = TitleText.names(in: heading.titleText, for: languages(of: document))
    return names?.values.contains(title) ?? false
  }

  /// The segments of the title: the first heading, or, in a text without headings, the last short
  /// line in each language before its first sentence.
  ///
  /// (A pasted page begins with the site's name and the menu.)
  ///
  /// If the front matter has a title, only a heading of the first level is a title; other headings
  /// are those of sections.
  private static func titleSegments(of document: Document, isTitled: Bool) -> [Int] {
    let segments = document.segments
    let headings = segments.indices.lazy.filter {
      segments[$0].isHeading && !segments[$0].isLanguageMark
    }
    if let first = headings.first {
      // A small heading above the real title may be a note or a menu entry.
      let top = headings.prefix(2).first { segments[$0].headingLevel == 1 }
      if let top { return pair(at: top, in: segments) }
      return isTitled || isOfSection(first, in: document) ? [] : pair(at: first, in: segments)
    }
    if isTitled { return [] }
    var last: [Language: Int] = [:]
    for (index, segment) in segments.enumerated()
    where segment.kind != .frontMatter && !segment.isLanguageMark {
      guard segment.looksLikeTitle else {
        if segment.language.isDetermined { break }
        continue
      }
      last[segment.language] = index
    }
    return last.values.sorted()
  }

  /// Whether the first heading, which is none of the first level, is that of a section: one of several
  /// that has nothing in common with the name of the file, or, below the first sentences, one of
  /// several or a small one.
  private static func isOfSection(_ first: Int, in document: Document) -> Bool {
    let segments = document.segments
    let heading = segments[first]
    let isOneOfSeveral = segments[(first + 1)...].contains {
      $0.headingLevel == heading.headingLevel && $0.language == heading.language
    }
    if segments[..<first].contains(where: { $0.kind == .paragraph && Sentence.ends($0.text) }) {
      return isOneOfSeveral || (heading.headingLevel ?? 1) > 2
    }
    return isOneOfSeveral && isApart(heading.titleText, from: document.pathKey.name)
  }

  /// Whether a heading is a sentence that is not the name, or has no word in common with a name in its
  /// script, as *Why is it slow?* has none with `FAQ`.
  private static func isApart(_ heading: String, from name: String) -> Bool {
    guard let script = script(of: name) else { return false }
    func stems(_ text: String) -> Set<String> {
      let words = text.lowercased().split { !$0.isLetter }
      // Of a Korean word the first syllables are the noun.
      return Set(words.map { String($0.prefix(script == .english ? 4 : 2)) })
    }
    let (own, other) = (stems(heading), stems(name))
    // *Hello, World!* names the file `hello-world`.
    if Sentence.ends(heading) { return !own.isSubset(of: other) }
    return script == Self.script(of: heading) && own.isDisjoint(with: other)
  }

  /// The heading at `index`, and the heading of the same level in another language right after it.
  private static func pair(at index: Int, in segments: [Segment]) -> [Int] {
    let next = index + 1
    guard next < segments.count, segments[next].headingLevel == segments[index].headingLevel,
      segments[next].language != segments[index].language
    else { return [index] }
    return [index, next]
  }

  /// The languages of the document's body.
  private static func languages(of document: Document) -> Set<Language> {
    var languages: Set<Language> = []
    var last: Language?
    // Neighbouring segments are mostly in one language.
    for segment in document.segments
    where segment.language != last && segment.kind != .frontMatter {
      languages.insert(segment.language)
      last = segment.language
    }
    return languages
  }

  private static let separators: Set<Character> = ["|", "–", "—", "·", "»", "›", "•", ":", "/"]

  /// The keys of `pieces`, and of the parts of them between changes of script: Hangul, kana with
  /// Han, Latin.
  private static func keys(of pieces: [Piece]) -> Set<String> {
    var keys: Set<String> = []
    for piece in pieces {
      for run in scriptRuns(of: piece.text) {
        keys.insert(run == piece.text ? piece.key : key(of: run))
      }
      keys.insert(piece.key)
    }
    return keys.filter(isLong)
  }

  /// Whether a key has two characters or more.
  private static func isLong(_ key: String) -> Bool {
    !key.isEmpty && key.index(after: key.startIndex) != key.endIndex
  }

  /// The part of a title between two separators.
  private struct Piece {
    let text: String
    let key: String
  }

  /// `text` divided at separators, without the names of sites.
  private static func pieces(of text: String) -> [Piece] {
    cut(text).map { Piece(text: $0, key: key(of: $0)) }.filter { !sites.contains($0.key) }
  }

  private static func cut(_ text: String) -> [String] {
    guard mayHoldSeparator(text) else {
      let piece = text.trimmed
      return piece.isEmpty ? [] : [piece]
    }
    var pieces: [String] = []
    var piece = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isSpacedHyphen =
        character == "-" && index > 0 && characters[index - 1] == " "
      if isSpacedHyphen
        || separators.contains(character) && !isInAbbreviation(index, of: characters)
      {
        pieces.append(piece)
        piece = ""
      } else {
        piece.append(character)
      }
    }
    pieces.append(piece)
    return pieces.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Whether a slash is part of a word, as in I/O, TCP/IP and CI/CD.
  private static func isInAbbreviation(_ index: Int, of characters: [Character]) -> Bool {
    guard characters[index] == "/" else { return false }
    let isLetter = { (character: Character) in character.isASCII && character.isLetter }
    let before = characters[..<index].reversed().prefix(while: isLetter).count
    let after = characters[(index + 1)...].prefix(while: isLetter).count
    return (1...3).contains(before) && (1...3).contains(after)
  }

  /// Whether the text holds a hyphen or the first byte of a separator, or of a character that
  /// Unicode holds equivalent to one (U+0387).
  private static func mayHoldSeparator(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case 0x2D, 0x2F, 0x3A, 0x7C, 0xC2, 0xCE, 0xE2: true
      default: false
      }
    }
  }

  /// Whether a part of a title is the name of a site, which is on every page of it.
  private static func isSite(_ part: String) -> Bool { sites.contains(key(of: part)) }

  private static let sites = Set(
    [
      "hig", "apple", "apple hig", "human interface guidelines", "apple human interface guidelines",
      "apple developer", "애플 휴먼 인터페이스 가이드라인", "휴먼 인터페이스 가이드라인",
      "ヒューマンインターフェイスガイドライン", "design", "docs", "documentation",
    ].map(key))

  /// Whether a character is no part of a title at its beginning or end.
  private static func isAround(_ scalar: Unicode.Scalar) -> Bool {
    "*()[]_ ,~-".unicodeScalars.contains(scalar)
  }

  private static func scriptRuns(of text: String) -> [String] {
    if onlyScript(of: text) != nil {
      let text = text.trimmed(of: isAround)
      return text.isEmpty ? [] : [text]
    }
    var runs: [String] = []
    var current = ""
    var script: Language?
    for character in text {
      let own = Self.script(of: character)
      if let own, let script, own != script {
        runs.append(current)
        current = ""
      }
      script = own ?? script
      current.append(character)
    }
    if script != nil { runs.append(current) }
    return runs.map { $0.trimmed(of: isAround) }.filter { !$0.isEmpty }
  }

  /// The script of all letters, for a text in which each scalar is a character; nil if there are no
  /// letters, several scripts, or combining scalars.
  private static func onlyScript(of text: String) -> Language? {
    var only: Language?
    for scalar in text.unicodeScalars {
      guard isAlone(scalar.value) else { return nil }
      guard let own = script(of: scalar.value) else { continue }
      if let only, own != only { return nil }
      only = own
    }
    return only
  }

  /// Whether a scalar never combines with others of this set and has no case outside ASCII:
  /// printable ASCII, kana, ideographs, Hangul syllables.
  private static func isAlone(_ scalar: UInt32) -> Bool {
    scalar < 0xFF00 && WholeCharacters.contains(scalar)
  }

  private static func script(of character: Character) -> Language? {
    character.unicodeScalars.first.flatMap { script(of: $0.value) }
  }

  private static func script(of value: UInt32) -> Language? {
    switch Script(of: value) {
    case .hangul: .korean
    case .hiragana, .katakana, .han: .japanese
    case .latin: .english
    case .bopomofo, nil: nil
    }
  }

  /// The language whose script has the most letters in `text`.
  private static func script(of text: String) -> Language? {
    if let script = onlyScript(of: text) { return script }
    var counts: [Language: Int] = [:]
    for character in text {
      if let language = script(of: character) {
        counts[language, default: 0] += language == .english ? 1 : 3
      }
    }
    return Language.known.max { counts[$0, default: 0] < counts[$1, default: 0] }
      .flatMap { counts[$0] == nil ? nil : $0 }
  }

  /// The key of a title: its letters alone, in lower case.
  ///
  /// Writers part words in ways of their own: *In-app purchase*, *In App Purchase*, 끌어서 놓기,
  /// 끌어서놓기.
  private static func key(of text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { isAlone($0.value) }
    let lowered = isPlain ? text : text.lowercased()
    var key: [UInt8] = []
    key.reserveCapacity(lowered.utf8.count)
    for scalar in lowered.unicodeScalars
    where isLetter(scalar) || scalar.properties.isGraphemeExtend {
      if scalar.isASCII {
        key.append(UInt8(scalar.value) | 0x20)
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { key.append(byte) }
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    Script(of: scalar) != nil || scalar.value >= 0x80 && scalar.properties.isAlphabetic
  }
}

extension Segment {
  fileprivate var looksLikeTitle: Bool {
    guard case .paragraph = kind else { return false }
    return isShortLine && !PropertyLine.holds(text)
  }

  /// Whether the text is short and does not end as a sentence does.
  var isShortLine: Bool {
    guard !text.isEmpty, text.utf8.count <= 120 else { return false }
    return !Sentence.ends(text) && !text.hasSuffix("다") && text.split(separator: " ").count <= 8
  }
}
