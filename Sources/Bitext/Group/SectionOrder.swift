import Notation
import TextBasics

/// The order of sections that authors give the pages of their folders.
///
/// Hugo's `_index.md` has a `weight` for the whole folder, and so have the pages that other generators
/// show for one; Docusaurus keeps the `position` of a folder in `_category_.json`. Folders of one folder
/// are ordered by it and then by their names, and each comes before the folders in it.
struct SectionOrder {
  /// The place of a section among all.
  struct Place: Comparable {
    fileprivate let folders: [(weight: Double, name: NaturalOrder)]

    static func == (one: Place, other: Place) -> Bool {
      one.folders.count == other.folders.count
        && zip(one.folders, other.folders).allSatisfy(==)
    }

    static func < (one: Place, other: Place) -> Bool {
      one.folders.lexicographicallyPrecedes(other.folders, by: <)
    }
  }

  /// By the paths of folders.
  private var weights: [String: Double] = [:]

  /// - Complexity: O(topics), and the bytes of the files of Docusaurus.
  init(of plans: [TopicPlan], files: [ContentDirectory.File]) {
    for plan in plans {
      guard let weight = plan.weight else { continue }
      for document in plan.documents { add(weight, to: document.pathKey) }
    }
    for file in files where FileName.isCategory(file.path) {
      guard let position = Self.position(in: file) else { continue }
      // The folder is called as its page would call it.
      let page = file.path.pathParts.dropLast() + ["index.md"]
      add(position, to: PathKey(path: page.joined(separator: "/")))
    }
  }

  /// Adds the weight of a page to the folder that it stands for.
  private mutating func add(_ weight: Double, to page: PathKey) {
    let folder = page.section.isEmpty ? page.name : "\(page.section)/\(page.name)"
    weights[folder] = min(weight, weights[folder] ?? weight)
  }

  /// The `position` of a folder of Docusaurus; nil if the file has none or cannot be read.
  private static func position(in file: ContentDirectory.File) -> Double? {
    guard let bytes = try? file.contents(), let root = try? YAMLReader.read(bytes),
      case .mapping(let entries) = root.value,
      case .scalar(let position)? = entries.first(where: { $0.key == "position" })?.value.value
    else { return nil }
    return FrontMatter.position(position)
  }

  func place(of section: String) -> Place {
    let parts = section.pathParts
    return Place(
      folders: parts.indices.map { index in
        (
          weights[parts[...index].joined(separator: "/")] ?? .infinity,
          NaturalOrder(String(parts[index]))
        )
      })
  }
}
