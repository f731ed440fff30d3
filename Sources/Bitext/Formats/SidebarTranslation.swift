import Notation
import TextBasics

/// The labels of folders in another language, as Docusaurus keeps them for its sidebars in
/// `i18n/ko/docusaurus-plugin-content-docs/current.json`.
package struct SidebarTranslation: Sendable {
  /// The language that the path of the file names.
  package let language: Language
  /// The translations by the labels in the site's own language.
  package private(set) var labels: [String: String] = [:]

  /// Nil if the file is none of these, or cannot be read.
  ///
  /// - Complexity: O(bytes).
  package init?(in file: ContentDirectory.File) {
    guard FileName.isSidebarTranslation(file.path),
      let language = PathKey(path: file.path + "/page.md").language,
      let bytes = try? file.contents(), let root = try? YAMLReader.read(bytes),
      case .mapping(let entries) = root.value
    else { return nil }
    self.language = language
    for entry in entries {
      guard let place = entry.key.firstRange(of: Self.mark),
        case .mapping(let fields) = entry.value.value,
        case .scalar(let message)? = fields.first(where: { $0.key == "message" })?.value.value
      else { continue }
      let text = PlainText.cleaned(message)
      if !text.isEmpty { labels[String(entry.key[place.upperBound...])] = text }
    }
  }

  /// What stands before the label of a folder in the name of a message, after that of the sidebar.
  private static let mark = ".category."
}
