/// How other files of a folder set translations beside their originals.
struct FolderLayouts {
  /// The layouts of the pairs in the nearest folder that has any.
  let layouts: [PairLayout]

  /// The number of files that are looked at.
  private static let mostFiles = 64

  init(_ corpus: Corpus, _ desk: TopicDesk, _ path: String) {
    var found: [(distance: Int, layouts: [PairLayout])] = []
    var count = 0
    for topic in corpus.allTopics where topic !== desk.topic {
      guard count < Self.mostFiles else { break }
      for index in topic.documents.indices {
        let pairs = topic.units.compactMap { unit in
          Self.pair(unit, index, desk)
        }
        guard pairs.count > 1 else { continue }
        count += 1
        let places = TextPlaces(topic.documents[index])
        let layouts = pairs.compactMap {
          PairLayout(places, original: $0.original, translation: $0.translation)
        }
        found.append((Self.distance(path, topic.documents[index].source.path), layouts))
      }
    }
    let nearest = found.filter { !$0.layouts.isEmpty }.map(\.distance).min()
    layouts = found.filter { $0.distance == nearest }.flatMap(\.layouts)
  }

  private static func pair(
    _ unit: TranslationUnit, _ document: Int, _ desk: TopicDesk
  ) -> (original: ClosedRange<Int>, translation: ClosedRange<Int>)? {
    func range(_ language: Language) -> ClosedRange<Int>? {
      unit.variants.first { $0.document == document && $0.language == language }?.range
    }
    guard let original = range(desk.original), let translation = range(desk.language) else {
      return nil
    }
    return (original, translation)
  }

  /// The number of folders between two files.
  static func distance(_ path: String, _ other: String) -> Int {
    let folders = path.split(separator: "/").dropLast()
    let others = other.split(separator: "/").dropLast()
    let common = zip(folders, others).prefix { $0 == $1 }.count
    return folders.count + others.count - 2 * common
  }
}
