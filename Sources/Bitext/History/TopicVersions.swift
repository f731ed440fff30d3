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
    let key = Key(version: version, language: language)
    if let known = texts[key] { return known }
    let document = version < 0 ? topic.documents[-1 - version] : document(of: version)
    // Both languages of a file are mostly asked for.
    for language in Set(topic.languages + [language]) {
      texts[Key(version: version, language: language)] = StateText(document, in: language)
    }
    return texts[key] ?? StateText(document, in: language)
  }

  private func document(of version: Int) -> Document {
    let version = histories.versions[version]
    // Most of the last versions are what lies in the folder.
    if let known = topic.documents.first(where: { $0.source.bytes == bytes[version.object] }) {
      return known
    }
    let source =
      SourceFile.decoding(bytes[version.object] ?? [], path: version.path).0
      ?? SourceFile(path: version.path, text: "")
    return Segmenter.segment(source, pathHint: PathKey(path: version.path).language).0
  }

  /// What became of the texts of one version in another.
  mutating func changes(from old: Int, to new: Int, in language: Language) -> TextChanges {
    let pair = Pair(old: old, new: new, language: language)
    if let known = changes[pair] { return known }
    let made = TextChanges(
      from: text(of: old, in: language), to: text(of: new, in: language), aligner: aligner)
    changes[pair] = made
    return made
  }
}
