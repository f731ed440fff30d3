import Bitext
import RowStyles

extension Glossary {
  /// The glossary's terms for concepts of the row-style model.
  var conceptNames: [(concept: RowStyles.Concept, name: String)] {
    concepts.flatMap { entry -> [(concept: RowStyles.Concept, name: String)] in
      guard let concept = Self.modelled[Self.key(of: entry)] else { return [] }
      let names = Language.known.flatMap { (entry.terms[$0] ?? []) + (entry.seen[$0] ?? []) }
      return names.map { (concept, $0) }
    }
  }

  /// The names that pages show for the model's concepts: the preferred terms of the glossary.
  ///
  /// The glossary writes English terms as in running text; here they start with a capital.
  var shownNames: ConceptNames {
    ConceptNames(
      concepts.flatMap { entry in
        Self.modelled[Self.key(of: entry)].map { concept in
          TextLanguage.allCases.compactMap { language in
            let term = entry.terms[Language(tag: language.rawValue)]?.first
            return term.map { (concept, language, $0.prefix(1).uppercased() + $0.dropFirst()) }
          }
        } ?? []
      })
  }

  private static let modelled = Dictionary(
    uniqueKeysWithValues: RowStyles.Concept.allCases.map { ($0.rawValue.lowercased(), $0) })

  private static func key(of entry: Concept) -> String {
    entry.id.filter { $0 != "-" }.lowercased()
  }
}
