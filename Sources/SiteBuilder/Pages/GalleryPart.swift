import RowStyles

/// The section of the gallery about one concept.
enum GalleryPart {
  /// The id of a concept's section on a gallery page.
  static func id(of concept: RowStyles.Concept) -> String {
    "concept-" + concept.rawValue.lowercased()
  }
}
