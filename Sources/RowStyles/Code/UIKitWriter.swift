/// Writes a table as UIKit source code, or as AppKit if it is for the Mac only.
///
/// The result is one controller with everything it needs. It uses closures instead of selectors
/// wherever there are such, which is everywhere but in the menus of the Mac, and nothing deprecated.
package enum UIKitWriter {
  /// The source code with texts in `language`; ends in a line feed.
  ///
  /// Empty if neither framework can show the table, for instance on a watch.
  package static func source(of table: TableSpec, _ language: TextLanguage) -> String {
    let code = CodeSubject(table: PlatformCut.uiKit(table), language: language)
    let gaps = CodeGaps(table: table)
    if isAppKit(table) {
      return table.dragsBetweenLists
        ? gaps.comment(in: .appKitLists) + AppKitLists(code: code).write()
        : gaps.comment(in: .appKit) + AppKitController(code: code).write()
    }
    guard table.platforms.contains(where: { $0 != .macOS && $0 != .watchOS }) else { return "" }
    if table.dragsBetweenLists {
      return gaps.comment(in: .uiKitLists) + UIKitLists(code: code).write()
    }
    return table.layout == .collection
      ? gaps.comment(in: .uiKitTiles) + UIKitCollection(code: code).write()
      : gaps.comment(in: .uiKit) + UIKitController(code: code).write()
  }

  /// Whether the source code is AppKit: for a table for the Mac only, or one with columns there.
  package static func isAppKit(_ table: TableSpec) -> Bool {
    let hasUIKit = table.platforms.contains { $0 != .macOS && $0 != .watchOS }
    return table.platforms.contains(.macOS) && table.layout != .collection
      && table.style.kind.isInAppKit && (!hasUIKit || table.columnSet != nil)
  }
}
