/// The choice of units of the notes that are handed out.
package struct ExchangeSelection: Sendable {
  /// The slugs of the topics; nil for all.
  package var topics: Set<String>?
  /// The names of states: a unit is handed out if it has one of them in a language of the
  /// translations; nil for all states.
  package var states: Set<String>?
  /// An earlier state of the notes: only topics are handed out with an original that it does not
  /// have.
  package var earlier: EarlierTexts?
  /// Whether only units are handed out whose original is new or has changed: since ``earlier``, or
  /// else since its translation was reviewed.
  package var onlyChanged = false

  /// The name by which units are chosen that a program translated and nobody has looked at,
  /// whatever their states.
  package static let machine = "machine"

  package init() {}

  private static let changed: Set = ["missing", "out-of-date"]

  /// Whether all units are handed out.
  var isWhole: Bool { topics == nil && states == nil && earlier == nil && !onlyChanged }

  func selects(_ topic: Topic) -> Bool { topics?.contains(topic.slug) ?? true }

  /// The units, among all, that are handed out; the texts of files beside the notes belong to no
  /// topic.
  func selected(
    ofAll units: [Exchange.Unit], original: Language, translations: some Sequence<Language>
  ) -> [Exchange.Unit] {
    guard !isWhole else { return units }
    let languages = Array(translations)
    return units.chunked.flatMap { chunk -> [Exchange.Unit] in
      let isBeside = chunk[0].field?.isBesideNotes ?? false
      guard topics?.contains(chunk[0].topic) ?? true, !isBeside || earlier == nil else { return [] }
      return selected(of: chunk, original: original, translations: languages)
    }
  }

  /// The units of a topic that are handed out.
  func selected(
    of units: [Exchange.Unit], original: Language, translations: some Sequence<Language>
  ) -> [Exchange.Unit] {
    guard !isWhole else { return units }
    func isNew(_ unit: Exchange.Unit, _ earlier: EarlierTexts) -> Bool {
      guard let rendering = unit.rendering(in: original) else { return false }
      return !rendering.paragraphs.allSatisfy { earlier.has($0, at: rendering.path) }
    }
    if let earlier, !units.contains(where: { isNew($0, earlier) }) { return [] }
    return units.filter { unit in
      if onlyChanged, let earlier, !isNew(unit, earlier) { return false }
      var states = translations.compactMap { unit.state(in: $0, original: original)?.name }
      let isOfMachine = translations.contains {
        unit.rendering(in: $0)?.provenance?.origin == .machine
      }
      if isOfMachine { states.append(Self.machine) }
      if onlyChanged, earlier == nil, Self.changed.isDisjoint(with: states) { return false }
      return self.states?.isDisjoint(with: states) != true
    }
  }
}

/// The texts of an earlier state of the notes, file by file.
package struct EarlierTexts: Sendable {
  private var texts: [String: Set<[String]>] = [:]

  /// - Parameter files: The files with texts, by their paths in the folder of notes.
  package init(_ files: [SourceFile]) {
    for file in files {
      let document = Segmenter.segment(file, pathHint: PathKey(path: file.path).language).0
      let cells = document.cellsOfRows
      texts[file.path, default: []].formUnion(
        document.segments.indices.map { segment in
          Self.words(of: PieceMaker.pieces(of: segment, in: document, cells).plainText)
        })
      texts[file.path, default: []].formUnion(document.fieldTexts.map(Self.words))
    }
  }

  /// Whether a text stood in a file, or, in place of a file that was not there yet, in any.
  func has(_ text: String, at path: String) -> Bool {
    let words = Self.words(of: text)
    if let own = texts[path] { return own.contains(words) }
    return texts.values.contains { $0.contains(words) }
  }

  fileprivate static func words(of text: String) -> [String] {
    // The marks between the cells of a row are no words of it.
    Words.compared(in: text).filter { $0 != "|" }
  }
}

extension Exchange.Unit {
  /// The state of the translation into a language; nil where there is nothing to translate.
  func state(in language: Language, original: Language) -> UnitState? {
    if let target = rendering(in: language) { return target.state }
    return rendering(in: original) == nil ? nil : .missing
  }
}

extension [Exchange.Unit] {
  /// The units, topic by topic.
  fileprivate var chunked: [[Exchange.Unit]] {
    var chunks: [[Exchange.Unit]] = []
    for unit in self {
      if chunks.last?.first?.topic == unit.topic {
        chunks[chunks.count - 1].append(unit)
      } else {
        chunks.append([unit])
      }
    }
    return chunks
  }
}
