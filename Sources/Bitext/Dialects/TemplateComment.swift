import TextBasics

/// A comment of a template language, which is shown to nobody.
///
/// - Liquid and kramdown: `{% comment %} … {% endcomment %}`, `{::comment} … {:/comment}`
/// - Jinja, Nunjucks, Twig: `{# … #}`
/// - Hugo: `{{/* … */}}`
/// - Handlebars: `{{! … }}`, `{{!-- … --}}`
struct TemplateComment {
  enum Kind: Hashable { case liquid, kramdown, hash, go, handlebars, handlebarsWithHyphens }

  let kind: Kind
  /// The index of the text behind the opening mark.
  private let start: Int

  /// The comment that begins at the scanner's place; nil where none does.
  init?(_ start: LineScanner) {
    var scanner = start
    guard scanner.next == 0x7B else { return nil }
    if scanner.take("{#") {
      // `{#name}` is an id, and `{#if …}` begins a block of Svelte.
      guard scanner.isAtEnd || scanner.next == 0x2D || scanner.next.map({ $0 <= 0x20 }) == true
      else { return nil }
      kind = .hash
    } else if scanner.take("{{!--") {
      kind = .handlebarsWithHyphens
    } else if scanner.take("{{!") {
      // An expression may begin without a space.
      guard scanner.isAtEnd || scanner.next == 0x20 else { return nil }
      kind = .handlebars
    } else if scanner.take("{{/*") || scanner.take("{{- /*") {
      kind = .go
    } else if scanner.isAt("{%") || scanner.isAt("{::"),
      let tag = TemplateTag(scanner.limited(to: 256)), TagMeaning(tag) == .comment,
      !tag.isSelfClosing
    {
      kind = tag.syntax == .liquid ? .liquid : .kramdown
      scanner.index = tag.end
    } else {
      return nil
    }
    self.start = scanner.index
  }

  /// The index behind its closing mark in the line that it begins in; nil if it ends later.
  func end(in line: LineScanner) -> Int? { Self.end(of: kind, in: line.at(start)) }

  /// Where a comment of a kind, which is open, ends in a line.
  static func end(of kind: Kind, in line: LineScanner) -> Int? {
    switch kind {
    case .hash: behind("#}", in: line)
    case .handlebars: behind("}}", in: line)
    case .handlebarsWithHyphens: behind("--}}", in: line)
    case .go: behind("*/}}", in: line) ?? behind("*/ -}}", in: line)
    case .liquid: endOfTag("{%", in: line)
    case .kramdown: endOfTag("{:/", in: line)
    }
  }

  private static func behind(_ mark: String, in line: LineScanner) -> Int? {
    line.first(mark).map { $0 + mark.utf8.count }
  }

  /// The index behind the tag that closes a comment.
  private static func endOfTag(_ mark: String, in line: LineScanner) -> Int? {
    var scanner = line
    while let open = scanner.first(mark) {
      scanner.index = open
      if let tag = TemplateTag(scanner.limited(to: 64)), tag.isClosing,
        tag.name == "comment" || tag.name.isEmpty
      {
        return tag.end
      }
      scanner.index = open + mark.utf8.count
    }
    return nil
  }
}

extension TemplateComment {
  /// Where the comments of one line end, which are asked for in their order.
  struct Ends {
    /// The kinds that nothing closes in the rest of the line.
    private var unclosed: Set<Kind> = []

    init() {}

    /// The index behind the comment that begins at the scanner's place; nil where no comment begins
    /// that ends in the line.
    mutating func end(at scanner: LineScanner) -> Int? {
      guard let comment = TemplateComment(scanner), !unclosed.contains(comment.kind) else {
        return nil
      }
      let end = comment.end(in: scanner)
      if end == nil { unclosed.insert(comment.kind) }
      return end
    }
  }
}

/// Leaves out comments of template languages that go on over lines.
struct TemplateComments {
  /// The kinds that nothing closes from the line that is read on.
  private var unclosed: Set<TemplateComment.Kind> = []

  /// Reads a line in which such a comment begins, and the lines to its end; false for any other.
  ///
  /// - Complexity: O(line) for most, and O(text) once for each kind that nothing closes.
  mutating func read(_ line: DialectLine, of page: inout DialectPage) -> Bool {
    guard let (place, kind) = opening(in: line) else { return false }
    var number = page.current + 1
    while number < page.lines.count {
      let last = page.line(number)
      guard let end = TemplateComment.end(of: kind, in: last.scanner) else {
        number += 1
        continue
      }
      write(line.content.lowerBound..<place, like: line, of: &page)
      page.skipNextLines(through: number - 1)
      page.current = number
      write(end..<last.content.upperBound, like: line.continued, of: &page)
      return true
    }
    unclosed.insert(kind)
    return false
  }

  private func write(_ text: Range<Int>, like line: DialectLine, of page: inout DialectPage) {
    let bytes = page.bytes[text].drop { $0 <= 0x20 }
    if bytes.isEmpty {
      page.leaveOut(line)
    } else {
      page.write(page.rewritten(Array(bytes)), like: line)
    }
  }

  /// The first comment that begins in a line and does not end there.
  private func opening(in line: DialectLine) -> (place: Int, kind: TemplateComment.Kind)? {
    guard line.text.contains(0x7B) else { return nil }
    var scanner = line.scanner
    while let byte = scanner.next {
      if byte == 0x5C {
        scanner.index += 2
      } else if byte == 0x60 {
        scanner.skipCode()
      } else if byte == 0x7B, let comment = TemplateComment(scanner) {
        guard let end = comment.end(in: scanner) else {
          if unclosed.contains(comment.kind) { return nil }
          return (scanner.index, comment.kind)
        }
        scanner.index = end
      } else {
        scanner.index += 1
      }
    }
    return nil
  }
}
