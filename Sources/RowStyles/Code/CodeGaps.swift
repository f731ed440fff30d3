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
    parts.compactMap { part in
      guard part.isThere else { return nil }
      guard part.saying.contains(listing) else { return part.name }
      let without = part.feature.map { lacking($0, in: listing) } ?? []
      return without.isEmpty ? nil : "\(part.name) on \(without.joined(separator: " and "))"
    }
  }

  /// The names of the platforms of a listing that lack a feature.
  private func lacking(_ feature: PlatformFeature, in listing: Listing) -> [String] {
    let api: API
    var platforms = table.platforms
    switch listing {
    case .list, .lists, .tiles, .columns, .outline: api = feature.swiftUI(in: table)
    case .uiKit, .uiKitLists, .uiKitTiles:
      api = feature.uiKit
      platforms.removeAll { $0 == .macOS || $0 == .watchOS }
    case .appKit, .appKitLists: return []
    }
    // A listing for some of the platforms says so in its condition.
    if listing == .columns { platforms.removeAll { API.table.since[$0] == nil } }
    if listing == .outline { platforms.removeAll { API.outline.since[$0] == nil } }
    var names: [String] = []
    for platform in platforms where api.since[platform] == nil {
      if !names.contains(platform.rawValue) { names.append(platform.rawValue) }
    }
    return names
  }

  /// A feature that tables may have, and the listings that express it.
  private struct Part {
    let name: String
    let isThere: Bool
    let saying: Set<Listing>
    /// What some platforms lack even in these listings; nil if all have the feature.
    let feature: PlatformFeature?

    init(
      _ name: String, _ isThere: Bool, _ saying: Set<Listing>, _ feature: PlatformFeature? = nil
    ) {
      self.name = name
      self.isThere = isThere
      self.saying = saying
      self.feature = feature
    }
  }

  private var parts: [Part] { ofTable + ofSections + ofRows + ofAccessories }

  private var ofTable: [Part] {
    let headings = Set(table.columnSet?.columns.dropFirst().map(\.id) ?? [])
    let all = Set(Listing.allCases)
    let aligned = table.columnSet?.columns.contains { $0.alignment != nil } == true
    return [
      Part("columns beyond the first", !headings.isEmpty, [.columns, .outline, .appKit]),
      Part("the alignment of columns", aligned, [.columns, .outline, .appKit]),
      Part("the search field", table.search != nil, [.list, .uiKit], .search),
      Part("what stands in a table without rows", table.empty != nil, [.list, .uiKit]),
      Part(
        "the context menu", !table.menu.isEmpty, [.list, .uiKit, .appKit, .columns, .outline], .menu
      ),
      Part("edit mode", table.editing != nil, [.list, .uiKit], .editing),
      Part(
        "deleting rows", table.editing == nil && table.allRows.contains(where: \.isDeletable), all,
        .deletion),
      Part("the selection of several rows", table.selection == .multiple, all, .severalRows),
      Part("the inspector", table.hasInspector, [.list, .columns, .outline, .appKit], .inspector),
      Part("dragging rows to another list", table.dragsBetweenLists, all, .dragging),
      Part(
        "the lines between rows", table.separators != .automatic || table.separatorTint != nil,
        [.list, .uiKit, .appKit], .separators),
      Part("loading", table.loading != nil, [.list]),
      Part("rows that arrive", table.live?.canRefresh == true, [.list, .uiKit], .refreshing),
      Part(
        "the rows that updates bring", !table.after.isEmpty && table.live?.canRefresh != true,
        table.allRows.contains { $0.has(.insertion) } ? [.list, .uiKit] : [], .refreshing
      ),
      Part("the button that moves selected rows to the top", movesSelection, []),
      Part("the button that leads to new rows", table.live?.indicator != nil, []),
      Part(
        "texts that are cut in the middle",
        table.truncation == .middle, [.list, .uiKit, .columns, .appKit]
      ),
      Part("the index", table.hasIndex, [.list, .uiKit]),
      Part("paging between what rows open", table.pagesVertically && !pages, []),
      Part("the other pane", table.isInSplitView, [.list, .uiKit]),
    ]
  }

  /// Whether SwiftUI pages from the details of one row to the next on a watch.
  private var pages: Bool {
    table.pagesVertically
      && SwiftUIList(
        subject: SwiftUISubject(table: PlatformCut.swiftUI(table), language: .en)
      ).pagesDetails
  }

  private var movesSelection: Bool {
    table.editing?.canReorder == true && table.selection == .multiple
      && table.allRows.contains(where: \.isMovable)
  }

  private var ofSections: [Part] {
    let sections = table.sections
    let isNested = table.allRows.contains { !$0.children.isEmpty }
    // Sorted rows are in no section.
    let isSorted = table.columnSet?.columns.contains(where: \.isSortable) == true
    let headers: Set<Listing> =
      table.isOutline || isSorted
      ? [.list, .uiKit] : [.list, .lists, .tiles, .uiKit, .uiKitLists, .appKit]
    return [
      Part(
        "the headers of sections", sections.contains { $0.header != nil },
        headers.union([.appKitLists])
      ),
      Part("rows that open and close", table.isOutline && isNested, [.columns, .outline, .appKit]),
      Part(
        "the footers of sections", sections.contains { $0.footer != nil }, [.list, .tiles, .uiKit]),
      Part("sections that open and close", sections.contains(where: \.folds), [.list, .uiKit]),
    ]
  }

  private var ofRows: [Part] {
    let rows = table.everyRow
    let isChosen = table.selection != .none && rows.contains(where: \.isChosen)
    let opens = rows.contains { $0.opens != nil }
    let shown = table.hasInspector
    let isLate = rows.contains { ($0.image?.arrivesAfterMs ?? 0) > 0 }
    let isList = table.columnSet == nil && !table.isOutline
    let isInColumns = table.platforms.contains { API.table.since[$0] != nil }
    return [
      Part("buttons behind rows", table.hasSwipes, [.list, .uiKit], .swipes),
      Part(
        "the row that is selected at first", isChosen,
        table.selection == .single ? [.list, .uiKit, .columns, .outline] : [.list, .uiKit]
      ),
      Part(
        "what rows open", opens,
        shown ? [.list, .uiKit, .columns, .outline, .appKit] : [.list, .uiKit]
      ),
      // The rows of columns and outlines open nothing but the inspector.
      Part(
        "what rows open", opens && shown && !isList && isInColumns, Set(Listing.allCases),
        .inspector
      ),
      Part("rows that cannot be used", rows.contains(where: \.isDisabled), [.list, .uiKit]),
      Part("rows that are not loaded yet", rows.contains(where: \.isPlaceholder), [.list, .uiKit]),
      Part(
        "rows of the table's own design", rows.contains(where: isOwn) && isList,
        [.list, .lists, .uiKit]
      ),
      Part(
        "the pictures of rows", rows.contains(where: hasAsset),
        [.list, .lists, .tiles, .uiKit, .uiKitLists, .uiKitTiles]
      ),
      Part(
        "what pictures show, in words", rows.contains { $0.image?.alt != nil },
        [.list, .tiles, .uiKitTiles]
      ),
      Part("pictures that come later", isLate || table.loading?.imageMs != nil, []),
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
      return Part(name, has(accessory), accessory == .badge ? badges : [.list, .uiKit])
    } + [
      Part("pop-up menus on tvOS", isTelevision && has(.popUpMenu), others.subtracting([.uiKit])),
      Part("steppers on tvOS", isTelevision && has(.stepper), others.subtracting([.list, .uiKit])),
    ]
  }
}
