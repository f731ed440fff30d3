import TextBasics

/// Finds the part of a title's text that a page shows as its title.
enum TitleText {
  /// The title without the names of sites before and after it; all of it if nothing else is left.
  static func withoutSites(_ text: String, where isSite: (String) -> Bool) -> String {
    let pieces = pieces(of: text)
    guard pieces.count > 1, let first = pieces.first(where: { !isSite(String(text[$0])) }),
      let last = pieces.last(where: { !isSite(String(text[$0])) })
    else { return text.trimmed }
    return text[first.lowerBound..<last.upperBound].trimmed
  }

  /// The title in several languages, as in `Tables / 테이블`, `테이블 (Tables)` and `테이블Tables`; nil for
  /// a title in one language.
  ///
  /// A title is only divided if each part is in a language of its own that the document has texts
  /// in. An abbreviation is no title: `캐시 (LRU)` is one title; nor is the name of a language:
  /// `Tables (한국어)`. Where only the script changes, the parts have to translate each other:
  /// `LRU 캐시` is one title.
  static func names(in text: String, for present: Set<Language>) -> [Language: String]? {
    guard present.count > 1 else { return nil }
    if let parts = bracketed(text) ?? separated(text) {
      return parts.contains(where: LanguageNames.isEdition) ? nil : names(of: parts, for: present)
    }
    guard let parts = changed(text), let names = names(of: parts, for: present),
      let first = names.min(by: { $0.key < $1.key }),
      let second = names.max(by: { $0.key < $1.key }),
      LikelyTranslation.holds(
        between: (first.value, first.key), and: (second.value, second.key))
    else { return nil }
    return names
  }

  /// The title without a part that says in which language the text is.
  static func withoutLanguage(_ text: String) -> String {
    guard let parts = bracketed(text) ?? separated(text) else { return text }
    let named = parts.filter { !LanguageNames.isEdition($0) }
    return named.count == 1 && parts.count > 1 ? named[0] : text
  }

  private static func names(
    of parts: [String], for present: Set<Language>
  ) -> [Language: String]? {
    var names: [Language: String] = [:]
    for part in parts {
      guard let language = language(of: part, among: present), !isAbbreviation(part),
        names.updateValue(part, forKey: language) == nil
      else { return nil }
    }
    return names
  }

  /// The last sentence of a title of several, where the file is named so: a page that was taken
  /// from a site may begin with the latest news about it, and all of it became the heading.
  static func lastSentence(of text: String, named name: String) -> String? {
    let bytes = text.utf8
    guard !name.isEmpty, let stop = bytes.lastIndex(of: 0x2E), stop > bytes.startIndex,
      bytes[bytes.index(after: stop)...].first == 0x20
    else { return nil }
    let last = text[bytes.index(after: stop)...].trimmed
    let slug = Slug.make(from: name)
    return !slug.isEmpty && Slug.make(from: last) == slug ? last : nil
  }

  /// The title of a note that has none, by the name of its file without ending and language:
  /// `table-rows` is *Table rows*; nil if the name has no letter.
  ///
  /// A name with blanks is shown as its author sees it. In others, numbers in front only sort files.
  static func ofFile(named name: String) -> String? {
    let name = Slug.withoutHashes(name).trimmed
    guard name.contains(where: \.isLetter) else { return nil }
    if name.contains(" ") { return name }
    return ProductNames.title(
      of: name.split { $0 == "-" || $0 == "_" }
        .drop { $0.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } }.map(String.init))
  }

  // MARK: Dividing

  private static func separated(_ text: String) -> [String]? {
    let pieces = pieces(of: text)
    return pieces.count > 1 ? pieces.map { text[$0].trimmed } : nil
  }

  /// The two parts of a text whose script changes once.
  private static func changed(_ text: String) -> [String]? {
    let scalars = text.unicodeScalars
    var change: String.Index?
    var isLatin: Bool?
    for index in scalars.indices {
      guard let script = Script(of: scalars[index]) else { continue }
      if let before = isLatin, before != (script == .latin) {
        guard change == nil else { return nil }
        change = index
      }
      isLatin = script == .latin
    }
    return change.map { [text[..<$0].trimmed, text[$0...].trimmed] }
  }

  /// The two parts of a text that ends with a part in brackets.
  private static func bracketed(_ text: String) -> [String]? {
    guard let last = text.last, let closing = brackets[last],
      let opening = text.lastIndex(of: closing), opening != text.startIndex
    else { return nil }
    let outer = text[..<opening].trimmed
    let inner = text[text.index(after: opening)...].dropLast().trimmed
    return outer.isEmpty || inner.isEmpty ? nil : [outer, inner]
  }

  /// Opening brackets by their closing ones.
  private static let brackets: [Character: Character] = [")": "(", "）": "（", "]": "[", "］": "［"]

  /// The ranges of a text between separators: a bar, or another separator with white space around it,
  /// which a colon need not have in front.
  private static func pieces(of text: String) -> [Range<String.Index>] {
    var pieces: [Range<String.Index>] = []
    var start = text.startIndex
    var isAfterSpace = false
    var index = start
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      let isBeforeSpace = next < text.endIndex && text[next].isWhitespace
      let divides =
        bars.contains(character)
        || isBeforeSpace && (isAfterSpace && separators.contains(character) || character == ":")
      if divides {
        pieces.append(start..<index)
        start = next
      }
      isAfterSpace = character.isWhitespace
      index = next
    }
    pieces.append(start..<text.endIndex)
    return pieces.filter { !text[$0].trimmed.isEmpty }
  }

  private static let bars: Set<Character> = ["|", "｜"]
  private static let separators: Set<Character> = [
    "-", "–", "—", "·", "・", "»", "›", "•", "/", "／", ">", "~", "=",
  ]

  // MARK: Languages

  /// The language that a part's letters are in, if the document has it.
  private static func language(of part: String, among present: Set<Language>) -> Language? {
    var scripts: Set<Script> = []
    for scalar in part.unicodeScalars {
      if let script = Script(of: scalar) { scripts.insert(script) }
    }
    let language: Language? =
      if scripts.contains(.hangul) {
        .korean
      } else if !scripts.isDisjoint(with: [.hiragana, .katakana, .han]) {
        .japanese
      } else {
        scripts.contains(.latin) ? .english : nil
      }
    return language.flatMap { present.contains($0) ? $0 : nil }
  }

  /// Whether a part is one word that has no small letter after the first two, such as `LRU`, `iOS`
  /// or `I/O`.
  private static func isAbbreviation(_ part: String) -> Bool {
    !part.contains { $0.isWhitespace } && part.count <= 6
      && !part.dropFirst(2).contains { $0.isLowercase || !$0.isCased && $0.isLetter }
      && part.allSatisfy { !$0.isLetter || $0.isCased }
  }
}
