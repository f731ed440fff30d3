/// An estimate of how wide a text is set, in ems: full-width characters 1, capitals 0.66, spaces
/// 0.28, all others 0.53.
///
/// Measured to be right to about a tenth for system fonts; a browser measures the real width, this
/// is for texts that no browser has seen.
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
  case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
    return 1
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  case .uppercaseLetter: return 0.66
  default: return 0.53
  }
}
