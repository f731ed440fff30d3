/// A graphic element that a row may carry beside its text.
package enum Accessory: String, CaseIterable, Hashable, Sendable, Codable {
  case checkmark, disclosure, info, infoDisclosure, badge, toggle, popUpMenu, reorder, delete
  case insert, multiselect, outline

  /// Whether the accessory stands before the text.
  package var isLeading: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    case .checkmark, .disclosure, .info, .infoDisclosure, .badge, .toggle, .popUpMenu, .reorder,
      .outline:
      false
    }
  }

  /// Whether the accessory reacts to touch or looks as if it did, so that a finger can hit it by
  /// mistake.
  package var isInteractive: Bool {
    switch self {
    case .checkmark, .badge: false
    case .disclosure, .info, .infoDisclosure, .toggle, .popUpMenu, .reorder, .delete, .insert,
      .multiselect, .outline:
      true
    }
  }

  /// Whether the accessory is a control of its own, which an option of a listbox cannot contain.
  package var isControl: Bool {
    switch self {
    case .checkmark, .badge, .disclosure, .multiselect: false
    case .info, .infoDisclosure, .toggle, .popUpMenu, .reorder, .delete, .insert, .outline: true
    }
  }

  /// Whether the accessory is shown only while the table is edited.
  package var isEditingOnly: Bool {
    switch self {
    case .reorder, .delete, .insert, .multiselect: true
    case .checkmark, .disclosure, .info, .infoDisclosure, .badge, .toggle, .popUpMenu, .outline:
      false
    }
  }

  /// Whether the accessory opens details about the row and does not navigate.
  package var isInfo: Bool { self == .info || self == .infoDisclosure }
}
