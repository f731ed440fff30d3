/// The line that begins a fenced block of code.
struct DialectFence {
  let byte: UInt8
  let count: Int
  /// Whether its code is Rust, whose lines with `# ` are hidden in books and documentation.
  let isOfRust: Bool

  /// The fence that a line opens, if it opens one.
  init?(opening line: DialectLine) {
    guard let byte = line.first, byte == 0x60 || byte == 0x7E else { return nil }
    var scanner = line.scanner
    let count = scanner.skip { $0 == byte }
    guard count >= 3 else { return nil }
    if byte == 0x60, scanner.first("`") != nil { return nil }
    isOfRust = line.scanner.at(scanner.index).takesRust
    self.byte = byte
    self.count = count
  }

  func isClosed(by line: DialectLine) -> Bool {
    guard line.first == byte else { return false }
    var scanner = line.scanner
    guard scanner.skip(while: { $0 == byte }) >= count else { return false }
    scanner.skipSpace()
    return scanner.isAtEnd
  }
}

extension LineScanner {
  /// Whether the language of code is Rust: `rust`, `rust,editable`.
  fileprivate var takesRust: Bool {
    var scanner = self
    scanner.skipSpace()
    guard scanner.take("rust") else { return false }
    return scanner.isAtEnd || scanner.next == 0x2C || scanner.next == 0x20
  }
}
