/// The translations of the notes that a delivery puts under other originals.
///
/// Where a translation is missing, the one that stands there may have been exported for its
/// neighbour. The delivery then has the same text under another original. The text is not replaced
/// by another; it stays, and the missing one is added.
///
/// Where originals were moved, a translation may now stand beside another original than the one
/// that it was exported for. The delivery shows this, too, by the digest of the text as it was
/// exported.
///
/// Where an original is gone, its translation may stand beside a neighbour that had none. The delivery
/// says whose it was; it stays as well.
struct ReturnedPairs {
  /// The translations by the names of the units that they come back for.
  private(set) var moved: [String: Exchange.Rendering] = [:]
  /// The names of the units whose translations came back for others.
  private(set) var left: Set<String> = []

  /// - Parameters:
  ///   - returned: The units with the texts that came back for them.
  ///   - extra: The units without an original.
  ///   - gone: The translations that were exported for originals that the notes have no more.
  ///   - language: The language of the translations.
  init(
    _ returned: [(unit: Exchange.Unit, delivered: Delivery.Unit)], extra: [Exchange.Unit],
    gone: Set<TranslationDigest>, in language: Language
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
      // Of equal texts, one that came back as it went out asks for none of the others.
      let isNew = delivered.exported != TranslationDigest(of: markdown)
      if !markdown.isEmpty, isNew { wanting.append((unit.name, markdown)) }
      // Only a text that was exported for a unit can have been exported for the wrong one.
      if let old, let current,
        delivered.exported.map({ $0 == TranslationDigest(of: current) }) ?? true
      {
        free[current, default: []].append((unit.name, old))
      }
    }
    for (name, markdown) in wanting {
      guard let found = free[markdown]?.first, found.name != name else { continue }
      free[markdown]?.removeFirst()
      moved[name] = found.rendering
      left.insert(found.name)
    }
    takeMisplaced(returned, extra, language)
    for (unit, delivered) in returned
    where delivered.exported == TranslationDigest.none && !delivered.isEmpty
      && gone.contains(unit.digest(in: language))
    {
      left.insert(unit.name)
    }
    left.subtract(moved.keys)
  }

  /// Takes translations that stand beside others than the originals they were exported for.
  private mutating func takeMisplaced(
    _ returned: [(unit: Exchange.Unit, delivered: Delivery.Unit)], _ extra: [Exchange.Unit],
    _ language: Language
  ) {
    let misplaced = returned.filter { unit, delivered in
      delivered.sentence == nil && moved[unit.name] == nil && !left.contains(unit.name)
        && delivered.exported.map { $0 != unit.digest(in: language) } ?? false
    }
    guard !misplaced.isEmpty else { return }
    var free: [TranslationDigest: [(name: String, rendering: Exchange.Rendering)]] = [:]
    for unit in misplaced.map(\.unit) + extra where !left.contains(unit.name) {
      guard let rendering = unit.rendering(in: language) else { continue }
      free[unit.digest(in: language), default: []].append((unit.name, rendering))
    }
    for (unit, delivered) in misplaced {
      guard let exported = delivered.exported, let found = free[exported], found.count == 1
      else { continue }
      free[exported] = nil
      moved[unit.name] = found[0].rendering
      left.insert(found[0].name)
    }
  }

  init() {}
}
