/// How far a unit is in one language, as a translator wants to know it.
package enum UnitState: Hashable, Sendable {
  /// The text that the others are translations of.
  case original
  /// A text that no original is known for: a remark, or a pair that was not found.
  case extra
  case missing
  /// There is a text, but it may belong elsewhere; nobody has looked.
  case lowConfidence
  /// Nobody has said that the translation was looked at.
  case unreviewed
  /// The original has changed since somebody looked: here is what was translated.
  case outOfDate(translated: String)
  /// Somebody has looked, and the original has not changed since.
  case current

  /// As it is called outside: `out-of-date` and so on.
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
}
