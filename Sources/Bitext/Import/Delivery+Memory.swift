extension Delivery {
  /// The delivery with the units of a memory, which knows no places, at all places that have their
  /// originals; and the number of units that have no place.
  func placed(in exchange: Exchange) -> (delivery: Delivery, unused: Int) {
    guard units.contains(where: \.name.isEmpty) else { return (self, 0) }
    var places: [[String]: [String]] = [:]
    for unit in exchange.units {
      guard let original = unit.rendering(in: exchange.original) else { continue }
      places[Self.words(of: original.text), default: []].append(unit.name)
    }
    var placed: [Unit] = []
    var unused = 0
    for unit in units {
      guard unit.name.isEmpty else {
        placed.append(unit)
        continue
      }
      let names = places[Self.words(of: unit.original.plainText)] ?? []
      if names.isEmpty { unused += 1 }
      for name in names { placed.append(unit.named(name)) }
    }
    return (
      Delivery(source: source, original: original, language: language, units: placed), unused
    )
  }

  /// The words of a text as originals are compared; the bar between the cells of a row is none.
  static func words(of text: String) -> [String] {
    Words.compared(in: text).filter { $0 != "|" }
  }
}

extension Delivery.Unit {
  fileprivate func named(_ name: String) -> Delivery.Unit {
    var unit = self
    unit.name = name
    return unit
  }
}
