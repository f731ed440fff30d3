extension LinkIndex {
  /// The note that a broken link probably means.
  ///
  /// Generators look in more places than Markdown does: a path may begin at the folder that they
  /// build from, or name the page of a file with another extension. As soon as a folder is
  /// translated, its names occur in it once for each language.
  ///
  /// - Parameters:
  ///   - path: The path as written, which may begin with a slash.
  ///   - resolved: The same path from the top of the folder of notes.
  ///   - source: The path of the source that contains the link.
  ///   - isName: Whether only a name is meant, in whichever folder its note is.
  /// - Returns: Nil also if several notes are equally likely.
  package func note(
    near path: String, resolved: String, from source: String, isName: Bool = false
  ) -> NoteNumber? {
    let other = Self.withoutExtension(resolved)
    if other != resolved, let note = exactNote(at: other) { return note }
    let near =
      best(of: notes(inAnyLanguageAt: resolved), for: path, from: source, isName: isName)
      ?? note(at: path, below: source)
      ?? best(of: notes(called: path), for: path, from: source, isName: isName)
    // A note of the same topic is not the translation that the link means, which is not written
    // yet.
    guard let near, near.topic != note(at: source)?.topic else { return nil }
    return near
  }

  /// The note at a path from one of the folders that contain a source, the innermost first.
  private func note(at path: String, below source: String) -> NoteNumber? {
    let parts = path.pathParts
    // The page of a folder is only meant in that folder itself.
    guard !parts.isEmpty, !parts.contains(".."), !parts.contains("."),
      parts.count > 1 || !isFolderPage(path)
    else { return nil }
    let wanted = parts.joined(separator: "/")
    var folders = source.pathParts.dropLast()
    while true {
      let place = (folders + [wanted[...]]).joined(separator: "/")
      if let note = exactNote(at: place) ?? exactNote(at: Self.withoutExtension(place)) {
        return note
      }
      let others = notes(inAnyLanguageAt: place)
      if let note = best(of: others, for: path, from: source, isName: false) { return note }
      guard !folders.isEmpty else { return nil }
      folders = folders.dropLast()
    }
  }

  /// The likeliest of several notes with one name; nil if that is uncertain.
  private func best(
    of notes: [NoteNumber], for path: String, from source: String, isName: Bool
  ) -> NoteNumber? {
    guard notes.count > 1 else { return notes.first }
    let wanted = Self.withoutExtension(path).lowercased().pathParts
    let ranked = notes.map { (note: $0, rank: rank(of: $0, for: wanted, from: source)) }
      .sorted { $0.rank < $1.rank }
    let isOneTopic = notes.allSatisfy { $0.topic == notes[0].topic }
    if isOneTopic || isName { return ranked[0].note }
    // If a folder was written, it decides between notes of different topics.
    let likeliest = ranked.filter { $0.rank.missing == ranked[0].rank.missing }
    let isSure =
      ranked[0].rank.missing < wanted.count - 1
      && likeliest.allSatisfy { $0.note.topic == likeliest[0].note.topic }
    return isSure ? ranked[0].note : nil
  }

  /// The distance of a note from a written path; the least is the nearest.
  private struct Rank: Comparable {
    /// The number of written folders that do not contain the note.
    let missing: Int
    let isInOtherLanguage: Bool
    /// The number of folders between the source and the note.
    let distance: Int
    let path: String

    static func < (a: Rank, b: Rank) -> Bool {
      if a.missing != b.missing { return a.missing < b.missing }
      if a.isInOtherLanguage != b.isInOtherLanguage { return b.isInOtherLanguage }
      return (a.distance, a.path.utf8.count, a.path) < (b.distance, b.path.utf8.count, b.path)
    }
  }

  private func rank(of note: NoteNumber, for wanted: [Substring], from source: String) -> Rank {
    let path = path(of: note)
    let folders = path.lowercased().pathParts.dropLast()
    let written = wanted.dropLast().filter { $0 != "." && $0 != ".." }
    let found = zip(folders.reversed(), written.reversed()).prefix { $0 == $1 }.count
    let own = source.lowercased().pathParts.dropLast()
    let common = zip(folders, own).prefix { $0 == $1 }.count
    return Rank(
      missing: wanted.count - 1 - found,
      isInOtherLanguage: PathKey(path: path).language != PathKey(path: source).language,
      distance: folders.count + own.count - 2 * common, path: path)
  }
}
