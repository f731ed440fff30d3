import RowStyles

/// The concepts of the gallery, in its order.
enum GalleryPart {
  static let tableStyles: [RowStyles.Concept] = [
    .plain, .grouped, .insetGrouped, .inset, .sidebar, .bordered, .elliptical, .carousel,
  ]
  static let rowStyles: [RowStyles.Concept] = [
    .basic, .subtitle, .rightDetail, .leftDetail, .custom,
  ]
  static let accessories: [RowStyles.Concept] = [
    .checkmark, .disclosure, .info, .badge, .toggle, .popUpMenu, .reorder, .delete, .insert,
    .multiselect,
  ]
  static let all = Set(tableStyles + rowStyles + accessories + behaviours)

  /// The id of a concept's section on a gallery page.
  static func id(of concept: RowStyles.Concept) -> String {
    "concept-" + concept.rawValue.lowercased()
  }

  static let behaviours: [RowStyles.Concept] = RowStyles.Concept.allCases.filter {
    !(tableStyles + rowStyles + accessories).contains($0)
  }
}
