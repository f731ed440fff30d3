/// The markup that translations leave out by custom, as the pairs of a topic show, or those of all
/// topics where it has few: some authors translate no bold and no links.
struct MarkHabits {
  /// Originals with some markup, and those of them whose translation has less of it.
  private struct Count {
    var originals = 0
    var lost = 0

    static func + (a: Count, b: Count) -> Count {
      Count(originals: a.originals + b.originals, lost: a.lost + b.lost)
    }
  }

  /// The faults that may be a custom, as they are called in messages.
  private static let kinds: [(kind: MarkupCode.Kind, name: String)] = [
    (.bold, "bold"), (.link, "a link"),
  ]
  /// The number of pairs that a custom shows in.
  private static let least = 4

  private var counts: [String: [String: Count]] = [:]
  private var all: [String: Count] = [:]

  /// - Complexity: O(pieces).
  init(_ exchange: Exchange) {
    guard let language = exchange.languages.dropFirst().first else { return }
    for unit in exchange.units where unit.field == nil {
      guard let original = unit.rendering(in: exchange.original),
        let translation = unit.rendering(in: language)
      else { continue }
      for (kind, name) in Self.kinds {
        let number = original.pieces.number(of: kind)
        guard number > 0 else { continue }
        let lost = translation.pieces.number(of: kind) < number ? 1 : 0
        let count = Count(originals: 1, lost: lost)
        counts[unit.topic, default: [:]][name] =
          (counts[unit.topic]?[name] ?? Count()) + count
        all[name] = (all[name] ?? Count()) + count
      }
    }
  }

  /// Whether most translations lack the markup that a fault names.
  func isCustom(_ fault: String, in topic: String) -> Bool {
    let own = counts[topic]?[fault] ?? Count()
    let count = own.originals >= Self.least ? own : all[fault] ?? Count()
    return count.originals >= Self.least && count.lost * 2 > count.originals
  }
}

extension [InlinePiece] {
  fileprivate func number(of kind: MarkupCode.Kind) -> Int {
    count { piece in
      switch piece {
      case .opening(let code), .standalone(let code): code.kind == kind
      case .text, .closing: false
      }
    }
  }
}
