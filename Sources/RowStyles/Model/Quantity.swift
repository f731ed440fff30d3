/// The number that a text of a numeric column stands for, so that sizes sort by size and not by
/// their digits.
package struct Quantity: Hashable, Sendable {
  /// The value in the smallest unit of its kind: bytes, millimetres, milligrams, milliseconds.
  package let value: Double
  /// The number as it is written, without separators.
  package let digits: String
  /// What follows the number, with the blank before it; empty if there is nothing.
  package let unit: String

  /// Reads the first number of a text; nil if there is none.
  package init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: Self.isDigit) else { return nil }
    var end = first
    while end < scalars.count, Self.isDigit(scalars[end]) || Self.continues(scalars, at: end) {
      end += 1
    }
    var digits = ""
    for index in first..<end {
      if Self.isDigit(scalars[index]) {
        digits.unicodeScalars.append(scalars[index])
      } else if !Self.isGrouping(scalars, at: index) {
        digits += "."
      }
    }
    if first > 0, ["-", "−", "–"].contains(scalars[first - 1]) { digits = "-" + digits }
    guard let number = Double(digits) else { return nil }
    self.digits = digits
    var rest = ""
    rest.unicodeScalars.append(contentsOf: scalars[end...])
    unit = rest
    let name = String(rest.drop { $0.isWhitespace }.prefix { $0.isLetter })
    value = number * (Self.factors[name] ?? Self.factors[name.lowercased()] ?? 1)
  }

  /// The value as a literal of Swift source code.
  package var literal: String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a point, comma, apostrophe or blank stands between digits of one number.
  private static func continues(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + 1 < scalars.count, isDigit(scalars[index + 1]) else { return false }
    switch scalars[index] {
    case ".": return !scalars[..<index].reversed().prefix { $0 != " " }.contains(".")
    case ",", "'", "’", "\u{A0}", "\u{202F}", " ":
      return isGrouping(scalars, at: index) || scalars[index] == ","
    default: return false
    }
  }

  /// Whether a mark separates thousands, so that exactly three digits follow; a point never does.
  private static func isGrouping(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index] != ".", index + 3 < scalars.count,
      scalars[(index + 1)...(index + 3)].allSatisfy(isDigit)
    else { return false }
    return index + 4 >= scalars.count || !isDigit(scalars[index + 4])
  }

  private static let factors: [String: Double] = [
    "b": 1, "byte": 1, "bytes": 1, "kb": 1e3, "mb": 1e6, "gb": 1e9, "tb": 1e12,
    "kib": 1024, "mib": 1_048_576, "gib": 1_073_741_824, "tib": 1_099_511_627_776,
    "mm": 1, "cm": 10, "m": 1000, "km": 1_000_000,
    "mg": 1, "g": 1000, "kg": 1_000_000, "t": 1_000_000_000,
    "ms": 1, "s": 1000, "sec": 1000, "min": 60_000, "h": 3_600_000, "hr": 3_600_000,
    "분": 60_000, "시간": 3_600_000, "초": 1000, "秒": 1000, "分": 60_000, "時間": 3_600_000,
  ]
}

extension LocalizedText {
  /// The quantity that the text stands for, which is the same in every language.
  package var quantity: Quantity? { Quantity(best(for: .en).text) }
}
