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
      for document in plan.documents { add(weight, to: document.pathKey.folder) }
    }
    for category in files.compactMap(FolderCategory.init) {
      if let position = category.position { add(position, to: category.folder) }
    }
  }

  private mutating func add(_ weight: Double, to folder: String) {
    weights[folder] = min(weight, weights[folder] ?? weight)
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
