extension Concept {
  /// The names of the concept; nil if another concept's names stand for it.
  var naming: Naming? {
    switch self {
    case .style(let style): style.kind.naming
    case .rowStyle(let style): style.naming
    case .accessory(let accessory): accessory.kind.naming
    case .part(let part): part.naming
    }
  }

  /// Whether the concept's names occur only in texts about tables.
  package var isNamedForTablesAlone: Bool { naming?.spellings.isSpecific == true }

  /// The names of the concept in the frameworks; empty if no framework has a single name for it.
  package var frameworks: [APIName] { naming?.frameworks ?? [] }

  /// The platforms that support the concept.
  package var platforms: [Platform] { naming?.platforms ?? [] }
}
