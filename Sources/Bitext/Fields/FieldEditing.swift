import TextBasics

/// Writes fields into one file; every other byte stays, and so do the other values of the file.
struct FieldEditing {
  /// A field with its new text.
  struct Change {
    let value: Field.Value
    let language: Language
    let text: String
    /// The language of the text that is translated.
    var original = Language.english
  }

  /// Whether the change with each number was written.
  private(set) var isWritten: [Bool]
  private(set) var source: SourceFile
  private let changes: [Change]
  /// The number of attempts that are left to find the changes that cannot be written.
  private var patience = 64

  /// - Complexity: O(n) in the file and the changes if all can be written, else at most 64 times as
  ///   much.
  init(_ source: SourceFile, _ changes: [Change]) {
    self.source = source
    self.changes = changes
    isWritten = changes.map { _ in false }
    settle(Array(changes.indices)[...])
  }

  private mutating func settle(_ numbers: ArraySlice<Int>) {
    guard !numbers.isEmpty, patience > 0 else { return }
    patience -= 1
    if let edited = Self.edited(source, numbers.map { changes[$0] }) {
      source = edited
      for number in numbers { isWritten[number] = true }
    } else if numbers.count > 1 {
      let middle = numbers.startIndex + numbers.count / 2
      settle(numbers[..<middle])
      settle(numbers[middle...])
    }
  }

  private static func edited(_ source: SourceFile, _ changes: [Change]) -> SourceFile? {
    isYAML(source.path) ? yaml(source, changes) : note(source, changes)
  }

  static func isYAML(_ path: String) -> Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }

  private static func yaml(_ source: SourceFile, _ changes: [Change]) -> SourceFile? {
    guard let editing = YAMLEditing(source, in: SourceRange(0, source.bytes.count)),
      let replacements = editing.replacements(for: grouped(changes.compactMap(\.inYAML))),
      let (bytes, _) = Replacement.applied(replacements, to: source.bytes)
    else { return nil }
    return try? SourceFile(path: source.path, bytes: bytes)
  }

  /// The changes of one value become one.
  fileprivate static func grouped(
    _ changes: [(path: [YAMLStep], change: Change)]
  ) -> [YAMLEditing.Change] {
    var places: [[YAMLStep]: Int] = [:]
    var grouped: [YAMLEditing.Change] = []
    for (path, change) in changes {
      if let place = places[path] {
        grouped[place].texts[change.language] = change.text
      } else {
        places[path] = grouped.count
        grouped.append(
          YAMLEditing.Change(
            path: path, texts: [change.language: change.text], original: change.original))
      }
    }
    return grouped
  }

  private static func note(_ source: SourceFile, _ changes: [Change]) -> SourceFile? {
    let document = Segmenter.segment(source, pathHint: PathKey(path: source.path).language).0
    for isEscaped in [false, true] {
      let editing = NoteFieldEditing(document, changes, isEscaped: isEscaped)
      if let edited = editing?.edited { return edited }
      // Only the words of pictures are escaped.
      if !changes.contains(where: \.isOfPicture) { break }
    }
    return nil
  }
}

extension FieldEditing.Change {
  fileprivate var inYAML: (path: [YAMLStep], change: Self)? {
    if case .yaml(let path) = value { (path, self) } else { nil }
  }

  fileprivate var isOfPicture: Bool {
    if case .picture = value { true } else { false }
  }
}

/// Writes fields into a note.
private struct NoteFieldEditing {
  private let document: Document
  private var frontMatter: [FrontMatter.Key: String] = [:]
  private var pictures: [Int: String] = [:]
  private var examples: [Int: [(path: [YAMLStep], change: FieldEditing.Change)]] = [:]
  private let isEscaped: Bool

  init?(_ document: Document, _ changes: [FieldEditing.Change], isEscaped: Bool) {
    self.document = document
    self.isEscaped = isEscaped
    for change in changes {
      switch change.value {
      case .frontMatter(let key): frontMatter[key] = change.text
      case .picture(let number): pictures[number] = change.text
      case .example(let number, let path):
        examples[number, default: []].append((path, change))
      case .yaml: return nil
      }
    }
  }

