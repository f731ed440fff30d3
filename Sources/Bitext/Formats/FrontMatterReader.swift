import TextBasics

/// Reads the front matter of one source.
///
/// A text may also begin with a thematic break of three hyphens. So a block is front matter only if
/// it is closed and holds a YAML mapping with short keys, or TOML between lines of `+++`.
/// Anything else is text and stays on the page.
struct FrontMatterReader {
  private enum Form {
    case yaml, toml

    var fence: String { self == .yaml ? "---" : "+++" }
    var closers: [String] { self == .yaml ? ["---", "..."] : ["+++"] }
    /// The character between a key and its value.
    var separator: UInt8 { self == .yaml ? 0x3A : 0x3D }
  }

  private let form: Form
  private let source: SourceFile
  private(set) var frontMatter = FrontMatter()
  private(set) var diagnostics: [Diagnostic] = []

  init(reading source: SourceFile) {
    self.source = source
    // Jekyll never publishes the files of this folder.
    frontMatter.isDraft = source.path.split(separator: "/").dropLast().contains("_drafts")
    form = Self.isFence(1, ["+++"], of: source) ? .toml : .yaml
    guard form == .toml || Self.isFence(1, ["---"], of: source) else {
      readHeadless()
      return
    }
    let closers = form.closers
    guard
      let close = (2...max(2, source.lineStarts.count)).first(where: {
        Self.isFence($0, closers, of: source)
      })
    else {
      reportIfUnclosed()
      return
    }
    let body = SourceRange(
      source.range(ofLine: 1).upperBound,
      max(source.range(ofLine: 1).upperBound, source.range(ofLine: close).lowerBound))
    let (values, problems) = Self.parse(source, in: body, form)
    if let values {
      switch values.value {
      case .mapping(let pairs):
        guard form == .toml || Self.areKeys(pairs.map(\.key)) || areNames(pairs) else { return }
        read(pairs, end: body.upperBound)
      // A heading between two rules is a comment to YAML.
      case .scalar where values.isEmpty && !(form == .yaml && holdsHeading(2..<close)): break
      case .scalar, .sequence: return
      }
    } else {
      guard firstKey(after: 1) != nil else { return }
      diagnostics += problems
      salvage(1 + 1..<close)
    }
    frontMatter.lines = 1...close
  }

  private static func parse(
    _ source: SourceFile, in body: SourceRange, _ form: Form
  ) -> (YAML?, [Diagnostic]) {
    switch form {
    case .yaml: return YAML.parse(source, in: body)
    case .toml:
      let (toml, problems) = TOML.parse(source, in: body)
      return (toml?.yaml(of: source), problems)
    }
  }

  // MARK: - Fences

  private static func isFence(_ line: Int, _ marks: [String], of source: SourceFile) -> Bool {
    var bytes = source.bytes[slice: source.range(ofLine: line)]
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard let first = bytes.first, [0x2B, 0x2D, 0x2E].contains(first) else { return false }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return marks.contains { bytes.elementsEqual($0.utf8) }
  }

  /// Reads the block of Hexo, which has no fence but the closing one.
  ///
  /// One line above it may be a heading, so the block has several keys, all of them known.
  private mutating func readHeadless() {
    guard let first = firstKey(after: 0), FrontMatter.isKey(first), !isBlank(1) else { return }
    let close = (2..<max(2, min(source.lineStarts.count + 1, Self.mostLines))).first {
      isBlank($0) || Self.isFence($0, ["---"], of: source)
    }
    guard let close, !isBlank(close) else { return }
    let body = SourceRange(
      source.range(ofLine: 1).lowerBound, source.range(ofLine: close).lowerBound)
    guard case .mapping(let pairs)? = YAML.parse(source, in: body).0?.value, pairs.count > 1,
      pairs.allSatisfy({ $0.key.string.map(FrontMatter.isKey) ?? false })
    else { return }
    read(pairs, end: body.upperBound)
    frontMatter.lines = 1...close
  }

  /// More lines than such a block has.
  private static let mostLines = 40

  private mutating func reportIfUnclosed() {
    guard let key = firstKey(after: 1), FrontMatter.Key(name: key) != nil else { return }
    diagnostics.append(
      Diagnostic(
        .error, "front-matter-unclosed",
        "this front matter has no closing '\(form.fence)', so all of it is shown as text",
        at: .range(source, trimmed(source.range(ofLine: 1)))))
  }

  /// The key on the first line after `line` that is neither empty nor a comment.
  private func firstKey(after line: Int) -> String? {
    for number in (line + 1)..<(source.lineStarts.count + 1) {
      let text = source.text(in: trimmed(source.range(ofLine: number)))
      if text.isEmpty || text.utf8.first == UInt8(ascii: "#") { continue }
      guard let separator = text.utf8.firstIndex(of: form.separator) else { return nil }
      let key = form == .yaml ? String(text[..<separator]) : text[..<separator].trimmed
      return Self.isKey(key) ? key : nil
    }
    return nil
  }

