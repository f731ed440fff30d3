extension String {
  /// The text with each of the given scalars replaced.
  ///
  /// It works on scalars, because a mark or a line feed after one of them forms another
  /// `Character`.
  func replacing(scalars: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { scalars[$0] != nil }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if let other = scalars[scalar] {
        result += other
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
