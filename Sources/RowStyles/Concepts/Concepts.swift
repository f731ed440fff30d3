/// The names that texts use for concepts, by language.
///
/// Translators spell a name in several ways, often on one page. All spellings are compared without
/// white space and case.
package enum Concepts {
  /// The names of a concept in texts.
  struct Names: Sendable {
    /// Whether the names occur only in texts about tables, so that no other sign of the subject is
    /// needed.
    let isSpecific: Bool
    let en: [String]
    let ko: [String]
    let ja: [String]

    init(specific: Bool = false, _ en: [String], _ ko: [String], _ ja: [String]) {
      isSpecific = specific
      self.en = en
      self.ko = ko
      self.ja = ja
    }
  }

  /// The names of a concept.
  ///
  /// A concept whose usual name is an everyday word (a selection, a section) has only compound
  /// names here. The function is long because every concept is a case of its own.
  static func names(of concept: Concept) -> Names {
    switch concept {
    case .plain: Names(["plain"], ["플레인", "일반", "평범", "기본형"], ["プレーン", "プレイン", "標準"])
    case .grouped:
      Names(
        ["grouped", "group"], ["그룹", "그룹화", "그룹형", "그룹드", "그룹화된", "그룹핑"],
        ["グループ", "グループ化", "グループ化済み", "グループド", "グループ化された"])
    case .insetGrouped:
      Names(
        specific: true, ["inset grouped", "inset group", "insetgrouped"],
        [
          "인셋 그룹", "인셋 그룹화", "인셋 그룹형", "인셋그룹드", "삽입 그룹화", "삽입 그룹", "삽입된 그룹",
          "삽입된 그룹화", "내부 그룹", "안쪽 그룹",
        ],
        [
          "インセットグループ", "インセットグループ化", "インセットグループド", "挿入グループ", "挿入グループ化",
          "差し込みグループ", "はめ込みグループ", "埋め込みグループ",
        ])
    case .inset: Names(["inset"], ["인셋", "삽입"], ["インセット", "差し込み"])
    case .sidebar: Names(["sidebar"], ["사이드바"], ["サイドバー"])
    case .bordered:
      Names(["bordered"], ["테두리", "보더", "테두리형"], ["ボーダー", "ボーダー付き", "枠付き", "罫線付き"])
    case .elliptical: Names(["elliptical"], ["타원형", "타원"], ["楕円形", "楕円"])
    case .carousel: Names(["carousel"], ["캐러셀", "카루셀", "회전식"], ["カルーセル"])
    case .basic:
      Names(
        ["basic", "default"], ["베이직", "기본", "기본값", "기본형", "디폴트"],
        ["ベーシック", "基本", "デフォルト", "標準"])
    case .subtitle:
      Names(["subtitle"], ["서브타이틀", "부제목", "부제", "서브 타이틀"], ["サブタイトル", "副題", "字幕"])
    case .rightDetail:
      Names(
        specific: true, ["right detail", "value 1", "value1", "right details"],
        [
          "오른편 디테일", "오른쪽 디테일", "우측 디테일", "라이트 디테일", "오른쪽 세부사항", "오른쪽 세부정보",
          "오른쪽 세부 항목", "오른쪽 상세", "우측 상세", "우측 세부사항", "값1",
        ],
        ["右詳細", "右の詳細", "右側の詳細", "右側詳細", "右ディテール", "ライトディテール", "値1"])
    case .leftDetail:
      Names(
        specific: true, ["left detail", "value 2", "value2", "left details"],
        [
          "왼편 디테일", "왼쪽 디테일", "좌측 디테일", "레프트 디테일", "왼쪽 세부사항", "왼쪽 세부정보",
          "왼쪽 세부 항목", "왼쪽 상세", "좌측 상세", "좌측 세부사항", "값2",
        ],
        ["左詳細", "左の詳細", "左側の詳細", "左側詳細", "左ディテール", "レフトディテール", "値2"])
    case .custom:
      Names(
        ["custom", "custom cell", "custom row"], ["커스텀", "커스텀 셀", "사용자화", "사용자 설정", "맞춤"],
        ["カスタム", "カスタムセル", "独自"])
    case .checkmark:
      Names(["checkmark", "check mark"], ["체크 표시", "체크마크"], ["チェックマーク", "チェック"])
    case .disclosure:
      Names(
        specific: true, ["disclosure indicator"],
        ["공개 지시기", "공개 표시기", "디스클로저 인디케이터", "펼침 표시기", "더보기 표시"],
        ["開示インジケータ", "開示インジケーター", "ディスクロージャインジケータ", "詳細表示インジケータ"])
    case .info:
      Names(
        specific: true, ["info button", "detail disclosure button", "detail button"],
        ["정보 버튼", "인포 버튼", "상세 공개 버튼", "세부 정보 공개 버튼", "세부 정보 버튼"],
        ["情報ボタン", "詳細開示ボタン", "詳細ディスクロージャボタン", "詳細ボタン", "インフォボタン"])
    case .badge: Names(["row badge", "list badge"], ["행 배지", "행 뱃지"], ["行のバッジ"])
    case .toggle: Names(["row switch"], ["행 스위치"], ["行のスイッチ"])
    case .popUpMenu: Names(["row pop-up menu"], ["행 팝업 메뉴"], ["行のポップアップメニュー"])
    case .reorder:
      Names(
        ["reorder control", "reordering rows"], ["순서 변경 컨트롤", "재정렬 컨트롤", "행 순서 변경"],
        ["並べ替えコントロール", "行の並べ替え"])
    case .delete:
      Names(["delete control", "deleting rows"], ["삭제 컨트롤", "행 삭제"], ["削除コントロール", "行の削除"])
    case .insert:
      Names(["insert control", "inserting rows"], ["삽입 컨트롤", "행 삽입"], ["挿入コントロール", "行の挿入"])
    case .multiselect:
      Names(
        ["multiple selection", "multiselect"], ["다중 선택", "복수 선택"], ["複数選択"])
    case .index:
      Names(
        specific: true, ["section index", "table index"], ["섹션 색인", "섹션 인덱스", "테이블 색인"],
        ["セクション索引", "セクションインデックス", "表の索引"])
    case .sections:
      Names(
        ["sections", "section headers and footers"], ["섹션", "섹션 헤더와 푸터"],
        ["セクション", "セクションヘッダーとフッター"])
    case .editing: Names(["edit mode", "editing mode"], ["편집 모드"], ["編集モード"])
    case .selection: Names(["row selection"], ["행 선택"], ["行の選択"])
    case .loading:
      Names(["loading rows", "table loading"], ["테이블 로딩", "행 로딩"], ["行の読み込み", "表の読み込み"])
    case .liveUpdates: Names(["live updates"], ["실시간 업데이트"], ["自動更新", "ライブ更新"])
    case .refresh:
      Names(
        ["refresh control", "pull to refresh"], ["새로고침 컨트롤", "당겨서 새로고침", "리프레시 컨트롤"],
        ["更新コントロール", "リフレッシュコントロール", "引っ張って更新"])
    case .columns:
      Names(
        ["multicolumn table", "multi-column table"], ["다중 열", "여러 열"], ["複数列", "複数列の表"])
    case .sorting:
      Names(["sortable columns", "sorting columns"], ["열 정렬", "정렬 가능한 열"], ["列の並べ替え"])
    case .resizing:
      Names(["resizable columns", "resizing columns"], ["열 크기 조절", "열 너비 조절"], ["列のサイズ変更"])
    case .alternatingRows:
      Names(
        ["alternating rows", "alternating row colors"], ["교대 행 색상", "번갈아 나오는 행 색", "번갈아 바뀌는 행 색상"],
        ["交互の行", "交互の行の色", "交互に変わる行の色"])
    case .outline:
      Names(
        ["outline view", "outline", "disclosure triangle"],
        ["아웃라인 뷰", "아웃라인", "펼침 삼각형", "공개 삼각형"],
        ["アウトラインビュー", "アウトライン", "開閉用三角ボタン", "開示三角形"])
    case .splitView: Names(["list in a split view"], ["분할 뷰의 목록"], ["分割ビューのリスト"])
    case .swipe:
      Names(["swipe actions", "swipe action"], ["스와이프 동작", "쓸어넘기기 동작"], ["スワイプアクション"])
    case .contextMenu:
      Names(["row context menu", "context menus of rows"], ["행의 컨텍스트 메뉴"], ["行のコンテキストメニュー"])
    case .collapsible:
      Names(["collapsible sections", "collapsing sections"], ["접히는 섹션"], ["折りたためるセクション"])
    case .headerProminence:
      Names(["header prominence", "prominent headers"], ["돋보이는 헤더"], ["目立つヘッダー"])
    case .sectionSpacing: Names(["section spacing"], ["섹션 간격"], ["セクションの間隔"])
    case .separators:
      Names(["row separators", "list separators"], ["행 구분선", "목록 구분선"], ["行の区切り線", "リストの区切り線"])
    case .search: Names(["list search field"], ["목록의 검색 필드"], ["リストの検索フィールド"])
    case .emptyState: Names(["empty state", "empty states"], ["빈 상태"], ["空の状態"])
    case .disabledRow:
      Names(["disabled rows", "unavailable rows"], ["쓸 수 없는 행", "비활성 행"], ["使えない行", "無効な行"])
    case .placeholder:
      Names(["placeholder rows"], ["자리표시 행", "플레이스홀더 행"], ["プレースホルダの行"])
    case .columnChoice: Names(["choice of columns"], ["열 고르기"], ["列の選択"])
    case .dragBetween:
      Names(
        ["drag between lists", "dragging rows between lists"], ["목록 사이 드래그", "목록 간 드래그"],
        ["リスト間のドラッグ"])
    case .inspector: Names(["list inspector"], ["목록의 인스펙터"], ["リストのインスペクタ"])
    case .focus: Names(["focused row"], ["포커스된 행", "초점이 맞춰진 행"], ["フォーカスされた行"])
    case .verticalPaging:
      Names(
        ["vertical paging", "vertical page-based navigation"], ["세로 페이지 이동", "수직 페이지 탐색"],
        ["縦のページ移動", "縦方向のページ移動", "垂直ページナビゲーション"])
    }
  }
}
