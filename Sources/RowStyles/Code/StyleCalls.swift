/// The table styles between which a SwiftUI listing differs in nothing but one call.
///
/// The page writes such a call itself when a reader changes the style. Every other change has
/// conditions, versions or views that only the writer knows.
package enum StyleCalls {
  /// The styles that take the place of the table's own in its listing, with its own among them;
  /// empty if none does.
  package static func interchangeable(in table: TableSpec) -> [TableStyle] {
    guard table.layout == .list, !table.dragsBetweenLists, isPlainCall(table.style, in: table),
      !table.everyRow.contains(where: opensStyledList)
    else { return [] }
    let styles = TableStyle.allCases.filter { isPlainCall($0, in: table) }
    return styles.count > 1 ? styles : []
  }

  /// Whether a style is a call on all platforms of the table, and asks for no newer system than the
  /// title of a list does.
  private static func isPlainCall(_ style: TableStyle, in table: TableSpec) -> Bool {
    let needed = style.kind.swiftUI.since
    // A sidebar folds its sections itself, and a form is another view.
    let folds = table.sections.contains(where: \.folds)
    return call(style) == style.kind.swiftUIModifier(style.rawValue)
      && !(style == .sidebar && folds)
      && table.platforms.allSatisfy { platform in
        guard style.platforms.contains(platform), let version = needed[platform],
          let title = SwiftUIList.titleAPI.since[platform]
        else { return false }
        return version <= title
      }
  }

  /// The call of a style of lists.
  package static func call(_ style: TableStyle) -> String { ".listStyle(.\(style.rawValue))" }

  private static func opensStyledList(_ row: Row) -> Bool {
    if case .list(let style?, _)? = row.opens { style != .automatic } else { false }
  }
}
