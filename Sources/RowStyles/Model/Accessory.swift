/// A graphic element that a row may carry beside its text.
///
/// The type of each accessory's `AccessoryKind` describes it.
package enum Accessory: String, CaseIterable, Hashable, Sendable, Codable {
  case checkmark, disclosure, info, infoDisclosure, badge, toggle, popUpMenu, stepper, reorder,
    delete
  case insert, multiselect, activity, outline

  /// Whether the accessory has another one's names, so that it is no concept of its own.
  package var isVariety: Bool { self == .infoDisclosure || self == .outline }
}
