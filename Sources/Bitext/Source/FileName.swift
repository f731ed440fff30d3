/// Tells the uses of files and folders by their names.
package enum FileName {
  /// The ends of the names of notes, after a dot and in any case: Markdown, plain text, and the
  /// formats that extend Markdown (MDX, Quarto, R Markdown).
  package static let noteEndings = ["md", "markdown", "mdx", "mdown", "mkd", "qmd", "rmd", "txt"]

  /// The ``noteEndings`` as a message lists them.
  package static let listOfNoteEndings =
    noteEndings.dropLast().map { "." + $0 }.joined(separator: ", ") + " or ."
    + (noteEndings.last ?? "")

  /// How the names of files with a table example end.
  package static let exampleEnding = ".table.yaml"

  /// Whether a file is a note, by the end of its name.
  package static func isText(_ name: [UInt8]) -> Bool { hasEnding(name, among: noteEndings) }

  /// Whether a note by its name is in plain text.
  static func isPlainText(_ name: [UInt8]) -> Bool { hasEnding(name, among: ["txt"]) }

  /// Whether a file in plain text is read by programs, as its name says.
  static func isForPrograms(_ path: [UInt8]) -> Bool {
    let name = String(decoding: path.split(separator: 0x2F).last ?? [], as: UTF8.self).lowercased()
    if programNames.contains(name) { return true }
    // `requirements-dev.txt`; the requirements of something else are a text.
    let words = name.split { "-_.".contains($0) }
    return words.first == "requirements" && (words.count == 2 || kinds.contains(String(words[1])))
  }

  private static let programNames: Set<String> = [
    "ads.txt", "app-ads.txt", "cmakelists.txt", "humans.txt", "llms-full.txt", "llms.txt",
    "robots.txt", "security.txt",
  ]

  private static let kinds: Set<String> = [
    "base", "build", "ci", "common", "dev", "development", "doc", "docs", "lint", "prod",
    "production", "test", "testing", "tests",
  ]

  /// Whether a text stands around the pages of a wiki or of docsify, and is no page itself.
  static func isAroundPages(_ name: [UInt8]) -> Bool {
    guard name.first == 0x5F, isText(name) else { return false }
    let stem = String(decoding: name.dropFirst().prefix { $0 != 0x2E }, as: UTF8.self)
    return namesAroundPages.contains(stem.lowercased())
  }

  private static let namesAroundPages: Set<String> = [
    "404", "coverpage", "footer", "header", "navbar", "sidebar",
  ]

  /// Whether a file is made to list the chapters of a book, for mdBook, GitBook, docsify, MkDocs, Jupyter
  /// Book or Hugging Face's builder of documents.
  static func isContentsList(_ path: String) -> Bool {
    contentsLists.contains(String(path.lastPathPart ?? "").lowercased())
  }

  /// Whether a file says how Docusaurus shows its folder.
  static func isCategory(_ path: String) -> Bool {
    categories.contains(String(path.lastPathPart ?? ""))
  }

  /// Whether a file holds the labels of Docusaurus' sidebars in another language.
  static func isSidebarTranslation(_ path: String) -> Bool {
    guard path.hasSuffix(".json") else { return false }
    let parts = path.pathParts.suffix(4)
    return parts.count == 4 && parts.first == "i18n"
      && parts.dropLast().last?.hasPrefix("docusaurus-plugin-content-docs") == true
  }

  private static let categories: Set<String> = [
    "_category_.json", "_category_.yml", "_category_.yaml",
  ]

  private static let contentsLists: Set<String> = [
    "summary.md", "_sidebar.md", "mkdocs.yml", "mkdocs.yaml", "_toc.yml", "_toctree.yml",
  ]

  static func isHidden(_ name: [UInt8]) -> Bool { name.first == 0x2E }

  /// Whether a folder of notes has nothing to read below this name.
  package static func isLeftOut(_ name: [UInt8]) -> Bool { isHidden(name) || name == modules }

  private static let modules = Array("node_modules".utf8)

  /// Whether a hidden folder may hold pictures that notes refer to, as `.gitbook` and `.attachments`
  /// do; not if it belongs to version control, a cache, a tool or a person's keys.
  static func mayHoldPictures(_ folder: [UInt8]) -> Bool {
    !foldersWithout.contains(String(decoding: folder, as: UTF8.self).lowercased())
  }

  private static let foldersWithout: Set<String> = [
    ".git", ".hg", ".svn", ".bzr", ".jj", ".build", ".cache", ".gnupg", ".gradle", ".idea", ".next",
    ".npm", ".nuxt", ".parcel-cache", ".pnpm-store", ".ssh", ".svelte-kit", ".swiftpm",
    ".terraform",
    ".tox", ".trash", ".turbo", ".venv", ".vs", ".vscode", ".yarn",
  ]

  /// Whether a file is a picture, or one of those that notes hand to their readers.
  static func isAttachment(_ name: [UInt8]) -> Bool {
    hasEnding(name, among: attachments)
  }

  private static let attachments = [
    "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "pdf", "zip", "epub", "csv", "tsv", "docx",
    "xlsx", "pptx", "odt", "ods", "odp", "hwp", "hwpx", "rtf", "mp3", "m4a", "wav", "ogg", "mp4",
    "m4v", "mov", "webm",
  ]

  /// Whether a name ends in a dot and one of `endings`, in any case.
  private static func hasEnding(_ name: [UInt8], among endings: [String]) -> Bool {
    endings.contains { name.suffix($0.utf8.count + 1).map(lowered) == [0x2E] + $0.utf8 }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
  }
}
