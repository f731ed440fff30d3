/// The built-in examples, one for every concept.
///
/// It is long because it is data: the sources of the tables.
package enum BuiltIn {
  /// Every built-in table with its variants, in source order.
  package static let tables: [TableSpec] = sources.flatMap { source in
    do {
      return try Example(parsing: source).tables
    } catch {
      return []
    }
  }

  static let sources = [
    styleSources, columnSources, rowSources, Accessory.allCases.compactMap(\.kind.example),
    behaviourSources, watchSources, partSources,
  ].flatMap { $0 }

  /// The table that shows `concept`: a replacement for it, or else the built-in one.
  package static func example(
    for concept: Concept, replacing replacements: [TableSpec] = []
  ) -> TableSpec? {
    if let replacement = replacements.first(where: { $0.concept == concept }) { return replacement }
    let id = concept.naming?.example
    return tables.first { $0.id == id }
  }

  /// The pairs of do and don't made from the built-in tables.
  package static let pairs = GuidelinePair.all(from: tables)
}
