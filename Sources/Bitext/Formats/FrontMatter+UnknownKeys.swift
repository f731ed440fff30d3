import Notation

extension FrontMatter {
  /// The number of folders up to which an unknown key is reported per folder; beyond, only once.
  private static let foldersWithHabits = 3

  /// One note per unknown key and folder, at the first use in the order given.
  ///
  /// A key that is used in many folders is reported only once.
  package static func notesOnUnknownKeys(
    of documents: [(source: SourceFile, frontMatter: FrontMatter)]
  ) -> [Diagnostic] {
    var uses: [String: (notes: Int, folders: Set<String>)] = [:]
    for (source, frontMatter) in documents where !frontMatter.unknownKeys.isEmpty {
      let folder = folder(of: source)
      for key in frontMatter.unknownKeys {
        uses[key.name, default: (0, [])].notes += 1
        uses[key.name]?.folders.insert(folder)
      }
    }
    var said: Set<[String]> = []
    var notes: [Diagnostic] = []
    for (source, frontMatter) in documents {
      for key in frontMatter.unknownKeys {
        guard let use = uses[key.name] else { continue }
        let isEverywhere = use.folders.count > foldersWithHabits
        let habit = isEverywhere ? [key.name] : [key.name, folder(of: source)]
        guard said.insert(habit).inserted else { continue }
        let others = isEverywhere ? ", also in \(use.notes - 1) other notes" : ""
        let hint = Spelling.hint(for: key.name, among: Key.allCases.map(\.rawValue))
        notes.append(
          Diagnostic(
            .note, "front-matter-unknown-key",
            "unknown key '\(key.name)'\(others)\(hint)",
            at: .range(source, key.range)))
      }
    }
    return notes
  }

  private static func folder(of source: SourceFile) -> String {
    source.path.utf8.lastIndex(of: 0x2F).map { String(source.path[..<$0]) } ?? ""
  }
}
