/// Characters that are other characters in another shape: ① is 1, ｱ is ア, ㌢ is センチ (Unicode
/// Standard Annex 15).
package enum Compatibility {
  /// `text` with such characters replaced by what they stand for.
  ///
  /// Its NFC form is the NFKC form of `text`. O(n), with a search among 3,700 entries for each
  /// scalar that is not ASCII.
  package static func mapped(_ text: String) -> String {
    var mapped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let places = places(of: scalar.value) else {
        mapped.append(scalar)
        continue
      }
      for value in compatibilityDecompositions[places] {
        if let part = Unicode.Scalar(value) { mapped.append(part) }
      }
    }
    return String(mapped)
  }

  /// The places of a scalar's decomposition in the table; nil for a scalar that stands for itself.
  private static func places(of value: UInt32) -> Range<Int>? {
    guard value >= 0xA0 else { return nil }
    var (low, high) = (0, compatibilityPlaces.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if compatibilityPlaces[middle] >> 16 < UInt64(value) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard compatibilityPlaces[low] >> 16 == UInt64(value) else { return nil }
    return Int(compatibilityPlaces[low] & 0xFFFF)..<Int(compatibilityPlaces[low + 1] & 0xFFFF)
  }
}
