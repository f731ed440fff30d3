/// The way in which a folder names translations, as its files show.
struct TranslationPaths {
  /// The difference between the paths of an original and a translation.
  private struct Habit: Hashable {
    /// The folder that stands in the place of another, or is added; nil for none.
    let removedFolder: String?
    let addedFolder: String?
    /// The place of the folder among the folders.
    let place: Int
    /// The ends of the names, without the part after the last dot.
    let removedEnd: String
    let addedEnd: String

    /// Nil if more than a language differs.
    init?(from original: String, to translation: String) {
      let (folders, stem, ending) = TranslationPaths.parts(of: original)
      let (others, otherStem, otherEnding) = TranslationPaths.parts(of: translation)
      guard ending == otherEnding else { return nil }
      let head = zip(folders, others).prefix { $0 == $1 }.count
      let most = min(folders.count, others.count) - head
      let tail = zip(folders.reversed(), others.reversed()).prefix { $0 == $1 }.count
      let removed = folders[head..<(folders.count - min(tail, most))]
      let added = others[head..<(others.count - min(tail, most))]
      guard removed.count <= 1, added.count <= 1 else { return nil }
      removedFolder = removed.first
      addedFolder = added.first
      place = head
      let common = zip(stem.unicodeScalars, otherStem.unicodeScalars).prefix { $0 == $1 }.count
      var cut = common
      let scalars = Array(stem.unicodeScalars)
      // A suffix begins with its separator: `.ko`, `_KR`.
      while cut > 0, cut < max(scalars.count, otherStem.unicodeScalars.count),
        cut <= scalars.count, !TranslationPaths.isSeparator(scalars, cut, otherStem)
      {
        cut -= 1
      }
      removedEnd = String(String.UnicodeScalarView(scalars[cut...]))
      addedEnd = String(otherStem.unicodeScalars.dropFirst(cut))
      guard [removedEnd, addedEnd].allSatisfy({ $0.isEmpty || TranslationPaths.names($0) }),
        [removedFolder, addedFolder].allSatisfy({ $0.map(TranslationPaths.names) ?? true }),
        removedEnd != addedEnd || removedFolder != addedFolder
      else { return nil }
    }

    /// The path of the translation of another original; nil if it is not named so.
    func applied(to path: String) -> String? {
      var (folders, stem, ending) = TranslationPaths.parts(of: path)
      if let removedFolder {
        guard let index = folders.firstIndex(of: removedFolder) else { return nil }
        folders.remove(at: index)
        if let addedFolder { folders.insert(addedFolder, at: index) }
      } else if let addedFolder {
        folders.insert(addedFolder, at: min(place, folders.count))
      }
      // A file that is called after its language gets another name, and not a further language.
      let isNamedForLanguage = PathKey.language(named: stem) != nil
      guard stem.hasSuffix(removedEnd),
        !(isNamedForLanguage && removedEnd.isEmpty && !addedEnd.isEmpty)
      else { return nil }
      stem = String(stem.dropLast(removedEnd.count)) + addedEnd
      guard !stem.isEmpty else { return nil }
      return (folders + [stem + ending]).joined(separator: "/")
    }
  }

  private typealias Habits = [Habit: FolderNearness]

  private let language: Language
  /// How the originals of the language are translated into it, and into others.
  private var habits: Habits = [:]
  private var others: [(language: Language, habits: Habits)] = []
  /// The files that have both languages, and those of the language alone.
  private var shared = FolderNearness()
  private var apart = FolderNearness()

