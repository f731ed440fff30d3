import TextBasics

/// Brackets that are opened and not closed, or closed and not opened.
struct Brackets: Rule {
  private static let openings = Array("([「『《〈【".unicodeScalars)
  private static let closings = Array(")]」』》〉】".unicodeScalars)

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.flatMap { texts -> [Diagnostic] in
      let faults = texts.map { text -> Fault? in
        text.text.kind == .cell ? nil : Self.fault(in: text.text.prose)
      }
      return texts.indices.compactMap { index -> Diagnostic? in
        // A paragraph may be cut between its brackets.
        guard let fault = faults[index], !Self.goesOn(index, faults, texts) else { return nil }
        return finding(fault, texts[index])
      }
    }
  }

  private struct Fault {
    let bracket: Unicode.Scalar
    let isOpening: Bool
    /// The number of the bracket among those of the text that are written alike, and how many there
    /// are.
    let number: Int
    let count: Int

    init(_ scalars: [Unicode.Scalar], at index: Int, isOpening: Bool) {
      let bracket = scalars[index]
      self.bracket = bracket
      self.isOpening = isOpening
      number = scalars[..<index].count { $0 == bracket }
      count = scalars.count { $0 == bracket }
    }
  }

  /// Whether the next text of the same language, or the one before, has the other bracket.
  private static func goesOn(_ index: Int, _ faults: [Fault?], _ texts: [ProseText]) -> Bool {
    let isOpening = faults[index]?.isOpening == true
    let near = (1...12).map { isOpening ? index + $0 : index - $0 }.filter(texts.indices.contains)
    let other = near.first {
      texts[$0].language == texts[index].language && faults[$0] != nil
    }
    guard let other, let fault = faults[other] else { return false }
    return fault.isOpening != isOpening
  }

  private func finding(_ fault: Fault, _ text: ProseText) -> Diagnostic {
    let bracket = String(fault.bracket)
    let message: FindingText =
      fault.isOpening
      ? "the bracket ‘\(bracket)’ is never closed" : "the bracket ‘\(bracket)’ was never opened"
    let places = text.scalars.indices.filter { text.scalars[$0] == fault.bracket }
    // The places do not fit if the code in the text has brackets of its own, which the source does
    // not show.
    guard places.count == fault.count else {
      return text.text.finding(.warning, "brackets", message, at: bracket)
    }
    let place = places[fault.number]
    return text.finding(.warning, "brackets", message, at: place..<place + 1)
  }

  private static func fault(in text: String) -> Fault? {
    var open: [(kind: Int, bracket: Unicode.Scalar, index: Int)] = []
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let folded = fold(scalar)
      if isQuoted(scalars, index) || isSadFace(scalars, index) { continue }
      if let kind = openings.firstIndex(of: folded) {
        open.append((kind, scalar, index))
      } else if let kind = closings.firstIndex(of: folded) {
        // The half-open interval [0, n) mixes two kinds of brackets.
        if let last = open.last,
          last.kind == kind || max(last.kind, kind) <= 1 && index - last.index < 20
        {
          open.removeLast()
        } else if !isNumberOrFace(scalars, index) {
          return Fault(scalars, at: index, isOpening: false)
        }
      }
    }
    return open.last.map { Fault(scalars, at: $0.index, isOpening: true) }
  }

  /// Whether a bracket is spoken of: “{”.
  private static func isQuoted(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let marks = Array("“”‘’'\"「」".unicodeScalars)
    return marks.contains(scalars[index - 1]) && marks.contains(scalars[index + 1])
  }

  /// Maps full-width brackets to half-width brackets.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "（": "("
    case "）": ")"
    case "［": "["
    case "］": "]"
    case "｛": "{"
    case "｝": "}"
    default: scalar
    }
  }

  /// Whether a closing bracket belongs to `1)`, `a)` or `가)` at the start of a text or after a
  /// space, or to an emoticon such as `:)` and `^^)`.
  private static func isNumberOrFace(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, fold(scalars[index]) == ")" else { return false }
    let before = scalars[..<index]
    if Array(":;^-=ㅠㅜ".unicodeScalars).contains(before[index - 1]) { return true }
    let word = before.reversed().prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "." || $0 == "-"
    }
    // `1-1)`, `2.3)` and `iii)` number items, too.
    let isNumber =
      word.count <= 5 && word.allSatisfy { "0123456789.-ivxIVX".unicodeScalars.contains($0) }
    guard !word.isEmpty, isNumber || word.count <= 2, word.count < index else {
      return word.count == index
    }
    let edge = before[index - word.count - 1]
    return edge.properties.isWhitespace || "、。,;:—".unicodeScalars.contains(edge)
  }

  /// Whether a bracket is the mouth of an emoticon: `:(`, `:-(`.
  private static func isSadFace(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard fold(scalars[index]) == "(" else { return false }
    let before = scalars[..<index].suffix(2)
    let isFace = before.last == ":" || before.elementsEqual(":-".unicodeScalars)
    let next = index + 1 < scalars.count ? scalars[index + 1] : " "
    return isFace && (WhiteSpace.contains(next) || Sentence.mark(next.value) != nil)
  }
}