  private static func areKeys(_ keys: [YAML]) -> Bool {
    let names = keys.compactMap(\.string)
    guard names.count == keys.count else { return false }
    return names.contains { FrontMatter.Key(name: $0.lowercased()) != nil }
      || names.allSatisfy { isKey($0) && $0.utf8.first.map { 0x61...0x7A ~= $0 } ?? false }
  }

  /// Whether all keys are short names in any script, below the fence at once, and no value is a
  /// sentence: `작성일: 2025-01-01`, and not `참고: 이 글은 번역이다.` between two rules.
  private func areNames(_ pairs: [(key: YAML, value: YAML)]) -> Bool {
    guard !isBlank(2) else { return false }
    return pairs.allSatisfy { pair in
      guard let name = pair.key.string, TerminalWidth.columns(of: name) <= Self.longestName,
        name.split(separator: " ").count <= Self.mostWords,
        name.unicodeScalars.allSatisfy({
          $0.properties.isAlphabetic || $0.properties.numericType != nil
            || "-_./ ".unicodeScalars.contains($0)
        })
      else { return false }
      return !Sentence.ends(pair.value.string ?? "")
    }
  }

  /// In columns, and in words: more than a name has.
  private static let longestName = 24
  private static let mostWords = 3

  /// Whether one of the lines is a heading with blank lines around it.
  private func holdsHeading(_ lines: Range<Int>) -> Bool {
    lines.contains { number in
      source.bytes[slice: source.range(ofLine: number)].first == 0x23
        && isBlank(number - 1) && isBlank(number + 1)
    }
  }

  private func isBlank(_ line: Int) -> Bool {
    source.bytes[slice: source.range(ofLine: line)].allSatisfy { $0 <= 0x20 }
  }

