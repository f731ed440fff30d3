/// The names, place, look and code of an accessory.
///
/// The default implementations describe a mark that stands behind the text and does nothing.
protocol AccessoryKind: Sendable {
  /// The names of the accessory; nil if another concept's names stand for it.
  var naming: Naming? { get }
  /// A table that shows the accessory, in YAML; nil if another table shows it.
  var example: String? { get }
  /// Whether it stands before the text.
  var isLeading: Bool { get }
  /// Whether it reacts to touch or looks as if it did.
  var isInteractive: Bool { get }
  /// Whether it is a control of its own, which an option of a listbox cannot contain.
  var isControl: Bool { get }
  /// Whether it is shown only while the table is edited.
  var isEditingOnly: Bool { get }
  /// The effect of using the accessory.
  var effect: AccessoryEffect { get }
  /// Whether it shows that its row is on.
  var marksState: Bool { get }
  /// Whether it shows the detail of its row, so that the row itself does not where it is drawn.
  var showsDetail: Bool { get }

  /// The room that the accessory takes in a row, in points.
  var width: Double { get }
  /// The symbols with which it is drawn.
  var pictures: [String] { get }
  /// The class of an empty element with which the style sheet draws it; nil for none.
  var ornament: String? { get }

  /// Writes the SwiftUI control that a row with the accessory is, around `content`, which writes
  /// the content of the row; returns false and writes nothing if such a row is no control.
  func writeSwiftUIControl(
    of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter,
    around content: (inout SourceWriter) -> Void
  ) -> Bool
  /// Writes the SwiftUI view behind the content of a row, if ``isBesideContent``.
  func writeSwiftUIView(of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter)
  /// Whether ``writeSwiftUIView(of:_:_:)`` writes a view.
  var isBesideContent: Bool { get }
  /// Writes the modifiers that the accessory gives to a row in SwiftUI.
  func writeSwiftUIModifier(of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter)

  /// The form of the accessory in a UIKit cell.
  var uiKit: UIKitAccessory { get }
  /// Writes code that sets `cell.accessoryView` for the `item` of one of `rows`, if ``uiKit`` is a
  /// view.
  func writeUIKitView(of rows: [Row], _ code: some UIKitRowCode, _ body: inout SourceWriter)
}

/// The effect of using an accessory.
enum AccessoryEffect {
  case none
  /// Turns the thing that the row names on and off.
  case flag
  /// Chooses one of several values of the row.
  case choice
  /// Shows more about the row.
  case explanation
  /// Adds a row before this one.
  case insertion
}

/// The form of an accessory in a UIKit cell.
enum UIKitAccessory {
  /// No form: the table shows it by itself, or UIKit does not have it.
  case none
  /// A value of `UITableViewCell.AccessoryType`.
  case type(String, isOnTelevision: Bool)
  /// The mark of a row that is on.
  case mark
  /// A view of its own.
  case view(isOnTelevision: Bool)

  var isMark: Bool { if case .mark = self { true } else { false } }
}

/// The names that an accessory needs in the code of its row.
protocol RowCode {
  var table: TableSpec { get }
  var language: TextLanguage { get }
  /// A text as an expression: the key that a view's own text looks up.
  func text(_ text: LocalizedText) -> String
}

/// The code that an accessory needs for its row in SwiftUI.
protocol SwiftUIRowCode: RowCode {
  /// The id of the row, as an expression.
  func id(of row: Row) -> String
  /// Writes the texts and the picture of a row.
  func writeContent(_ row: Row, _ body: inout SourceWriter)
  /// The text of the row's badge, as an expression; nil for none.
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

/// The code that an accessory needs for its row in UIKit.
protocol UIKitRowCode: RowCode {
  /// Writes a change of a property of the row's item, inside a closure that holds the controller
  /// weakly.
  func writeChange(of property: String, to value: String, _ body: inout SourceWriter)
}

extension UIKitRowCode {
  /// Writes the values that each of `rows` offers, by the identifiers of the rows.
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
  /// The values that the row offers; only the present one if the table names no others.
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
