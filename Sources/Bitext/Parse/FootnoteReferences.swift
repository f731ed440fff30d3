/// Finds references to footnotes in texts whose brackets a ``SourceMarker`` marked.
enum FootnoteReferences {
  /// `inlines` with their references; a label that is not defined stays text.
  static func found(
    in inlines: [Inline], _ sentinels: Sentinels, isDefined: (String) -> Bool
  ) -> [Inline] {
    var result: [Inline] = []
    result.reserveCapacity(inlines.count)
    for inline in inlines {
      if case .text(let text) = inline, ByteSearch.contains(0xF0, in: text) {
        append(Array(text.utf8), sentinels, isDefined, to: &result)
      } else {
        result.append(inline)
      }
    }
    return result
  }

  private static func append(
    _ bytes: [UInt8], _ sentinels: Sentinels, _ isDefined: (String) -> Bool,
    to result: inout [Inline]
  ) {
    var copied = 0
    var opening: Int?
    var next = ByteSearch.first(0xF0, in: bytes)
    while let index = next {
      next = ByteSearch.first(0xF0, in: bytes, from: index + 4)
      switch sentinels.mark(in: bytes, at: index) {
      case .footnote: opening = index
      case .footnoteEnd:
        // Behind the mark and the caret.
        guard let start = opening, start + 5 < index else { continue }
        opening = nil
        let label = String(
          decoding: sentinels.unmarked(Array(bytes[start + 5..<index])), as: UTF8.self)
        guard isDefined(label) else { continue }
        if copied < start {
          result.append(.text(String(decoding: bytes[copied..<start], as: UTF8.self)))
        }
        result.append(.footnoteReference(label: label))
        copied = index + 4
      default: continue
      }
    }
    if copied < bytes.count {
      result.append(.text(String(decoding: bytes[copied...], as: UTF8.self)))
    }
  }
}

extension Inline {
  package var isFootnoteReference: Bool {
    if case .footnoteReference = self { true } else { false }
  }
}

extension [Inline] {
  /// The labels of the footnotes that are referred to, in order.
  package var footnoteLabels: [String] {
    var labels: [String] = []
    walk { if case .footnoteReference(let label) = $0 { labels.append(label) } }
    return labels
  }
}
