extension StatementMatcher {
  /// The signatures in the order in which they are tried: more specific ones come first.
  static let signatures: [Signature] = [
    Signature(
      guidelines: [.indexTrailing],
      en: [["index"], ["right-aligned", "right aligned", "disclosure", "trailing", "controls"]],
      ko: [
        ["색인", "인덱스", "index"],
        ["오른", "우측", "공개 지시", "디스클로저", "disclosure", "후행", "끝부분", "끝에"],
      ],
      ja: [["索引", "インデックス"], ["末尾", "右", "開示", "ディスクロージャ", "後端"]]),
    Signature(
      guidelines: [.loadProgress],
      en: [["progress", "activity indicator"], ["load"]],
      ko: [["진행", "프로그레스", "프로그래스", "인디케이터"], ["로드", "로딩", "불러오"]],
      ja: [["進捗", "進行", "プログレス"], ["読み込", "ロード"]]),
    Signature(
      guidelines: [.loadNow, .loadOrder],
      en: [["quickly", "immediately", "right away", "at once"], ["content", "data", "rows"]],
      ko: [
        ["빠르게", "빨리", "즉시", "신속"], ["보여", "표시", "보이"],
        ["콘텐츠", "컨텐츠", "컨텐트", "데이터", "내용"],
      ],
      ja: [["すぐ", "素早", "早く", "迅速", "速やか"], ["表示", "見せ"], ["コンテンツ", "内容", "データ"]]),
    Signature(
      guidelines: [.liveScroll, .liveEdge, .liveJump, .liveRefresh],
      en: [["fresh", "up to date", "up-to-date"], ["content", "data", "table"]],
      ko: [["최신", "신선"], ["콘텐츠", "컨텐츠", "데이터", "내용"]],
      ja: [["最新", "新鮮"], ["保", "維持", "更新"]]),
    Signature(
      guidelines: [.deleteTitle],
      en: [["delete"], ["title", "label"], ["button"]],
      ko: [["삭제", "delete"], ["타이틀", "제목"]],
      ja: [["削除"], ["タイトル", "名前", "ラベル"], ["ボタン"]]),
    Signature(
      guidelines: [.selectionFeedback, .selectionPath],
      en: [["feedback"], ["select", "choos", "tap"]],
      ko: [["피드백"], ["선택", "탭"]],
      ja: [["フィードバック"], ["選択", "選ぶ", "選ん"]]),
    Signature(
      guidelines: [.middle],
      en: [["readab", "legib"], ["clip", "truncat", "cut off"]],
      ko: [["가독성", "읽기 쉽", "알아보"], ["잘리", "잘릴", "잘린", "생략", "말줄임"]],
      ja: [["読みやすさ", "可読性"], ["切り", "切れ", "省略"]]),
    Signature(
      guidelines: [.textFit, .rowLong],
      en: [["text", "titles"], ["succinct", "concise", "short", "brief"]],
      ko: [["텍스트", "문구", "글"], ["간결", "짧게", "짧은"]],
      ja: [["テキスト", "文字", "文言"], ["簡潔", "短く"]]),
    Signature(
      guidelines: [.rowCustom, .standardFirst],
      en: [["custom"], ["cell", "row"], ["style", "nonstandard", "non-standard"]],
      ko: [["커스텀", "사용자", "새로 만들", "맞춤"], ["셀"], ["표준", "기본"]],
      ja: [["カスタム", "独自"], ["セル"], ["標準", "スタイル"]]),
    Signature(
      guidelines: [.columnSort],
      en: [["sort"], ["column", "heading"]],
      ko: [["정렬"], ["열 ", "열의", "머리글", "컬럼", "칼럼"], ["클릭", "누르", "선택"]],
      ja: [["並べ替え", "並び替え", "ソート"], ["列"], ["クリック", "見出し"]]),
    Signature(
      guidelines: [.columnResize],
      en: [["resize", "width of col"], ["column"]],
      ko: [["크기", "너비", "폭"], ["열의", "열 ", "컬럼", "칼럼"], ["조절", "조정", "변경", "바꿀"]],
      ja: [["サイズ", "幅"], ["列"], ["変更", "変え", "調整"]]),
    Signature(
      guidelines: [.columnAlternate],
      en: [["alternat"], ["row"], ["color", "colour", "background"]],
      ko: [["번갈아", "교대", "교차"], ["색", "배경"]],
      ja: [["交互"], ["色", "背景"]]),
    Signature(
      guidelines: [.columnHeading, .columnPunctuation, .context],
      en: [["column"], ["heading", "header"]],
      ko: [["열 ", "열의", "컬럼", "칼럼"], ["머리글", "제목", "헤딩"]],
      ja: [["列"], ["見出し"]]),
    Signature(
      guidelines: [.outline],
      en: [["outline"], ["hierarch"]],
      ko: [["아웃라인", "개요"], ["계층"]],
      ja: [["アウトライン"], ["階層"]]),
    Signature(
      guidelines: [.infoNavigates, .navigationDisclosure],
      en: [["info button", "information button", "detail disclosure"]],
      ko: [["정보 버튼", "인포 버튼", "상세 공개 버튼"]],
      ja: [["情報ボタン", "詳細開示ボタン", "詳細ディスクロージャボタン"]]),
    Signature(
      guidelines: [.watchPaging],
      en: [["vertical"], ["page", "paging"]],
      ko: [["수직", "세로"], ["페이지"]],
      ja: [["垂直", "縦"], ["ページ"]]),
    Signature(
      guidelines: [.watchCount],
      en: [["limit"], ["number of rows", "rows"]],
      ko: [["행 수", "행의 수", "행의 개수", "줄 수"], ["제한", "줄이", "줄여"]],
      ja: [["行数", "行の数"], ["制限", "減ら", "抑え"]]),
    Signature(
      guidelines: [.televisionMask],
      en: [["image"], ["highlight", "focus"], ["row"]],
      ko: [["이미지"], ["강조", "하이라이트", "초점", "포커스"], ["행"]],
      ja: [["イメージ", "画像"], ["強調", "焦点", "フォーカス"], ["行"]]),
    Signature(
      guidelines: [.rowBasic, .rowDetail, .rowSame],
      en: [["row style"], ["information", "fits", "appropriate"]],
      ko: [["행 스타일", "행의 스타일"], ["정보", "맞는", "적합", "적절"]],
      ja: [["行スタイル", "行のスタイル"], ["情報", "適し", "合"]]),
    Signature(
      guidelines: [.platform],
      en: [["style"], ["platform"], ["data", "table", "list"]],
      ko: [["스타일"], ["플랫폼"]],
      ja: [["スタイル"], ["プラットフォーム"]]),
    Signature(
      guidelines: [.editMode],
      en: [["edit"], ["let people", "allow", "let users"], ["table", "list"]],
      ko: [["편집"], ["테이블", "목록", "리스트", "표"], ["있도록", "있게", "허용"]],
      ja: [["編集"], ["表", "リスト", "テーブル"], ["できるよう", "ようにし"]]),
    Signature(
      guidelines: [.collection],
      en: [["prefer", "favor"], ["text"], ["table", "list"]],
      ko: [["텍스트"], ["테이블", "목록", "리스트", "표"], ["선호", "우선", "바람직"]],
      ja: [["テキスト"], ["表", "リスト", "テーブル"], ["望まし", "優先"]]),
    Signature(
      guidelines: [.widthThin, .widthWide],
      en: [["width"], ["table", "list"]],
      ko: [["너비", "폭"], ["테이블", "목록", "리스트", "표"]],
      ja: [["幅"], ["表", "リスト", "テーブル"]]),
  ]
}
