/// The changes of all texts of one language between two states of a file.
///
/// Texts with the same words are found first, in their order and then anywhere; the texts between
/// them are paired by the ``Aligner``, which finds texts that were edited, split and merged; the
/// texts that are left may have been edited and moved.
package struct TextChanges: Sendable {
  /// Texts of the old state, and the texts of the new state that they became.
  package struct Link: Sendable {
    /// Ascending indices into the old texts; empty for an added text.
    package internal(set) var old: [Int]
    /// Ascending indices into the new texts; empty for a removed text.
    package internal(set) var new: [Int]
    package internal(set) var rewording: Rewording = .none
    /// Whether the text stands before or after others that it did not.
    package internal(set) var isMoved = false

    package var isAdded: Bool { old.isEmpty }
    package var isRemoved: Bool { new.isEmpty }
  }

  /// The texts of the old state.
  package let old: StateText
  /// The texts of the new state.
  package let new: StateText
  /// The links in the order of the new texts; a removed text comes after the text that stood before
  /// it.
  package let links: [Link]
  /// For each old and each new text, the index of its link.
  package let linkOfOld: [Int]
  package let linkOfNew: [Int]
  /// For the links of added texts that took the place of removed ones, the links of these.
  ///
  /// Nothing but their place joins them: the words were rewritten wholly.
  let replacements: [Int: Int]

  package init(from old: StateText, to new: StateText, aligner: Aligner) {
    var pairing = ChangePairing(old, new, aligner)
    pairing.pairEqual()
    pairing.pairMoved()
    pairing.pairBetween()
    pairing.pairAlike()
    pairing.join()
    self.old = old
    self.new = new
    links = Self.ordered(Self.marked(pairing.links(), old, new), old.segments.count)
    replacements = Self.replacements(among: links, old, new)
    var ofOld = Array(repeating: 0, count: old.segments.count)
    var ofNew = Array(repeating: 0, count: new.segments.count)
    for (number, link) in links.enumerated() {
      for index in link.old { ofOld[index] = number }
      for index in link.new { ofNew[index] = number }
    }
    (linkOfOld, linkOfNew) = (ofOld, ofNew)
  }

  /// The links, with their rewordings and moves.
  private static func marked(_ links: [Link], _ old: StateText, _ new: StateText) -> [Link] {
    var links = links
    for index in links.indices where !links[index].isAdded && !links[index].isRemoved {
      let link = links[index]
      let isEqual =
        link.old.count == 1 && link.new.count == 1
        && old.segments[link.old[0]].text == new.segments[link.new[0]].text
      links[index].rewording =
        isEqual
        ? .none
        : Rewording(
          from: (old.text(link.old), old.shownText(link.old)),
          to: (new.text(link.new), new.shownText(link.new)),
          isHeading: link.new.allSatisfy { new.segments[$0].isHeading })
    }
    let both = links.indices.filter { !links[$0].isAdded && !links[$0].isRemoved }
      .sorted { links[$0].new[0] < links[$1].new[0] }
    let kept = KeptOrder.indices(
      of: both.map { links[$0].old[0] },
      weights: both.map { index in
        links[index].new.reduce(0) { $0 + new.segments[$1].text.utf8.count + 1 }
      })
    for place in Set(both.indices).subtracting(kept) { links[both[place]].isMoved = true }
    return links
  }

  /// Finds texts that were rewritten wholly: between the same neighbours as many were removed as
  /// added.
  private static func replacements(
    among links: [Link], _ old: StateText, _ new: StateText
  ) -> [Int: Int] {
    var replacements: [Int: Int] = [:]
    var start = 0
    while start < links.count {
      let end = links[start...].firstIndex { !$0.isAdded && !$0.isRemoved } ?? links.count
      let added = (start..<end).filter { links[$0].isAdded }
      let removed = (start..<end).filter { links[$0].isRemoved }
      // Without a neighbour it is another text.
      if added.count == removed.count, end - start < links.count {
        for (later, earlier) in zip(added, removed) {
          let isSameKind =
            links[earlier].old.allSatisfy { old.segments[$0].isHeading }
            == links[later].new.allSatisfy { new.segments[$0].isHeading }
          if isSameKind { replacements[later] = earlier }
        }
      }
      start = end + 1
    }
    return replacements
  }

  private static func ordered(_ links: [Link], _ oldCount: Int) -> [Link] {
    var placeOfOld = Array(repeating: -1, count: oldCount)
    for link in links { for index in link.old { placeOfOld[index] = link.new.first ?? -1 } }
    var place = -1
    for index in placeOfOld.indices {
      if placeOfOld[index] < 0 { placeOfOld[index] = place } else { place = placeOfOld[index] }
    }
    func key(_ link: Link) -> (Int, Int, Int) {
      link.new.first.map { ($0, 0, 0) } ?? (placeOfOld[link.old[0]], 1, link.old[0])
    }
    return links.sorted { key($0) < key($1) }
  }
}

/// The texts that kept their order, when others were moved past them.
enum KeptOrder {
  /// The heaviest ascending subsequence.
  ///
  /// - Parameters:
  ///   - numbers: Distinct numbers, at least 0.
  ///   - weights: The weight of each.
  /// - Returns: The indices of the subsequence, ascending.
  /// - Complexity: O(n log n).
  static func indices(of numbers: [Int], weights: [Int]) -> [Int] {
    let count = (numbers.max() ?? -1) + 1
    // A Fenwick tree of the best subsequence that ends at or below a number.
    var best: [(weight: Int, last: Int)] = Array(repeating: (0, -1), count: count + 1)
    var previous = Array(repeating: -1, count: numbers.count)
    var end = (weight: 0, last: -1)
    for (index, number) in numbers.enumerated() {
      var found = (weight: 0, last: -1)
      var place = number
      while place > 0 {
        if best[place].weight > found.weight { found = best[place] }
        place -= place & -place
      }
      previous[index] = found.last
      let own = (weight: found.weight + weights[index], last: index)
      if own.weight > end.weight { end = own }
      place = number + 1
      while place <= count {
        if own.weight > best[place].weight { best[place] = own }
        place += place & -place
      }
    }
    var indices: [Int] = []
    var index = end.last
    while index >= 0 {
      indices.append(index)
      index = previous[index]
    }
    return indices.reversed()
  }
}
