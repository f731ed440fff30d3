import Bitext
import TextBasics

/// Texts of one list of inlines that stand side by side, some of them emphasized.
struct EmphasizedRun {
  private struct Part {
    let text: PackedInline.Piece
    /// The element around it; nil for text alone.
    let element: StaticString?
  }

  private var parts: [Part] = []
  /// The number of inlines, at least one.
  private(set) var count = 1
  /// Whether a term may begin in one text and end in another.
  var mayHoldTerms: Bool { parts.count > 1 && parts.contains { $0.element != nil } }

  /// Reads the next texts, up to the first inline of another kind.
  init(of inlines: InlineReader, atMost most: Int) {
    var inlines = inlines
    while parts.count < most, let part = Self.part(&inlines) { parts.append(part) }
    count = max(1, parts.count)
  }

  private static func part(_ inlines: inout InlineReader) -> Part? {
    switch inlines.next() {
    case .text(let text): return Part(text: text, element: nil)
    case .strong: return emphasized("strong", &inlines)
    case .emphasis: return emphasized("em", &inlines)
    default: return nil
    }
  }

  private static func emphasized(
    _ element: StaticString, _ inlines: inout InlineReader
  ) -> Part? {
    guard inlines.beginList() == 1, case .text(let text) = inlines.next() else { return nil }
    return Part(text: text, element: element)
  }

  /// The texts with their elements, and the range of each in the bytes of all texts together.
  func texts(
    in inlines: InlineReader
  ) -> [(text: String, range: Range<Int>, element: StaticString?)] {
    var end = 0
    return parts.map { part in
      let text = inlines.string(part.text)
      let start = end
      end += text.utf8.count
      return (text, start..<end, part.element)
    }
  }
}

extension InlineWriter {
  /// Writes a run with links around terms that are only partly emphasized, as in `**table** view`;
  /// the link is around the emphasis.
  func write(_ run: EmphasizedRun, of inlines: inout InlineReader, to body: inout BodyWriter) {
    let texts = run.mayHoldTerms ? run.texts(in: inlines) : []
    let terms = body.text.terms?.takeTerms(in: texts.map(\.text).joined()) { term in
      // Each emphasized text is wholly inside the link or outside of it, and the link covers more
      // than one text.
      texts.allSatisfy { text in
        text.element == nil || !term.overlaps(text.range) || term.contains(text.range)
      } && !texts.contains { $0.range.contains(term) }
    }
    guard let terms, !terms.isEmpty else {
      for _ in 0..<run.count { writeNext(&inlines, to: &body) }
      return
    }
    for part in texts {
      let own = terms.filter { $0.range.overlaps(part.range) }
      if own.isEmpty {
        writeNext(&inlines, to: &body)
        continue
      }
      _ = inlines.next()
      if part.element != nil { inlines.skipList() }
      let bytes = Array(part.text.utf8)
      var start = part.range.lowerBound
      func text(to end: Int) -> String {
        let first = part.range.lowerBound
        return String(decoding: bytes[(start - first)..<(end - first)], as: UTF8.self)
      }
      for term in own {
        if term.range.lowerBound >= start {
          body.writeText(text(to: term.range.lowerBound))
          start = term.range.lowerBound
          body.text.terms?.openLink(to: term.concept, in: &body.html)
          body.text.isInLink = true
        }
        let end = min(term.range.upperBound, part.range.upperBound)
        body.write(text(to: end), in: part.element)
        start = end
        if end == term.range.upperBound {
          body.html.markup("</a>")
          body.text.isInLink = false
        }
      }
      if start < part.range.upperBound { body.writeText(text(to: part.range.upperBound)) }
    }
  }
}

extension BodyWriter {
  /// Writes a text, in an element if one is given.
  fileprivate mutating func write(_ text: String, in element: StaticString?) {
    guard let element else {
      writeText(text)
      return
    }
    html.markup("<")
    html.markup(element)
    html.markup(">")
    writeText(text)
    html.markup("</")
    html.markup(element)
    html.markup(">")
  }
}
