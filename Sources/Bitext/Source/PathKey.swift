/// The information about a source's topic in its path, without the language.
///
/// `tables/en.md`, `tables.ko.md`, `en/tables.md`, and `docs/ja/tables.md` next to
/// `docs/ko/tables.md` are the layouts that translators use; each gives one key per topic.
package struct PathKey: Hashable, Sendable {
  /// Folders and name without language and extension, in lower case, with `/` between parts.
  ///
  /// Sources with equal keys are about one topic.
  package let key: String
  /// The language that the path names, if it names one.
  package let language: Language?
  /// Whether the name of the file, and no folder, says that the text is in another language than the
  /// three.
  let isNamedForOther: Bool
  /// The folders of the topic as written, without language folders and the topic's own folder.
  package let section: String
  /// A name for the topic: the file's stem, or its folder's name if the stem only names a language
  /// or is `README` or `index`; may be empty.
  package let name: String
  /// Whether the source is the page of its folder, or of the topic's.
  package let isIndex: Bool

  package init(path: String) {
    // Split by bytes: a combining mark after a slash forms one character with it.
    var folders = path.utf8.split(separator: 0x2F).map { String(Substring($0)) }
    var stem = folders.popLast() ?? ""
    if let dot = stem.utf8.lastIndex(of: 0x2E), dot != stem.startIndex {
      stem = String(stem[..<dot])
    }
    var language: Language?
    var isSure = true

    if let whole = Self.language(named: stem) {
      language = whole
      stem = ""
    } else if let (bracketed, rest) = Self.languageInBrackets(of: stem) {
      (language, stem) = (bracketed, rest)
    } else if let suffix = Self.suffix(of: stem) {
      language = suffix.language
      // `history_of_french` may be in English.
      let name = String(stem[stem.utf8.index(after: suffix.start)...])
      isSure = stem.utf8[suffix.start] == 0x2E || Self.otherName(name) == nil
      stem = String(stem[..<suffix.start])
    } else if let inner = Self.languageBeforeMark(in: stem) {
      (language, stem) = inner
    }
    isNamedForOther = language.map { !Language.known.contains($0) && isSure } ?? false
    let subject = Self.subject(of: folders)
    folders = subject.folders
    language = language ?? subject.language

    self.language = language
    key = (folders + [stem]).joined(separator: "/").lowercased()
    isIndex = stem.isEmpty || Self.isIndex(stem)
    name = isIndex ? folders.last ?? "" : stem
    section = (isIndex ? folders.dropLast() : folders[...]).joined(separator: "/")
  }

  /// The folder that the source is the page of, if it is the page of one: `guide` for
  /// `guide/index.md`, and for a `guide.md` beside a folder of this name.
  package var folder: String { section.isEmpty ? name : "\(section)/\(name)" }

  /// Whether the file is called README or index, whatever its language: `guide/README.ko.md`, but not
  /// `guide/ko.md`.
  var isPageOfFolder: Bool { Self.isIndex(String(key.lastPathPart ?? "")) }

  /// Whether the source is the README or index of the content folder itself.
  package var isHome: Bool { Self.isIndex(key) }

  /// Whether a file of this name, without extension, is the page of its folder, here or on a code
  /// host, or in Hugo, where folders have an `_index`.
  package static func isIndex(_ stem: String) -> Bool {
    indexNames.contains(stem.lowercased())
  }

  /// The names of the pages of folders, in the order in which a folder is asked for them.
  package static let indexNames = ["readme", "index", "_index"]

  /// One of the three languages in brackets at either end of a stem, and the stem without it:
  /// `Greenhouse (English)`, `온실(국문)`, `[한국어] Y`, `Install-Guide-(日本語)`.
  private static func languageInBrackets(
    of stem: String
  ) -> (language: Language, stem: String)? {
    let brackets: [(open: Character, close: Character)] = [
      ("(", ")"), ("[", "]"), ("（", "）"), ("【", "】"), ("［", "］"),
    ]
    func isMark(_ character: Character) -> Bool { " -_.".contains(character) }
    for (open, close) in brackets {
      if stem.last == close, let start = stem.lastIndex(of: open), start != stem.startIndex,
        let language = language(named: String(stem[stem.index(after: start)...].dropLast())),
        Language.known.contains(language)
      {
        var rest = stem[..<start]
        while rest.last.map(isMark) == true { rest.removeLast() }
        if !rest.isEmpty { return (language, String(rest)) }
      }
      if stem.first == open, let end = stem.firstIndex(of: close),
        let language = language(named: String(stem[..<end].dropFirst())),
        Language.known.contains(language)
      {
        let rest = stem[stem.index(after: end)...].drop(while: isMark)
        if !rest.isEmpty { return (language, String(rest)) }
      }
    }
    return nil
  }

  /// The language at the end of a stem, and the index of its separator: `.ko`, `_ja`, `.ko-KR`.
  private static func suffix(of stem: String) -> (language: Language, start: String.Index)? {
    func isSeparator(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x2D || byte == 0x5F }
    func language(from start: String.Index) -> Language? {
      guard start != stem.startIndex else { return nil }
      let text = String(stem[stem.utf8.index(after: start)...])
      if let code = capitals[text] { return code }
      if stem.utf8[start] == 0x2E, let other = otherTag(text) { return other }
      if let named = Self.language(named: text) {
        // After other marks than a dot, two small letters may be any word.
        let isSure =
          stem.utf8[start] == 0x2E || Language.known.contains(named) || text.utf8.count > 3
        return isSure ? named : nil
      }
      // After a hyphen, the name of a language may be the subject of the text.
      return stem.utf8[start] == 0x2D ? nil : otherNames[text.lowercased()]
    }

    // `.brazilian-portuguese` is one name.
    if let dot = stem.utf8.lastIndex(of: 0x2E), dot != stem.startIndex,
      let hyphen = stem.utf8[dot...].lastIndex(of: 0x2D),
      stem.utf8[dot..<hyphen].dropFirst().allSatisfy({ 0x61...0x7A ~= $0 | 0x20 }),
      let named = otherNames[stem[stem.utf8.index(after: hyphen)...].lowercased()]
    {
      return (named, dot)
    }
    // So is `.zh-Hans`, which names a script or a region.
    if let dot = stem.utf8.lastIndex(of: 0x2E), dot != stem.startIndex,
      stem.utf8[dot...].contains(0x2D), let named = language(from: dot)
    {
      return (named, dot)
    }
    guard let last = stem.utf8.lastIndex(where: isSeparator) else { return nil }
    // A region has two letters; after a hyphen, two small letters may be any word.
    let region = stem.utf8[last...].dropFirst()
    if region.count == 2, stem.utf8[last] != 0x2E,
      let start = stem.utf8[..<last].lastIndex(where: isSeparator),
      stem.utf8[start] == 0x2E || region.allSatisfy({ (0x41...0x5A).contains($0) }),
      let named = language(from: start)
    {
      return (named, start)
    }
    return language(from: last).map { ($0, last) }
  }

  /// The language named by a folder, a stem or a suffix such as `ko`, `ko-KR`, `kr` or `한국어`.
  static func language(named name: String) -> Language? {
    // This is asked for every part of every path, and few parts are this short.
    guard name.utf8.count <= longestName else { return nil }
    var lower = name.lowercased()
    if lower.utf8.contains(0x5F) { lower = lower.replacing("_", with: "-") }
    if let language = names[lower] { return language }
    let named = lower.utf8.drop { $0 == 0x2D }
    let tag = String(Substring(named.prefix { $0 != 0x2D }))
    guard tags.contains(tag) else { return nil }
    let region = named.dropFirst(tag.utf8.count + 1)
    let isRegion = 2...4 ~= region.count && region.allSatisfy { $0 < 0x80 }
    return isRegion || tag.utf8.count == lower.utf8.count ? Language(tag: tag) : nil
  }

  /// The language that ``otherNames`` call so.
  static func otherName(_ name: String) -> Language? { otherNames[name.lowercased()] }

  private static let names: [String: Language] = [
    "english": .english, "eng": .english, "영어": .english, "영문": .english, "英語": .english,
    "korean": .korean, "kor": .korean, "kr": .korean, "한국어": .korean, "한글": .korean,
    "국문": .korean, "韓国語": .korean, "japanese": .japanese, "jpn": .japanese, "jp": .japanese,
    "日本語": .japanese, "일본어": .japanese,
  ]

  /// The names of other languages, which count after a dot or low line; elsewhere such a name may
  /// be the subject (`polish.md`).
  private static let otherNames: [String: Language] = {
    let names = """
      ar arabic, bn bengali, cs czech, de german deutsch, el greek, es spanish español, eu basque, fa persian,
      fr french français, he hebrew, hi hindi, hu hungarian, id indonesian, it italian, nl dutch,
      pl polish, pt portuguese português, ro romanian, ru russian русский, sv swedish, th thai, tr turkish,
      uk ukrainian, uz uzbek, vi vietnamese, zh chinese cn 中文 简体中文 繁體中文
      """
    var languages: [String: Language] = [:]
    for language in names.split(separator: ",") {
      let words = language.split(whereSeparator: \.isWhitespace).map(String.init)
      for name in words.dropFirst() { languages[name] = words.first.map { Language(tag: $0) } }
    }
    return languages
  }()

  /// The one of the three languages that stands before the mark of an edition or a number, and the
  /// stem without it: `rows_ko_v2`, `rows.ja.old`, `lesson-en-3`.
  ///
  /// A number and a version stay, for they may tell texts apart; a word for a draft does not.
  private static func languageBeforeMark(in stem: String) -> (language: Language?, stem: String)? {
    guard
      let start = stem.utf8.lastIndex(where: {
        $0 == 0x2E || $0 == 0x2D || $0 == 0x5F || $0 == 0x20
      }),
      start != stem.startIndex
    else { return nil }
    let mark = stem[stem.utf8.index(after: start)...].lowercased()
    let isDraft = drafts.contains(mark)
    guard isDraft || isNumber(mark),
      let suffix = suffix(of: String(stem[..<start])), Language.known.contains(suffix.language)
    else { return nil }
    return (suffix.language, String(stem[..<suffix.start]) + (isDraft ? "" : stem[start...]))
  }

  /// Whether a mark is a number of at most three digits, perhaps behind a letter for a version, or in
  /// brackets: `2`, `v2`, `r3`, `(1)`.
  private static func isNumber(_ mark: String) -> Bool {
    var digits = mark.utf8[...]
    if digits.first == 0x28, digits.last == 0x29 { digits = digits.dropFirst().dropLast() }
    if digits.first == 0x76 || digits.first == 0x72 { digits = digits.dropFirst() }
    return 1...3 ~= digits.count && digits.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Words behind the language of a file that say in which state its text is.
  private static let drafts: Set<String> = [
    "old", "new", "final", "draft", "bak", "backup", "orig", "copy", "wip", "rev", "초안", "최종", "구",
    "수정", "수정본", "旧", "新", "下書き", "最終", "改訂",
  ]

  /// Two capitals at the end of a name that stand for a language and hardly anything else.
  ///
  /// `CN`, `CH` and `TW` are no codes of languages, but people write them for Chinese.
  private static let capitals: [String: Language] = [
    "ZH": Language(tag: "zh"), "CN": Language(tag: "zh"), "CH": Language(tag: "zh"),
    "TW": Language(tag: "zh"), "FR": Language(tag: "fr"), "ES": Language(tag: "es"),
    "DE": Language(tag: "de"), "RU": Language(tag: "ru"),
  ]

  /// The language of a tag behind a dot, where the place says more than elsewhere: `guide.fa.md`,
  /// `README.ka-GE.md`.
  private static func otherTag(_ text: String) -> Language? {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard let code = parts.first.map({ String(Substring($0)) }), code.utf8.count == 2,
      code.utf8.allSatisfy({ 0x61...0x7A ~= $0 })
    else { return nil }
    if parts.count == 1 { return tagsBehindDot.contains(code) ? Language(tag: code) : nil }
    // With a region, two letters are hardly anything else.
    let isRegion =
      parts.count == 2 && parts[1].count == 2 && parts[1].allSatisfy { 0x41...0x5A ~= $0 }
    return isRegion && (allTags.contains(code) || tagsBehindDot.contains(code))
      ? Language(tag: code) : nil
  }

  /// Further codes of ISO 639-1 that are neither a word nor the ending of a file's name.
  private static let tagsBehindDot: Set<String> = [
    "af", "az", "be", "bg", "bn", "bs", "ca", "cy", "et", "eu", "fa", "ga", "gl", "gu", "hr",
    "hy", "ka", "kk", "km", "kn", "ku", "ky", "lb", "lo", "lt", "lv", "mk", "mn", "mr", "ne",
    "pa", "si", "sk", "sl", "sq", "sr", "sw", "ta", "te", "tg", "tk", "tl", "ug", "ur", "uz", "yi",
    "yo", "zu",
  ]

  /// Codes of ISO 639-1 that may be words or endings of names.
  private static let allTags: Set<String> = [
    "aa", "ab", "ae", "ak", "am", "an", "as", "av", "ay", "ba", "bh", "bi", "bm", "bo", "br", "ce",
    "ch", "co", "cr", "cu", "cv", "da", "dv", "dz", "ee", "eo", "ff", "fi", "fj", "fo", "fy", "gd",
    "gn", "gv", "ha", "ho", "ht", "hz", "ia", "ie", "ig", "ii", "ik", "io", "iu", "jv", "kg", "ki",
    "is", "kj", "kl", "ks", "kv", "kw", "la", "lg", "li", "ln", "lu", "mg", "mh", "mi", "ml", "ms",
    "mt", "my", "na", "nb", "nd", "ng", "nn", "nr", "nv", "ny", "oc", "oj", "om", "or", "os", "pi",
    "ps", "qu", "rm", "rn", "rw", "sa", "sc", "sd", "se", "sg", "sm", "sn", "so", "ss", "st", "su",
    "ti", "tn", "to", "ts", "tt", "tw", "ty", "ve", "vo", "wa", "wo", "xh", "za",
  ]

  /// The longest name, in bytes: the longest of ``names`` has 9, a tag with its region 7.
  private static let longestName = 16

  /// ISO 639-1 codes of languages into which documentation is often translated.
  private static let tags: Set<String> = [
    "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko",
    "ms", "nl", "no", "pl", "pt", "ro", "ru", "sv", "th", "tr", "uk", "vi", "zh",
  ]
}
