import Bitext
import RowStyles

extension Glossary {
  /// The terms of concepts that are also concepts of the model, by their names there.
  var conceptNames: [(concept: RowStyles.Concept, name: String)] {
    let known = Dictionary(
      uniqueKeysWithValues: RowStyles.Concept.allCases.map { ($0.rawValue.lowercased(), $0) })
    return concepts.flatMap { entry -> [(concept: RowStyles.Concept, name: String)] in
      let key = entry.id.filter { $0 != "-" }.lowercased()
      guard let concept = known[key] else { return [] }
      let names = Language.known.flatMap { (entry.terms[$0] ?? []) + (entry.seen[$0] ?? []) }
      return names.map { (concept, $0) }
    }
  }
}
