/// The value of an attribute of MDX in braces: `src={require('./a.png').default}`, `width={300}`.
struct ExpressionValue {
  /// The text or number that the expression is; nil for a value that only a program knows, such as
  /// `style={{color}}`.
  let text: [UInt8]?

  /// The expression that begins at the scanner's place, which moves behind it; nil where none ends on
  /// the line.
  init?(_ scanner: inout LineScanner) {
    guard scanner.next == 0x7B else { return nil }
    let start = scanner.index
    var inner = scanner
    var depth = 0
    var quote: UInt8?
    repeat {
      guard let byte = inner.next else { return nil }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 || byte == 0x60 {
        quote = byte
      } else if byte == 0x7B {
        depth += 1
      } else if byte == 0x7D {
        depth -= 1
      }
      inner.index += 1
    } while depth > 0
    text = Self.text(of: scanner.bytes[(start + 1)..<(inner.index - 1)])
    scanner = inner
  }

  /// The end of an expression that shows nothing or a space, `{/* … */}` or `{' '}`, which is added to a
  /// text; nil for any other.
  static func endOfBlank(at scanner: LineScanner, into text: inout [UInt8]) -> Int? {
    if scanner.isAt("{/*") { return scanner.first("*/}").map { $0 + 3 } }
    guard scanner.isAt("{' '}") || scanner.isAt("{\" \"}") else { return nil }
    text.append(0x20)
    return scanner.index + 5
  }

  private static func text(of expression: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = expression.drop { $0 <= 0x20 }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    if !rest.isEmpty, rest.allSatisfy({ 0x30...0x39 ~= $0 }) { return Array(rest) }
    // A bundler and Docusaurus turn the name of a file into its address.
    let call = ["require(", "useBaseUrl("].first { rest.starts(with: $0.utf8) }
    if let call { rest = rest.dropFirst(call.utf8.count).drop { $0 <= 0x20 } }
    guard let quote = rest.first, quote == 0x22 || quote == 0x27 || quote == 0x60,
      let end = rest.dropFirst().firstIndex(of: quote)
    else { return nil }
    let text = rest[(rest.startIndex + 1)..<end]
    let behind = rest[(end + 1)...]
    let isWhole = call == nil ? behind.isEmpty : behind.first == 0x29
    // A template with a value in it, or characters that would end an attribute.
    guard isWhole, !text.contains(where: { $0 == 0x24 || $0 == 0x22 || $0 == 0x3C || $0 == 0x3E })
    else { return nil }
    return Array(text)
  }
}
