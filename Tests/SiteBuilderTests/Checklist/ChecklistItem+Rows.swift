import RowStyles

extension ChecklistItem {
  /// Rows and their accessories.
  static let rows: [ChecklistItem] = [
    ChecklistItem(
      31,
      [
        .at(
          .rowStyles, "A title, aligned to the left, with room for an image before it",
          "왼쪽에 정렬된 제목이 있고, 그 앞에 이미지", "左揃えのタイトルがあり、その前に画像"),
        .at(.rowStyles, "There is no second line and no value", "둘째 줄도 값도 없습니다", "二行目も値もありません"),
      ], [.rowBasic], examples: ["tool-wall"]),
    ChecklistItem(
      32,
      [
        .at(
          .rowStyles, "A title with a smaller subtitle below it", "그 아래에 더 작은 부제",
          "タイトルの下に小さめのサブタイトル"),
        .at(
          .rowStyles, "tells apart rows that would otherwise look alike", "똑같아 보일 행들을 둘째 줄이 구별",
          "見分けがつかない行を、二行目が区別"),
      ], [.rowDetail, .rowSame], examples: ["tomato-packets"]),
    ChecklistItem(
      33,
      [
        .at(
          .rowStyles, "on the same line, its detail at the right edge", "같은 줄의 오른쪽 가장자리에 디테일",
          "横並びの右端にディテール")
      ], [.rowDetail], examples: ["loom-settings"]),
    ChecklistItem(
      34,
      [
        .at(
          .rowStyles, "A title aligned to the right, and next to it", "제목은 오른쪽으로 정렬되고",
          "右揃えのタイトルがあり"),
        .at(.rowStyles, "a detail aligned to the left", "왼쪽으로 정렬된 디테일", "左揃えのディテール"),
      ], [.rowDetail], examples: ["kiln-log"]),
    ChecklistItem(
      35,
      [
        .at(.rowStyles, "Custom. An arrangement of your own", "커스텀. 네 가지 가운데", "カスタム。四つのどれも"),
        .at(
          .rowStyles, "Design a cell of your own when no standard one fits", "맞는 표준 셀이 없을 때는",
          "標準のセルが合わない場合は"),
      ], [.rowCustom, .standardFirst], examples: ["ferry-board"]),
    ChecklistItem(
      36,
      [
        .at(
          .rowStyles, "For a small image at the leading edge and a short label after it",
          "앞쪽 가장자리에 작은 이미지를 두고", "先頭側の端に小さな画像を置き")
      ], [.standardFirst]),
    ChecklistItem(
      37,
      [
        .at(
          .rowStyles,
          "UIListContentConfiguration arranges the content of rows, headers, and footers",
          "UIListContentConfiguration이 행, 헤더, 푸터의 콘텐츠를",
          "UIListContentConfigurationが行、ヘッダー、フッターのコンテンツを"),
        .at(.rowStyles, "In iOS, iPadOS, and tvOS", "iOS, iPadOS, tvOS에서는", "iOS、iPadOS、tvOSでは"),
      ]),
    ChecklistItem(
      38,
      [
        .at(
          .accessories, "Any of the standard row styles can also show an accessory",
          "어느 표준 행 스타일이든", "行のスタイルが標準のものなら"),
        .at(.accessories, "Checkmark. A checkmark says", "체크 표시. 체크 표시는", "チェックマーク。チェックマークは"),
        .at(
          .accessories, "Disclosure indicator. A disclosure indicator", "디스클로저 인디케이터. 디스클로저",
          "ディスクロージャインジケータ。ディスクロージャ"),
      ], [.accessorySpace], examples: ["paper-weight", "letter-drafts"]),
    ChecklistItem(
      39,
      [
        .at(
          .accessories, "Whatever it takes up is lost to the title and the detail",
          "차지한 만큼 제목과 디테일의 자리가 줄어드니", "スペースを取った分だけ、タイトルとディテールが狭く")
      ], [.accessorySpace, .indexTrailing]),
    ChecklistItem(
      40,
      [
        .at(
          .accessories, "it is also called a detail disclosure button", "세부 정보 버튼", "詳細ディスクロージャボタン"),
        .at(
          .accessories, "it doesn't take people to the next level of a hierarchy",
          "계층의 다음 단계로 데려가지 않으며", "情報ボタンで階層の次の段階へ進むことはありません"),
      ], [.infoNavigates], examples: ["lending-desk"]),
    ChecklistItem(
      41,
      [
        .at(
          .accessories, "the accessory for rows that lead into a subview", "하위 뷰, 곧", "下位のビュー、つまり")
      ], [.infoNavigates, .navigationDisclosure], examples: ["letter-drafts"]),
  ]
}
