import Bitext
import TextBasics

/// The names of sections, as a careful editor would write them.
struct SectionNames: Sendable {
  private let names: [String: String]
  /// The names that the site gives its sections, by folder.
  private let given: [String: [Language: String]]
  private let ofAuthors: FolderNames?
  /// The words that titles write in capitals, by their small letters: `wcag`.
  private let capitals: [String: String]

  /// - Parameters:
  ///   - sections: The folders that topics are in, with `/` between parts; repetitions are allowed.
  ///   - named: The names that the site gives to some of them.
  ///   - titles: The titles of topics, which may write a word of a folder in capitals.
  ///   - ofAuthors: The names that folders have in the notes.
  init(
    of sections: some Sequence<String>, named: [SiteSettings.Section] = [],
    titles: some Sequence<String> = [], ofAuthors: FolderNames? = nil
  ) {
    self.ofAuthors = ofAuthors
    let capitals = Self.capitals(in: titles)
    self.capitals = capitals
    given = Dictionary(named.map { ($0.folder, $0.title) }) { first, _ in first }
    let sections = Set(sections).filter { !$0.isEmpty }
    var holders: [String: Int] = [:]
    for section in sections {
      holders[Self.name(of: section.pathParts, 1, capitals), default: 0] += 1
    }
    var names: [String: String] = [:]
    for section in sections {
      let parts = section.pathParts
      let isAmbiguous = holders[Self.name(of: parts, 1, capitals), default: 0] > 1
      names[section] = Self.name(of: parts, isAmbiguous ? parts.count : 1, capitals)
    }
    self.names = names
  }

  /// The name of a section for readers of one language.
  struct Name: Hashable, Sendable {
    /// Empty for topics that are in no section.
    let text: String
    /// The language of ``text``; nil if the text is made of the name of a folder.
    let language: Language?
  }

  /// The name of a section for readers of `language`.
  ///
  /// A section that the site names only in other languages keeps the name of its folder; one that its
  /// author names has the English name, if any, for readers of languages in which it has none.
  func name(of section: String, in language: Language) -> Name {
    if let name = given[section]?[language] { return Name(text: name, language: language) }
    let own = given[section] == nil ? ofAuthors?[section] : nil
    for known in [language, .english] {
      if let name = own?[known] { return Name(text: name, language: known) }
    }
    return Name(text: self[section], language: nil)
  }

  /// The name of a section by its folder; empty for topics that are in none.
  subscript(section: String) -> String {
    names[section] ?? Self.name(of: section.pathParts, 1, capitals)
  }

  /// The names of the last `count` folders; a bundle, such as `Handbook.docc`, is left out.
  ///
  /// A short number says nothing without the folder above it, as a month nothing without its year.
  private static func name(
    of parts: [Substring], _ count: Int, _ capitals: [String: String]
  ) -> String {
    let folders = parts.filter { !$0.lowercased().hasSuffix(".docc") }
    var count = count
    while count < folders.count, isShortNumber(folders[folders.count - count]) { count += 1 }
    return PlainText.composed(
      folders.suffix(count).map { name($0, capitals) }.joined(separator: " › "))
  }

  /// The name of a folder: with spaces in place of its hyphens and between its words, without a
  /// number for its order, a date and the hash of an export, and capitalized if it has no capitals.
  private static func name(_ folder: Substring, _ capitals: [String: String]) -> String {
    var words = Slug.withoutHashes(String(folder)).split { $0 == "-" || $0 == "_" || $0 == " " }
      .map(String.init)
    let numbers = words.prefix(while: isNumber)
    let isOfYear = numbers.count == 1 && isYear(numbers[0])
    if numbers.count < words.count, !isOfYear { words.removeFirst(numbers.count) }
    if !folder.contains(where: \.isUppercase), words.contains(where: { capitals[$0] != nil }) {
      let title = ProductNames.title(of: words).split(separator: " ")
      return zip(words, title).map { capitals[$0] ?? String($1) }.joined(separator: " ")
    }
    return words.count == 1 && words[0].first?.isUppercase ?? false
      ? divided(words[0]) : ProductNames.title(of: words)
  }

  private static func isNumber(_ word: some StringProtocol) -> Bool {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a number is a year, which distinguishes one folder from another: `2018-edition`.
  private static func isYear(_ number: String) -> Bool {
    Int(number).map { number.utf8.count == 4 && 1900...2099 ~= $0 } ?? false
  }

  private static func isShortNumber(_ folder: Substring) -> Bool {
    folder.utf8.count < 3 && isNumber(folder)
  }

  /// The words of titles that are three or more capitals and nothing else.
  private static func capitals(in titles: some Sequence<String>) -> [String: String] {
    var capitals: [String: String] = [:]
    for title in titles {
      for word in title.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      where word.utf8.count > 2 && word.allSatisfy({ $0.isASCII && $0.isUppercase }) {
        capitals[word.lowercased()] = String(word)
      }
    }
    return capitals
  }

  /// `LanguageGuide` as two words; the name of a product stays as it is.
  private static func divided(_ name: String) -> String {
    var words: [String] = []
    for character in name {
      guard character.isASCII, character.isLetter else { return name }
      if character.isUppercase { words.append("") }
      guard !words.isEmpty else { return name }
      words[words.count - 1].append(character)
    }
    let areWords = words.count > 1 && words.allSatisfy { $0.count > 2 } && words.last != "Kit"
    return areWords && ProductNames.bySmallLetters[name.lowercased()] == nil
      ? words.joined(separator: " ") : name
  }
}
