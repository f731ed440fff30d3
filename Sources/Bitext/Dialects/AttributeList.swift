import TextBasics

/// A list of attributes that several dialects write in braces behind a heading, a link or a block:
/// `{#id .class}`, `{: #id rel="nofollow"}`, `{/*id*/}`, `{.class}`.
struct AttributeList {
  /// The ids, to which links may lead.
  private(set) var ids: [String] = []
  /// The classes, which tell the kind of a block.
  private(set) var classes: [String] = []
  private var values: [(key: String, value: String)] = []
  /// Where the list ends.
  let end: Int

  /// The list that begins at the scanner's place; nil if no list begins there.
  init?(_ start: LineScanner) {
    var scanner = start
    guard scanner.take("{") else { return nil }
    if scanner.take("/*") {
      let text = scanner.index
      guard let close = scanner.first("*/}") else { return nil }
      let id = scanner.text(text..<close)
      guard Self.isID(id) else { return nil }
      ids = [id]
      end = close + 3
      return
    }
    let isMarked = scanner.take(":")
    // `{::` begins an extension of kramdown, `{:/` ends one.
    if isMarked, scanner.next == 0x3A || scanner.next == 0x2F { return nil }
    var hasPart = isMarked
    while true {
      scanner.skipSpace()
      guard let byte = scanner.next else { return nil }
      if scanner.take("}") { break }
      let first = scanner.index
      switch byte {
      case 0x23, 0x2E:
        scanner.index += 1
        scanner.skip { $0 > 0x20 && $0 != 0x7D && $0 != 0x23 && $0 != 0x2E || $0 >= 0x80 }
        let name = scanner.text((first + 1)..<scanner.index)
        guard Self.isID(name) else { return nil }
        if byte == 0x23 { ids.append(name) } else { classes.append(name) }
        hasPart = true
      case 0x2D where !isMarked:
        // Pandoc's heading without a number.
        scanner.index += 1
        guard scanner.next == 0x7D else { return nil }
        hasPart = true
      default:
        guard Self.takeValue(&scanner, into: &values, isMarked: isMarked) else { return nil }
        hasPart = true
      }
    }
    guard hasPart else { return nil }
    end = scanner.index
  }

  /// The first value of a key.
  subscript(key: String) -> String? { values.first { $0.key == key }?.value }

  /// `key=value`, or in a list that is marked by a colon a word.
  private static func takeValue(
    _ scanner: inout LineScanner, into values: inout [(key: String, value: String)], isMarked: Bool
  ) -> Bool {
    let start = scanner.index
    scanner.skip { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F || $0 == 0x3A }
    let key = scanner.text(start..<scanner.index)
    guard scanner.take("=") else {
      // `{:toc}`; a word without a letter is no name but a format of programs: `{:?}`, `{:>8}`.
      guard isMarked, scanner.index > start, scanner.bytes[start].isASCIILetter else {
        return false
      }
      scanner.skip { $0 > 0x20 && $0 != 0x7D }
      return true
    }
    guard scanner.index > start + 1 else { return false }
    if let quote = scanner.next, quote == 0x22 || quote == 0x27 {
      scanner.index += 1
      let first = scanner.index
      scanner.skip { $0 != quote }
      values.append((key, scanner.text(first..<scanner.index)))
      return scanner.take(quote)
    }
    let first = scanner.index
    guard scanner.skip(while: { $0 > 0x20 && $0 != 0x7D }) > 0 else { return false }
    values.append((key, scanner.text(first..<scanner.index)))
    return true
  }

  private static func isID(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_.:".unicodeScalars.contains(scalar)
      }
  }
}
