import Bitext

/// Precision, recall and their harmonic mean of beads and of links.
struct Score {
  var strict = Count()
  var link = Count()

  struct Count {
    var right = 0
    var predicted = 0
    var gold = 0

    var f1: Double {
      predicted + gold == 0 ? 1 : 2 * Double(right) / Double(predicted + gold)
    }
    var precision: Double { predicted == 0 ? 1 : Double(right) / Double(predicted) }
  }

  struct Link: Hashable {
    let a: Int
    let b: Int
  }

  struct Sides: Hashable {
    let a: [Int]
    let b: [Int]
  }

  mutating func add(_ predicted: [Bead], _ gold: [Bead]) {
    let found = Set(predicted.filter { !$0.isNull }.map { Sides(a: $0.a, b: $0.b) })
    let wanted = Set(gold.filter { !$0.isNull }.map { Sides(a: $0.a, b: $0.b) })
    strict.right += found.intersection(wanted).count
    strict.predicted += found.count
    strict.gold += wanted.count
    let links = Self.links(found)
    let goldLinks = Self.links(wanted)
    link.right += links.intersection(goldLinks).count
    link.predicted += links.count
    link.gold += goldLinks.count
  }

  private static func links(_ beads: Set<Sides>) -> Set<Link> {
    Set(beads.flatMap { bead in bead.a.flatMap { a in bead.b.map { Link(a: a, b: $0) } } })
  }
}
