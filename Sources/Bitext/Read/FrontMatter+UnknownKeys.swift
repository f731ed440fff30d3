extension FrontMatter {
  /// One note for each key and folder, at the first place in the order given: a habit of a
  /// whole folder is said once.
  package static func notesOnUnknownKeys(
    of documents: [(source: SourceFile, frontMatter: FrontMatter)]
  ) -> [Diagnostic] {
    var said: Set<[String]> = []
    var notes: [Diagnostic] = []
    for (source, frontMatter) in documents {
      let folder = source.path.utf8.lastIndex(of: 0x2F).map { String(source.path[..<$0]) } ?? ""
      for key in frontMatter.unknownKeys where said.insert([folder, key.name]).inserted {
        let near = Spelling.nearest(to: key.name, among: Key.allCases.map(\.rawValue))
        let hint = near.map { ": did you mean '\($0)'?" } ?? ""
        notes.append(
          Diagnostic(
            .note, "front-matter-unknown-key", "the key '\(key.name)' means nothing here\(hint)",
            at: .range(source, key.range)))
      }
    }
    return notes
  }
}
