/// Disjoint sets over `0..<count`.
///
/// The smallest member represents a set, so results do not depend on the order of unions.
///
/// Near-constant time per operation (Tarjan 1975).
struct UnionFind {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  mutating func find(_ member: Int) -> Int {
    var root = member
    while parent[root] != root { root = parent[root] }
    var next = member
    while parent[next] != root { (next, parent[next]) = (parent[next], root) }
    return root
  }

  mutating func union(_ a: Int, _ b: Int) {
    let (a, b) = (find(a), find(b))
    parent[max(a, b)] = min(a, b)
  }

  /// The sets, each ascending, ordered by their smallest members.
  mutating func sets() -> [[Int]] {
    var sets: [[Int]] = []
    var place: [Int: Int] = [:]
    for member in parent.indices {
      let root = find(member)
      if let index = place[root] {
        sets[index].append(member)
      } else {
        place[root] = sets.count
        sets.append([member])
      }
    }
    return sets
  }
}
