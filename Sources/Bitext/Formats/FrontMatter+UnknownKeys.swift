import Notation

extension FrontMatter {
  /// The number of folders up to which an unknown key is reported per folder; beyond, only once.
  private static let foldersWithHabits = 3

  /// One note per unknown key and folder, at the first use in the order given.
  ///
  /// A key that is used in many folders is reported only once, and so are all keys that other tools
  /// read together: nobody wrote them for this one.
  package static func notesOnUnknownKeys(
    of documents: [(source: SourceFile, frontMatter: FrontMatter)]
  ) -> [Diagnostic] {
    var uses: [String: (notes: Int, folders: Set<String>)] = [:]
    for (source, frontMatter) in documents where !frontMatter.unknownKeys.isEmpty {
      let folder = folder(of: source)
      for key in frontMatter.unknownKeys where !isOfOtherTools(key) {
        uses[key.name, default: (0, [])].notes += 1
        uses[key.name]?.folders.insert(folder)
      }
    }
    var said: Set<[String]> = []
    var notes = noteOnOtherTools(of: documents)
    for (source, frontMatter) in documents {
      for key in frontMatter.unknownKeys where !isOfOtherTools(key) {
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

  // MARK: - Keys of other tools

  /// The note on the keys that only other generators and editors read; none where nobody uses any.
  private static func noteOnOtherTools(
    of documents: [(source: SourceFile, frontMatter: FrontMatter)]
  ) -> [Diagnostic] {
    var names: [String] = []
    var count = 0
    var first: (source: SourceFile, range: SourceRange)?
    for (source, frontMatter) in documents {
      // The texts of a home page are read.
      let isHome = frontMatter.unknownKeys.contains { $0.name == "hero" }
      let keys = frontMatter.unknownKeys.filter {
        isOfOtherTools($0) && !(isHome && ["hero", "features"].contains($0.name))
      }
      guard let key = keys.first else { continue }
      count += 1
      if first == nil { first = (source, key.range) }
      for key in keys where !names.contains(key.name) { names.append(key.name) }
    }
    guard let first else { return [] }
    let shown = names.prefix(mostNames).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
    let others = count > 1 ? ", also in \(count - 1) other notes" : ""
    return [
      Diagnostic(
        .note, "front-matter-unknown-key",
        "keys that only other tools read mean nothing here\(others): \(shown)\(more)",
        at: .range(first.source, first.range))
    ]
  }

  /// How many names a message has.
  private static let mostNames = 8

  /// Whether this program or another one reads a key of this name.
  static func isKey(_ name: String) -> Bool {
    Key(name: name) != nil || otherTools.contains(name.lowercased())
  }

  /// Whether front matter has a key of this name, in any case, that is no name of the text.
  static func isKeyBesideTitle(_ name: String) -> Bool {
    let name = name.lowercased()
    guard let key = Key(name: name) else { return otherTools.contains(name) }
    return key != .title && key != .topic && key != .description
  }

  private static func isOfOtherTools(_ key: UnknownKey) -> Bool {
    otherTools.contains(key.name.lowercased())
  }

  /// The keys of Jekyll, Hugo, Docusaurus, VitePress, MkDocs, Eleventy, Starlight, Astro, Obsidian,
  /// Jupyter Book, Quarto, Zenn and Qiita, as their manuals list them.
  private static let otherTools = Set(
    """
    layout nav_exclude nav_title parent grand_parent has_children has_toc search_exclude \
    categories category tags tag keywords author authors published excerpt excerpt_separator \
    redirect_from redirect_to toc comments render_with_liquid sidebar sidebar_label \
    sidebar_class_name sidebar_custom_props hide_title hide_table_of_contents toc_min_heading_level \
    toc_max_heading_level pagination_label pagination_next pagination_prev custom_edit_url linktitle \
    menu menus math mermaid cascade outputs lastmod publishdate expirydate unlisted series type url \
    markup headless iscjklanguage build layouts template sort_by insert_anchor_links in_search_index \
    taxonomies pagefind editurl tableofcontents prev next outline editlink lastupdated aside navbar \
    footer pageclass hero features head banner hide icon subtitle cssclass cssclasses publish created \
    modified jupytext kernelspec myst bibliography csl format execute editor cover covery eleventynavigation \
    eleventyexcludefromcollections pagination permalinks post_class page_id pin image_path header_type \
    search classes toc_label toc_icon toc_sticky read_time share related author_profile github doc_id \
    emoji topics publication_name published_at private updated_at organization_url_name slide \
    ignorepublish pubdate updateddate heroimage
    """.split(separator: " ").map(String.init))

  private static func folder(of source: SourceFile) -> String {
    source.path.utf8.lastIndex(of: 0x2F).map { String(source.path[..<$0]) } ?? ""
  }
}
