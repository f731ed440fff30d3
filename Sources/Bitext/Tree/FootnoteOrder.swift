/// The order in which a page shows its footnotes: by where they are first referred to, as GitHub
/// numbers them, and then those that nothing refers to.
package struct FootnoteOrder: Sendable {
  /// The footnotes, the first one of which has the number 1.
  package let footnotes: [Int]
  /// For each footnote, its number.
  package let numbers: [Int]
  /// For each footnote, how often it is referred to.
  package let references: [Int]

  /// What a reference is called in ids and aloud: the number of its footnote, from the second
  /// reference on with its own.
  ///
  /// - Parameters:
  ///   - reference: Counted from 0 among those to the footnote.
  ///   - footnote: The footnote.
  /// - Returns: `3` or `3-2`.
  package func name(ofReference reference: Int, to footnote: Int) -> String {
    let number = numbers[footnote]
    return reference == 0 ? "\(number)" : "\(number)-\(reference + 1)"
  }

  /// - Parameters:
  ///   - count: How many footnotes there are.
  ///   - text: To which of them the text refers, in order.
  ///   - footnotes: To which of them each of them refers.
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
      // Those come after all that are there, as the reader meets them.
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
