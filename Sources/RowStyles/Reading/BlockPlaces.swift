/// Maps positions in a block to positions in the file that contains it.
package struct BlockPlaces: Sendable {
  /// The lines of the block.
  ///
  /// They are split by bytes, because a carriage return and a line feed form one character.
  package let lines: [Substring]
  /// The first line on which each id occurs.
  private let linesOfIDs: [String: Int]

  package init(_ text: String) {
    lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
    var linesOfIDs: [String: Int] = [:]
    for (number, line) in lines.enumerated() {
      guard let id = Self.id(givenOn: line), linesOfIDs[id] == nil else { continue }
      linesOfIDs[id] = number + 1
    }
    self.linesOfIDs = linesOfIDs
  }

  /// The line of a table's id, or 1 if it is not found.
  package func line(of table: TableSpec) -> Int { linesOfIDs[table.id] ?? 1 }

  private static func id(givenOn line: Substring) -> String? {
    guard let key = line.firstRange(of: "id") else { return nil }
    let before = line[..<key.lowerBound]
    let value = line[key.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
    guard before.allSatisfy({ " -{[\t\"'".contains($0) }), value.first == ":" else { return nil }
    let name = value.dropFirst().drop { $0 == " " || $0 == "\"" || $0 == "'" }
    return String(name.prefix { !",}\"'# \t\r".contains($0) })
  }

  /// The offset, within a line of the file, of a problem in the block.
  ///
  /// Inside a quotation or a list, lines of the file begin with markers that the block's lines
  /// lack; these are added.
  ///
  /// - Parameters:
  ///   - column: 1-based, in Unicode scalars of the block's line.
  ///   - line: 1-based, in the block.
  ///   - sourceLine: The line of the file that contains that line of the block.
  /// - Returns: An offset in UTF-8 bytes, in `0...sourceLine.utf8.count`.
  package func offset(ofColumn column: Int, line: Int, in sourceLine: String) -> Int {
    let own = line >= 1 && line <= lines.count ? lines[line - 1].utf8[...] : "".utf8[...]
    let whole = sourceLine.utf8[...]
    let (block, file) = (Self.trimmed(own), Self.trimmed(whole))
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

  private static func trimmed(_ line: Substring.UTF8View) -> Substring.UTF8View {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
    return line
  }
}
