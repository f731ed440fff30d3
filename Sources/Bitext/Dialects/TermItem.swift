import TextBasics

/// An item of a list of definitions in DocC: `term Name: text`.
struct TermItem {
  static let label = "term "

  /// The item with its name in bold and without the label.
  let shown: [UInt8]
  /// Whether nothing stands behind the colon.
  let isAlone: Bool

  init?(_ line: DialectLine) {
    guard line.isInList else { return nil }
    self.init(line.text)
  }

  /// - Parameter text: The text of the item, without its mark.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.starts(with: Self.label.utf8) else { return nil }
    let item = text.dropFirst(Self.label.utf8.count)
    guard let colon = Self.colon(in: item), colon > item.startIndex else { return nil }
    let name = Array(item[..<colon])
    isAlone = item[(colon + 1)...].allSatisfy { $0 <= 0x20 }
    let isBold = name.starts(with: [0x2A, 0x2A])
    shown = isBold ? Array(item) : [0x2A, 0x2A] + name + [0x2A, 0x2A] + item[colon...]
  }

  /// `**Name**: text` as such an item, nil for a text of another form; the name keeps its bold if
  /// `isBold`.
  static func written(_ markdown: ArraySlice<UInt8>, isBold: Bool) -> [UInt8]? {
    guard markdown.starts(with: [0x2A, 0x2A]), let colon = colon(in: markdown),
      markdown[..<colon].suffix(2) == [0x2A, 0x2A], colon - markdown.startIndex > 4
    else { return nil }
    let name = markdown[..<colon]
    return Array(Self.label.utf8) + (isBold ? name : name.dropFirst(2).dropLast(2))
      + markdown[colon...]
  }

  /// The colon behind a name, which is in no code and before a space or the end of the line.
  private static func colon(in text: ArraySlice<UInt8>) -> Int? {
    var isCode = false
    for index in text.indices.prefix(200) {
      switch text[index] {
      case 0x60: isCode.toggle()
      case 0x0A: return nil
      case 0x3A where !isCode:
        if index + 1 == text.endIndex || text[index + 1] <= 0x20 { return index }
      default: break
      }
    }
    return nil
  }
}
