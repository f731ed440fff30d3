import RowStyles

extension ChecklistItem {
  /// Styles, sections and the index.
  static let styles: [ChecklistItem] = [
    ChecklistItem(
      10,
      [
        .at(
          .tableStyles, "Plain. Rows run from one edge", "플레인. 행이 테이블의 한쪽 가장자리",
          "プレーン。行がテーブルの端から端まで")
      ], examples: ["plot-holders"]),
    ChecklistItem(
      11,
      [.at(.tableStyles, "Grouped. Rows stand in groups", "그룹. 행이 그룹으로 묶이고", "グループ。行がグループにまとめられ")],
      examples: ["reading-room"]),
    ChecklistItem(
      12,
      [
        .at(
          .tableStyles, "The groups have rounded corners and keep their distance",
          "그룹의 모서리가 둥글고 상위 뷰의 가장자리", "グループの角が丸く、親ビューの端から離れて")
      ], examples: ["soundscape"]),
    ChecklistItem(
      13,
      [
        .at(
          .tableStyles, "A grouped table has at least one group", "그룹 테이블에는 그룹이 적어도 하나",
          "グループのテーブルには少なくとも一つのグループ")
      ], [.groupedHasGroup]),
    ChecklistItem(
      14,
      [.at(.tableStyles, "a group has at least one row", "그룹에는 행이 적어도 하나", "どのグループにも少なくとも一つの行")],
      [.groupHasRow]),
    ChecklistItem(
      15,
      [
        .at(
          .tableStyles, "at least one group, at least one row in each group",
          "그룹은 적어도 하나, 각 그룹의 행도 적어도 하나", "グループは少なくとも一つ、各グループの行も少なくとも一つ")
      ], [.groupedHasGroup, .groupHasRow]),
    ChecklistItem(
      16, [.at(.tableStyles, "This style has no index", "이 스타일에는 색인이 없습니다", "このスタイルには索引がありません")],
      [.groupedHasNoIndex]),
    ChecklistItem(
      17,
      [
        .at(
          .tableStyles, "a header and a footer where they help, and no index",
          "필요한 곳에 두며, 색인은 없습니다", "役に立つところに置き、索引はありません")
      ], [.groupedHasNoIndex]),
    ChecklistItem(
      18,
      [
        .at(
          .tableStyles, "The style is at its best in a regular width", "레귤러 너비에서 가장 돋보입니다",
          "最も生きるのは、レギュラー幅")
      ], [.insetCompact]),
    ChecklistItem(
      19,
      [
        .at(
          .tableStyles, "a localized string that is longer than the original wraps first",
          "원문보다 길어진 문자열부터 줄이", "原文より長くなった文字列がまず折り返され")
      ], [.insetCompact], examples: ["irrigation-narrow"]),
    ChecklistItem(
      20,
      [
        .at(
          .tableStyles, "headers, footers, and additional space keep the groups apart",
          "헤더와 푸터, 추가 간격이 그룹을 서로 구분", "ヘッダー、フッター、広めの間隔がグループを区切り")
      ]),
    ChecklistItem(
      21,
      [
        .at(
          .tableStyles, "rows seem to roll off a rounded surface", "둥근 표면에서 굴러떨어지는", "丸い面から転がり落ちる")
      ], examples: ["trail-marks"]),
    ChecklistItem(
      22,
      [
        .at(
          .tableStyles, "Rows with alternating backgrounds make a large table easier",
          "배경색이 번갈아 바뀌는 행은 큰 테이블을", "背景色が交互に変わる行によって、大きなテーブル"),
        .at(
          .tableStyles, "alternatingRowBackgrounds()", "alternatingRowBackgrounds()",
          "alternatingRowBackgrounds()"),
      ]),
    ChecklistItem(
      23,
      [
        .at(
          .tableStyles, "Choose the style that suits the data and the platform.",
          "데이터와 플랫폼에 어울리는 스타일을", "データとプラットフォームに合ったスタイルを"),
        .at(
          .platforms, "Each platform offers the styles that make sense on it",
          "플랫폼마다 그곳에서 의미가 있는 스타일", "そこで意味のあるスタイル"),
      ], [.platform], examples: ["trail-marks"]),
    ChecklistItem(
      24,
      [
        .at(
          .tableStyles, "in a single sequence or in sections that carry a label", "레이블이 붙은 섹션으로",
          "ラベルの付いたセクションに"),
        .at(.index, "Divide the rows into sections first.", "먼저 행을 섹션으로 나누세요", "まず行をセクションに分けます"),
      ], [.indexHasSections]),
    ChecklistItem(
      25,
      [
        .at(
          .tableStyles, "comes before the first row; a footer can come after the last one",
          "첫 행 앞에 오는 섹션의 헤더", "最初の行の前に置かれ"),
        .at(
          .tableStyles, "comes before the first row; a footer can come after the last one",
          "마지막 행 뒤에는 푸터", "最後の行のあとにはフッター"),
      ]),
    ChecklistItem(
      26,
      [
        .at(
          .tableStyles, "Both are optional, and both scroll away with their group", "둘 다 선택 사항이며",
          "どちらも省略でき"), .at(.tableStyles, "A header above a group", "그룹 위의 헤더는", "グループの上に置くヘッダー"),
        .at(.tableStyles, "a footer below it", "아래의 푸터는", "下に置くフッター"),
      ], [.foldingHeader]),
    ChecklistItem(
      27,
      [
        .at(
          .tableStyles, "a strip of letters down the right edge", "오른쪽 가장자리에 세로로 늘어선 글자",
          "右端に縦に並んだ文字"),
        .at(
          .index, "stands vertically at the trailing edge of the list", "뒤쪽 가장자리에 세로로 놓이며",
          "末尾側の端に縦に置かれ"), .at(.index, "it is optional", "선택 사항입니다", "省略できます"),
      ], [.indexOnPlain, .indexHasSections, .indexCollation], examples: ["genus-index"]),
    ChecklistItem(
      28,
      [
        .at(.index, "the letters of an alphabet", "자모나 알파벳의 글자", "五十音やアルファベットの文字"),
        .at(
          .index, "jumps to the section of the letter that people choose", "고른 글자의 섹션으로 이동",
          "選んだ文字のセクションへ移動"),
      ], [.indexHasSections, .indexCollation]),
    ChecklistItem(
      29, [.at(.index, "long strokes are not precise", "긴 움직임은 정밀하지 않습니다", "大きな動きは正確ではありません")],
      [.indexTrailing]),
    ChecklistItem(
      30,
      [
        .at(
          .index, "give the table an index, or give its rows elements at the right edge",
          "테이블에 색인을 두거나, 행의 오른쪽 가장자리에", "索引を付けるか、行の右端に要素を置くか"),
        .at(
          .index, "it is difficult to use one without touching the other",
          "건드리지 않고 다른 하나를 쓰기가 어렵습니다", "片方に触れずにもう片方を使うことが難しく"),
      ], [.indexTrailing], examples: ["moth-index"]),
  ]
}
