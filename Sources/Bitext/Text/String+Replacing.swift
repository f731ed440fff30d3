extension String {
  /// The text with some scalars written otherwise, wherever they are.
  ///
  /// By scalars, because a mark or a line feed that follows makes another character of them.
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
