import TextBasics

/// The numbers that a text writes in digits, and those it may express in words.
struct Numerals {
  /// The values in digits, in order.
  private(set) var digits: [Quantity] = []
  /// The values of ``digits``, those inside names, as in 64KiB, and the first of a heading or item.
  private var all: Set<Quantity> = []
  private var consequences: [Quantity] = []
  private let text: String
  private let language: Language

  init(in text: String, _ language: Language) {
    self.text = text
    self.language = language
    let scalars = Array(text.unicodeScalars)
    var scanner = DigitScanner(scalars)
    while let found = scanner.next() {
      all.formUnion(found.readings)
      consequences += found.consequences
      if found.isName || found.isFirst { continue }
      digits.append(found.value)
    }
  }

  /// The values that words of the text may stand for; generous, so that a doubtful case is not a
  /// finding.
  ///
  /// Read when they are asked for: most numbers of a translation are digits in its original.
  private var words: NumberWords {
    var words = NumberWords(in: text, language)
    words.add(consequences)
    return words
  }

  /// Whether the text has `value` in digits or may have it in words.
  func has(_ value: Quantity) -> Bool {
    if all.contains(value) { return true }
    let words = words
    if words.contains(value) { return true }
    guard let number = value.integer else {
      // One and a half is 1.5.
      guard words.hasHalf, let whole = value.withoutHalf else { return false }
      return whole == 0 || has(Quantity(whole))
    }
    // Articles stand for one, "no" and "empty" for none.
    if number <= 1 { return true }
    // 3 PM is 15 o'clock.
    return 13...24 ~= number && all.contains(Quantity(number - 12))
      || 1...12 ~= number && all.contains(Quantity(number + 12))
  }
}

/// A decimal number, in one way only: 1.50 is 1.5.
struct Quantity: Hashable, CustomStringConvertible {
  private let mantissa: Int
  /// The power of ten that the mantissa is multiplied by.
  private let exponent: Int

  init(_ integer: Int) { self.init(mantissa: integer, exponent: 0) }

  private init(mantissa: Int, exponent: Int) {
    var (mantissa, exponent) = (mantissa, exponent)
    while mantissa != 0, mantissa % 10 == 0 {
      mantissa /= 10
      exponent += 1
    }
    self.mantissa = mantissa
    self.exponent = mantissa == 0 ? 0 : exponent
  }

  /// - Parameter text: ASCII digits with at most one point; nil if there are too many.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let mantissa = Int(parts.joined()) else { return nil }
    self.init(mantissa: mantissa, exponent: parts.count == 2 ? -parts[1].count : 0)
  }

  /// The quantity multiplied by a power of ten.
  func scaled(by power: Int) -> Quantity {
    Quantity(mantissa: mantissa, exponent: exponent + power)
  }

  /// The sum of two quantities of at least 1; nil if it is too large.
  func adding(_ other: Quantity) -> Quantity? {
    guard let a = integer, let b = other.integer else { return nil }
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? nil : Quantity(sum)
  }

  /// The value, if it is a whole number that fits.
  var integer: Int? {
    guard exponent >= 0, exponent <= 18 else { return nil }
    var value = mantissa
    for _ in 0..<exponent {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      value = product
    }
    return value
  }

  /// The whole number before the half, as 2 of 2.5.
  var withoutHalf: Int? {
    exponent == -1 && mantissa % 10 == 5 ? mantissa / 10 : nil
  }

  var description: String {
    if let integer { return String(integer) }
    guard exponent < 0 else { return "\(mantissa)e\(exponent)" }
    let digits = String(mantissa)
    let zeros = String(repeating: "0", count: max(0, 1 - exponent - digits.count))
    let text = zeros + digits
    return text.dropLast(-exponent) + "." + text.suffix(-exponent)
  }
}