  /// The note with the changes; nil if anything would be read in another way.
  var edited: SourceFile? {
    var replacements: [Replacement] = []
    guard let entries = FrontMatterEditing(document).replacements(for: frontMatter) else {
      return nil
    }
    replacements += entries
    let before = pictures.isEmpty ? [] : NotePicture.all(in: document)
    for (number, text) in pictures {
      guard before.indices.contains(number) else { return nil }
      replacements.append(before[number].replacement(by: text, isEscaped: isEscaped))
      if case .label(let end) = before[number].form {
        // The label that the words were has to stay.
        let words = before[number].range
        replacements.append(
          Replacement(
            SourceRange(words.upperBound + 1, end),
            Array("[".utf8) + document.source.bytes[slice: words] + Array("]".utf8)))
      }
    }
    var codes: [Int: String] = [:]
    let known = examples.isEmpty ? [] : NoteExample.all(in: document)
    for (number, changes) in examples {
      guard known.indices.contains(number) else { return nil }
      let example = known[number]
      guard
        let editing = YAMLEditing(example.source, in: SourceRange(0, example.source.bytes.count)),
        let inner = editing.replacements(for: FieldEditing.grouped(changes)),
        let (yaml, _) = Replacement.applied(inner, to: example.source.bytes),
        let replacement = example.replacement(by: yaml, in: document)
      else { return nil }
      codes[example.segment] = String(decoding: yaml, as: UTF8.self)
      replacements.append(replacement)
    }
    guard let (bytes, _) = Replacement.applied(replacements, to: document.source.bytes),
      let source = try? SourceFile(path: document.source.path, bytes: bytes)
    else { return nil }
    Effort.spend(bytes.count)
    let new = Segmenter.segment(source, pathHint: PathKey(path: source.path).language).0
    return isMet(by: new, before, codes) ? source : nil
  }

  private func isMet(by new: Document, _ before: [NotePicture], _ codes: [Int: String]) -> Bool {
    guard FrontMatterEditing.isMet(frontMatter, from: document.frontMatter, by: new.frontMatter)
    else { return false }
    let old = document.segments
    let hadAbstract = old.first?.kind == .frontMatter
    let hasAbstract = new.segments.first?.kind == .frontMatter
    let offset = hasAbstract && !hadAbstract ? 1 : 0
    guard new.segments.count == old.count + offset else { return false }
    let touched = Set(pictures.keys.map { before[$0].segment })
    for (index, segment) in old.enumerated() {
      let found = new.segments[index + offset]
      guard found.kind == segment.kind, found.depth == segment.depth else { return false }
      if segment.kind == .frontMatter, frontMatter[.description] != nil { continue }
      if let code = codes[index] {
        guard found.text == PlainText.cleaned(code).trimmedLines else { return false }
      } else if touched.contains(index) {
        guard new.prose(of: index + offset) == document.prose(of: index) else { return false }
      } else if found.text != segment.text {
        // A text that names a value of the front matter changes with it.
        guard !frontMatter.isEmpty,
          document.source.bytes[slice: segment.range] == new.source.bytes[slice: found.range],
          document.source.bytes[slice: segment.range].contains(UInt8(ascii: "{"))
        else { return false }
      }
    }
    guard !pictures.isEmpty else { return true }
    let after = NotePicture.all(in: new)
    guard after.count == before.count else { return false }
    return after.indices.allSatisfy { number in
      after[number].address == before[number].address
        && after[number].text
          == (pictures[number].map { PlainText.cleaned($0).trimmed } ?? before[number].text)
    }
  }
}

extension Document {
  /// The text of a segment without pictures, cell by cell.
  fileprivate func prose(of index: Int) -> [String] {
    guard segments[index].kind == .cell else { return [segments[index].content.text(.prose)] }
    return (cellsOfRows[index] ?? []).map { $0.text(.prose) }
  }
}

extension String {
  /// The text without line breaks at its end, as code is kept.
  fileprivate var trimmedLines: String {
    var bytes = utf8[...]
    while bytes.last == 0x0A || bytes.last == 0x0D { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
