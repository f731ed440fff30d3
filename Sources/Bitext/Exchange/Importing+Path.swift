extension Importing {
  /// The path of a source's counterpart in another language: `en/tables.md`, `tables.en.md`,
  /// `tables.md`.
  static func path(of path: String, in language: Language) -> String {
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
}
