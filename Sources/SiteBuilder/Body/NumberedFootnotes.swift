import Bitext

/// The footnotes of a source, and how many references to them have been written.
struct NumberedFootnotes: Sendable {
  let all: Footnotes
  /// Follows `fn-` in ids, because several texts may stand on one page.
  private let prefix: String
  /// The number of references written to each footnote.
  var written: [Int]
  /// The footnotes by their first segments and by their last segments.
  let firsts: [Int: Int]
  let lasts: [Int: Int]

  init(_ all: Footnotes, prefix: String) {
    self.all = all
    self.prefix = prefix
    written = all.footnotes.map { _ in 0 }
    var firsts: [Int: Int] = [:]
    var lasts: [Int: Int] = [:]
    for (index, footnote) in all.footnotes.enumerated() {
      if let first = footnote.segments.first { firsts[first] = index }
      if let last = footnote.segments.last { lasts[last] = index }
    }
    self.firsts = firsts
    self.lasts = lasts
  }

  /// The id of a footnote on its page.
  func identifier(ofFootnote footnote: Int) -> String {
    "fn-\(prefix)\(all.order.numbers[footnote])"
  }

  /// The id of the `reference`-th reference to a footnote, counted from 0.
  func identifier(ofReference reference: Int, to footnote: Int) -> String {
    "fnref-\(prefix)\(all.order.name(ofReference: reference, to: footnote))"
  }
}
