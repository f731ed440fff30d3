import TextBasics

/// Formulas of LaTeX between dollar signs, as GitHub, Obsidian and most generators read them.
///
/// They are read as code: CommonMark would take their backslashes, and their stars and low lines for
/// emphasis.
enum Formulas {
  /// The longest formula within a line, in bytes, and the most lines of one that stands alone.
  private static let (longest, mostLines) = (400, 100)

  /// A formula within a line.
  struct Found {
    /// The text between the dollar signs.
    let formula: [UInt8]
    /// The index behind the last dollar sign.
    let end: Int

    /// The formula as code of Markdown.
    var code: [UInt8] { [0x60] + formula + [0x60] }
  }

  /// The formula that begins with the dollar sign at an index.
  ///
  /// Only a text with a command, such as `\pi`, or without any word is surely a formula, and not a
  /// part of prices, shells and templates.
  static func found(at index: Int, in bytes: [UInt8], before end: Int) -> Found? {
    if index > 0, bytes[index - 1].isASCIIAlphanumeric || bytes[index - 1] == 0x24 { return nil }
    let isDouble = index + 1 < end && bytes[index + 1] == 0x24
    let start = index + (isDouble ? 2 : 1)
    let limit = min(end, start + longest)
    guard start < limit, isDouble || bytes[start] > 0x20 else { return nil }
    var hasCommand = false
    var close = start
    while close < limit, bytes[close] != 0x24 {
      switch bytes[close] {
      case 0x0A, 0x0D, 0x60: return nil
      case 0x5C:
        if close + 1 < limit, bytes[close + 1].isASCIILetter { hasCommand = true }
        close += 2
      default: close += 1
      }
    }
    let behind = close + (isDouble ? 2 : 1)
    let text = bytes[start..<min(close, limit)]
    let isFormula = hasCommand || isAlgebra(text, isDouble) || isTerm(text)
    guard isFormula, behind <= limit, isDouble || bytes[close - 1] > 0x20,
      !isDouble || bytes[close + 1] == 0x24,
      behind == end || !bytes[behind].isASCIIAlphanumeric && bytes[behind] != 0x24
    else { return nil }
    var formula = bytes[start..<close]
    while formula.first == 0x20 { formula.removeFirst() }
    while formula.last == 0x20 { formula.removeLast() }
    return Found(formula: Array(formula), end: behind)
  }

  /// Whether the text between dollar signs has a power or an index of a letter: `x^2`, `a_1`, which
  /// are no names of variables of a shell.
  private static func isAlgebra(_ text: ArraySlice<UInt8>, _ isDouble: Bool) -> Bool {
    guard let first = text.first, isDouble || first.isASCIILetter || first == 0x28 else {
      return false
    }
    for index in text.indices.dropFirst().dropLast() {
      let isName = index > text.startIndex + 1 && text[index - 2].isASCIIAlphanumeric
      switch text[index] {
      case 0x5E where text[index - 1] > 0x20 && text[index + 1] > 0x20: return true
      case 0x5F where text[index - 1].isASCIILetter && !isName: return true
      case 0x3D where isDouble && text[index - 1] == 0x20 && text[index + 1] == 0x20: return true
      default: continue
      }
    }
    return false
  }

  /// Whether the text between dollar signs is a letter, or a calculation with letters and numbers:
  /// `n`, `2n + 1`, `f(x)`.
  private static func isTerm(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 40, let first = text.first,
      first.isASCIIAlphanumeric || first == 0x28 || first == 0x2D
    else { return false }
    var run = 0
    var hasLetter = false
    for byte in text {
      run = byte.isASCIILetter ? run + 1 : 0
      hasLetter = hasLetter || run > 0
      guard run < 2, byte.isASCIIAlphanumeric || " +-*/=<>(),|!".utf8.contains(byte) else {
        return false
      }
    }
    return hasLetter
  }

  /// Whether a text may have a formula; true also for a few others.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    if ByteSearch.contains(0x24, before: 0x24, in: bytes) { return true }
    return !all(in: bytes).isEmpty
  }

  /// The formulas within the lines of a text, as they are written and as they are read.
  static func all(in bytes: [UInt8]) -> [(written: [UInt8], code: [UInt8])] {
    var all: [(written: [UInt8], code: [UInt8])] = []
    var next = ByteSearch.first(0x24, in: bytes)
    while let index = next {
      var from = index + 1
      if let found = found(at: index, in: bytes, before: bytes.count) {
        all.append((Array(bytes[index..<found.end]), found.code))
        from = found.end
      }
      next = ByteSearch.first(0x24, in: bytes, from: from)
    }
    return all
  }

  /// Reads a formula between two lines of dollar signs as a block of code.
  static func readBlock(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard isMark(line), page.blocks.isEmpty else { return false }
    let first = page.current + 1
    let last = min(page.lines.count, first + mostLines)
    guard let end = (first..<max(first, last)).first(where: { endMark(page.line($0)) != nil }),
      !(first..<end).contains(where: { page.line($0).scanner.isAt("```") })
    else { return false }
    let label = endMark(page.line(end)) ?? ""
    if !label.isEmpty { page.write(block: "<a id=\"\(label)\"></a>", like: line) }
    page.write("```math", like: line)
    while page.current + 1 < end {
      page.current += 1
      page.write(page.line(page.current))
    }
    page.current = end
    page.write("```", like: page.line(end))
    return true
  }

  /// The label behind the mark that ends a formula, `$$ (label)` of MyST; empty without one, nil for
  /// another line.
  private static func endMark(_ line: DialectLine) -> String? {
    if isMark(line) { return "" }
    var scanner = line.scanner
    guard scanner.take("$$") else { return nil }
    scanner.skipSpace()
    guard scanner.take("(") else { return nil }
    let label = scanner.name()
    return !label.isEmpty && scanner.take(")") && scanner.isAtEnd ? label : nil
  }

  private static func isMark(_ line: DialectLine) -> Bool {
    var scanner = line.scanner
    guard scanner.take("$$") else { return false }
    scanner.skipSpace()
    return scanner.isAtEnd
  }
}
