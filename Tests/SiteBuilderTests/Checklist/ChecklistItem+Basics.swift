import RowStyles

extension ChecklistItem {
  /// What a table is.
  static let basics: [ChecklistItem] = [
    ChecklistItem(
      1,
      [
        .at(
          .tables, "A table is one column of rows that people scroll through", "한 열로 늘어선 행을 스크롤하며",
          "一列に並んだ行をスクロールして"),
        .at(.tables, "they can stand in sections or groups", "섹션이나 그룹으로 나뉠 수도", "セクションやグループに分ける"),
      ]),
    ChecklistItem(
      2,
      [
        .at(
          .tables, "as useful for five settings as it is for five thousand books", "책 오천 권을 담을 때도",
          "五千冊の本にも")
      ]),
    ChecklistItem(
      3,
      [
        .at(.tables, "Text is what a table shows best", "가장 잘 보여 주는 것은 텍스트", "最も得意とするのは、テキスト"),
        .at(.tables, "Use lists and tables mainly for text.", "주로 텍스트를 담으세요", "主にテキストを入れます"),
      ]),
    ChecklistItem(
      4,
      [
        .at(
          .tables, "one pane holds a table that shows what there is", "한쪽 영역의 테이블은 무엇이 있는지",
          "一方のペインのテーブルに何があるか"),
        .at(
          .tables, "Mail on iPadOS and macOS keeps the messages in one pane",
          "iPadOS와 macOS의 Mail은", "iPadOSとmacOSの「メール」は"),
      ], [.selectionPath], examples: ["seed-vault"]),
    ChecklistItem(
      5,
      [
        .at(
          .tables, "select them, add and delete them, and change their order",
          "선택하고, 추가하고, 삭제하고, 순서를", "選択する、加える、削除する、順番を変える"),
        .at(.tables, "gathered in groups or nested in a hierarchy", "그룹으로 묶거나 계층으로 중첩", "階層として入れ子"),
      ]),
    ChecklistItem(
      6, [.at(.tables, "Settings in iOS is one of them", "iOS의 설정이 그렇습니다", "iOSの「設定」がその一例")]),
    ChecklistItem(
      7,
      [
        .at(.tables, "a spreadsheet goes further still", "스프레드시트는 한 걸음 더", "スプレッドシートなら"),
        .at(.tables, "sort by any of them", "어느 것으로든 정렬", "どれを基準にしてもソート"),
      ], examples: ["survey-files"]),
    ChecklistItem(
      8,
      [.at(.tables, "When items differ a great deal in size", "항목의 크기가 크게 다르거나", "項目の大きさが大きく異なる")],
      [.collection]),
    ChecklistItem(
      9,
      [
        .at(
          .tableStyles, "The Mailboxes screen that the guideline shows is a plain table",
          "메일상자 화면이 플레인 테이블", "「メールボックス」画面は、プレーンのテーブル"),
        .at(
          .tableStyles, "The driving and navigation settings of Maps", "지도 앱의 운전 및 내비게이션 설정",
          "「マップ」の運転とナビゲーションの設定"),
        .at(
          .tableStyles, "the sound settings on an iPad had two styles side by side", "iPad의 사운드 설정",
          "iPadのサウンド設定"),
        .at(
          .tableStyles, "divides the sound options into three groups", "소리 옵션을 세 그룹으로",
          "三つのグループに分けて"),
      ]),
  ]
}
