import Testing

@testable import Bitext

extension Diagnostic {
  var path: String {
    switch place {
    case .file(let path, _): path
    case .range(let source, _): source.path
    }
  }

  /// The bytes that the diagnostic points to; nil if it has no place in a text.
  var range: SourceRange? {
    if case .range(_, let range) = place { range } else { nil }
  }

  var excerpt: String? {
    if case .range(let source, let range) = place { source.text(in: range) } else { nil }
  }
}

/// A text in which `⟦` and `⟧` mark one place.
struct MarkedPlace {
  let text: String
  let range: SourceRange

  init(_ marked: String) throws {
    let open = try #require(marked.firstRange(of: "⟦"))
    let close = try #require(marked.firstRange(of: "⟧"))
    let start = marked[..<open.lowerBound].utf8.count
    let count = marked[open.upperBound..<close.lowerBound].utf8.count
    range = SourceRange(start, start + count)
    text = marked.replacing("⟦", with: "").replacing("⟧", with: "")
  }
}
