extension Accessory {
  /// The names, place, look and code of the accessory.
  var kind: any AccessoryKind {
    switch self {
    case .checkmark: CheckmarkAccessory()
    case .disclosure: DisclosureAccessory()
    case .info: InfoAccessory()
    case .infoDisclosure: InfoDisclosureAccessory()
    case .badge: BadgeAccessory()
    case .toggle: ToggleAccessory()
    case .popUpMenu: PopUpMenuAccessory()
    case .stepper: StepperAccessory()
    case .reorder: ReorderAccessory()
    case .delete: DeleteAccessory()
    case .insert: InsertAccessory()
    case .multiselect: MultiselectAccessory()
    case .activity: ActivityAccessory()
    case .outline: OutlineAccessory()
    }
  }

  /// Whether the accessory stands before the text.
  package var isLeading: Bool { kind.isLeading }

  /// Whether the accessory reacts to touch or looks as if it did, so that a finger can hit it by
  /// mistake.
  package var isInteractive: Bool { kind.isInteractive }

  /// Whether the accessory is a control of its own, which an option of a listbox cannot contain.
  package var isControl: Bool { kind.isControl }

  /// Whether the accessory is shown only while the table is edited.
  package var isEditingOnly: Bool { kind.isEditingOnly }
}

extension Row {
  /// Whether an accessory of the row has an effect.
  func has(_ effect: AccessoryEffect) -> Bool {
    accessories.contains { $0.kind.effect == effect }
  }

  /// The accessories as they are drawn: an info button and a disclosure indicator are one
  /// accessory, with the indicator at the edge, in whatever order they are given.
  var drawnAccessories: [Accessory] {
    guard accessories.contains(.info), accessories.contains(.disclosure) else {
      return accessories
    }
    return accessories.compactMap { accessory in
      switch accessory {
      case .info: nil
      case .disclosure: .infoDisclosure
      default: accessory
      }
    }
  }
}
