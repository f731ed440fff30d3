import Bitext
import TextBasics

/// The names that authors give their folders: labels of Docusaurus and their translations, the titles
/// of the pages that stand for folders, and headings in lists of contents.
///
/// So a section has a name in each language that its page or list is in.
///
/// The `_index.md` of Hugo is there to name its folder. Of other pages, only a title that says what the
/// folder is called names it, and its translations with it: “Introduction” is a page in the section
/// `tables`, and not its name.
struct FolderNames: Sendable {
  private var names: [String: [Language: String]] = [:]
  private let headings: SectionHeadings
  private let sections: Set<String>

  /// - Complexity: O(texts), and the bytes of Docusaurus' files.
  init(of corpus: Corpus) { self.init(of: corpus, SectionHeadings(of: corpus)) }

  /// - Complexity: O(topics), and the bytes of Docusaurus' files; for each of these with translations,
  ///   O(folders).
  private init(of corpus: Corpus, _ headings: SectionHeadings) {
    self.headings = headings
    let sections = Set(corpus.topics.lazy.map(\.section))
    self.sections = sections
    for topic in corpus.topics {
      for folder in Set(topic.documents.map(\.pathKey.folder)) where sections.contains(folder) {
        names[folder, default: [:]].merge(Self.titles(of: topic, for: folder)) { first, _ in first }
      }
    }
    for file in corpus.assets {
      guard let category = FolderCategory(in: file), let label = category.label,
        label.count <= Self.length, sections.contains(category.folder)
      else { continue }
      let language =
        category.language ?? LanguageIdentifier.language(ofName: label) ?? .english
      names[category.folder, default: [:]][language] = label
    }
    for (folder, titles) in headings.names {
      names[folder, default: [:]].merge(titles.filter { $0.value.count <= Self.length }) {
        first, _ in first
      }
    }
    for translation in corpus.assets.compactMap(SidebarTranslation.init) {
      add(translation)
    }
    leaveOutRepetitions()
  }

  /// Adds a language to folders whose name in another one is a label of a sidebar.
  private mutating func add(_ translation: SidebarTranslation) {
    for (folder, own) in names where own[translation.language] == nil {
      let known = own.sorted { $0.key.tag < $1.key.tag }.map(\.value)
      let label = known.firstResult { translation.labels[$0] }
      if let label, label.count <= Self.length { names[folder]?[translation.language] = label }
    }
  }

  /// The names for a newer corpus with the same topics, some of which have `changed`: before and after
  /// the change.
  ///
  /// Few notes name a folder, and few change the settings, so that this mostly costs nothing.
  func updating(_ corpus: Corpus, changed: [Topic], settings: Bool) -> FolderNames {
    let documents = changed.flatMap(\.documents)
    let hasLists = documents.contains(where: SectionHeadings.mayBeList)
    let hasPages = documents.contains { sections.contains($0.pathKey.folder) }
    guard settings || hasLists || hasPages else { return self }
    return FolderNames(of: corpus, settings || hasLists ? SectionHeadings(of: corpus) : headings)
  }

  /// The names of a folder, by language; empty if only the folder itself says what it is called.
  subscript(folder: String) -> [Language: String] { names[folder] ?? [:] }

  /// The titles of a topic as far as they name a folder.
  private static func titles(of topic: Topic, for folder: String) -> [Language: String] {
    let isMade = topic.documents.contains { $0.pathKey.key.lastPathPart == "_index" }
    let titles = Dictionary(
      topic.editions.filter { $0.title.count <= length }.map { ($0.language, $0.title) }
    ) { first, _ in first }
    if isMade { return titles }
    let name = word(String(folder.lastPathPart ?? ""))
    return !name.isEmpty && titles[.english].map(word) == name ? titles : [:]
  }

  /// The letters of a title or a folder, small and without the ending of the plural; without numbers
  /// before them, which order folders.
  private static func word(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
      .drop { $0.allSatisfy(\.isNumber) }
      .map { $0.hasSuffix("s") ? $0.dropLast() : $0 }
      .joined()
  }

  /// Two sections of one name would not be told apart: both keep those of their folders.
  private mutating func leaveOutRepetitions() {
    var holders: [Language: [String: Int]] = [:]
    for own in names.values {
      for (language, name) in own { holders[language, default: [:]][name, default: 0] += 1 }
    }
    for folder in names.keys {
      names[folder] = names[folder]?.filter { holders[$0.key]?[$0.value] == 1 }
    }
  }

  /// The number of characters of the longest title that is a name.
  private static let length = 40
}
