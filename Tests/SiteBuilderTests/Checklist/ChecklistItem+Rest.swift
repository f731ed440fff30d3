import RowStyles

extension ChecklistItem {
  /// Text, columns, platforms, names.
  static let rest: [ChecklistItem] = [
    ChecklistItem(
      58,
      [
        .at(
          .tables, "A narrow table cuts words off", "좁은 테이블에서는 단어가 잘리고 줄이 바뀌는데",
          "狭いテーブルでは、言葉が途中で切れたり")
      ], [.widthThin, .textFit]),
    ChecklistItem(
      59,
      [
        .at(
          .tables, "A very wide table has the opposite fault", "아주 넓은 테이블에는 반대의 문제",
          "幅の広すぎるテーブルには、逆の問題"),
        .at(
          .tables, "space that other content could use", "다른 콘텐츠가 쓸 수 있었을 공간", "ほかのコンテンツに使えたはずのスペース"
        ),
      ], [.widthWide]),
    ChecklistItem(
      60, [.at(.tables, "Write short row text.", "행의 텍스트를 짧게 쓰세요", "行のテキストは短く書きます")], [.textFit]),
    ChecklistItem(
      61,
      [
        .at(
          .tables, "shortens text by itself in every row style", "어떤 행 스타일에서든 텍스트를 알아서 줄이지만",
          "どの行のスタイルでもシステムが自動的に切り詰め"),
        .at(
          .tables, "depends on the style and on where the cut falls", "스타일과 잘리는 위치에 따라",
          "スタイルと切れる位置によって"),
      ], [.textFit]),
    ChecklistItem(
      62,
      [
        .at(
          .tables, "List their titles and show the whole text in a detail view", "상세 뷰에서 전체 텍스트를",
          "詳細ビューで全文を")
      ], [.rowLong], examples: ["letter-drafts"]),
    ChecklistItem(
      63,
      [
        .at(
          .tables, "An ellipsis in the middle keeps both ends", "가운데에 오는 줄임표는 양쪽 끝을",
          "中央の省略記号なら、両端が")
      ], [.middle], examples: ["survey-files"]),
    ChecklistItem(
      64,
      [
        .at(.columns, "a heading is a noun or a short noun phrase", "명사나 짧은 명사구", "名詞か短い名詞句"),
        .at(
          .columns, "it has title-style capitalization and no punctuation at the end",
          "끝에 문장 부호를 붙이지 않습니다", "末尾に句読点を付けません"),
      ], [.columnHeading, .columnPunctuation]),
    ChecklistItem(
      65,
      [
        .at(
          .columns, "A table with one column can do without a heading", "열이 하나인 테이블은 열 제목이 없어도",
          "一列だけのテーブルには列見出しがなくても"),
        .at(.columns, "use a label or a header", "레이블이나 헤더로", "ラベルかヘッダーで"),
      ], [.context]),
    ChecklistItem(
      66,
      [
        .at(
          .columns, "sort the rows when people click a column heading", "열 제목을 클릭할 때 행을 정렬",
          "列見出しがクリックされたときに行をソート")
      ], [.columnSort], examples: ["survey-files"]),
    ChecklistItem(
      67,
      [
        .at(
          .columns, "A second click on the same heading reverses", "한 번 더 클릭하면 순서가 거꾸로",
          "もう一度クリックされたら、順序を逆に")
      ], [.columnSort]),
    ChecklistItem(
      68, [.at(.columns, "Let people resize columns.", "열의 너비를 조절할 수 있게", "列の幅を変えられるように")],
      [.columnResize]),
    ChecklistItem(
      69,
      [
        .at(
          .columns, "Alternating colors lead it along the row", "번갈아 바뀌는 색이 시선을 이끌어",
          "交互に変わる色が目を行に沿って")
      ], [.columnAlternate]),
    ChecklistItem(
      70,
      [
        .at(
          .columns, "Show hierarchical data in an outline view.", "계층이 있는 데이터는 아웃라인 뷰로",
          "階層のあるデータは、アウトラインビューで"),
        .at(
          .columns, "Folders and the items inside them are the familiar example", "폴더와 그 안에 든 항목",
          "フォルダとその中の項目"),
      ], [.outline], examples: ["herbarium-drawers"]),
    ChecklistItem(
      71,
      [
        .at(
          .platforms, "The focused row is highlighted, grows slightly, and may round its corners",
          "강조 표시되고 조금 커지며 모서리가 둥글어지기도", "ハイライトされ、少し大きくなり、角が丸くなる"),
        .at(
          .platforms, "don't round their corners with a mask of your own",
          "따로 만든 마스크로 모서리를 둥글게 만들지는", "独自のマスクで角を丸くすることは避けます"),
      ], [.televisionMask], examples: ["evening-program"]),
    ChecklistItem(
      72,
      [
        .at(.platforms, "Limit the number of rows.", "행의 수를 제한하세요", "行の数を絞ります"),
        .at(
          .platforms, "Show the items that matter most first and offer a way to see the others",
          "나머지를 볼 방법을 제공", "残りを見る方法を用意"),
      ], [.watchCount], examples: ["trail-marks"]),
    ChecklistItem(
      73,
      [
        .at(
          .platforms, "only as long as a detail view fits on the screen", "상세 뷰가 화면 하나에 들어갈 때만",
          "詳細ビューが画面に収まる場合だけ")
      ], [.watchPaging]),
    ChecklistItem(
      74,
      [
        .at(
          .tables, "developers know as UITableView", "개발자가 UITableView라고 부르는", "開発者がUITableViewと呼ぶ"),
        .at(.platforms, "UITableView: rows", "UITableView: UIKit", "UITableView：UIKit"),
      ]),
    ChecklistItem(
      75,
      [
        .at(
          .rowStyles, "UITableViewCell draws each of them", "UITableViewCell은 어떤 글자 크기에서도",
          "UITableViewCellはどの文字サイズでも"),
        .at(.rowStyles, "UITableViewCell: the row", "UITableViewCell: 행과", "UITableViewCell：行と"),
      ]),
    ChecklistItem(
      76,
      [
        .at(
          .rowStyles, "The constant is UITableViewCellStyleDefault",
          "상수는 UITableViewCellStyleDefault", "定数はUITableViewCellStyleDefault"),
        .at(
          .rowStyles, "The constant is UITableViewCellStyleSubtitle",
          "상수는 UITableViewCellStyleSubtitle", "定数はUITableViewCellStyleSubtitle"),
        .at(
          .rowStyles, "The constant is UITableViewCellStyleValue1",
          "상수는 UITableViewCellStyleValue1", "定数はUITableViewCellStyleValue1"),
        .at(
          .rowStyles, "The constant is UITableViewCellStyleValue2",
          "상수는 UITableViewCellStyleValue2", "定数はUITableViewCellStyleValue2"),
      ]),
    ChecklistItem(
      77,
      [
        .at(.tables, "List: rows", "List: SwiftUI", "List：SwiftUI"),
        .at(.columns, "Table: a table", "Table: SwiftUI", "Table：SwiftUI"),
        .at(.columns, "Tables: everything", "Tables: 그런", "Tables：そうした"),
        .at(.columns, "NSTableView: tables", "NSTableView: AppKit", "NSTableView：AppKit"),
        .at(.tableStyles, "conform to ListStyle", "ListStyle을 준수하는", "ListStyleに準拠する"),
        .at(
          .accessories, "use disclosureIndicator", "disclosureIndicator를 사용하고",
          "disclosureIndicatorを使い"),
      ]),
    ChecklistItem(
      78,
      [
        .at(
          .rowStyles, "Table View Programming Guide for iOS",
          "Table View Programming Guide for iOS", "Table View Programming Guide for iOS"),
        .at(.rowStyles, "Customizing Cells", "Customizing Cells", "Customizing Cells"),
      ]),
    ChecklistItem(
      79,
      [
        .at(.tables, "Split views", "분할 뷰", "スプリットビュー"),
        .at(.loading, "Refresh content controls", "콘텐츠 새로고침 컨트롤", "コンテンツを更新するコントロール"),
        .at(.tables, "Collections", "컬렉션", "コレクション"),
        .at(.columns, "Outline views", "아웃라인 뷰", "アウトラインビュー"), .at(.platforms, "Index", "색인", "索引"),
      ]),
    ChecklistItem(
      80,
      [
        .at(
          .columns, "Stacks, Grids, and Outlines in SwiftUI", "SwiftUI의 스택, 그리드, 아웃라인",
          "SwiftUIのスタック、グリッド、アウトライン")
      ]),
  ]
}
