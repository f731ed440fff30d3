/// The features of a table that a listing of its code leaves out.
///
/// Each listing names them in a comment at its top, so that nothing is lost silently.
struct CodeGaps {
  /// The kinds of listings that a table is written as.
  enum Listing: CaseIterable {
    /// A SwiftUI `List`, several of them beside each other, and a grid of tiles.
    case list, lists, tiles
    /// A SwiftUI `Table`, and an outline whose rows expand.
    case columns, outline
    case uiKit, uiKitLists, uiKitTiles
    case appKit, appKitLists
  }

  let table: TableSpec

  /// The comment for a listing, with a line feed at its end; empty if the listing covers the whole
  /// table.
  func comment(in listing: Listing) -> String {
    let missing = names(in: listing)
    guard !missing.isEmpty else { return "" }
    var lines = ["// Not in this listing:"]
    for (index, name) in missing.enumerated() {
      let word = name + (index == missing.count - 1 ? "." : ",")
      if lines[lines.count - 1].utf8.count + word.utf8.count + 1 > 100 { lines.append("//  ") }
      lines[lines.count - 1] += " " + word
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names of the features that a listing leaves out, in English.
  func names(in listing: Listing) -> [String] {
    parts.filter { $0.isThere && !$0.saying.contains(listing) }.map(\.name)
  }

  /// A feature that tables may have, and the listings that express it.
  private typealias Part = (name: String, isThere: Bool, saying: Set<Listing>)

  private var parts: [Part] { ofTable + ofSections + ofRows + ofAccessories }

  private var ofTable: [Part] {
    let headings = Set(table.columnSet?.columns.dropFirst().map(\.id) ?? [])
    let aligned = table.columnSet?.columns.contains { $0.alignment != nil } == true
    return [
      ("columns beyond the first", !headings.isEmpty, [.columns, .outline, .appKit]),
      ("the alignment of columns", aligned, [.columns, .outline, .appKit]),
      ("the search field", table.search != nil, [.list, .uiKit]),
      ("what stands in a table without rows", table.empty != nil, [.list, .uiKit]),
      (
        "the context menu", !table.menu.isEmpty && table.platforms.contains { $0 != .watchOS },
        [.list, .uiKit, .appKit, .columns, .outline]
      ),
      ("edit mode", table.editing != nil, [.list, .uiKit]),
      ("loading", table.loading != nil, [.list]),
      ("rows that arrive", table.live?.canRefresh == true, [.list, .uiKit]),
      (
        "the rows that updates bring", !table.after.isEmpty && table.live?.canRefresh != true,
        table.allRows.contains { $0.has(.insertion) } ? [.list, .uiKit] : []
      ),
      ("the button that moves selected rows to the top", movesSelection, []),
      ("the button that leads to new rows", table.live?.indicator != nil, []),
      (
        "texts that are cut in the middle",
        table.truncation == .middle, [.list, .uiKit, .columns, .appKit]
      ),
      ("the index", table.hasIndex, [.list, .uiKit]),
      ("the other pane", table.isInSplitView, [.list, .uiKit]),
    ]
  }

  private var movesSelection: Bool {
    table.editing?.canReorder == true && table.selection == .multiple
      && table.allRows.contains(where: \.isMovable)
  }

  private var ofSections: [Part] {
    let sections = table.sections
    // Sorted rows are in no section.
    let isSorted = table.columnSet?.columns.contains(where: \.isSortable) == true
    let headers: Set<Listing> =
      table.isOutline || isSorted ? [.list] : [.list, .lists, .tiles, .uiKit, .uiKitLists, .appKit]
    return [
      (
        "the headers of sections", sections.contains { $0.header != nil },
        headers.union([.appKitLists])
      ),
      ("the footers of sections", sections.contains { $0.footer != nil }, [.list, .tiles, .uiKit]),
      ("sections that open and close", sections.contains(where: \.folds), [.list, .uiKit]),
    ]
  }

  private var ofRows: [Part] {
    let rows = table.everyRow
    let isChosen = table.selection != .none && rows.contains(where: \.isChosen)
    let opens = rows.contains { $0.opens != nil }
    let shown = table.hasInspector
    let isLate = rows.contains { ($0.image?.arrivesAfterMs ?? 0) > 0 }
    let isList = table.columnSet == nil && !table.isOutline
    return [
      ("buttons behind rows", table.hasSwipes, [.list, .uiKit]),
      (
        "the row that is selected at first", isChosen,
        table.selection == .single ? [.list, .uiKit, .columns, .outline] : [.list, .uiKit]
      ),
      (
        "what rows open", opens,
        shown ? [.list, .uiKit, .columns, .outline, .appKit] : [.list, .uiKit]
      ),
      ("rows that cannot be used", rows.contains(where: \.isDisabled), [.list, .uiKit]),
      ("rows that are not loaded yet", rows.contains(where: \.isPlaceholder), [.list, .uiKit]),
      (
        "rows of the table's own design", rows.contains(where: isOwn) && isList,
        [.list, .lists, .uiKit]
      ),
      (
        "the pictures of rows", rows.contains(where: hasAsset),
        [.list, .lists, .tiles, .uiKit, .uiKitLists, .uiKitTiles]
      ),
      (
        "what pictures show, in words", rows.contains { $0.image?.alt != nil },
        [.list, .tiles, .uiKitTiles]
      ),
      ("pictures that come later", isLate || table.loading?.imageMs != nil, []),
    ]
  }

  private func isOwn(_ row: Row) -> Bool { table.style(of: row) == .custom }

  private func hasAsset(_ row: Row) -> Bool {
    if case .asset? = row.image?.source { true } else { false }
  }

  private var ofAccessories: [Part] {
    let names: [(Accessory, String)] = [
      (.toggle, "switches"), (.popUpMenu, "pop-up menus"), (.stepper, "steppers"),
      (.checkmark, "check marks"), (.badge, "badges"), (.info, "info buttons"),
      (.activity, "activity indicators"),
    ]
    let rows = table.everyRow
    func has(_ accessory: Accessory) -> Bool {
      rows.contains { $0.accessories.contains(accessory) }
    }
    // A badge shows the detail of its row.
    let isWordless = rows.contains { $0.accessories.contains(.badge) && $0.detail == nil }
    let isTelevision = table.platforms.contains(.tvOS)
    let others = Set(Listing.allCases)
    return names.map { accessory, name in
      let badges: Set<Listing> = isWordless ? [] : [.list]
      return (name, has(accessory), accessory == .badge ? badges : [.list, .uiKit])
    } + [
      ("pop-up menus on tvOS", isTelevision && has(.popUpMenu), others.subtracting([.uiKit])),
      ("steppers on tvOS", isTelevision && has(.stepper), others.subtracting([.list, .uiKit])),
    ]
  }
}
