/// A graphic element that a row may carry beside its text.
///
/// What each is stands in a type of its own, its `AccessoryKind`.
package enum Accessory: String, CaseIterable, Hashable, Sendable, Codable {
  case checkmark, disclosure, info, infoDisclosure, badge, toggle, popUpMenu, stepper, reorder,
    delete
  case insert, multiselect, activity, outline

  /// Whether the accessory goes by the name of something else, so that it is no concept of its own.
  package var isVariety: Bool { self == .infoDisclosure || self == .outline }
}
