/// Brings changes into a document, as many of them as can stand in it.
///
/// All together: the file is read once, however many there are, and again only to find those that
/// would be read otherwise than they are meant.
struct DocumentEditing {
  /// What becomes of a change: edits that go in together or not at all.
  enum Outcome {
    case written
    /// Something would not read as it is meant to.
    case refused
    /// So many were refused that this one was not looked at.
    case untried
  }

  private(set) var document: Document
  private(set) var outcomes: [Outcome]
  private let original: Document
  private let changes: [[SegmentEdit]]
  private var accepted: [SegmentEdit] = []
  /// How many bytes may still be read to find what is to be refused.
  private var patience: Int

  /// Enough to read a file of a megabyte some twenty times, and most files a thousand times.
  private static let patience = 32 << 20

  init(_ document: Document, _ changes: [[SegmentEdit]], patience: Int = patience) {
    self.document = document
    original = document
    self.changes = changes
    self.patience = patience
    outcomes = changes.map { _ in .untried }
    guard !tryAll(Array(changes.indices)) else { return }
    // Most of what cannot stand in the file cannot stand alone either, which is soon told.
    let fit = changes.indices.filter { canStandAlone(changes[$0]) }
    settle(fit[...])
    settle(changes.indices.filter { outcomes[$0] == .untried }[...])
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
        return SegmentEdit(replacing: 0, in: lone, with: edit.markdown)
          .map { lone.applying([$0]) != nil } ?? false
      case (.insertion(_, _, nil), _):
        let empty = Segmenter.segment(SourceFile(path: original.source.path, text: "")).0
        return SegmentEdit(inserting: edit.markdown, like: edit.kind, after: nil, of: empty)
          .map { empty.applying([$0]) != nil } ?? false
      default: return true
      }
    }
  }
}
