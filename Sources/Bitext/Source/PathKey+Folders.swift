extension PathKey {
  /// The folders of a path without the parts that name a language, and the language that they name.
  ///
  /// A folder may be a language (`ko`), end in one (`content.ko`, `source_ko`), or hold one for
  /// each (`i18n/ko`), and all of these lie beside the original's own folder.
  static func subject(of folders: [String]) -> (folders: [String], language: Language?) {
    var language: Language?
    var kept: [String] = []
    var rest = folders[...]
    while let folder = rest.popFirst() {
      if let named = Self.language(named: folder) {
        language = language ?? named
        if let holder = kept.last, holders.contains(holder.lowercased()) {
          if let pages = PluginPages(rest) {
            kept.removeLast()
            kept += pages.original
            rest = pages.rest
          } else if !rest.isEmpty {
            // The README of a language may be that of a list of translations.
            kept.removeLast()
          }
        }
      } else if let named = languageBeside(folder) {
        language = language ?? named.language
        if !named.base.isEmpty { kept.append(named.base) }
      } else {
        kept.append(folder)
      }
    }
    return (kept, language)
  }

  /// Whether two names have the same words, as `Dark Mode` and `dark-mode` do.
  static func areAlike(_ a: some StringProtocol, _ b: some StringProtocol) -> Bool {
    if a == b { return true }
    guard let words = Slug.inOwnScript(String(a)) else { return false }
    return words == Slug.inOwnScript(String(b))
  }

  /// Whether the name of a folder tells nothing about its contents, as `docs` and `src` do.
  package static func isAnyFolder(_ name: some StringProtocol) -> Bool {
    anyFolders.contains(name.lowercased())
  }

  private static let anyFolders: Set<String> = [
    "", "content", "contents", "doc", "docs", "documentation", "md", "notes", "pages", "source",
    "src", "text",
  ]

  /// The folders that hold one folder for each language that something is translated to, beside the
  /// original.
  private static let holders: Set<String> = [
    "_i18n", "i18n", "l10n", "locale", "locales", "translated", "translation", "translations",
  ]

  /// Where Docusaurus keeps translations: `docusaurus-plugin-content-docs/current` for `docs`.
  private struct PluginPages {
    /// The folders of the original.
    let original: [String]
    let rest: ArraySlice<String>

    init?(_ folders: ArraySlice<String>) {
      let mark = "docusaurus-plugin-content-"
      guard let first = folders.first, first.hasPrefix(mark) else { return nil }
      let parts = first.dropFirst(mark.utf8.count).split(separator: "-", maxSplits: 1)
      guard let kind = parts.first.map(String.init) else { return nil }
      // A site with two such plugins gives the second one a name.
      let name = parts.count > 1 ? String(parts[1]) : nil
      var rest = folders.dropFirst()
      switch kind {
      case "docs":
        guard let version = rest.popFirst() else { return nil }
        if version == "current" {
          original = [name ?? "docs"]
        } else {
          original = [name.map { $0 + "_versioned_docs" } ?? "versioned_docs", version]
        }
      case "pages": original = name.map { [$0] } ?? ["src", "pages"]
      default: original = [name ?? kind]
      }
      self.rest = rest
    }
  }

  /// The language in a part of a folder's name, and the name without it.
  ///
  /// A code of the three languages is one wherever it ends a name. Other codes, and names of
  /// languages, may be the subject of the notes or the country of a site (`learn-japanese`,
  /// `example.de`), unless the rest is a usual name of a folder of texts (`docs-japanese`).
  private static func languageBeside(_ folder: String) -> (language: Language, base: String)? {
    let bytes = folder.utf8
    guard let last = bytes.lastIndex(where: isSeparator), last != bytes.startIndex else {
      return nil
    }
    if folder.hasSuffix(".lproj") {
      let name = String(folder.dropLast(".lproj".utf8.count))
      return language(named: name).map { ($0, "") }
    }
    // `content.zh-Hans` has its language behind the last mark but one.
    let before = bytes[..<last].lastIndex(where: isSeparator)
    for mark in [before, last].compactMap(\.self) where mark != bytes.startIndex {
      let base = String(folder[..<mark])
      let text = String(folder[bytes.index(after: mark)...])
      guard let named = language(named: text) ?? otherName(text) else { continue }
      if roots.contains(base.lowercased()) || isSure(text, named, after: bytes[mark]) {
        return (named, base)
      }
    }
    // `ko-docs`, and `docs (한국어)`.
    guard let first = bytes.firstIndex(where: isSeparator) else { return nil }
    let base = String(folder[bytes.index(after: first)...])
    guard roots.contains(base.lowercased()) else { return nil }
    return language(named: String(folder[..<first])).map { ($0, base) }
  }

  private static func isSure(_ text: String, _ named: Language, after mark: UInt8) -> Bool {
    guard Language.known.contains(named) else { return false }
    let code = text.lowercased().utf8.prefix { $0 != 0x2D && $0 != 0x5F }
    let tag = named.tag.utf8
    // `kr` and `jp` are countries as well, whose sites end so.
    if mark == 0x2E { return code.elementsEqual(tag) || code.count > 3 }
    return code.elementsEqual(tag) || ["kr", "jp", "kor", "jpn", "eng"].contains(String(code))
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x2D || byte == 0x5F
  }

  /// The names of folders that hold texts about anything.
  private static let roots: Set<String> = [
    "article", "articles", "blog", "book", "books", "chapters", "content", "contents", "doc",
    "docs",
    "documentation", "documents", "guide", "guides", "manual", "manuals", "manuscript", "markdown",
    "md", "notes", "pages", "posts", "site", "source", "sources", "src", "text", "texts",
    "tutorial",
    "tutorials", "website", "wiki", "_docs", "_pages", "_posts", "글", "노트", "가이드", "문서", "본문",
    "원고", "책", "ガイド", "ドキュメント", "ノート", "マニュアル", "記事", "原稿", "文書", "本文",
  ]
}
