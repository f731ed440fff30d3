/// The place of a sentence in the unit that it was cut from, which comes back with it.
struct SentenceMark: Hashable, Sendable {
  /// From 1.
  let number: Int
  let count: Int
  /// The Markdown between this sentence and the next, by language.
  let gaps: [Language: String]

  /// The place as text, such as `2/3 en=%20 ko=%20`.
  var label: String {
    let gaps = gaps.sorted { $0.key < $1.key }.map { " \($0.key.tag)=\(Self.encoded($0.value))" }
    return "\(number)/\(count)" + gaps.joined()
  }

  init(number: Int, count: Int, gaps: [Language: String]) {
    self.number = number
    self.count = count
    self.gaps = gaps
  }

  /// The place that a delivered file gives; nil if the file gives no place.
  init?(_ label: some StringProtocol) {
    let words = label.split(whereSeparator: \.isWhitespace)
    let numbers = words.first?.split(separator: "/").map { Int($0) } ?? []
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], count < 10_000,
      1...max(1, count) ~= number
    else { return nil }
    var gaps: [Language: String] = [:]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let gap = Self.decoded(parts[1]) else { return nil }
      gaps[Language(tag: String(parts[0]))] = gap
    }
    self.init(number: number, count: count, gaps: gaps)
  }

  private static func encoded(_ gap: String) -> String {
    gap.utf8.reduce(into: "") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
  }

  private static func decoded(_ text: some StringProtocol) -> String? {
    let bytes = text.split(separator: "%").map { UInt8($0, radix: 16) }
    guard bytes.allSatisfy({ $0 != nil }) else { return nil }
    return String(validating: bytes.compactMap(\.self), as: UTF8.self)
  }
}
