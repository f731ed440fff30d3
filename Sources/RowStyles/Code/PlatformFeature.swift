/// A feature of tables that some platforms lack.
///
/// A listing for such platforms alone has no trace of it, one for others, too, has it in a condition,
/// and both say so at their top.
enum PlatformFeature {
  case inspector, swipes, menu, search, editing, deletion, dragging, refreshing, separators
  case severalRows

  /// Where SwiftUI has the feature for a table.
  func swiftUI(in table: TableSpec) -> API {
    switch self {
    case .inspector: .inspector
    case .swipes: .swipeActions
    case .menu:
      table.selection == .multiple || table.layout != .list ? .selectionMenu : .contextMenu
    case .search: .searchable
    case .editing: table.editing?.mode == .always ? .editMode : .editButton
    case .deletion: API(iOS: 1300, macOS: 1015, watchOS: 600, visionOS: 100)
    case .dragging: .dragging
    case .refreshing: .refreshable
    case .separators: table.separators == .full ? .separatorGuide : .rowSeparator
    case .severalRows: .severalRows
    }
  }

  /// Where UIKit has the feature: mostly everywhere but on a television, which nobody touches.
  var uiKit: API {
    switch self {
    // No UIKit listing has an inspector, which is said by itself.
    case .severalRows, .inspector: API(iOS: 200, tvOS: 900, visionOS: 100)
    case .swipes, .menu, .search, .editing, .deletion, .dragging, .refreshing,
      .separators:
      API(iOS: 200, visionOS: 100)
    }
  }
}

/// Takes what none of its platforms has from a table.
struct PlatformCut {
  private var table: TableSpec

  /// The table without what none of its platforms has in SwiftUI.
  static func swiftUI(_ whole: TableSpec) -> TableSpec {
    let platforms = whole.platforms
    func isAnywhere(_ feature: PlatformFeature) -> Bool {
      let api = feature.swiftUI(in: whole)
      return platforms.contains { api.since[$0] != nil }
    }
    var cut = PlatformCut(table: whole)
    if whole.hasInspector, !isAnywhere(.inspector) {
      cut.table.hasInspector = false
      // Without a pane beside them, rows open views of their own.
      if whole.layout == .list, whole.selection == .single { cut.table.selection = .none }
    }
    if whole.selection == .multiple, !isAnywhere(.severalRows) { cut.table.selection = .none }
    if !isAnywhere(.menu) { cut.table.menu = [] }
    // A Mac and a watch have no edit mode, but their rows can be moved and deleted at any time.
    if platforms.allSatisfy({ $0 == .tvOS }), !isAnywhere(.editing) { cut.table.editing = nil }
    if cut.table.editing == nil, !isAnywhere(.deletion) { cut.forbidEditing() }
    if !isAnywhere(.swipes) { cut.removeSwipes() }
    return cut.table
  }

  /// The table without what none of its platforms has in UIKit.
  static func uiKit(_ whole: TableSpec) -> TableSpec {
    guard whole.platforms.contains(.tvOS),
      !whole.platforms.contains(where: PlatformFeature.hasTouchInUIKit)
    else { return whole }
    var cut = PlatformCut(table: whole)
    cut.table.search = nil
    cut.table.menu = []
    cut.table.editing = nil
    cut.table.live = nil
    cut.forbidEditing()
    cut.removeSwipes()
    return cut.table
  }

  private mutating func forbidEditing() {
    table.editRows { row in
      row.isDeletable = false
      row.isMovable = false
    }
    for place in table.after.indices {
      table.after[place].isDeletable = false
      table.after[place].isMovable = false
    }
  }

  private mutating func removeSwipes() {
    table.editRows { $0.swipe = [] }
    for place in table.after.indices { table.after[place].swipe = [] }
  }
}

extension PlatformFeature {
  /// Whether UIKit on the platform has switches, pop-up buttons, swiping and pulling.
  static func hasTouchInUIKit(_ platform: Platform) -> Bool {
    platform != .tvOS && platform != .macOS && platform != .watchOS
  }
}
