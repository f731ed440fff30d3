/// A writer of cells whose accessories are views.
protocol UIKitRowPart: UIKitPart, UIKitRowCode {}

extension UIKitRowPart {
  /// Whether some of the rows have accessories that UIKit shows as views on the platforms of the
  /// table.
  func hasViews(_ rows: [Row]) -> Bool {
    rows.contains { row in
      row.accessories.contains { accessory in
        if case .view(let isOnTelevision) = accessory.kind.uiKit {
          isOnTelevision || isTouch
        } else {
          false
        }
      }
    }
  }

  /// The text beside an item's title, as an expression; empty if an accessory, such as a menu,
  /// shows the value itself.
  func detail(of rows: [Row]) -> String {
    let showing = rows.filter { row in
      row.accessories.contains { accessory in
        guard accessory.kind.showsDetail, case .view(let isOnTelevision) = accessory.kind.uiKit
        else { return false }
        return isOnTelevision || isTouch
      }
    }
    return showing.isEmpty ? "item.detail" : "\(showing.ids).contains(item.id) ? nil : item.detail"
  }

  /// Writes the accessories that are views, for an `item` of `rows`.
  func writeViews(of rows: [Row], _ body: inout SourceWriter) {
    for accessory in Accessory.allCases {
      let owners = rows.having(accessory)
      guard !owners.isEmpty, case .view(let isOnTelevision) = accessory.kind.uiKit else { continue }
      writeWhereItIs(isOnTelevision, &body) { body in
        body.block("if \(owners.ids).contains(item.id)") { body in
          accessory.kind.writeUIKitView(of: owners, self, &body)
        }
      }
    }
  }

  /// Writes code for an accessory: for all platforms, or only for those with touch.
  func writeWhereItIs(
    _ isOnTelevision: Bool, _ body: inout SourceWriter, _ write: (inout SourceWriter) -> Void
  ) {
    guard !isOnTelevision else { return write(&body) }
    guard isTouch else { return }
    beginTouch(&body)
    write(&body)
    endTouch(&body)
  }
}

extension [Row] {
  /// The rows with an accessory.
  func having(_ accessory: Accessory) -> [Row] {
    filter { $0.drawnAccessories.contains(accessory) }
  }

  /// The ids of the rows, as an array literal.
  var ids: String { "[\(map { SourceWriter.literal($0.id) }.joined(separator: ", "))]" }
}
