/// What an accessory is: its names, its place in a row, its look and its code.
///
/// What a type leaves out is that of a mark which stands behind the text and does nothing.
protocol AccessoryKind: Sendable {
  /// What it is called; nil for one that goes by the name of something else.
  var naming: Naming? { get }
  /// A table that shows it, in YAML; nil for one that another table shows.
  var example: String? { get }
  /// Whether it stands before the text.
  var isLeading: Bool { get }
  /// Whether it reacts to touch or looks as if it did.
  var isInteractive: Bool { get }
  /// Whether it is a control of its own, which an option of a listbox cannot contain.
  var isControl: Bool { get }
  /// Whether it is shown only while the table is edited.
  var isEditingOnly: Bool { get }
  /// What people do with it.
  var effect: AccessoryEffect { get }
  /// Whether it shows that its row is on.
  var marksState: Bool { get }
  /// Whether it shows the detail of its row, so that the row itself does not where it is drawn.
  var showsDetail: Bool { get }

  /// The room that it takes in a row, in points.
  var width: Double { get }
  /// The symbols with which it is drawn.
  var pictures: [String] { get }
  /// The class of an empty element with which the style sheet draws it; nil for none.
  var ornament: String? { get }

  /// Writes the control that a row with the accessory is in SwiftUI, `content` being that of other
  /// rows; returns false and writes nothing if such a row is no control.
  func writeSwiftUIControl(
    of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter,
    around content: (inout SourceWriter) -> Void
  ) -> Bool
  /// Writes what stands behind the content of a row in SwiftUI, if ``isBesideContent``.
  func writeSwiftUIView(of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter)
  /// Whether ``writeSwiftUIView(of:_:_:)`` writes a view.
  var isBesideContent: Bool { get }
  /// Writes the modifiers that the accessory gives to a row in SwiftUI.
  func writeSwiftUIModifier(of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter)

  /// What it is to a cell in UIKit.
  var uiKit: UIKitAccessory { get }
  /// Writes how `cell.accessoryView` comes to be for the `item` of one of `rows`, for a ``uiKit`` view.
  func writeUIKitView(of rows: [Row], _ code: some UIKitRowCode, _ body: inout SourceWriter)
}

/// What people do with an accessory.
enum AccessoryEffect {
  case none
  /// They turn what the row names on and off.
  case flag
  /// They choose one of several values of the row.
  case choice
  /// They read more about the row.
  case explanation
  /// They add a row before it.
  case insertion
}

/// What an accessory is to a cell in UIKit.
enum UIKitAccessory {
  /// Nothing: the table shows it by itself, or UIKit does not have it.
  case none
  /// A value of `UITableViewCell.AccessoryType`.
  case type(String, isOnTelevision: Bool)
  /// The mark of a row that is on.
  case mark
  /// A view of its own.
  case view(isOnTelevision: Bool)

  var isMark: Bool { if case .mark = self { true } else { false } }
}

/// What an accessory asks of the code of the row that it stands in.
protocol RowCode {
  var table: TableSpec { get }
  var language: TextLanguage { get }
  /// A text as the key of a view's own text.
  func text(_ text: LocalizedText) -> String
}

/// What an accessory asks of the code of its row in SwiftUI.
protocol SwiftUIRowCode: RowCode {
  /// The id of the row, as an expression.
  func id(of row: Row) -> String
  /// Writes the texts and the picture of a row.
  func writeContent(_ row: Row, _ body: inout SourceWriter)
  /// What the row's badge says, as an expression; nil for nothing.
  func badge(of row: Row) -> String?
  /// The property that holds the row's chosen value; nil if the row is data.
  func property(of row: Row) -> String?
  /// The row's chosen value, as an expression that a value can be assigned to.
  func value(of row: Row) -> String
  /// Writes the choice of a value of the row.
  func writePicker(of choices: [LocalizedText], _ row: Row, _ body: inout SourceWriter)
  /// Writes the button that tells more about the row.
  func writeInfoButton(_ row: Row, _ body: inout SourceWriter)
}

extension SwiftUIRowCode {
  func value(of row: Row) -> String {
    property(of: row) ?? "value(of: \(id(of: row))).wrappedValue"
  }
}

/// What an accessory asks of the code of its row in UIKit.
protocol UIKitRowCode: RowCode {
  /// Writes, inside a closure that holds the controller weakly, that a property of the row's item has
  /// a new value.
  func writeChange(of property: String, to value: String, _ body: inout SourceWriter)
}

extension UIKitRowCode {
  /// Writes the values among which `rows` choose, by the identifiers of the rows.
  func writeChoices(of rows: [Row], _ body: inout SourceWriter) {
    body.line("let choices: [String: [String]] = [")
    body.indented { body in
      for row in rows {
        let titles = row.choices.map { text($0) }.joined(separator: ", ")
        body.line("\(SourceWriter.literal(row.id)): [\(titles)],")
      }
    }
    body.line("]")
  }
}

extension Row {
  /// The values among which the row chooses; the present one if the table names no others.
  var choices: [LocalizedText] {
    if case .choices(let choices)? = opens { return choices }
    return detail.map { [$0] } ?? []
  }
}

extension AccessoryKind {
  var naming: Naming? { nil }
  var example: String? { nil }
  var isLeading: Bool { false }
  var isInteractive: Bool { false }
  var isControl: Bool { false }
  var isEditingOnly: Bool { false }
  var effect: AccessoryEffect { .none }
  var marksState: Bool { false }
  var showsDetail: Bool { false }
  var width: Double { 22 }
  var pictures: [String] { [] }
  var ornament: String? { nil }
  var isBesideContent: Bool { false }
  var uiKit: UIKitAccessory { .none }

  func writeSwiftUIControl(
    of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter,
    around content: (inout SourceWriter) -> Void
  ) -> Bool { false }

  func writeSwiftUIView(of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter) {}

  func writeSwiftUIModifier(
    of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter
  ) {}

  func writeUIKitView(of rows: [Row], _ code: some UIKitRowCode, _ body: inout SourceWriter) {}
}