  private static func isKey(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2D || $0 == 0x5F
      }
  }

  // MARK: - Entries

  private mutating func read(_ pairs: [(key: YAML, value: YAML)], end: Int) {
    for (index, pair) in pairs.enumerated() {
      let next =
        switch form {
        case .yaml: index + 1 < pairs.count ? pairs[index + 1].key.range.lowerBound : end
        case .toml: max(pair.key.range.upperBound, pair.value.range.upperBound)
        }
      let entry = trimmed(
        SourceRange(pair.key.range.lowerBound, max(pair.key.range.lowerBound, next)))
      let name = pair.key.string ?? ""
      frontMatter.values[name] = pair.value.string
      if let shown = Self.publication[name], let value = pair.value.string?.lowercased(),
        ["true", "false", "yes", "no"].contains(value)
      {
        let isShown = ["true", "yes"].contains(value) == shown
        if !isShown { frontMatter.isDraft = true }
        continue
      }
      if FrontMatter.translationKeys.contains(name) || FrontMatter.positionKeys.contains(name) {
        continue
      }
      if name == "sidebar", case .mapping(let entries) = pair.value.value {
        let order = entries.first { $0.key.string == "order" }
        frontMatter.values["sidebar.order"] = order?.value.string
        continue
      }
      guard let key = FrontMatter.Key(name: name) else {
        // The key as written may differ from its name by quotes or by characters that were removed.
        let isWritten = source.bytes[slice: entry].starts(with: name.utf8)
        let range =
          isWritten
          ? SourceRange(entry.lowerBound, entry.lowerBound + name.utf8.count) : pair.key.range
        frontMatter.unknownKeys.append(FrontMatter.UnknownKey(name: name, range: range))
        continue
      }
      frontMatter.entries[key] = entry
      if !pair.value.isEmpty { set(key, to: pair.value) }
    }
  }

  private mutating func set(_ key: FrontMatter.Key, to value: YAML) {
    switch key {
    case .title: frontMatter.title = text(value, of: key)
    case .description: frontMatter.description = text(value, of: key)
    case .topic: frontMatter.topic = text(value, of: key)
    case .edition: frontMatter.edition = text(value, of: key)
    case .slug: frontMatter.slug = slug(value)
    case .lang: frontMatter.language = language(value)
    case .aliases: frontMatter.aliases = list(value, of: key)
    case .weight: frontMatter.weight = number(value)
    case .updated: frontMatter.updated = date(value, of: key)
    case .date: frontMatter.date = date(value, of: key)
    case .draft: frontMatter.isDraft = flag(value)
    case .image: frontMatter.image = text(value, of: key)
    case .permalink: frontMatter.permalink = text(value, of: key)
    case .translator: frontMatter.translator = list(value, of: key).joined(separator: ", ")
    }
  }

  private mutating func text(_ value: YAML, of key: FrontMatter.Key) -> String? {
    if let text = value.string { return text }
    fail("'\(key.rawValue)' has to be a single text, not a list or a mapping", at: value)
    return nil
  }

  /// The last part of an address; of a whole one (`slug: /guides/menus` in Docusaurus), the address
  /// becomes the permalink, by which links may lead to the note.
  private mutating func slug(_ value: YAML) -> String? {
    guard let written = text(value, of: .slug) else { return nil }
    var slug = written
    if written.utf8.contains(0x2F) {
      if frontMatter.permalink == nil { frontMatter.permalink = written }
      guard let last = written.split(separator: "/").last else { return nil }
      slug = String(last)
    }
    let isSafe = slug.unicodeScalars.allSatisfy {
      $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    if isSafe { return slug }
    fail("a slug is one part of an address: letters, digits, '-' and '_'", at: value)
    return nil
  }

  /// The keys by which other tools publish a note or hold it back, and whether `true` publishes it:
  /// Zenn and Jekyll, Obsidian, Qiita.
  private static let publication = [
    "published": true, "publish": true, "private": false, "ignorePublish": false,
  ]

  /// Names and codes that people write instead of a language tag.
  private static let slips = [
    "kr": "ko", "korean": "ko", "jp": "ja", "japanese": "ja", "english": "en",
  ]

  private mutating func language(_ value: YAML) -> String? {
    guard let tag = text(value, of: .lang) else { return nil }
    if let meant = Self.slips[tag.lowercased()] {
      fail("'\(tag)' is not a language tag (BCP 47): '\(meant)' is", at: value)
      return meant
    }
    let parts = tag.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    let isTag =
      parts.first.map { 2...3 ~= $0.count && $0.allSatisfy { 0x61...0x7A ~= $0 | 0x20 } } ?? false
      && parts.allSatisfy { 1...8 ~= $0.count }
    if isTag { return tag }
    fail("'\(tag)' is not a language tag (BCP 47), such as en, ko or ja", at: value)
    return nil
  }

  /// A list, or a text with commas; both are common.
  private mutating func list(_ value: YAML, of key: FrontMatter.Key) -> [String] {
    switch value.value {
    case .scalar(let line):
      return line.utf8.split(separator: 0x2C).map { Substring($0).trimmed }.filter {
        !$0.isEmpty
      }
    case .sequence(let items):
      return items.compactMap { item in
        if let text = item.string { return text }
        if key == .translator, case .mapping = item.value { return name(in: item) }
        fail("each item of '\(key.rawValue)' has to be a single text", at: item)
        return nil
      }
    case .mapping:
      if key == .translator, let name = name(in: value) { return [name] }
      fail("'\(key.rawValue)' has to be a list, or a text with commas", at: value)
      return []
    }
  }

  /// The name of a person whom a site keeps as a mapping, with links and addresses beside the name.
  private func name(in person: YAML) -> String? {
    guard case .mapping(let entries) = person.value else { return nil }
    return entries.first { $0.key.string == "name" }?.value.string
  }

  private mutating func number(_ value: YAML) -> Int? {
    if let number = value.string.flatMap({ Int($0) }) { return number }
    fail("'weight' has to be a whole number", at: value)
    return nil
  }

  private mutating func flag(_ value: YAML) -> Bool {
    switch value.string?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      fail("'draft' has to be true or false", at: value)
      return false
    }
  }

  private mutating func date(_ value: YAML, of key: FrontMatter.Key) -> String? {
    if let date = value.string.flatMap(CalendarDate.init(written:)) { return date.description }
    // The key as its author wrote it.
    let written = frontMatter.entries[key].map {
      source.text(in: $0).prefix { $0 != ":" && $0 != "=" && $0 != " " }
    }
    fail("'\(written ?? key.rawValue[...])' has to be a date such as 2024-05-01", at: value)
    return nil
  }

  private mutating func fail(_ message: String, at value: YAML) {
    diagnostics.append(
      Diagnostic(.error, "front-matter-value", message, at: .range(source, value.range)))
  }

  // MARK: - Recovery

  /// Reads lines with a key and a value literally, so that a superfluous colon does not lose the
  /// title.
  private mutating func salvage(_ lines: Range<Int>) {
    for number in lines {
      let line = trimmed(source.range(ofLine: number))
      let text = PlainText.cleaned(source.text(in: line))
      guard let separator = text.utf8.firstIndex(of: form.separator) else { continue }
      var value = text[text.utf8.index(after: separator)...].trimmed
      for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")]
      where value.utf8.first == quote && value.utf8.last == quote && value.utf8.count > 1 {
        value = String(Substring(value.utf8.dropFirst().dropLast()))
      }
      guard let key = FrontMatter.Key(name: text[..<separator].trimmed), !value.isEmpty,
        frontMatter.entries[key] == nil, key == .title || key == .description || key == .topic
      else { continue }
      frontMatter.entries[key] = line
      set(key, to: YAML(value: .scalar(value), range: line))
    }
  }

  private func trimmed(_ range: SourceRange) -> SourceRange {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1] <= 0x20 { end -= 1 }
    return SourceRange(range.lowerBound, end)
  }
}
