import RowStyles

extension ChecklistItem {
  /// Editing, selection, loading.
  static let behaviour: [ChecklistItem] = [
    ChecklistItem(
      42,
      [
        .at(
          .editing, "people are glad if they can put the items into the order",
          "항목을 원하는 순서로 놓을 수 있으면", "項目を好きな順番に並べられることは喜ばれます")
      ], [.editMode], examples: ["watering-round"]),
    ChecklistItem(
      43,
      [
        .at(
          .editing, "In iOS and iPadOS, people select the items to edit in edit mode",
          "iOS와 iPadOS에서 편집할 항목은 편집 모드에서", "iOSとiPadOSでは、編集する項目は編集モードで")
      ], [.editMode]),
    ChecklistItem(
      44,
      [
        .at(
          .editing, "Replace the title when doing so removes a doubt", "그때에만 제목을 바꾸세요",
          "迷いがなくなる場合に限って、タイトルを変えます")
      ], [.deleteTitle], examples: ["hive-notes"]),
    ChecklistItem(
      45,
      [
        .at(
          .editing, "A tapped row lights up for a moment", "탭한 행은 잠깐 강조 표시되고", "タップされた行は一瞬ハイライトされ")
      ], [.selectionFeedback]),
    ChecklistItem(
      46,
      [
        .at(
          .editing, "Either a new view opens, or the row itself changes", "새로운 뷰가 열리거나",
          "新しいビューが開くか"),
        .at(.editing, "for example by gaining a checkmark", "체크 표시가 생기는", "チェックマークが付く"),
      ], [.selectionFeedback, .unavailableRow], examples: ["paper-weight"]),
    ChecklistItem(
      47,
      [
        .at(
          .editing, "leads through a hierarchy keeps the selected row highlighted",
          "계층을 따라 들어가는 목록은 선택한 행을 계속 강조 표시", "階層をたどるリストでは、選択した行をハイライトしたまま")
      ], [.selectionPath]),
    ChecklistItem(
      48,
      [
        .at(
          .editing, "highlights the row only briefly and then adds a mark", "잠깐만 강조 표시한 다음, 체크 표시",
          "短い間だけハイライトし、そのあとにチェックマーク")
      ], [.selectionFeedback], examples: ["choir-voices"]),
    ChecklistItem(
      49,
      [
        .at(
          .loading, "People should never face an empty table", "빈 테이블을 바라보게 해서는 안 됩니다",
          "空のテーブルを見せたままにしてはいけません")
      ], [.loadNow, .loadOrder, .emptyState]),
    ChecklistItem(
      50,
      [
        .at(
          .loading, "Fill the rows that are on screen with text first", "화면에 보이는 행을 먼저 텍스트로",
          "画面に見えている行をまずテキストで"),
        .at(
          .loading, "let images and other heavy data arrive one by one", "도착하는 대로 하나씩",
          "届いたものから入れていきます"),
      ], [.loadOrder], examples: ["tide-notices"]),
    ChecklistItem(
      51,
      [
        .at(
          .loading, "Data from the last visit can stand in for a while", "지난번에 받은 데이터를 잠시 대신",
          "前回のデータをしばらく代わりに")
      ], [.loadNow]),
    ChecklistItem(
      52,
      [
        .at(
          .loading, "show a progress bar or a spinning activity indicator", "진행률 막대나 회전하는 활동 표시기",
          "プログレスバーか、回転するアクティビティインジケータ")
      ], [.loadProgress], examples: ["glass-archive"]),
    ChecklistItem(
      53,
      [.at(.loading, "so that the table doesn't grow old", "이따금 새 데이터를 가져오되", "ときどき新しいデータを取り込みます")],
      [.liveScroll]),
    ChecklistItem(
      54,
      [
        .at(.loading, "but leave the scroll position alone", "스크롤 위치는 건드리지 마세요", "スクロール位置には手を付けません")
      ], [.liveScroll]),
    ChecklistItem(
      55,
      [
        .at(
          .loading, "Put the new rows at the beginning or at the end of the table", "테이블의 처음이나 끝에",
          "テーブルの先頭か末尾に")
      ], [.liveEdge]),
    ChecklistItem(
      56,
      [
        .at(.loading, "can announce new rows", "새 행이 왔음을 알리고", "新しい行を知らせ"),
        .at(.loading, "a tap on it can take people straight to them", "새 행으로 바로 이동", "その行まで直接案内"),
      ], [.liveJump]),
    ChecklistItem(
      57,
      [
        .at(
          .loading, "Let people update the table themselves.", "사용자가 직접 테이블을 업데이트", "自分でテーブルを更新できる"),
        .at(.loading, "A refresh control gives them", "새로고침 컨트롤이 있으면", "リフレッシュコントロールがあれば"),
      ], [.liveRefresh]),
  ]
}
