/// The order of a page's footnotes: by first reference, as GitHub numbers them, then those without
/// a reference.
package struct FootnoteOrder: Sendable {
  /// The footnotes in order; the first has the number 1.
  package let footnotes: [Int]
  /// For each footnote, its number.
  package let numbers: [Int]
  /// For each footnote, the number of references to it.
  package let references: [Int]

  /// The name of a reference in ids and for screen readers: the number of its footnote, and from
  /// the second reference on also its own.
  ///
  /// - Parameters:
  ///   - reference: The index of the reference among those to the footnote, from 0.
  ///   - footnote: The footnote.
  /// - Returns: `3` or `3-2`.
  package func name(ofReference reference: Int, to footnote: Int) -> String {
    let number = numbers[footnote]
    return reference == 0 ? "\(number)" : "\(number)-\(reference + 1)"
  }

  /// - Parameters:
  ///   - count: The number of footnotes.
  ///   - text: The footnotes that the text refers to, in order.
  ///   - footnotes: For each footnote, the footnotes that it refers to.
  package init(count: Int, text: [Int], footnotes: [[Int]]) {
    var order: [Int] = []
    var numbers = [Int](repeating: 0, count: count)
    var references = [Int](repeating: 0, count: count)
    func add(_ footnote: Int) {
      guard numbers[footnote] == 0 else { return }
      order.append(footnote)
      numbers[footnote] = order.count
    }
    var next = 0
    func refer(to referred: [Int]) {
      for footnote in referred { references[footnote] += 1 }
      referred.forEach(add)
      // Footnotes referred to in footnotes follow, in the order in which a reader meets them.
      while next < order.count {
        let own = footnotes[order[next]]
        next += 1
        for footnote in own { references[footnote] += 1 }
        own.forEach(add)
      }
    }
    refer(to: text)
    for footnote in 0..<count where numbers[footnote] == 0 {
      add(footnote)
      refer(to: [])
    }
    self.footnotes = order
    self.numbers = numbers
    self.references = references
  }
}
