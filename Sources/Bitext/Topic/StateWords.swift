/// The names of the states of translations, on pages and in lists.
package struct StateWords: Sendable {
  /// For a unit without a translation.
  package let missing: String
  /// For a translation whose original has changed since it was stamped.
  package let outOfDate: String
  /// For a translation that may belong to another original and that nobody has reviewed.
  package let lowConfidence: String
  /// For a translation that nobody has reviewed, or that was edited since.
  package let unreviewed: String
  /// For a reviewed translation, neither text of which has changed since.
  package let current: String
  /// For a text without a known original.
  package let extra: String

  /// The words in one of the three languages, in small letters.
  package static func of(_ language: Language) -> StateWords {
    switch language {
    case .korean: korean
    case .japanese: japanese
    default: english
    }
  }

  /// The word for a state by its name in exports; nil for the original's.
  func word(for state: String) -> String? {
    switch state {
    case "missing": missing
    case "out-of-date": outOfDate
    case "low-confidence": lowConfidence
    case "unreviewed": unreviewed
    case "current": current
    case "extra": extra
    default: nil
    }
  }

  private static let english = StateWords(
    missing: "missing", outOfDate: "out of date", lowConfidence: "doubtful",
    unreviewed: "unreviewed", current: "reviewed", extra: "without original")

  private static let korean = StateWords(
    missing: "빠짐", outOfDate: "오래됨", lowConfidence: "불확실", unreviewed: "검토 전",
    current: "검토됨", extra: "원문 없음")

  private static let japanese = StateWords(
    missing: "未訳", outOfDate: "古い", lowConfidence: "不確か", unreviewed: "未確認",
    current: "確認済み", extra: "原文なし")
}
