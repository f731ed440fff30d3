/// Brackets that are opened and not closed, or closed and not opened.
struct Brackets: Rule {
  private static let openings = Array("([{「『《〈【".unicodeScalars)
  private static let closings = Array(")]}」』》〉】".unicodeScalars)

  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.texts.compactMap { text in
      switch text.kind {
      case .code, .html, .image, .cell: return nil
      case .heading, .paragraph, .item, .quote, .caption, .frontMatter: break
      }
      guard text.language.isDetermined, let fault = Self.fault(in: text.prose) else { return nil }
      let what = fault.isOpening ? "is never closed" : "was never opened"
      return text.finding(
        .warning, "brackets", "the bracket ‘\(fault.bracket)’ \(what)", at: fault.bracket)
    }
  }

  private static func fault(in text: String) -> (bracket: String, isOpening: Bool)? {
    var open: [(kind: Int, bracket: Unicode.Scalar, index: Int)] = []
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let folded = fold(scalar)
      if let kind = openings.firstIndex(of: folded) {
        open.append((kind, scalar, index))
      } else if let kind = closings.firstIndex(of: folded) {
        // The half-open interval [0, n) mixes two kinds of brackets.
        if let last = open.last,
          last.kind == kind || max(last.kind, kind) <= 1 && index - last.index < 20
        {
          open.removeLast()
        } else if !isNumberOrFace(scalars, index) {
          return (String(scalar), false)
        }
      }
    }
    // An emoticon: `:(`
    return open.last.flatMap { last in
      isFaceOpening(scalars, last.bracket) ? nil : (String(last.bracket), true)
    }
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
    let word = before.reversed().prefix { !$0.properties.isWhitespace }
    return word.count <= 2
      && word.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  private static func isFaceOpening(_ scalars: [Unicode.Scalar], _ bracket: Unicode.Scalar) -> Bool
  {
    guard let index = scalars.lastIndex(of: bracket), index > 0 else { return false }
    return scalars[index - 1] == ":" && index + 1 == scalars.count
  }
}
