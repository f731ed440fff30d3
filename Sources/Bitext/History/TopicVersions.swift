/// The texts of a topic's sources in their versions, read when they are asked for.
///
/// A version is a number of ``FileHistories``; the sources as they are now, which may not be
/// committed yet, have the negative numbers ``now(_:)``.
struct TopicVersions {
  private let topic: Topic
  private let histories: FileHistories
  private let bytes: [String: [UInt8]]
  private let aligner: Aligner
  private var texts: [Key: StateText] = [:]
  private var changes: [Pair: TextChanges] = [:]
  /// For versions that were asked for, the source that is the same now; -1 for none.
  private var sources: [Int: Int] = [:]

  private struct Key: Hashable {
    let version: Int
    let language: Language
  }

  private struct Pair: Hashable {
    let old: Int
    let new: Int
    let language: Language
  }

  /// - Parameters:
  ///   - topic: The topic as it is now.
  ///   - histories: The versions of its sources.
  ///   - bytes: The bytes of the versions, by the names of their objects.
  ///   - aligner: Pairs the texts of two versions.
  init(_ topic: Topic, _ histories: FileHistories, _ bytes: [String: [UInt8]], _ aligner: Aligner) {
    self.topic = topic
    self.histories = histories
    self.bytes = bytes
    self.aligner = aligner
  }

  /// The number of a source as it is now.
  static func now(_ document: Int) -> Int { -1 - document }

  /// The texts of a version; a file that was no text has none.
  mutating func text(of version: Int, in language: Language) -> StateText {
    // Most of the last versions are equal to the files in the folder.
    if let now = same(as: version) { return text(of: Self.now(now), in: language) }
    let key = Key(version: version, language: language)
    if let known = texts[key] { return known }
    let document = version < 0 ? topic.documents[-1 - version] : document(of: version)
    // Both languages of a file are mostly asked for.
    for language in Set(topic.languages + [language]) {
      texts[Key(version: version, language: language)] = StateText(document, in: language)
    }
    return texts[key] ?? StateText(document, in: language)
  }

  /// The source that is now equal to a version; nil if there is none.
  mutating func same(as version: Int) -> Int? {
    guard version >= 0 else { return nil }
    if let known = sources[version] { return known < 0 ? nil : known }
    let own = bytes[histories.versions[version].object]
    let found = topic.documents.firstIndex { $0.source.bytes == own }
    sources[version] = found ?? -1
    return found
  }

  private func document(of version: Int) -> Document {
    let version = histories.versions[version]
    let source =
      SourceFile.decoding(bytes[version.object] ?? [], path: version.path).0
      ?? SourceFile(path: version.path, text: "")
    return Segmenter.segment(source, pathHint: PathKey(path: version.path).language).0
  }

  /// Returns the changes of the texts between two versions.
  mutating func changes(from old: Int, to new: Int, in language: Language) -> TextChanges {
    let pair = Pair(old: old, new: new, language: language)
    if let known = changes[pair] { return known }
    let made = TextChanges(
      from: text(of: old, in: language), to: text(of: new, in: language), aligner: aligner)
    changes[pair] = made
    return made
  }
}
