import RowStyles
import Testing

/// An item of the checklist of published statements about tables, with the paragraphs, guidelines
/// and examples by which this project covers it.
struct ChecklistItem: Sendable, CustomTestStringConvertible {
  /// The topics of the notes, by their addresses.
  enum Topic: String, Sendable {
    case tables
    case tableStyles = "table-styles"
    case rowStyles = "table-rows"
    case accessories = "table-accessories"
    case editing = "table-editing"
    case loading = "table-loading"
    case index = "table-index"
    case columns = "table-columns"
    case platforms = "lists-and-tables"
  }

  /// Words that one paragraph says, in every language.
  struct Place: Sendable {
    let topic: Topic
    let words: [(language: String, words: String)]

    /// Each language has words of its own, since a translation can lose a point and still be there.
    static func at(_ topic: Topic, _ english: String, _ korean: String, _ japanese: String) -> Place
    {
      Place(topic: topic, words: [("en", english), ("ko", korean), ("ja", japanese)])
    }
  }

  let number: Int
  let places: [Place]
  let guidelines: [GuidelineID]
  /// The ids of tables on the same pages.
  let examples: [String]

  var testDescription: String { "item \(number)" }

  init(
    _ number: Int, _ places: [Place], _ guidelines: [GuidelineID] = [], examples: [String] = []
  ) {
    self.number = number
    self.places = places
    self.guidelines = guidelines
    self.examples = examples
  }

  static let all = basics + styles + rows + behaviour + rest
}
