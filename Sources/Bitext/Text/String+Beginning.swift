extension String {
  /// What is quoted in a message: all of it, unless a stranger has made it longer than a line.
  var beginning: String {
    let scalars = unicodeScalars.prefix(100)
    return scalars.endIndex == endIndex ? self : String(scalars) + "…"
  }
}
