extension DocumentTitle {
  /// Whether both titles have numbers and they differ: *Part 2* is another subject than *Part 3*,
  /// however much their texts are alike.
  ///
  /// - Complexity: O(titles).
  func hasOtherNumbers(than other: DocumentTitle) -> Bool {
    let own = numbers
    guard !own.isEmpty else { return false }
    let others = other.numbers
    return !others.isEmpty && own != others
  }

  /// The numbers of the titles, without those that come before the first word, which count pages or
  /// chapters and are others elsewhere, and without years, which tell editions apart.
  private var numbers: Set<Int> {
    var numbers: Set<Int> = []
    for title in byLanguage.values {
      var hasWord = false
      var number: Int?
      func end() {
        if let found = number, hasWord, !(1900...2099).contains(found) { numbers.insert(found) }
        number = nil
      }
      for scalar in title.unicodeScalars {
        if let digit = scalar.properties.numericType == .decimal
          ? scalar.properties.numericValue.map({ Int($0) }) : nil
        {
          // Longer ones only have to differ.
          number = ((number ?? 0) &* 10 &+ digit)
          continue
        }
        end()
        if scalar.properties.isAlphabetic { hasWord = true }
      }
      end()
    }
    return numbers
  }
}
