import Notation
import TextBasics

/// What Docusaurus says of a folder of notes, in `_category_.json` or `.yml`.
package struct FolderCategory: Hashable, Sendable {
  /// The place among the folders beside it; nil if the file has none, or none that orders anything.
  package let position: Double?
  /// The name that readers see; nil if the file has none.
  package let label: String?
  /// The folder as topics are in it: its parts as written, with `/` between them, without those that
  /// name languages.
  package let folder: String
  /// The language that the path of the file names, if it names one.
  package let language: Language?

  /// Nil if the file is none of these, or cannot be read.
  ///
  /// - Complexity: O(bytes).
  package init?(in file: ContentDirectory.File) {
    guard FileName.isCategory(file.path), let bytes = try? file.contents(),
      let root = try? YAMLReader.read(bytes), case .mapping(let entries) = root.value
    else { return nil }
    func value(of key: String) -> String? {
      guard case .scalar(let text)? = entries.first(where: { $0.key == key })?.value.value
      else { return nil }
      return text
    }
    position = value(of: "position").flatMap(FrontMatter.position)
    label = value(of: "label").map {
      PlainText.cleaned($0.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }.flatMap {
      $0.isEmpty ? nil : $0
    }
    // The folder is called as its page would call it.
    let page = file.path.pathParts.dropLast() + ["index.md"]
    let key = PathKey(path: page.joined(separator: "/"))
    folder = key.folder
    language = key.language
  }
}
