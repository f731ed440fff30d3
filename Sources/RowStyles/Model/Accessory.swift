/// A graphic element that a row may carry beside its text.
package enum Accessory: String, CaseIterable, Hashable, Sendable, Codable {
  case checkmark, disclosure, info, infoDisclosure, badge, toggle, popUpMenu, reorder, delete
  case insert, multiselect, outline

  /// Stands before the text.
  package var isLeading: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    case .checkmark, .disclosure, .info, .infoDisclosure, .badge, .toggle, .popUpMenu, .reorder,
      .outline:
      false
    }
  }

  /// Answers a touch of its own, or looks as if it did: what a finger can hit by mistake.
  package var isInteractive: Bool {
    switch self {
    case .checkmark, .badge: false
    case .disclosure, .info, .infoDisclosure, .toggle, .popUpMenu, .reorder, .delete, .insert,
      .multiselect, .outline:
      true
    }
  }

  /// A control of its own inside the row, which an option of a listbox cannot hold.
  package var isControl: Bool {
    switch self {
    case .checkmark, .badge, .disclosure, .multiselect: false
    case .info, .infoDisclosure, .toggle, .popUpMenu, .reorder, .delete, .insert, .outline: true
    }
  }

  /// Is shown only while the table is edited.
  package var isEditingOnly: Bool {
    switch self {
    case .reorder, .delete, .insert, .multiselect: true
    case .checkmark, .disclosure, .info, .infoDisclosure, .badge, .toggle, .popUpMenu, .outline:
      false
    }
  }

  /// Opens more about the row, and never navigates.
  package var isInfo: Bool { self == .info || self == .infoDisclosure }
}
