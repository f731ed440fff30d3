/// The interface words of the examples.
///
/// The script contains no words of its own; it reads these.
package enum Word: String, CaseIterable, Sendable {
  case edit, done, undo, delete, moveUp, moveDown, moved, selectAll, selected, deleted, rowActions
  case back, close, about, goTo, index, newRows, jump, add, refresh, reload, play, updated, loading
  case loaded, older, more, previous, next, cannotPage, remove, lastGroup, groupGone, sort
  case sortedUp, sortedDown, resize, width, textSize, appearance, automatic, light, dark, palette
  case readable, device, language, rowStyle, accessories, adjust, variant, wrapped, wrapsBelow
  case alternate, truncation, tail, middle, wrap, expand, collapse, on, off, code, yaml, copy,
    copied
  case doThis, doNotThis, findings, error, warning, advice, image, example, choose, level, platform
  case chosen, opened, fitsColumn, options, tableStyle, toTop, addTo, added, noMore
  case linkTo, codeOf, copyLink, copyEmbed, copyByKey, codeKept, codeBehind
  case unavailable, columnsShown, found, clear, cancel, nothingFor, otherWords, inspector
  case severalRows, moveTo, moveRow, movedTo, selectRow

  /// The word in three languages.
  ///
  /// It is long because every word is a case of its own.
  package var text: LocalizedText {
    switch self {
    case .edit: LocalizedText(en: "Edit", ko: "편집", ja: "編集")
    case .done: LocalizedText(en: "Done", ko: "완료", ja: "完了")
    case .undo: LocalizedText(en: "Undo", ko: "실행 취소", ja: "取り消す")
    case .delete: CodeWords.delete
    case .moveUp: LocalizedText(en: "Move up: {0}", ko: "위로 이동: {0}", ja: "上へ移動：{0}")
    case .moveDown: LocalizedText(en: "Move down: {0}", ko: "아래로 이동: {0}", ja: "下へ移動：{0}")
    case .moved:
      LocalizedText(
        en: "{0}: position {1} of {2}", ko: "{0}: {2}개 중 {1}번째", ja: "{0}：{2}件中{1}番目")
    case .selectAll: LocalizedText(en: "Select all", ko: "모두 선택", ja: "すべて選択")
    case .selected: LocalizedText(en: "{0} selected", ko: "{0}개 선택됨", ja: "{0}件を選択")
    case .deleted: LocalizedText(en: "{0}: removed", ko: "{0}: 제거됨", ja: "{0}：削除しました")
    case .rowActions: LocalizedText(en: "Actions for {0}", ko: "{0} 동작", ja: "{0}の操作")
    case .back: LocalizedText(en: "Back", ko: "뒤로", ja: "戻る")
    case .close: LocalizedText(en: "Close", ko: "닫기", ja: "閉じる")
    case .about: LocalizedText(en: "More about {0}", ko: "{0} 정보", ja: "{0}の情報")
    case .goTo: LocalizedText(en: "Go to {0}", ko: "‘{0}’ 위치로 이동", ja: "{0}へ移動")
    case .index: LocalizedText(en: "Index", ko: "색인", ja: "索引")
    case .newRows: LocalizedText(en: "{0} new", ko: "새 항목 {0}개", ja: "新着{0}件")
    case .jump: LocalizedText(en: "{0}: {1} new", ko: "{0}: {1}개", ja: "{0}：{1}件")
    case .add: LocalizedText(en: "Add rows", ko: "행 추가", ja: "行を追加")
    case .refresh: LocalizedText(en: "Refresh", ko: "새로고침", ja: "更新")
    case .reload: LocalizedText(en: "Load again", ko: "다시 로드", ja: "再読み込み")
    case .play: LocalizedText(en: "Play", ko: "재생", ja: "再生")
    case .updated: LocalizedText(en: "Up to date", ko: "최신 상태", ja: "最新の状態です")
    case .loading: LocalizedText(en: "Loading", ko: "로드 중", ja: "読み込み中")
    case .loaded: LocalizedText(en: "Loaded", ko: "로드됨", ja: "読み込みました")
    case .older: LocalizedText(en: "older", ko: "이전 데이터", ja: "前のデータ")
    case .more: LocalizedText(en: "Show more", ko: "더 보기", ja: "さらに表示")
    case .previous: LocalizedText(en: "Previous", ko: "이전", ja: "前へ")
    case .next: LocalizedText(en: "Next", ko: "다음", ja: "次へ")
    case .cannotPage:
      LocalizedText(
        en: "This detail scrolls, so it has no vertical paging",
        ko: "이 상세 뷰는 스크롤되므로 세로 페이지 이동을 할 수 없음",
        ja: "この詳細ビューはスクロールするため縦方向のページ移動はできません")
    case .remove: LocalizedText(en: "Remove: {0}", ko: "제거: {0}", ja: "削除：{0}")
    case .lastGroup:
      LocalizedText(
        en: "The last group has to keep a row", ko: "마지막 그룹에는 행이 남아 있어야 함",
        ja: "最後のグループには行を残します")
    case .groupGone:
      LocalizedText(
        en: "Its group was removed too", ko: "그룹도 함께 없어짐", ja: "グループもなくなりました")
    case .sort: LocalizedText(en: "Sort by {0}", ko: "{0} 기준 정렬", ja: "{0}でソート")
    case .sortedUp:
      LocalizedText(en: "{0}, ascending", ko: "{0}, 오름차순", ja: "{0}、昇順")
    case .sortedDown:
      LocalizedText(en: "{0}, descending", ko: "{0}, 내림차순", ja: "{0}、降順")
    case .resize: LocalizedText(en: "Width of {0}", ko: "{0} 열의 너비", ja: "{0}の列幅")
    case .width: LocalizedText(en: "Width", ko: "너비", ja: "幅")
    case .textSize: LocalizedText(en: "Text size", ko: "글자 크기", ja: "文字サイズ")
    case .appearance: LocalizedText(en: "Appearance", ko: "화면 모드", ja: "外観")
    case .automatic: LocalizedText(en: "Automatic", ko: "자동", ja: "自動")
    case .light: LocalizedText(en: "Light", ko: "라이트", ja: "ライト")
    case .dark: LocalizedText(en: "Dark", ko: "다크", ja: "ダーク")
    case .palette: LocalizedText(en: "Colors", ko: "색상", ja: "色")
    case .readable: LocalizedText(en: "Readable", ko: "읽기 쉽게", ja: "読みやすさ優先")
    case .device: LocalizedText(en: "As on the device", ko: "기기와 같게", ja: "実機どおり")
    case .language: LocalizedText(en: "Language", ko: "언어", ja: "言語")
    case .rowStyle: LocalizedText(en: "Row style", ko: "행 스타일", ja: "行のスタイル")
    case .accessories: LocalizedText(en: "Accessories", ko: "액세서리", ja: "アクセサリ")
    case .adjust: LocalizedText(en: "Try it", ko: "바꿔 보기", ja: "試す")
    case .variant: LocalizedText(en: "Version", ko: "버전", ja: "バージョン")
    case .wrapped:
      LocalizedText(
        en: "{0} rows too narrow", ko: "너비가 모자란 행 {0}개", ja: "幅の足りない行{0}件")
    case .wrapsBelow: LocalizedText(en: "{0} needs {1} px", ko: "{0}: {1}px 필요", ja: "{0}：{1} px必要")
    case .alternate: LocalizedText(en: "Alternate rows", ko: "행 색 번갈아 쓰기", ja: "行の色を交互に")
    case .truncation: LocalizedText(en: "Ellipsis", ko: "줄임표", ja: "省略")
    case .tail: LocalizedText(en: "End", ko: "끝", ja: "末尾")
    case .middle: LocalizedText(en: "Middle", ko: "가운데", ja: "中央")
    case .wrap: LocalizedText(en: "None", ko: "없음", ja: "なし")
    case .expand: LocalizedText(en: "Open {0}", ko: "{0} 펼치기", ja: "{0}を開く")
    case .collapse: LocalizedText(en: "Close {0}", ko: "{0} 접기", ja: "{0}を閉じる")
    case .on: LocalizedText(en: "on", ko: "켬", ja: "オン")
    case .off: LocalizedText(en: "off", ko: "끔", ja: "オフ")
    case .code: LocalizedText(en: "Code", ko: "코드", ja: "コード")
    case .yaml: LocalizedText(en: "Source", ko: "원본", ja: "ソース")
    case .copy: LocalizedText(en: "Copy", ko: "복사", ja: "コピー")
    case .copied: LocalizedText(en: "Copied", ko: "복사됨", ja: "コピーしました")
    case .doThis: LocalizedText(en: "Do", ko: "좋은 예", ja: "よい例")
    case .doNotThis: LocalizedText(en: "Don’t", ko: "나쁜 예", ja: "悪い例")
    case .findings: LocalizedText(en: "Findings", ko: "지적 사항", ja: "指摘")
    case .error: LocalizedText(en: "Error", ko: "오류", ja: "エラー")
    case .warning: LocalizedText(en: "Warning", ko: "경고", ja: "警告")
    case .advice: LocalizedText(en: "Advice", ko: "조언", ja: "助言")
    case .image: LocalizedText(en: "Image", ko: "이미지", ja: "画像")
    case .example: LocalizedText(en: "Example", ko: "예시", ja: "例")
    case .choose: LocalizedText(en: "Choose {0}", ko: "{0} 선택", ja: "{0}を選択")
    case .level: LocalizedText(en: "level {0}", ko: "{0}단계", ja: "階層{0}")
    case .platform: LocalizedText(en: "Platform", ko: "플랫폼", ja: "プラットフォーム")
    case .chosen: LocalizedText(en: "chosen", ko: "선택됨", ja: "選択済み")
    case .opened: LocalizedText(en: "{0}: opened", ko: "{0}: 열림", ja: "{0}：開きました")
    case .fitsColumn: LocalizedText(en: "Fit {0}", ko: "{0} 맞추기", ja: "{0}を合わせる")
    case .tableStyle: LocalizedText(en: "Table style", ko: "테이블 스타일", ja: "テーブルのスタイル")
    case .toTop: LocalizedText(en: "Move to top", ko: "맨 위로 이동", ja: "先頭へ移動")
    case .addTo: LocalizedText(en: "Insert: {0}", ko: "삽입: {0}", ja: "挿入：{0}")
    case .added: LocalizedText(en: "{0}: added", ko: "{0}: 추가됨", ja: "{0}：追加しました")
    case .noMore:
      LocalizedText(en: "Nothing more to add", ko: "더 추가할 항목 없음", ja: "追加できる項目はありません")
    case .linkTo: LocalizedText(en: "Link to {0}", ko: "{0} 링크", ja: "{0}へのリンク")
    case .codeOf: LocalizedText(en: "Code: {0}", ko: "코드: {0}", ja: "コード：{0}")
    case .copyLink: LocalizedText(en: "Copy link", ko: "링크 복사", ja: "リンクをコピー")
    case .copyEmbed:
      LocalizedText(en: "Copy code to embed", ko: "삽입용 코드 복사", ja: "埋め込み用コードをコピー")
    case .codeKept:
      LocalizedText(
        en: "YAML has every change. Save it, and hig-notes example --as writes its code.",
        ko: "YAML에는 바꾼 내용이 모두 들어 있습니다. 저장하고 hig-notes example --as로 코드를 만드세요.",
        ja: "YAMLには変更がすべて入っています。保存すると、hig-notes example --asでコードにできます。")
    case .codeBehind:
      LocalizedText(
        en: "This code does not have your changes.", ko: "이 코드에는 바꾼 내용이 들어 있지 않습니다.",
        ja: "このコードには変更が入っていません。")
    case .copyByKey:
      LocalizedText(
        en: "Selected: copy it with the keyboard", ko: "선택됨: 키보드로 복사",
        ja: "選択しました。キーボードでコピーできます")
    case .unavailable: LocalizedText(en: "unavailable", ko: "쓸 수 없음", ja: "使用不可")
    case .columnsShown: LocalizedText(en: "Columns", ko: "열", ja: "列")
    case .found: LocalizedText(en: "{0} found", ko: "{0}개 찾음", ja: "{0}件見つかりました")
    case .clear: LocalizedText(en: "Clear", ko: "지우기", ja: "消去")
    case .cancel: LocalizedText(en: "Cancel", ko: "취소", ja: "キャンセル")
    case .nothingFor:
      LocalizedText(
        en: "No results for “{0}”", ko: "‘{0}’에 대한 결과 없음", ja: "“{0}”の検索結果はありません")
    case .otherWords:
      LocalizedText(
        en: "Check the spelling or try other words.", ko: "철자를 확인하거나 다른 말로 찾아 보세요.",
        ja: "つづりを確かめるか、別の言葉で試してください。")
    case .severalRows: LocalizedText(en: "{0} rows", ko: "{0}개 행", ja: "{0}行")
    case .moveTo:
      LocalizedText(en: "Move {0} to “{1}”", ko: "{0}: ‘{1}’ 목록으로 이동", ja: "{0}を「{1}」へ移動")
    case .moveRow: LocalizedText(en: "Move {0}", ko: "{0} 이동", ja: "{0}を移動")
    case .movedTo:
      LocalizedText(
        en: "{0}: “{1}”, position {2} of {3}", ko: "{0}: ‘{1}’, {3}개 중 {2}번째",
        ja: "{0}：「{1}」、{3}件中{2}番目")
    case .selectRow: CodeWords.selectRow
    case .inspector: CodeWords.inspector
    case .options: LocalizedText(en: "Options for {0}", ko: "{0} 옵션", ja: "{0}の設定")
    }
  }

  /// Whether only the HTML uses the word, and not the script.
  private var isStatic: Bool {
    switch self {

    case .yaml, .doThis, .doNotThis, .wrapped, .image, .example, .level, .fitsColumn, .chosen,
      .older, .unavailable, .goTo, .index, .sort, .expand, .collapse, .error, .linkTo, .codeOf,
      .variant, .selectRow:
      true
    default: false
    }
  }

  /// Whether the word occurs inside tables, whose language a reader can choose.
  private var isInside: Bool {
    switch self {
    case .width, .textSize, .appearance, .light, .dark, .palette, .readable, .device, .language,
      .rowStyle, .accessories, .adjust, .wrapsBelow, .alternate, .truncation, .tail,
      .middle, .wrap, .code, .copy, .copied, .findings, .error, .warning, .advice, .platform,
      .tableStyle, .remove, .lastGroup, .copyLink, .copyEmbed, .copyByKey, .codeKept,
      .codeBehind:
      false
    default: true
    }
  }

  /// The words for the script as a JSON object by name, each a text or one text per language.
  ///
  /// It includes, by id, the guidelines whose findings the script may raise while a reader edits.
  package static func catalogue(for language: TextLanguage, names: ConceptNames) -> Tree {
    func entry(_ key: String, _ text: LocalizedText, isInside: Bool = false) -> Tree.Entry {
      Tree.Entry(
        key: key, value: isInside ? Tree(text) : Tree(.scalar(text.best(for: language).text)))
    }
    let words = allCases.filter { !$0.isStatic }.map {
      entry($0.rawValue, $0.text, isInside: $0.isInside)
    }
    let live: [GuidelineID] = [.insetCompact, .textFit, .accessorySpace, .indexTrailing]
    let statements = live.compactMap { id in
      Guidelines.guideline(id).map { entry(id.rawValue, $0.statement) }
    }
    let samples = [Accessory.badge, .checkmark, .info, .disclosure].map(Concept.accessory)
    let shown = Concept.styles + Concept.rowStyles.filter { $0 != .rowStyle(.custom) } + samples
    // The styles that the panel offers on each platform.
    let styles = Platform.allCases.map { platform in
      let own = TableStyle.allCases.filter { $0 != .automatic && $0.platforms.contains(platform) }
      let words = own.map(\.rawValue).joined(separator: " ")
      return Tree.Entry(key: "styles-\(platform.rawValue)", value: Tree(.scalar(words)))
    }
    let named = shown.map { entry("name-\($0.rawValue)", names[$0]) }
    return Tree(.map(words + statements + named + styles))
  }
}
