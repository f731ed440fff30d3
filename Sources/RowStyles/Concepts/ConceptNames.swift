/// The names of concepts: those of a glossary, or else the model's own.
package struct ConceptNames: Hashable, Sendable {
  private var others: [Concept: LocalizedText] = [:]

  /// The model's own names.
  package static let standard = ConceptNames()

  private init() {}

  /// Uses the terms of a glossary; a language without a term keeps the model's name.
  package init(_ terms: [(concept: Concept, language: TextLanguage, term: String)]) {
    for (concept, language, term) in terms {
      others[concept, default: Self.name(of: concept)][language] = term
    }
  }

  /// The name to show to people.
  package subscript(concept: Concept) -> LocalizedText {
    others[concept] ?? Self.name(of: concept)
  }

  subscript(style: TableStyle) -> LocalizedText? {
    Concept(rawValue: style.rawValue).map { self[$0] }
  }

  subscript(style: RowStyle) -> LocalizedText? {
    Concept(rawValue: style.rawValue).map { self[$0] }
  }

  /// The model's own name.
  package static func name(of concept: Concept) -> LocalizedText {
    switch concept {
    case .plain: LocalizedText(en: "Plain", ko: "플레인", ja: "プレーン")
    case .grouped: LocalizedText(en: "Grouped", ko: "그룹", ja: "グループ")
    case .insetGrouped: LocalizedText(en: "Inset grouped", ko: "인셋 그룹", ja: "インセットグループ")
    case .inset: LocalizedText(en: "Inset", ko: "인셋", ja: "インセット")
    case .sidebar: LocalizedText(en: "Sidebar", ko: "사이드바", ja: "サイドバー")
    case .bordered: LocalizedText(en: "Bordered", ko: "테두리", ja: "ボーダー")
    case .elliptical: LocalizedText(en: "Elliptical", ko: "타원형", ja: "楕円形")
    case .carousel: LocalizedText(en: "Carousel", ko: "캐러셀", ja: "カルーセル")
    case .basic: LocalizedText(en: "Basic", ko: "기본", ja: "ベーシック")
    case .subtitle: LocalizedText(en: "Subtitle", ko: "부제", ja: "サブタイトル")
    case .rightDetail: LocalizedText(en: "Right detail", ko: "오른쪽 디테일", ja: "右ディテール")
    case .leftDetail: LocalizedText(en: "Left detail", ko: "왼쪽 디테일", ja: "左ディテール")
    case .custom: LocalizedText(en: "Custom", ko: "커스텀", ja: "カスタム")
    case .checkmark: LocalizedText(en: "Checkmark", ko: "체크 표시", ja: "チェックマーク")
    case .disclosure:
      LocalizedText(en: "Disclosure indicator", ko: "디스클로저 인디케이터", ja: "ディスクロージャインジケータ")
    case .info: LocalizedText(en: "Info button", ko: "정보 버튼", ja: "情報ボタン")
    case .badge: LocalizedText(en: "Badge", ko: "배지", ja: "バッジ")
    case .toggle: LocalizedText(en: "Switch", ko: "스위치", ja: "スイッチ")
    case .popUpMenu: LocalizedText(en: "Pop-up menu", ko: "팝업 메뉴", ja: "ポップアップメニュー")
    case .reorder: LocalizedText(en: "Reorder control", ko: "순서 변경 컨트롤", ja: "並べ替えコントロール")
    case .delete: LocalizedText(en: "Delete control", ko: "삭제 컨트롤", ja: "削除コントロール")
    case .insert: LocalizedText(en: "Insert control", ko: "삽입 컨트롤", ja: "挿入コントロール")
    case .multiselect: LocalizedText(en: "Multiple selection", ko: "다중 선택", ja: "複数選択")
    case .index: LocalizedText(en: "Index", ko: "색인", ja: "索引")
    case .sections: LocalizedText(en: "Sections", ko: "섹션", ja: "セクション")
    case .editing: LocalizedText(en: "Edit mode", ko: "편집 모드", ja: "編集モード")
    case .selection: LocalizedText(en: "Selection", ko: "선택", ja: "選択")
    case .loading: LocalizedText(en: "Loading", ko: "로딩", ja: "読み込み")
    case .liveUpdates: LocalizedText(en: "Live updates", ko: "실시간 업데이트", ja: "自動更新")
    case .refresh: LocalizedText(en: "Refresh control", ko: "새로고침 컨트롤", ja: "リフレッシュコントロール")
    case .columns: LocalizedText(en: "Columns", ko: "열", ja: "列")
    case .sorting: LocalizedText(en: "Sorting", ko: "정렬", ja: "ソート")
    case .resizing: LocalizedText(en: "Resizable columns", ko: "열 너비 조절", ja: "列幅の変更")
    case .alternatingRows:
      LocalizedText(en: "Alternating rows", ko: "번갈아 바뀌는 행 색상", ja: "交互に変わる行の色")
    case .outline: LocalizedText(en: "Outline view", ko: "아웃라인 뷰", ja: "アウトラインビュー")
    case .splitView: LocalizedText(en: "Split view", ko: "분할 뷰", ja: "スプリットビュー")
    case .swipe: LocalizedText(en: "Swipe actions", ko: "쓸어넘기기 동작", ja: "スワイプアクション")
    case .contextMenu: LocalizedText(en: "Context menu", ko: "컨텍스트 메뉴", ja: "コンテキストメニュー")
    case .collapsible: LocalizedText(en: "Collapsible sections", ko: "접히는 섹션", ja: "折りたためるセクション")
    case .headerProminence:
      LocalizedText(en: "Prominent headers", ko: "돋보이는 헤더", ja: "目立つヘッダー")
    case .sectionSpacing: LocalizedText(en: "Section spacing", ko: "섹션 간격", ja: "セクションの間隔")
    case .separators: LocalizedText(en: "Separators", ko: "구분선", ja: "区切り線")
    case .search: LocalizedText(en: "Search field", ko: "검색 필드", ja: "検索フィールド")
    case .emptyState: LocalizedText(en: "Empty state", ko: "빈 상태", ja: "空の状態")
    case .disabledRow: LocalizedText(en: "Unavailable rows", ko: "쓸 수 없는 행", ja: "使えない行")
    case .placeholder: LocalizedText(en: "Placeholder rows", ko: "자리표시 행", ja: "プレースホルダの行")
    case .columnChoice: LocalizedText(en: "Choice of columns", ko: "열 고르기", ja: "列の選択")
    case .dragBetween:
      LocalizedText(en: "Drag between lists", ko: "목록 사이 드래그", ja: "リスト間のドラッグ")
    case .inspector: LocalizedText(en: "Inspector", ko: "인스펙터", ja: "インスペクタ")
    case .focus: LocalizedText(en: "Focus", ko: "포커스", ja: "フォーカス")
    case .verticalPaging: LocalizedText(en: "Vertical paging", ko: "세로 페이지 이동", ja: "縦方向のページ移動")
    }
  }
}
