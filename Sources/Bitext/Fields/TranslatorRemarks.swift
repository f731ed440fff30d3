import TextBasics

/// The remarks of authors to translators in comments: `<!-- translators: … -->` in notes, `#
/// translators: …` in YAML.
struct TranslatorRemarks {
  private struct Remark {
    let range: SourceRange
    let text: String
  }

  private let remarks: [Remark]

  /// The remarks of a note.
  ///
  /// - Parameters:
  ///   - document: The note.
  ///   - hasFrontMatter: Whether those in front matter count, which are about its entries.
  init(_ document: Document, withFrontMatter hasFrontMatter: Bool = true) {
    let bytes = document.source.bytes
    var remarks: [Remark] = []
    if hasFrontMatter, let lines = document.frontMatter.lines {
      remarks += Self.lineRemarks(of: document.source, in: document.source.range(ofLines: lines))
    }
    var index = 0
    while let start = Self.first("<!--", in: bytes, from: index) {
      let inner = start + 4
      guard let end = Self.first("-->", in: bytes, from: inner) else { break }
      index = end + 3
      let text = document.source.text(in: SourceRange(inner, end))
      if let said = Self.said(in: text) {
        remarks.append(Remark(range: SourceRange(start, index), text: said))
      }
    }
    if !remarks.isEmpty {
      let codes = document.segments.filter { $0.kind == .code }.map(\.range)
      remarks.removeAll { remark in
        codes.contains {
          $0.lowerBound <= remark.range.lowerBound && remark.range.upperBound <= $0.upperBound
        }
      }
    }
    self.remarks = remarks
  }

  /// The remarks of a file of YAML.
  init(_ yaml: SourceFile) {
    remarks = Self.lineRemarks(of: yaml, in: SourceRange(0, yaml.bytes.count))
  }

  /// The remarks that stand before each of some texts and after the text before it, or inside the
  /// text; `ranges` ascend.
  func remarks(for ranges: [SourceRange]) -> [[String]] {
    guard !remarks.isEmpty else { return ranges.map { _ in [] } }
    var found: [[String]] = []
    var next = 0
    for range in ranges {
      var own: [String] = []
      while next < remarks.count, remarks[next].range.lowerBound < range.upperBound {
        own.append(remarks[next].text)
        next += 1
      }
      found.append(own)
    }
    return found
  }

  private static func first(_ text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    let letters = Array("\(text)".utf8)
    var place = ByteSearch.first(letters[0], in: bytes, from: start)
    while let found = place {
      if bytes[found...].starts(with: letters) { return found }
      place = ByteSearch.first(letters[0], in: bytes, from: found + 1)
    }
    return nil
  }

  /// The comments on lines of their own; a comment goes on in the lines of comments below it.
  private static func lineRemarks(of source: SourceFile, in range: SourceRange) -> [Remark] {
    var remarks: [Remark] = []
    var isOpen = false
    let last = source.line(at: max(range.lowerBound, range.upperBound - 1))
    for number in source.line(at: range.lowerBound)...last {
      let line = source.range(ofLine: number)
      let text = source.text(in: line).trimmed
      guard text.utf8.first == UInt8(ascii: "#") else {
        isOpen = false
        continue
      }
      let comment = String(Substring(text.utf8.drop { $0 == UInt8(ascii: "#") }))
      if let said = said(in: comment) {
        remarks.append(Remark(range: line, text: said))
        isOpen = true
      } else if isOpen, let before = remarks.popLast() {
        remarks.append(
          Remark(
            range: SourceRange(before.range.lowerBound, line.upperBound),
            text: before.text + " " + comment.trimmed))
      }
    }
    return remarks
  }

  /// The remark in a comment; nil if the comment is not for translators.
  private static func said(in comment: String) -> String? {
    let text = comment.trimmed
    for word in ["translators:", "translator:", "l10n:"] {
      guard text.utf8.count > word.utf8.count,
        text.prefix(word.count).lowercased() == word
      else { continue }
      let said = text.dropFirst(word.count).split(whereSeparator: \.isWhitespace)
      return said.isEmpty ? nil : said.joined(separator: " ")
    }
    return nil
  }
}
