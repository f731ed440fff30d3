import TextBasics

/// The parts of a text besides its words that a reader would miss in a translation: bold, links,
/// code, references to footnotes, placeholders, cells.
struct TextMarks {
  private(set) var bold = 0
  private(set) var links = 0
  private(set) var code = 0
  private(set) var emphasis = 0
  /// What stands in code.
  private(set) var codeTexts: Set<String> = []
  /// The contents, to look in for what stood in code elsewhere.
  private var contents: [[Inline]] = []
  private(set) var pictures = 0
  private(set) var strikes = 0
  /// The names of the elements that tell the meaning of their text, such as keys.
  private(set) var elements: [String] = []
  /// The labels of footnotes that are referred to.
  private(set) var footnotes: [String] = []
  private(set) var placeholders: [String] = []
  /// The number of cells of a row of a table that hold something; nil for anything but a row.
  private(set) var cells: Int?
  /// Marks that begin or end nothing and are shown as they are written: `**`, `](`.
  private(set) var unclosed: [String] = []

  init(_ inlines: [Inline]) { add(inlines) }

  /// The marks of a row of a table.
  init(cells: [[Inline]]) {
    // A row that is too short is read with empty cells at its end.
    self.cells = cells.count { !$0.isEmpty }
    for cell in cells { add(cell) }
  }

  private mutating func add(_ inlines: [Inline]) {
    inlines.walk { inline in
      switch inline {
      case .strong: bold += 1
      case .link: links += 1
      case .code(let text):
        code += 1
        codeTexts.insert(text)
      case .emphasis: emphasis += 1
      case .element(let element, _) where ["em", "i"].contains(element.name): emphasis += 1
      case .footnoteReference(let label): footnotes.append(label)
      case .element(let element, _) where ["b", "strong"].contains(element.name): bold += 1
      case .element(let element, _) where element.name == "code": code += 1
      case .element(let element, _) where element.name == "img": pictures += 1
      case .element(let element, _) where ["del", "s"].contains(element.name): strikes += 1
      case .element(let element, _) where Self.telling.contains(element.name):
        elements.append(element.name)
      case .image: pictures += 1
      case .strikethrough: strikes += 1
      case .text, .softBreak, .hardBreak, .html, .element: break
      }
    }
    // A placeholder or a mark may be spread over several nodes.
    let prose = inlines.text(.prose)
    contents.append(inlines)
    placeholders += Placeholder.all(in: prose)
    unclosed += Self.unclosed(in: prose)
  }

  private static let telling: Set = ["kbd", "sub", "sup", "mark", "var", "samp", "ins"]

  private static func unclosed(in text: String) -> [String] {
    let marks = ["**", "~~", "](", "`"]
    return marks.flatMap { mark in
      Array(
        repeating: mark,
        count: text.split(separator: mark, omittingEmptySubsequences: false).count - 1)
    }
  }

  /// The faults of a translation that has these marks.
  ///
  /// - Parameters:
  ///   - original: The marks of the original.
  ///   - old: The marks of an older translation: it may have been made without some of them.
  /// - Returns: A description of each fault.
  func faults(against original: TextMarks, before old: TextMarks? = nil) -> [String] {
    func isLost(_ count: (TextMarks) -> Int) -> Bool {
      count(self) < min(count(original), old.map(count) ?? count(original))
    }
    var faults: [String] = []
    if isLost(\.bold) { faults.append("bold") }
    if isLost(\.links) { faults.append("a link") }
    if isLost(\.code) { faults.append("code") }
    if isLost(\.pictures) { faults.append("a picture") }
    if isLost(\.strikes) { faults.append("~~") }
    let elements = old.map { original.elements.intersecting($0.elements) } ?? original.elements
    for name in elements.subtracting(self.elements) { faults.append("<\(name)>") }
    if isLost(\.footnotes.count) {
      let lost = (old ?? original).footnotes.subtracting(footnotes)
      faults.append(contentsOf: lost.isEmpty ? ["a footnote"] : lost.map { "[^\($0)]" })
    }
    let known = old.map { original.placeholders.intersecting($0.placeholders) }
    for name in (known ?? original.placeholders).subtracting(placeholders) {
      faults.append("‘\(name)’")
    }
    if let now = cells, let before = old?.cells ?? original.cells, now < before {
      faults.append(before - now == 1 ? "a cell" : "\(before - now) cells")
    }
    return faults
  }

