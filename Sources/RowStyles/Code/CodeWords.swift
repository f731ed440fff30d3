/// The words of generated code that no table has.
enum CodeWords {
  static let close = LocalizedText(en: "Close", ko: "닫기", ja: "閉じる")

  /// What a button is called that tells more about a row.
  static func about(_ title: String, _ language: TextLanguage) -> String {
    switch language {
    case .en: "More about \(title)"
    case .ko: "\(title) 정보"
    case .ja: "\(title)の情報"
    }
  }
}
