/// The words of generated code that no table has.
enum CodeWords {
  static let loading = LocalizedText(en: "Loading", ko: "로드 중", ja: "読み込み中")
  static let open = LocalizedText(en: "Open", ko: "펼쳐짐", ja: "開いています")
  static let closed = LocalizedText(en: "Closed", ko: "접힘", ja: "閉じています")
  static let on = LocalizedText(en: "On", ko: "켬", ja: "オン")
  static let off = LocalizedText(en: "Off", ko: "끔", ja: "オフ")
  static let more = LocalizedText(en: "Show more", ko: "더 보기", ja: "さらに表示")
  static let selectRow = LocalizedText(
    en: "Select a row to see its details.", ko: "행을 선택하면 상세 정보가 표시됩니다.",
    ja: "行を選択すると詳細が表示されます。")
  static let delete = LocalizedText(en: "Delete", ko: "삭제", ja: "削除")
  static let inspector = LocalizedText(en: "Inspector", ko: "속성", ja: "インスペクタ")
  static let refresh = LocalizedText(en: "Refresh", ko: "새로고침", ja: "更新")
  static let close = LocalizedText(en: "Close", ko: "닫기", ja: "閉じる")

  /// The name of an action that moves a row to another list.
  static func move(to list: LocalizedText) -> LocalizedText {
    around(list) { list, language in
      switch language {
      case .en: "Move to \(list)"
      case .ko: "‘\(list)’ 목록으로 이동"
      case .ja: "「\(list)」へ移動"
      }
    }
  }

  /// The name of a button that tells more about a row.
  static func about(_ title: LocalizedText) -> LocalizedText {
    around(title) { title, language in
      switch language {
      case .en: "More about \(title)"
      case .ko: "\(title) 정보"
      case .ja: "\(title)の情報"
      }
    }
  }

  /// A sentence around a text, in every language; where the text has no translation, another
  /// language of it is used.
  private static func around(
    _ text: LocalizedText, _ sentence: (String, TextLanguage) -> String
  ) -> LocalizedText {
    var result = LocalizedText()
    for language in TextLanguage.allCases {
      result[language] = sentence(text.best(for: language).text, language)
    }
    return result
  }
}

/// A command of the rows of a table as code: of a swipe, of the menu, or of both.
struct CodeCommand {
  let name: String
  let title: LocalizedText
  let symbol: String?
  let tint: Tint?
  let isDestructive: Bool
}

extension TableSpec {
  /// The commands by their English titles, or by the best available ones, in the order of the
  /// table.
  var codeCommands: [CodeCommand] {
    var commands: [CodeCommand] = []
    func key(_ title: LocalizedText) -> String { title.best(for: .en).text }
    var titles: Set<String> = []
    for action in allRows.flatMap(\.swipe) where titles.insert(key(action.title)).inserted {
      commands.append(
        CodeCommand(
          name: "", title: action.title, symbol: action.symbol, tint: action.tint,
          isDestructive: action.role == .destructive))
    }
    for command in menu where titles.insert(key(command.title)).inserted {
      commands.append(
        CodeCommand(
          name: "", title: command.title, symbol: command.symbol, tint: nil,
          isDestructive: command.role == .destructive))
    }
    let names = SourceWriter.propertyNames(commands.map { "on-" + key($0.title) })
    return zip(commands, names).map { command, name in
      CodeCommand(
        name: name, title: command.title, symbol: command.symbol, tint: command.tint,
        isDestructive: command.isDestructive)
    }
  }

  /// The command with a title; every title of a swipe or the menu has one.
  func codeCommand(_ title: LocalizedText, in commands: [CodeCommand]) -> CodeCommand? {
    commands.first { $0.title.best(for: .en).text == title.best(for: .en).text }
  }
}
