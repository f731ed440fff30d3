/// The fragments by which links lead to headings.
package enum HeadingFragment {
  /// Lower-cased, with hyphens for spaces and without punctuation, as GitHub makes them.
  ///
  /// - Complexity: O(heading).
  package static func of(_ heading: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .spaceSeparator: result.append("-")
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
        .connectorPunctuation:
        result.append(scalar)
      default: if scalar == "-" { result.append(scalar) }
      }
    }
    return String(result)
  }
}
