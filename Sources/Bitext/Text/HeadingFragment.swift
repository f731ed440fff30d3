/// The fragments by which links lead to headings.
package enum HeadingFragment {
  /// The spellings of a fragment under which a heading is looked for: as it is written, in lower case,
  /// and as GitHub makes it; all without `user-content-`, which GitHub puts before the ids on its pages.
  package static func spellings(of fragment: String) -> [String] {
    let prefix = "user-content-"
    let bare =
      fragment.hasPrefix(prefix) ? String(fragment.dropFirst(prefix.utf8.count)) : fragment
    return [bare, bare.lowercased(), of(bare)]
  }

  /// Whether a fragment names lines of a file, as code hosts do: `L12`, `L12-L20`.
  package static func isLine(_ fragment: String) -> Bool {
    fragment.hasPrefix("L") && fragment.dropFirst().first?.isNumber == true
  }

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
