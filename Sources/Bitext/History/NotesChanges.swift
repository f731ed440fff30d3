/// The changes of the texts of notes between two states.
package struct NotesChanges: Sendable {
  /// A text in one of the states.
  package struct Text: Sendable {
    /// The file in that state, parsed and segmented.
    package let document: Document
    /// The indices of its segments; one, except where texts were split or merged.
    package let segments: [Int]

    /// The words, without markup.
    package var words: String {
      segments.map { document.segments[$0].text }.joined(separator: " ")
    }
    /// The path of the file.
    package var path: String { document.source.path }
    /// The first line, from 1.
    package var line: Int { segments.first.map { document.segments[$0].lines.lowerBound } ?? 1 }
  }

  /// A text in both states, whether it changed or not.
  package struct Change: Sendable {
    /// The main kind of a change: a text that was split and edited is split.
    package enum Kind: String, Hashable, CaseIterable, Sendable {
      case unchanged, edited, moved, split, merged, added, removed
    }

    /// The main kind of the change.
    package let kind: Kind
    /// The language of both texts.
    package let language: Language
    /// The text before; nil if it was added.
    package let old: Text?
    /// The text after; nil if it was removed.
    package let new: Text?
    package let rewording: Rewording
    /// Whether the text stands before or after others that it did not, or in another file.
    package let isMoved: Bool
    /// For an added text, the removed one whose place it took.
    var replaced: Text?

    /// Whether the change has something that a translation has to follow.
    package var hasNewWords: Bool { old == nil || new == nil || rewording == .words }
  }

  /// The changes file by file, in the order of the new files; removed files come last.
  package private(set) var changes: [Change] = []

  /// - Parameters:
  ///   - old: The texts of the earlier state.
  ///   - new: The texts of the later state.
  ///   - former: For renamed files, the earlier path by the later one.
  ///   - aligner: Pairs texts that were edited.
  package init(
    from old: [Document], to new: [Document], former: [String: String] = [:], aligner: Aligner
  ) {
    let ofPath = Dictionary(
      old.map { ($0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    var taken: Set<String> = []
    for document in new {
      let path = former[document.source.path] ?? document.source.path
      let before = taken.insert(path).inserted ? ofPath[path] : nil
      compare(before, document, aligner)
    }
    for document in old where !taken.contains(document.source.path) {
      compare(document, nil, aligner)
    }
    joinMoves()
  }

  /// Compares two texts, such as two editions of one.
  package init(from old: Document, to new: Document, aligner: Aligner) {
    compare(old, new, aligner)
  }

  /// Leaves out the changes of files whose paths are not wanted.
  package mutating func keep(where isWanted: (String) -> Bool) {
    changes = changes.filter { change in
      [change.old, change.new].contains { $0.map { isWanted($0.path) } ?? false }
    }
  }

  private mutating func compare(_ old: Document?, _ new: Document?, _ aligner: Aligner) {
    let all = [old, new].compactMap(\.self)
    let languages = Set(all.flatMap { $0.segments.map(\.audience) }).filter(\.isDetermined)
    for language in languages.sorted() {
      let states = [old, new].map { document in
        document.map { StateText($0, in: language) } ?? StateText(in: language)
      }
      let compared = TextChanges(from: states[0], to: states[1], aligner: aligner)
      func text(_ link: TextChanges.Link, before: Bool) -> Text? {
        let (document, state, places) =
          before ? (old, states[0], link.old) : (new, states[1], link.new)
        guard let document, !places.isEmpty else { return nil }
        return Text(document: document, segments: places.map { state.places[$0] })
      }
      for (number, link) in compared.links.enumerated() {
        var change = Change(
          link, language, old: text(link, before: true), new: text(link, before: false))
        change.replaced = compared.replacements[number].flatMap {
          text(compared.links[$0], before: true)
        }
        changes.append(change)
      }
    }
  }

  /// The number of words of a text that hardly stands in two files by chance.
  private static let longText = 5

  /// Joins texts that were removed from one file with equal ones that were added to another.
  private mutating func joinMoves() {
    var removed: [[String]: [Int]] = [:]
    for (index, change) in changes.enumerated() {
      guard change.kind == .removed, let old = change.old else { continue }
      let words = MatchTokens(old.words).tokens
      if words.count >= Self.longText {
        removed[[change.language.tag] + words, default: []].append(index)
      }
    }
    guard !removed.isEmpty else { return }
    var gone: Set<Int> = []
    for (index, change) in changes.enumerated() {
      guard change.kind == .added, let new = change.new else { continue }
      let key = [change.language.tag] + MatchTokens(new.words).tokens
      guard let places = removed[key], let place = places.first else { continue }
      removed[key] = Array(places.dropFirst())
      gone.insert(place)
      changes[index] = Change(
        kind: .moved, language: change.language, old: changes[place].old, new: new,
        rewording: .none, isMoved: true)
    }
    changes = changes.indices.filter { !gone.contains($0) }.map { changes[$0] }
  }
}

extension NotesChanges {
  /// The changes, where an added text that took the place of a removed one is that one, edited.
  ///
  /// Nothing but the place joins them; for translators, the text there was rewritten.
  var joinedByPlace: [Change] {
    struct Place: Hashable {
      let path: String
      let segment: Int?
    }
    func place(_ text: Text) -> Place { Place(path: text.path, segment: text.segments.first) }
    // A text that was removed here may stand in another file.
    let removed = Set(changes.compactMap { $0.kind == .removed ? $0.old.map(place) : nil })
    var rewritten: Set<Place> = []
    let joined = changes.map { change -> Change in
      guard change.kind == .added, let old = change.replaced, removed.contains(place(old)) else {
        return change
      }
      rewritten.insert(place(old))
      return Change(
        kind: .edited, language: change.language, old: old, new: change.new, rewording: .words,
        isMoved: false)
    }
    return joined.filter { change in
      change.kind != .removed || !(change.old.map { rewritten.contains(place($0)) } ?? false)
    }
  }
}

extension NotesChanges.Change {
  init(
    _ link: TextChanges.Link, _ language: Language, old: NotesChanges.Text?,
    new: NotesChanges.Text?
  ) {
    let kind: Kind =
      if link.isAdded {
        .added
      } else if link.isRemoved {
        .removed
      } else if link.old.count < link.new.count {
        .split
      } else if link.old.count > link.new.count {
        .merged
      } else if link.rewording > .none {
        .edited
      } else if link.isMoved {
        .moved
      } else {
        .unchanged
      }
    self.init(
      kind: kind, language: language, old: old, new: new, rewording: link.rewording,
      isMoved: link.isMoved)
  }
}
