/// Which translations of the notes a delivery puts under other originals.
///
/// Where a translation is missing, the one that stands there may have been exported for its
/// neighbour. What comes back says so: the same text under another original. Then the text is not
/// replaced by another; it stays, and the missing one is added.
struct ReturnedPairs {
  /// The translations by the names of the units that they come back for.
  private(set) var moved: [String: Exchange.Rendering] = [:]
  /// The names of the units whose translations came back for others.
  private(set) var left: Set<String> = []

  /// - Parameters:
  ///   - returned: The units with what came back for them.
  ///   - extra: The units without an original.
  ///   - language: The language of the translations.
  init(
    _ returned: [(unit: Exchange.Unit, delivered: Delivery.Unit)], extra: [Exchange.Unit],
    in language: Language
  ) {
    var free: [String: [(name: String, rendering: Exchange.Rendering)]] = [:]
    for unit in extra {
      guard let rendering = unit.rendering(in: language) else { continue }
      free[rendering.markdown, default: []].append((unit.name, rendering))
    }
    var wanting: [(name: String, markdown: String)] = []
    for (unit, delivered) in returned where delivered.sentence == nil {
      let old = unit.rendering(in: language)
      let current = old?.markdown
      let markdown = delivered.markdown
      guard markdown != current else { continue }
      if !markdown.isEmpty { wanting.append((unit.name, markdown)) }
      // Only what was exported for a unit can have been exported for the wrong one.
      if let old, let current,
        delivered.exported.map({ $0 == TranslationDigest(of: current) }) ?? true
      {
        free[current, default: []].append((unit.name, old))
      }
    }
    guard !free.isEmpty else { return }
    for (name, markdown) in wanting {
      guard let found = free[markdown]?.first, found.name != name else { continue }
      free[markdown]?.removeFirst()
      moved[name] = found.rendering
      left.insert(found.name)
    }
    left.subtract(moved.keys)
  }

  init() {}
}
