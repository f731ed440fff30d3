extension Example {
  /// Where a problem of a block is in the file that holds it.
  ///
  /// A block in a quotation or a list has less on each of its lines than the file: the marks before
  /// it are counted here.
  /// - Parameters:
  ///   - column: 1-based, in Unicode scalars of the block's line.
  ///   - line: 1-based, in the block.
  ///   - text: The block.
  ///   - sourceLine: The line of the file on which that line of the block stands.
  /// - Returns: An offset in UTF-8 bytes, in `0...sourceLine.utf8.count`.
  package static func offset(
    ofColumn column: Int, line: Int, of text: String, in sourceLine: String
  ) -> Int {
    let lines = lines(of: text)
    let own = line >= 1 && line <= lines.count ? lines[line - 1].utf8[...] : "".utf8[...]
    let whole = sourceLine.utf8[...]
    let (block, file) = (trimmed(own), trimmed(whole))
    let before: Int
    if file.count >= block.count, file.suffix(block.count).elementsEqual(block), !block.isEmpty {
      before = file.count - block.count
    } else {
      let marks: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
      let indented = block.prefix { $0 == 0x20 || $0 == 0x09 }.count
      before = max(0, file.prefix(while: marks).count - indented)
    }
    let scalars = Substring(own).unicodeScalars.prefix(column - 1)
    let width = scalars.reduce(0) { $0 + Unicode.UTF8.width($1) }
    return min(before + width, whole.count)
  }

  /// The line of a block on which a table's id is given; 1 where that is not seen.
  package static func line(of table: TableSpec, in text: String) -> Int {
    let lines = lines(of: text)
    let found = lines.firstIndex { line in
      guard let key = line.firstRange(of: "id") else { return false }
      let before = line[..<key.lowerBound]
      let value = line[key.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
      guard before.allSatisfy({ " -{[\t\"'".contains($0) }), value.first == ":" else {
        return false
      }
      let name = value.dropFirst().drop { $0 == " " || $0 == "\"" || $0 == "'" }
        .prefix { !",}\"'# \t\r".contains($0) }
      return name == table.id
    }
    return (found ?? 0) + 1
  }

  /// The lines of a block.
  ///
  /// By bytes: a carriage return and a line feed make one character together.
  package static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
  }

  private static func trimmed(_ line: Substring.UTF8View) -> Substring.UTF8View {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
    return line
  }
}
