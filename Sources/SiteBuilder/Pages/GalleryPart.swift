import RowStyles

/// A part of the gallery: what one concept is.
enum GalleryPart {
  /// The id of a concept's section on a gallery page.
  static func id(of concept: RowStyles.Concept) -> String {
    "concept-" + concept.rawValue.lowercased()
  }
}
