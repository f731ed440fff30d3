/// The names of concepts: those of a glossary, or else the model's own.
package struct ConceptNames: Hashable, Sendable {
  private var names: [Concept: LocalizedText]

  /// The model's own names.
  package static let standard = ConceptNames()

  private init() {
    names = Dictionary(uniqueKeysWithValues: Concept.allCases.map { ($0, Self.name(of: $0)) })
  }

  /// Uses the terms of a glossary; a language without a term keeps the model's name.
  package init(_ terms: [(concept: Concept, language: TextLanguage, term: String)]) {
    self = .standard
    for (concept, language, term) in terms {
      names[concept, default: LocalizedText()][language] = term
    }
  }

  /// The name to show to people.
  package subscript(concept: Concept) -> LocalizedText { names[concept] ?? LocalizedText() }

  subscript(style: TableStyle) -> LocalizedText? { names[.style(style)] }

  subscript(style: RowStyle) -> LocalizedText? { names[.rowStyle(style)] }

  /// The model's own name.
  package static func name(of concept: Concept) -> LocalizedText {
    concept.naming?.name ?? LocalizedText()
  }
}
