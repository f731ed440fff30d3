extension Concept {
  /// What the concept is called; nil for what goes by the name of something else.
  var naming: Naming? {
    switch self {
    case .style(let style): style.kind.naming
    case .rowStyle(let style): style.naming
    case .accessory(let accessory): accessory.kind.naming
    case .part(let part): part.naming
    }
  }

  /// The names of the concept by framework; empty if no framework has a single name for it.
  package var isNamedForTablesAlone: Bool { naming?.spellings.isSpecific == true }

  package var frameworks: [APIName] { naming?.frameworks ?? [] }

  /// The platforms that support the concept.
  package var platforms: [Platform] { naming?.platforms ?? [] }
}
