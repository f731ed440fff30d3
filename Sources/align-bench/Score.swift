import Bitext

/// Precision, recall and F1 of beads and of links, computed like the data set's scorer, without
/// null beads.
struct Score {
  var strict = Count()
  var link = Count()
  /// Only beads with a confidence of at least one half.
  var sure = Count()

  struct Count {
    var right = 0
    var predicted = 0
    var gold = 0

    var f1: Double {
      predicted + gold == 0 ? 1 : 2 * Double(right) / Double(predicted + gold)
    }
    var precision: Double { predicted == 0 ? 1 : Double(right) / Double(predicted) }
  }

  struct Sides: Hashable {
    let a: SegmentIndices
    let b: SegmentIndices

    init(_ bead: Bead) {
      a = bead.a
      b = bead.b
    }
  }

  private struct Link: Hashable {
    let a: Int
    let b: Int
  }

  mutating func add(_ predicted: [Bead], _ gold: [Bead]) {
    let found = Set(predicted.filter { !$0.isNull }.map(Sides.init))
    let wanted = Set(gold.filter { !$0.isNull }.map(Sides.init))
    strict.right += found.intersection(wanted).count
    strict.predicted += found.count
    strict.gold += wanted.count
    let links = Self.links(found)
    let goldLinks = Self.links(wanted)
    link.right += links.intersection(goldLinks).count
    link.predicted += links.count
    link.gold += goldLinks.count
    for bead in predicted where !bead.isNull && bead.confidence >= 0.5 {
      sure.predicted += 1
      if wanted.contains(Sides(bead)) { sure.right += 1 }
    }
  }

  private static func links(_ beads: Set<Sides>) -> Set<Link> {
    Set(beads.flatMap { bead in bead.a.flatMap { a in bead.b.map { Link(a: a, b: $0) } } })
  }
}
