import TextBasics

/// Writes texts into front matter, which it begins where there is none.
struct FrontMatterEditing {
  private let source: SourceFile
  private let frontMatter: FrontMatter
  private let lineBreak: [UInt8]

  init(_ document: Document) {
    source = document.source
    frontMatter = document.frontMatter
    lineBreak = source.lineBreak
  }

  /// The bytes that replace ranges of the source; nil if a text cannot be written.
  func replacements(for texts: [FrontMatter.Key: String]) -> [Replacement]? {
    guard !texts.isEmpty else { return [] }
    let keys = texts.keys.sorted { $0.place < $1.place }
    guard let lines = frontMatter.lines else {
      let entries = keys.map {
        "\($0.rawValue): \(YAMLScalar.plain(texts[$0] ?? "", isInFlow: false))"
      }
      let start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let block = (["---"] + entries + ["---"]).reduce(into: [UInt8]()) {
        $0 += Array($1.utf8) + lineBreak
      }
      let isEmpty = source.bytes.count == start
      return [Replacement(SourceRange(start, start), block + (isEmpty ? [] : lineBreak))]
    }
    let opening = source.range(ofLine: lines.lowerBound)
    // The block of Hexo has no fence above its entries.
    let isFenced = frontMatter.entries.values.allSatisfy { $0.lowerBound >= opening.upperBound }
    let start = isFenced ? opening.upperBound : opening.lowerBound
    let body = SourceRange(start, max(start, source.range(ofLine: lines.upperBound).lowerBound))
    let isTOML = source.text(in: source.range(ofLine: lines.lowerBound)).contains("+++")
    var replacements: [Replacement] = []
    for key in keys {
      let text = (texts[key] ?? "").trimmed
      let found =
        frontMatter.entries[key] == nil
        ? insertion(of: text, under: key, in: body, isTOML)
        : isTOML
          ? toml(text, under: key, in: body)
          : empty(text, under: key) ?? yaml(text, under: key, in: body)
      guard let found else { return nil }
      replacements += found
    }
    return replacements
  }

  private func yaml(_ text: String, under key: FrontMatter.Key, in body: SourceRange)
    -> [Replacement]?
  {
    guard let editing = YAMLEditing(source, in: body) else { return nil }
    return editing.replacements(for: [
      YAMLEditing.Change(path: [.key(key.rawValue)], texts: [.undetermined: text])
    ])
  }

  /// The text of a key without one: `description:`, or `description: >-` with nothing below it.
  private func empty(_ text: String, under key: FrontMatter.Key) -> [Replacement]? {
    let old = key == .title ? frontMatter.title : frontMatter.description
    guard old?.trimmed.isEmpty ?? true, let entry = frontMatter.entries[key] else { return nil }
    let line = source.range(ofLine: source.line(at: entry.lowerBound))
    guard let colon = source.bytes[slice: line].firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let end = source.bytes[..<line.upperBound].lastIndex { $0 != 0x0A && $0 != 0x0D } ?? colon
    let mark = source.bytes[(colon + 1)...max(colon + 1, end)].filter { $0 > 0x20 }
    let isBlock = mark.first == UInt8(ascii: ">") || mark.first == UInt8(ascii: "|")
    guard mark.isEmpty || isBlock && mark.dropFirst().allSatisfy("+-0123456789".utf8.contains)
    else {
      return nil
    }
    let value = " " + YAMLScalar.plain(text, isInFlow: false)
    return [Replacement(SourceRange(colon + 1, max(colon, end) + 1), Array(value.utf8))]
  }

  private func toml(_ text: String, under key: FrontMatter.Key, in body: SourceRange)
    -> [Replacement]?
  {
    guard let toml = TOML.parse(source, in: body).0, case .table(let entries) = toml.value,
      let entry = entries.first(where: { $0.key.name == key.rawValue }),
      case .text = entry.value.value
    else { return nil }
    let range = entry.value.range
    let old = source.bytes[slice: range]
    return [Replacement(range, Self.toml(text, like: Array(old), lineBreak))]
  }

  /// A string of TOML in the style of another one if that can hold the text.
  private static func toml(_ text: String, like old: [UInt8], _ lineBreak: [UInt8]) -> [UInt8] {
    let quote = old.first ?? 0
    let isLong = old.count >= 6 && old.starts(with: [quote, quote, quote])
    let isOneLine = !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    if quote == UInt8(ascii: "'"), isOneLine, !text.contains("'") {
      return isLong ? Array("'''\(text)'''".utf8) : Array("'\(text)'".utf8)
    }
    guard isLong else { return Array(YAMLText.quoted(text).utf8) }
    let mark = Array("\"\"\"".utf8)
    let begins = old.dropFirst(3).first.map { $0 == 0x0A || $0 == 0x0D } ?? false
    let inner = text.lines.map { line in
      let quoted = YAMLText.quoted(String(line))
      return Array(Substring(quoted.utf8.dropFirst().dropLast()).utf8)
    }
    return mark + (begins ? lineBreak : []) + Array(inner.joined(separator: lineBreak)) + mark
  }

  private func insertion(
    of text: String, under key: FrontMatter.Key, in body: SourceRange, _ isTOML: Bool
  ) -> [Replacement]? {
    let value = isTOML ? YAMLText.quoted(text) : YAMLScalar.plain(text, isInFlow: false)
    let written = Array("\(key.rawValue)\(isTOML ? " =" : ":") \(value)".utf8)
    // A description follows the title; a title comes first.
    var place = body.lowerBound
    if key != .title, let title = frontMatter.entries[.title] {
      var last = source.line(at: max(title.lowerBound, title.upperBound - 1))
      // A comment belongs to the entry below it.
      while last > source.line(at: title.lowerBound), isRemark(last) { last -= 1 }
      place = source.range(ofLine: last).upperBound
    }
    return [Replacement(SourceRange(place, place), written + lineBreak)]
  }

  private func isRemark(_ line: Int) -> Bool {
    let text = source.text(in: source.range(ofLine: line)).trimmed
    return text.isEmpty || text.utf8.first == UInt8(ascii: "#")
  }

  /// Returns whether `new` has `texts` and, apart from them, the values of `old`.
  static func isMet(_ texts: [FrontMatter.Key: String], from old: FrontMatter, by new: FrontMatter)
    -> Bool
  {
    var expected = old
    if let title = texts[.title] { expected.title = PlainText.cleaned(title).trimmed }
    if let text = texts[.description] { expected.description = PlainText.cleaned(text).trimmed }
    return expected.hasValues(of: new)
  }
}

extension FrontMatter {
  /// Whether all values are those of `other`, wherever they stand.
  fileprivate func hasValues(of other: FrontMatter) -> Bool {
    var (a, b) = (self, other)
    for key in [\FrontMatter.title, \.description] {
      a[keyPath: key] = a[keyPath: key]?.trimmed
      b[keyPath: key] = b[keyPath: key]?.trimmed
    }
    // Those of the title and the description are compared already.
    let own = Set([Key.title.rawValue, Key.description.rawValue])
    (a.values, b.values) = (
      a.values.filter { !own.contains($0.key) }, b.values.filter { !own.contains($0.key) }
    )
    (a.lines, b.lines) = (nil, nil)
    (a.entries, b.entries) = ([:], [:])
    let names = (a.unknownKeys.map(\.name), b.unknownKeys.map(\.name))
    (a.unknownKeys, b.unknownKeys) = ([], [])
    return a == b && names.0 == names.1
  }
}

extension FrontMatter.Key {
  /// The order in which new entries are written.
  fileprivate var place: Int { self == .title ? 0 : 1 }
}
