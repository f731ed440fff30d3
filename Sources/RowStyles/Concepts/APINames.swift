/// The name of a concept in a framework.
package struct APIName: Hashable, Sendable {
  package enum Framework: String, CaseIterable, Hashable, Sendable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }

  package let framework: Framework
  package let name: String

  /// The names of `concept` by framework; empty if no framework has a single name for it.
  package static func names(of concept: Concept) -> [APIName] {
    let (swiftUI, uiKit, appKit) = triple(concept)
    let all: [(Framework, String?)] = [(.swiftUI, swiftUI), (.uiKit, uiKit), (.appKit, appKit)]
    return all.compactMap { framework, name in
      name.map { APIName(framework: framework, name: $0) }
    }
  }

  /// The names in SwiftUI, UIKit and AppKit.
  ///
  /// It is long because every concept is a case of its own.
  private static func triple(_ concept: Concept) -> (String?, String?, String?) {
    switch concept {
    case .plain: ("listStyle(.plain)", "UITableView.Style.plain", "NSTableView.Style.plain")
    case .grouped: ("listStyle(.grouped)", "UITableView.Style.grouped", nil)
    case .insetGrouped: ("listStyle(.insetGrouped)", "UITableView.Style.insetGrouped", nil)
    case .inset: ("listStyle(.inset)", nil, "NSTableView.Style.inset")
    case .sidebar:
      (
        "listStyle(.sidebar)", "UICollectionLayoutListConfiguration.Appearance.sidebar",
        "NSTableView.Style.sourceList"
      )
    case .bordered: ("listStyle(.bordered)", nil, "NSTableView.Style.fullWidth")
    case .elliptical: ("listStyle(.elliptical)", nil, nil)
    case .carousel: ("listStyle(.carousel)", nil, nil)
    case .basic: ("Label", "UIListContentConfiguration.cell()", "NSTextField")
    case .subtitle: ("VStack", "UIListContentConfiguration.subtitleCell()", nil)
    case .rightDetail: ("LabeledContent", "UIListContentConfiguration.valueCell()", nil)
    case .leftDetail: ("HStack", "UITableViewCell.CellStyle.value2", nil)
    case .custom: ("View", "UIContentConfiguration", "NSTableCellView")
    case .checkmark: ("Picker", "UITableViewCell.AccessoryType.checkmark", nil)
    case .disclosure:
      ("NavigationLink", "UITableViewCell.AccessoryType.disclosureIndicator", nil)
    case .info: (nil, "UITableViewCell.AccessoryType.detailButton", nil)
    case .badge: ("badge(_:)", nil, nil)
    case .toggle: ("Toggle", "UISwitch", "NSSwitch")
    case .popUpMenu: ("Picker", "UICellAccessory.popUpMenu", "NSPopUpButton")
    case .reorder: ("onMove(perform:)", "UICellAccessory.reorder", nil)
    case .delete:
      ("onDelete(perform:)", "titleForDeleteConfirmationButtonForRowAt", nil)
    case .insert: (nil, "UICellAccessory.insert", nil)
    case .multiselect:
      (
        "List(selection:)", "allowsMultipleSelectionDuringEditing",
        "NSTableView.allowsMultipleSelection"
      )
    case .index: ("sectionIndexLabel(_:)", "sectionIndexTitles(for:)", nil)
    case .sections: ("Section", "titleForHeaderInSection", nil)
    case .editing: ("EditButton", "editButtonItem", nil)
    case .selection: ("List(selection:)", "didSelectRowAt", "NSTableViewDelegate")
    case .loading: ("ProgressView", "UIActivityIndicatorView", "NSProgressIndicator")
    case .liveUpdates: (nil, "UITableViewDiffableDataSource", "NSTableViewDiffableDataSource")
    case .refresh: ("refreshable(action:)", "UIRefreshControl", nil)
    case .columns: ("Table", nil, "NSTableColumn")
    case .sorting: ("KeyPathComparator", nil, "sortDescriptorPrototype")
    case .resizing: ("TableColumn.width(min:ideal:max:)", nil, "allowsColumnResizing")
    case .alternatingRows:
      ("alternatingRowBackgrounds(_:)", nil, "usesAlternatingRowBackgroundColors")
    case .outline: ("OutlineGroup", "UICellAccessory.outlineDisclosure", "NSOutlineView")
    case .splitView: ("NavigationSplitView", "UISplitViewController", "NSSplitViewController")
    case .swipe:
      ("swipeActions(edge:allowsFullSwipe:content:)", "UISwipeActionsConfiguration", nil)
    case .contextMenu:
      (
        "contextMenu(forSelectionType:menu:primaryAction:)", "UIContextMenuConfiguration",
        "NSResponder.menu"
      )
    case .collapsible:
      (
        "Section(isExpanded:content:header:)", "NSDiffableDataSourceSectionSnapshot",
        "NSOutlineView.expandItem(_:)"
      )
    case .headerProminence:
      ("headerProminence(_:)", "UIListContentConfiguration.prominentInsetGroupedHeader()", nil)
    case .sectionSpacing: ("listSectionSpacing(_:)", "sectionFooterHeight", nil)
    case .separators: ("listRowSeparator(_:edges:)", "separatorStyle", "gridStyleMask")
    case .search: ("searchable(text:prompt:)", "UISearchController", "NSSearchField")
    case .emptyState: ("ContentUnavailableView", "UIContentUnavailableConfiguration", nil)
    case .disabledRow: ("disabled(_:)", "isUserInteractionEnabled", "shouldSelectRow")
    case .placeholder: ("redacted(reason:)", nil, nil)
    case .columnChoice:
      ("TableColumnCustomization", nil, "allowsColumnReordering")
    case .inspector:
      ("inspector(isPresented:content:)", nil, "NSSplitViewItem(inspectorWithViewController:)")
    case .dragBetween:
      (
        "dropDestination(for:action:)", "UITableViewDropDelegate",
        "tableView(_:acceptDrop:row:dropOperation:)"
      )
    case .focus: ("focusable()", "selectionFollowsFocus", nil)
    case .verticalPaging: ("TabViewStyle.verticalPage", nil, nil)
    }
  }

  /// The platforms that support `concept`.
  package static func platforms(of concept: Concept) -> [Platform] {
    if let style = TableStyle(rawValue: concept.rawValue) { return style.platforms }
    switch concept {
    case .focus: return [.tvOS]
    case .verticalPaging: return [.watchOS]
    case .columns, .sorting, .resizing, .columnChoice: return [.iPadOS, .macOS, .visionOS]
    case .contextMenu, .collapsible, .dragBetween: return [.iOS, .iPadOS, .macOS, .visionOS]
    case .headerProminence, .sectionSpacing: return [.iOS, .iPadOS, .visionOS]
    case .inspector: return [.iPadOS, .macOS]
    case .search, .emptyState, .disabledRow, .placeholder, .separators: return Platform.allCases
    case .alternatingRows: return [.macOS]
    case .outline: return [.iOS, .iPadOS, .macOS, .visionOS]
    case .index: return [.iOS, .iPadOS, .tvOS, .visionOS]
    case .info, .badge, .reorder, .insert, .multiselect, .editing, .swipe:
      return [.iOS, .iPadOS, .visionOS]
    case .splitView: return [.iPadOS, .macOS, .tvOS, .visionOS]
    case .plain, .grouped, .insetGrouped, .inset, .sidebar, .bordered, .elliptical, .carousel,
      .basic, .subtitle, .rightDetail, .leftDetail, .custom, .checkmark, .disclosure, .toggle,
      .popUpMenu, .delete, .sections, .selection, .loading, .liveUpdates, .refresh:
      return [.iOS, .iPadOS, .macOS, .tvOS, .visionOS]
    }
  }
}