  /// - Complexity: O(topics).
  init(_ corpus: Corpus, from original: Language, to language: Language) {
    self.language = language
    var ofOthers: [Language: Habits] = [:]
    for topic in corpus.allTopics {
      guard let a = topic.mainEdition(in: original)?.document else { continue }
      let from = topic.documents[a].source.path
      for other in topic.languages where other != original {
        guard let b = topic.mainEdition(in: other)?.document else { continue }
        let to = topic.documents[b].source.path
        let habit = a == b ? nil : Habit(from: from, to: to)
        if other != language {
          if let habit { ofOthers[other, default: [:]][habit, default: FolderNearness()].add(to) }
        } else if a == b {
          shared.add(to)
        } else {
          apart.add(to)
          if let habit { habits[habit, default: FolderNearness()].add(to) }
        }
      }
    }
    others = ofOthers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The path of the translation of `path`, as most files near it have one.
  func path(of path: String) -> String {
    if let own = Self.best(habits, for: path) { return own }
    // As translations into a third language are named, with the tag of this one.
    let third = others.firstResult { other, habits in
      Self.best(habits, for: path).map { Self.renamed($0, from: other, to: language) }
    }
    return third ?? Self.counterpart(of: path, in: language)
  }

  /// The path of a source's counterpart in another language: `en/tables.md`, `tables.en.md`,
  /// `tables.md`.
  private static func counterpart(of path: String, in language: Language) -> String {
    var parts = path.split(separator: "/").map(String.init)
    let name = parts.popLast() ?? path
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let stem = String(name[..<dot])
    let ending = String(name[dot...])
    if PathKey.language(named: stem) != nil {
      return (parts + [language.tag + ending]).joined(separator: "/")
    }
    if let folder = parts.lastIndex(where: { PathKey.language(named: $0) != nil }) {
      parts[folder] = language.tag
      return (parts + [name]).joined(separator: "/")
    }
    var base = stem
    if let inner = stem.lastIndex(of: "."),
      PathKey.language(named: String(stem[stem.index(after: inner)...])) != nil
    {
      base = String(stem[..<inner])
    }
    return (parts + ["\(base).\(language.tag)\(ending)"]).joined(separator: "/")
  }

  private static func best(_ habits: Habits, for path: String) -> String? {
    var votes: [String: (distance: Int, count: Int)] = [:]
    for (habit, nearness) in habits {
      guard let new = habit.applied(to: path), new != path,
        let distance = nearness.distance(to: new)
      else { continue }
      let vote = votes[new] ?? (distance, 0)
      votes[new] = (min(vote.distance, distance), vote.count + nearness.count)
    }
    return votes.min { a, b in
      (a.value.distance, -a.value.count, a.key) < (b.value.distance, -b.value.count, b.key)
    }?.key
  }

  /// Whether translations near a file stand in the files of their originals.
  func areShared(near path: String) -> Bool {
    guard let near = shared.distance(to: path) else { return false }
    guard let other = apart.distance(to: path) else { return true }
    return near == other ? shared.count > apart.count : near < other
  }

  /// A path with the name of one language in the place of another's.
  private static func renamed(_ path: String, from other: Language, to language: Language) -> String
  {
    var (folders, stem, ending) = parts(of: path)
    if let index = folders.lastIndex(where: { PathKey.language(named: $0) == other }) {
      folders[index] = language.tag
    } else if let start = stem.lastIndex(where: { "._-".contains($0) }),
      PathKey.language(named: String(stem[stem.index(after: start)...])) == other
    {
      stem = String(stem[...start]) + language.tag
    } else if PathKey.language(named: stem) == other {
      stem = language.tag
    }
    return (folders + [stem + ending]).joined(separator: "/")
  }

  /// The folders of a path, the name without its ending, and the ending with its dot.
  fileprivate static func parts(of path: String) -> ([String], String, String) {
    var folders = path.split(separator: "/").map(String.init)
    let name = folders.popLast() ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return (folders, String(name[..<dot]), String(name[dot...]))
  }

  /// Whether an end of a name, or a folder, says a language or a region.
  fileprivate static func names(_ part: String) -> Bool {
    let bare = String(part.drop { "._-".contains($0) })
    return bare.isEmpty || PathKey.language(named: bare) != nil || bare.count <= 3
  }

  fileprivate static func isSeparator(
    _ scalars: [Unicode.Scalar], _ cut: Int, _ other: String
  ) -> Bool {
    let others = Array(other.unicodeScalars)
    func begins(_ scalars: [Unicode.Scalar]) -> Bool {
      cut >= scalars.count || "._-".unicodeScalars.contains(scalars[cut])
    }
    return begins(scalars) && begins(others)
  }
}
