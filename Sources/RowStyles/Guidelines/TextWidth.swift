import TextBasics

/// An estimate of the width of a text, in ems.
///
/// Full-width characters count 1, capitals 0.66, spaces 0.28 and all others 0.53. Measured with
/// system fonts, the estimate is right to about a tenth. It is for texts that no browser has laid
/// out yet.
package func estimatedWidth(of text: String) -> Double {
  var ems = 0.0
  for scalar in text.unicodeScalars { ems += estimatedWidth(of: scalar) }
  return ems
}

private func estimatedWidth(of scalar: Unicode.Scalar) -> Double {
  switch scalar.value {
  case 0x20, 0xA0: return 0.28
  case 0x41...0x5A: return 0.66
  case 0x21...0x7E: return 0.53
  default: break
  }
  switch TerminalWidth.columns(of: scalar) {
  case 0: return 0
  case 2: return 1
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format: return 0
  case .uppercaseLetter: return 0.66
  default: return 0.53
  }
}