  /// What a text that replaces another must not lose either: emphasis that the older one has, since
  /// Korean and Japanese have little use for it otherwise, and what stands in its code.
  ///
  /// Of a text without an older one only code is missed that nobody would translate, such as
  /// `count + 1` or `rowHeight`.
  func losses(against original: TextMarks, before old: TextMarks?) -> [String] {
    var losses: [String] = []
    if let old, emphasis < min(original.emphasis, old.emphasis) { losses.append("emphasis") }
    guard code >= min(original.code, old?.code ?? original.code) else { return losses }
    let needed = original.codeTexts.filter { text in
      old.map { $0.codeTexts.contains(text) } ?? Self.isUntranslatable(text)
    }
    let words = contents.map { $0.text(.shown) }
    let lost = needed.subtracting(codeTexts).filter { code in
      !words.contains { $0.contains(code) }
    }
    // What a reader sees or types is translated in code as well: `<name>` becomes `<이름>`.
    let translated = codeTexts.subtracting(original.codeTexts).filter { code in
      code.unicodeScalars.contains { Script(of: $0)?.isOfEastAsia == true }
    }
    return lost.count <= translated.count ? losses : losses + lost.sorted().map { "‘\($0)’" }
  }

  /// Whether code is more than a word or several: it has a sign of a language of programs, or a capital
  /// inside.
  private static func isUntranslatable(_ code: String) -> Bool {
    let bytes = Array(code.utf8)
    guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return false }
    return code.contains { "_(){}[]<>=$/\\#@*+;|&".contains($0) }
      || zip(bytes, bytes.dropFirst()).contains { 0x61...0x7A ~= $0 && 0x41...0x5A ~= $1 }
  }

  /// The marks that are closed or opened nowhere, and are not in the original or an older
  /// translation either.
  func stray(against original: TextMarks, before old: TextMarks? = nil) -> [String] {
    unclosed.subtracting(original.unclosed).subtracting(old?.unclosed ?? []).unique
  }
}

/// Placeholders that a program replaces by a value: `%d`, `%1$@`, `%(name)s`, `{name}`, `${name}`,
/// `%{name}`, `{{name}}`.
enum Placeholder {
  /// The placeholders of a text, in order.
  static func all(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var found: [String] = []
    var index = 0
    var last = 0
    while index < bytes.count {
      if let end = end(bytes, index, after: last) {
        found.append(String(decoding: bytes[index..<end], as: UTF8.self))
        (index, last) = (end, end)
      } else {
        index += 1
      }
    }
    return found
  }

  private static func end(_ bytes: [UInt8], _ start: Int, after last: Int) -> Int? {
    let isMarked = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "{")
    return switch bytes[start] {
    case UInt8(ascii: "{"): endOfName(bytes, start)
    case UInt8(ascii: "$"), UInt8(ascii: "%"):
      isMarked
        ? endOfName(bytes, start + 1)
        : bytes[start] == UInt8(ascii: "%") ? endOfConversion(bytes, start, after: last) : nil
    default: nil
    }
  }

  /// The end of a conversion of `printf` that begins at `start`; nil for a per cent sign.
  private static func endOfConversion(_ bytes: [UInt8], _ start: Int, after last: Int) -> Int? {
    // `50%d`, `100 %`: a number of per cent.
    if start > last, isWord(bytes[start - 1]) { return nil }
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
      index += 1
      let name = index
      while index < bytes.count, isWord(bytes[index]) || bytes[index] == 0x5F { index += 1 }
      guard index > name, index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
      index += 1
    }
    while index < bytes.count,
      isDigit(bytes[index]) || [0x24, 0x2E, 0x2D, 0x2B, 0x23].contains(bytes[index])
    {
      index += 1
    }
    while index < bytes.count,
      bytes[index] == UInt8(ascii: "l") || bytes[index] == UInt8(ascii: "h")
    {
      index += 1
    }
    guard index < bytes.count, "@diufsxXcgeo".utf8.contains(bytes[index]) else { return nil }
    // `%discount` is a word.
    return index + 1 < bytes.count && isWord(bytes[index + 1]) ? nil : index + 1
  }

  /// The end of a name in braces, one pair or two, that begins at `start`.
  private static func endOfName(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "{") { index += 1 }
    let braces = index - start
    let name = index
    while index < bytes.count, isWord(bytes[index]) || bytes[index] == 0x2E || bytes[index] == 0x5F
    {
      index += 1
    }
    guard braces <= 2, index > name, index + braces <= bytes.count,
      bytes[index..<(index + braces)].allSatisfy({ $0 == UInt8(ascii: "}") })
    else { return nil }
    return index + braces
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }
}

extension [String] {
  /// The strings without those of `others`, each taken out as often as it is there.
  func subtracting(_ others: [String]) -> [String] {
    var counts = others.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return filter { string in
      guard let count = counts[string], count > 0 else { return true }
      counts[string] = count - 1
      return false
    }
  }

  func intersecting(_ others: [String]) -> [String] { subtracting(subtracting(others)) }
}
