import Bitext

/// The place in the notes that a text comes from.
struct Origin: Sendable {
  let note: NoteNumber
  let source: SourceFile
  /// The bytes of the segment; the places of its links are searched there.
  let range: SourceRange
}
