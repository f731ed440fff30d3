/// The lines of code for a field of a table, in each framework that has some.
struct LookCode: Sendable {
  /// A modifier of the list in SwiftUI, and the API that it needs.
  struct Modifier: Sendable {
    let text: String
    let needs: API
  }

  var swiftUI: Modifier?
  /// Statements about `tableView` in UIKit.
  var uiKit: [String] = []
  /// Statements about `tableView` in UIKit, on platforms that are touched.
  var uiKitTouch: [String] = []
  /// Statements about the `content` of a cell in UIKit.
  var uiKitContent: [String] = []
  /// Statements about `table` in AppKit.
  var appKit: [String] = []
  /// Statements about the text `field` of a cell in AppKit.
  var appKitField: [String] = []
}

extension Tint {
  /// The colour in UIKit and AppKit, as an expression.
  var systemColor: String { ".system" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
