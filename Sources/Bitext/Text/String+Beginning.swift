extension String {
  /// The text to quote in a message, cut after 100 scalars.
  var beginning: String {
    let scalars = unicodeScalars.prefix(100)
    return scalars.endIndex == endIndex ? self : String(scalars) + "…"
  }
}
