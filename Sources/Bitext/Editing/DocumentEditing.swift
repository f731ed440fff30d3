/// Applies as many changes to a document as fit.
///
/// All changes are applied together, so the file is read once, however many there are. It is read
/// again only to find those changes that would not read as intended.
struct DocumentEditing {
  /// The outcome of a change, which is a set of edits that are applied together or not at all.
  enum Outcome {
    case written
    /// Something would not read as intended.
    case refused
    /// The change was not tried, because too many others were refused.
    case untried
  }

  private(set) var document: Document
  private(set) var outcomes: [Outcome]
  private let original: Document
  private var changes: [[SegmentEdit]]
  private var accepted: [SegmentEdit] = []
  /// The number of bytes that may still be read to find faulty changes.
  private var patience: Int

  /// Enough to read a file of one megabyte about twenty times, and most files a thousand times.
  private static let patience = 32 << 20

  init(_ document: Document, _ changes: [[SegmentEdit]], patience: Int = patience) {
    self.document = document
    original = document
    self.changes = changes
    self.patience = patience
    outcomes = changes.map { _ in .untried }
    guard !tryAll(Array(changes.indices)) else { return }
    // Most changes that do not fit the file do not fit on their own either, which is quick to find
    // out.
    let fit = changes.indices.filter { canStandAlone(changes[$0]) }
    let sound = withoutFaults(fit)
    settle(sound[...])
    settle(changes.indices.filter { outcomes[$0] == .untried }[...])
    while tryOtherWays() {}
  }

  /// Tries the next way of each change that was refused; false if none has one.
  private mutating func tryOtherWays() -> Bool {
    let refused = changes.indices.filter { number in
      outcomes[number] == .refused && changes[number].contains { $0.next != nil }
    }
    for number in refused {
      changes[number] = changes[number].map { $0.next ?? $0 }
      outcomes[number] = .untried
    }
    settle(refused[...])
    return !refused.isEmpty
  }

  /// The changes without those that are seen to be read otherwise, which are tried on their own later:
  /// halving a long list for each of them would read the file many times.
  private mutating func withoutFaults(_ numbers: [Int]) -> [Int] {
    var sound = numbers
    var budget = patience / 4
    while sound.count > 1, budget > 0 {
      let edits = sound.flatMap { changes[$0] }
      let cost = original.source.bytes.count + edits.reduce(0) { $0 + $1.markdown.utf8.count }
      budget -= cost
      patience -= cost
      guard let segment = original.fault(of: edits),
        let place = sound.firstIndex(where: { changes[$0].contains { $0.segment == segment } })
      else { break }
      sound.remove(at: place)
    }
    return sound
  }

  private mutating func settle(_ numbers: ArraySlice<Int>) {
    guard !numbers.isEmpty, patience > 0, !tryAll(Array(numbers)) else { return }
    guard numbers.count > 1 else {
      outcomes[numbers[numbers.startIndex]] = .refused
      return
    }
    let middle = numbers.startIndex + numbers.count / 2
    settle(numbers[..<middle])
    settle(numbers[middle...])
  }

  private mutating func tryAll(_ numbers: [Int]) -> Bool {
    let edits = accepted + numbers.flatMap { changes[$0] }
    patience -= original.source.bytes.count + edits.reduce(0) { $0 + $1.markdown.utf8.count }
    guard let edited = original.applying(edits) else { return false }
    accepted = edits
    document = edited
    for number in numbers { outcomes[number] = .written }
    return true
  }

  private func canStandAlone(_ change: [SegmentEdit]) -> Bool {
    change.allSatisfy { edit in
      switch (edit.change, edit.segment) {
      case (.replacement, let segment?):
        guard let lone = original.lone(segment) else { return true }
        let start = original.source.range(ofLines: original.segments[segment].lines).lowerBound
        return lone.applying([edit.moved(to: 0, by: -start)]) != nil
      case (.insertion(let insertion), _): return insertion.parts.allSatisfy(Self.isText)
      default: return true
      }
    }
  }

  /// Whether a new text is one paragraph, as most that fit nowhere are not.
  private static func isText(_ part: TextInsertion.Part) -> Bool {
    switch part.kind {
    case .heading, .paragraph, .item, .quote, .caption:
      MarkdownText.paragraph(part.markdown) != nil
    case .cell, .code, .image, .html, .frontMatter: true
    }
  }
}
