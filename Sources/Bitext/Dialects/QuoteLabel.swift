import TextBasics

/// A label before the text of a quote: `Note: `, `**참고:** `, `**注意**：`.
struct QuoteLabel {
  let callout: Callout
  let text: String
  /// Where the text behind it begins.
  let end: Int

  /// The label at the scanner's place; nil if there is no label, or no text after it.
  init?(_ start: LineScanner) {
    var scanner = start.limited(to: 80)
    let stars = scanner.skip { $0 == 0x2A }
    guard stars == 0 || stars == 2 else { return nil }
    let first = scanner.index
    // Words of up to a few letters, and no sentence.
    scanner.skip { $0.isASCIIAlphanumeric || $0 == 0x20 || $0 >= 0x80 && $0 != 0xEF }
    var label = scanner.text(first..<scanner.index)
    var hasColon = scanner.take(":") || scanner.take("：")
    if stars == 2 {
      guard scanner.take("**") else { return nil }
      if !hasColon { hasColon = scanner.take(":") || scanner.take("：") }
    }
    while label.last == " " { label.removeLast() }
    guard hasColon, let callout = Callout(labeled: label) else { return nil }
    scanner.skipSpace()
    guard !scanner.isAtEnd else { return nil }
    self.callout = callout
    text = label
    end = scanner.index
  }
}
