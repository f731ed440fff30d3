import RowStyles

/// An example beside a text: a table with its variants, or a pair of do and don't.
enum Showing: Sendable {
  case tables([TableSpec])
  case pair(GuidelinePair)

  /// Equal for equal examples, so that a page shows each once.
  var key: String {
    switch self {
    case .tables(let tables): "table " + (tables.first?.id ?? "")
    case .pair(let pair): "pair " + pair.guideline.rawValue
    }
  }
}
