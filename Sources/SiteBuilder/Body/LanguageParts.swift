import Bitext

/// The parts of a file that has its languages one behind the other, as many READMEs do: code,
/// pictures and numbers, which are in no language, belong to the part around them.
struct LanguageParts {
  /// For each segment in no language, the language of the part that it belongs to.
  private var languages: [Int: Language] = [:]
  /// Whether headings or folds name the languages of the parts, so that each is whole in itself.
  private let areNamed: Bool
  private let segments: [Segment]
  /// What the parts without a name hold, by their languages and kinds.
  private var contents: [Language: [Segment.Kind: Contents]] = [:]

  private struct Contents {
    var count = 0
    var texts: Set<String> = []
  }

  /// - Parameters:
  ///   - document: The file.
  ///   - editions: The languages that have a page of this file; others have no part.
  /// - Complexity: O(segments).
  init(of document: Document, in editions: Set<Language>) {
    segments = document.segments
    let names = Self.names(of: segments)
    areNamed = !names.isEmpty
    if areNamed {
      languages = names.filter {
        !segments[$0.key].audience.isDetermined && editions.contains($0.value)
      }
      return
    }
    func isText(_ segment: Segment) -> Bool {
      segment.audience.isDetermined && segment.headingLevel == nil
    }
    let texts = segments.indices.filter {
      segments[$0].audience.isDetermined && segments[$0].kind != .frontMatter
    }
    var runs: [(language: Language, first: Int)] = []
    for index in texts where runs.last?.language != segments[index].audience {
      runs.append((segments[index].audience, index))
    }
    // Of languages that alternate, neither has a part of its own.
    guard runs.count > 1, runs.count == Set(runs.map(\.language)).count else { return }
    // What stands between the title of the file and its first text is of all languages.
    if let text = (runs[0].first..<runs[1].first).first(where: { isText(segments[$0]) }) {
      runs[0].first = text
    }
    for (number, run) in runs.enumerated() where editions.contains(run.language) {
      let end = number + 1 < runs.count ? runs[number + 1].first : segments.count
      for index in run.first..<end where !segments[index].audience.isDetermined {
        languages[index] = run.language
        let kind = segments[index].kind
        contents[run.language, default: [:]][kind, default: Contents()].count += 1
        contents[run.language, default: [:]][kind, default: Contents()].texts
          .insert(segments[index].text)
      }
    }
  }

  /// Whether a segment is of the part in another language, and that of `language` has what
  /// corresponds to it.
  ///
  /// - Complexity: O(length of the text).
  func isElsewhere(_ segment: Int, on language: Language) -> Bool {
    guard let own = languages[segment], own != language else { return false }
    if areNamed { return true }
    let kind = segments[segment].kind
    let (inOwn, inOther) = (contents[own]?[kind], contents[language]?[kind])
    return inOwn?.count == inOther?.count
      || inOther?.texts.contains(segments[segment].text) ?? false
  }

  /// The languages of the segments below each mark of a language, up to the end of its section.
  private static func names(of segments: [Segment]) -> [Int: Language] {
    var names: [Int: Language] = [:]
    var part: (language: Language, level: Int?)?
    for (index, segment) in segments.enumerated() {
      if let language = segment.namedLanguage {
        part = (language, segment.headingLevel)
      } else if let open = part {
        let endsSection =
          segment.headingLevel.map { level in open.level.map { level <= $0 } ?? false } ?? false
        let isOther = segment.audience.isDetermined && segment.audience != open.language
        // A fold ends where another language begins.
        if endsSection || open.level == nil && isOther { part = nil }
      }
      if let part, !segment.isLanguageMark { names[index] = part.language }
    }
    return names
  }
}
