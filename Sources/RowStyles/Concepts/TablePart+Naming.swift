extension TablePart {
  /// The names of the part.
  ///
  /// It is long because every part is a case of its own.
  var naming: Naming {
    switch self {
    case .index:
      Naming(
        LocalizedText(en: "Index", ko: "색인", ja: "索引"),
        spelled: Spellings(
          specific: true, ["section index", "table index"], ["섹션 색인", "섹션 인덱스", "테이블 색인"],
          ["セクション索引", "セクションインデックス", "表の索引"]),
        frameworks: APINames(swiftUI: "sectionIndexLabel(_:)", uiKit: "sectionIndexTitles(for:)"),
        platforms: [.iOS, .iPadOS, .tvOS, .visionOS],
        example: "bird-index")
    case .sections:
      Naming(
        LocalizedText(en: "Sections", ko: "섹션", ja: "セクション"),
        spelled: Spellings(
          ["sections", "section headers and footers"], ["섹션", "섹션 헤더와 푸터"],
          ["セクション", "セクションヘッダーとフッター"]),
        frameworks: APINames(swiftUI: "Section", uiKit: "titleForHeaderInSection"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "bird-index")
    case .editing:
      Naming(
        LocalizedText(en: "Edit mode", ko: "편집 모드", ja: "編集モード"),
        spelled: Spellings(["edit mode", "editing mode"], ["편집 모드"], ["編集モード"]),
        frameworks: APINames(swiftUI: "EditButton", uiKit: "editButtonItem"),
        platforms: [.iOS, .iPadOS, .visionOS],
        example: "walk-stages")
    case .selection:
      Naming(
        LocalizedText(en: "Selection", ko: "선택", ja: "選択"),
        spelled: Spellings(["row selection"], ["행 선택"], ["行の選択"]),
        frameworks: APINames(
          swiftUI: "List(selection:)", uiKit: "didSelectRowAt", appKit: "NSTableViewDelegate"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "alarm-days")
    case .loading:
      Naming(
        LocalizedText(en: "Loading", ko: "로딩", ja: "読み込み"),
        spelled: Spellings(
          ["loading rows", "table loading"], ["테이블 로딩", "행 로딩"], ["行の読み込み", "表の読み込み"]),
        frameworks: APINames(
          swiftUI: "ProgressView", uiKit: "UIActivityIndicatorView", appKit: "NSProgressIndicator"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "ferry-board")
    case .liveUpdates:
      Naming(
        LocalizedText(en: "Live updates", ko: "실시간 업데이트", ja: "自動更新"),
        spelled: Spellings(["live updates"], ["실시간 업데이트"], ["自動更新", "ライブ更新"]),
        frameworks: APINames(
          uiKit: "UITableViewDiffableDataSource", appKit: "NSTableViewDiffableDataSource"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "ferry-board")
    case .refresh:
      Naming(
        LocalizedText(en: "Refresh control", ko: "새로고침 컨트롤", ja: "リフレッシュコントロール"),
        spelled: Spellings(
          ["refresh control", "pull to refresh"], ["새로고침 컨트롤", "당겨서 새로고침", "리프레시 컨트롤"],
          ["更新コントロール", "リフレッシュコントロール", "引っ張って更新"]),
        frameworks: APINames(swiftUI: "refreshable(action:)", uiKit: "UIRefreshControl"),
        platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
        example: "ferry-board")
    case .columns:
      Naming(
        LocalizedText(en: "Columns", ko: "열", ja: "列"),
        spelled: Spellings(
          ["multicolumn table", "multi-column table"], ["다중 열", "여러 열"], ["複数列", "複数列の表"]),
        frameworks: APINames(swiftUI: "Table", appKit: "NSTableColumn"),
        platforms: [.iPadOS, .macOS, .visionOS],
        example: "field-recordings")
    case .sorting:
      Naming(
        LocalizedText(en: "Sorting", ko: "정렬", ja: "ソート"),
        spelled: Spellings(
          ["sortable columns", "sorting columns"], ["열 정렬", "정렬 가능한 열"], ["列の並べ替え"]),
        frameworks: APINames(swiftUI: "KeyPathComparator", appKit: "sortDescriptorPrototype"),
        platforms: [.iPadOS, .macOS, .visionOS],
        example: "field-recordings")
    case .resizing:
      Naming(
        LocalizedText(en: "Resizable columns", ko: "열 너비 조절", ja: "列幅の変更"),
        spelled: Spellings(
          ["resizable columns", "resizing columns"], ["열 크기 조절", "열 너비 조절"], ["列のサイズ変更"]),
        frameworks: APINames(
          swiftUI: "TableColumn.width(min:ideal:max:)", appKit: "allowsColumnResizing"),
        platforms: [.iPadOS, .macOS, .visionOS],
        example: "field-recordings")
    case .alternatingRows:
      Naming(
        LocalizedText(en: "Alternating rows", ko: "번갈아 바뀌는 행 색상", ja: "交互に変わる行の色"),
        spelled: Spellings(
          ["alternating rows", "alternating row colors"],
          ["교대 행 색상", "번갈아 나오는 행 색", "번갈아 바뀌는 행 색상"],
          ["交互の行", "交互の行の色", "交互に変わる行の色"]),
        frameworks: APINames(
          swiftUI: "alternatingRowBackgrounds(_:)", appKit: "usesAlternatingRowBackgroundColors"),
        platforms: [.macOS],
        example: "field-recordings")
    case .outline:
      Naming(
        LocalizedText(en: "Outline view", ko: "아웃라인 뷰", ja: "アウトラインビュー"),
        spelled: Spellings(
          ["outline view", "outline", "disclosure triangle"],
          ["아웃라인 뷰", "아웃라인", "펼침 삼각형", "공개 삼각형"],
          ["アウトラインビュー", "アウトライン", "開閉用三角ボタン", "開示三角形"]),
        frameworks: APINames(
          swiftUI: "OutlineGroup", uiKit: "UICellAccessory.outlineDisclosure",
          appKit: "NSOutlineView"),
        platforms: [.iOS, .iPadOS, .macOS, .visionOS],
        example: "map-sheets")
    case .splitView:
      Naming(
        LocalizedText(en: "Split view", ko: "분할 뷰", ja: "スプリットビュー"),
        spelled: Spellings(["list in a split view"], ["분할 뷰의 목록"], ["分割ビューのリスト"]),
        frameworks: APINames(
          swiftUI: "NavigationSplitView", uiKit: "UISplitViewController",
          appKit: "NSSplitViewController"),
        platforms: [.iPadOS, .macOS, .tvOS, .visionOS],
        example: "archive-rooms")
    case .swipe:
      Naming(
        LocalizedText(en: "Swipe actions", ko: "쓸어넘기기 동작", ja: "スワイプアクション"),
        spelled: Spellings(
          ["swipe actions", "swipe action"], ["스와이프 동작", "쓸어넘기기 동작"], ["スワイプアクション"]),
        frameworks: APINames(
          swiftUI: "swipeActions(edge:allowsFullSwipe:content:)",
          uiKit: "UISwipeActionsConfiguration"),
        platforms: [.iOS, .iPadOS, .visionOS],
        example: "postcards")
    case .focus:
      Naming(
        LocalizedText(en: "Focus", ko: "포커스", ja: "フォーカス"),
        spelled: Spellings(["focused row"], ["포커스된 행", "초점이 맞춰진 행"], ["フォーカスされた行"]),
        frameworks: APINames(swiftUI: "focusable()", uiKit: "selectionFollowsFocus"),
        platforms: [.tvOS],
        example: "concert-evenings")
    case .verticalPaging:
      Naming(
        LocalizedText(en: "Vertical paging", ko: "세로 페이지 이동", ja: "縦方向のページ移動"),
        spelled: Spellings(
          ["vertical paging", "vertical page-based navigation"], ["세로 페이지 이동", "수직 페이지 탐색"],
          ["縦のページ移動", "縦方向のページ移動", "垂直ページナビゲーション"]),
        frameworks: APINames(swiftUI: "TabViewStyle.verticalPage"),
        platforms: [.watchOS],
        example: "tram-stops")
    case .contextMenu:
      Naming(
        LocalizedText(en: "Context menu", ko: "컨텍스트 메뉴", ja: "コンテキストメニュー"),
        spelled: Spellings(
          ["row context menu", "context menus of rows"], ["행의 컨텍스트 메뉴"], ["行のコンテキストメニュー"]),
        frameworks: APINames(
          swiftUI: "contextMenu(forSelectionType:menu:primaryAction:)",
          uiKit: "UIContextMenuConfiguration", appKit: "NSResponder.menu"),
        platforms: [.iOS, .iPadOS, .macOS, .visionOS],
        example: "tool-tickets")
    case .collapsible:
      Naming(
        LocalizedText(en: "Collapsible sections", ko: "접히는 섹션", ja: "折りたためるセクション"),
        spelled: Spellings(
          ["collapsible sections", "collapsing sections"], ["접히는 섹션"], ["折りたためるセクション"]),
        frameworks: APINames(
          swiftUI: "Section(isExpanded:content:header:)",
          uiKit: "NSDiffableDataSourceSectionSnapshot", appKit: "NSOutlineView.expandItem(_:)"),
        platforms: [.iOS, .iPadOS, .macOS, .visionOS],
        example: "walk-notes")
    case .headerProminence:
      Naming(
        LocalizedText(en: "Prominent headers", ko: "돋보이는 헤더", ja: "目立つヘッダー"),
        spelled: Spellings(["header prominence", "prominent headers"], ["돋보이는 헤더"], ["目立つヘッダー"]),
        frameworks: APINames(
          swiftUI: "headerProminence(_:)",
          uiKit: "UIListContentConfiguration.prominentInsetGroupedHeader()"),
        platforms: [.iOS, .iPadOS, .visionOS],
        example: "paint-shelf")
    case .sectionSpacing:
      Naming(
        LocalizedText(en: "Section spacing", ko: "섹션 간격", ja: "セクションの間隔"),
        spelled: Spellings(["section spacing"], ["섹션 간격"], ["セクションの間隔"]),
        frameworks: APINames(swiftUI: "listSectionSpacing(_:)", uiKit: "sectionFooterHeight"),
        platforms: [.iOS, .iPadOS, .visionOS],
        example: "window-seats")
    case .separators:
      Naming(
        LocalizedText(en: "Separators", ko: "구분선", ja: "区切り線"),
        spelled: Spellings(
          ["row separators", "list separators"], ["행 구분선", "목록 구분선"], ["行の区切り線", "リストの区切り線"]),
        frameworks: APINames(
          swiftUI: "listRowSeparator(_:edges:)", uiKit: "separatorStyle", appKit: "gridStyleMask"),
        platforms: Platform.allCases,
        example: "tide-words")
    case .search:
      Naming(
        LocalizedText(en: "Search field", ko: "검색 필드", ja: "検索フィールド"),
        spelled: Spellings(["list search field"], ["목록의 검색 필드"], ["リストの検索フィールド"]),
        frameworks: APINames(
          swiftUI: "searchable(text:prompt:)", uiKit: "UISearchController", appKit: "NSSearchField"),
        platforms: Platform.allCases,
        example: "fern-names")
    case .emptyState:
      Naming(
        LocalizedText(en: "Empty state", ko: "빈 상태", ja: "空の状態"),
        spelled: Spellings(["empty state", "empty states"], ["빈 상태"], ["空の状態"]),
        frameworks: APINames(
          swiftUI: "ContentUnavailableView", uiKit: "UIContentUnavailableConfiguration"),
        platforms: Platform.allCases,
        example: "lost-property")
    case .disabledRow:
      Naming(
        LocalizedText(en: "Unavailable rows", ko: "쓸 수 없는 행", ja: "使えない行"),
        spelled: Spellings(
          ["disabled rows", "unavailable rows"], ["쓸 수 없는 행", "비활성 행"], ["使えない行", "無効な行"]),
        frameworks: APINames(
          swiftUI: "disabled(_:)", uiKit: "isUserInteractionEnabled", appKit: "shouldSelectRow"),
        platforms: Platform.allCases,
        example: "print-queue")
    case .placeholder:
      Naming(
        LocalizedText(en: "Placeholder rows", ko: "자리표시 행", ja: "プレースホルダの行"),
        spelled: Spellings(["placeholder rows"], ["자리표시 행", "플레이스홀더 행"], ["プレースホルダの行"]),
        frameworks: APINames(swiftUI: "redacted(reason:)"),
        platforms: Platform.allCases,
        example: "gull-count")
    case .columnChoice:
      Naming(
        LocalizedText(en: "Choice of columns", ko: "열 고르기", ja: "列の選択"),
        spelled: Spellings(["choice of columns"], ["열 고르기"], ["列の選択"]),
        frameworks: APINames(swiftUI: "TableColumnCustomization", appKit: "allowsColumnReordering"),
        platforms: [.iPadOS, .macOS, .visionOS],
        example: "seed-stock")
    case .inspector:
      Naming(
        LocalizedText(en: "Inspector", ko: "인스펙터", ja: "インスペクタ"),
        spelled: Spellings(["list inspector"], ["목록의 인스펙터"], ["リストのインスペクタ"]),
        frameworks: APINames(
          swiftUI: "inspector(isPresented:content:)",
          appKit: "NSSplitViewItem(inspectorWithViewController:)"),
        platforms: [.iPadOS, .macOS],
        example: "bell-inspector")
    case .dragBetween:
      Naming(
        LocalizedText(en: "Drag between lists", ko: "목록 사이 드래그", ja: "リスト間のドラッグ"),
        spelled: Spellings(
          ["drag between lists", "dragging rows between lists"], ["목록 사이 드래그", "목록 간 드래그"],
          ["リスト間のドラッグ"]),
        frameworks: APINames(
          swiftUI: "dropDestination(for:action:)", uiKit: "UITableViewDropDelegate",
          appKit: "tableView(_:acceptDrop:row:dropOperation:)"),
        platforms: [.iOS, .iPadOS, .macOS, .visionOS],
        example: "picnic-baskets")
    }
  }
}
