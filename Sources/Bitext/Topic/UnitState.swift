/// The state of a unit's translation in one language.
package enum UnitState: Hashable, Sendable {
  /// The text that the other languages translate.
  case original
  /// A text without a known original: a remark, or a pair that was not found.
  case extra
  case missing
  /// The text may belong elsewhere, and nobody has reviewed it.
  case lowConfidence
  /// Nobody has reviewed the translation, or it was edited after the review.
  case unreviewed
  /// The original, given as it was translated, has changed since the review.
  case outOfDate(translated: String)
  /// The translation was reviewed, and neither text has changed since.
  case current

  /// The name in exports and on pages, such as `out-of-date`.
  package var name: String {
    switch self {
    case .original: "original"
    case .extra: "extra"
    case .missing: "missing"
    case .lowConfidence: "low-confidence"
    case .unreviewed: "unreviewed"
    case .outOfDate: "out-of-date"
    case .current: "current"
    }
  }

  /// Whether somebody has to translate the original, for the first time or anew.
  var asksForTranslation: Bool {
    switch self {
    case .missing, .outOfDate: true
    case .original, .extra, .lowConfidence, .unreviewed, .current: false
    }
  }
}
