/// Mends notes by the edits of findings, as far as nothing but the edited words reads otherwise
/// afterwards.
package struct NoteFixing: Sendable {
  /// A note before and after its mending.
  package struct File: Sendable {
    /// The path of the note in the folder of notes.
    package let path: String
    /// The note as it is on disk.
    package let old: [UInt8]
    /// The mended note.
    package let bytes: [UInt8]

    package init(path: String, old: [UInt8], bytes: [UInt8]) {
      (self.path, self.old, self.bytes) = (path, old, bytes)
    }
  }

  /// How many times notes are mended, since a mended text may show findings that were hidden
  /// before.
  package static let rounds = 4

  /// The files that change.
  package private(set) var files: [File] = []
  /// How many findings are mended.
  package private(set) var fixed = 0
  /// The findings that are not; those that could not be mended say so.
  package private(set) var left: [Diagnostic] = []

  package init(_ findings: [Diagnostic], in corpus: Corpus) {
    var documents: [String: Document] = [:]
    for topic in corpus.allTopics {
      for document in topic.documents { documents[document.source.path] = document }
    }
    var byPath: [String: [Diagnostic]] = [:]
    for finding in findings {
      if case .range(let source, _) = finding.place, !finding.edits.isEmpty,
        documents[source.path]?.source.bytes == source.bytes
      {
        byPath[source.path, default: []].append(finding)
      } else {
        left.append(finding.edits.isEmpty ? finding : finding.refused)
      }
    }
    for path in byPath.keys.sorted() {
      guard let document = documents[path], let findings = byPath[path] else { continue }
      let mending = DocumentMending(document, findings)
      left += mending.left.map(\.refused)
      guard !mending.mended.isEmpty else { continue }
      fixed += mending.mended.count
      files.append(File(path: path, old: document.source.bytes, bytes: mending.bytes))
    }
    left.sort(by: Diagnostic.precedes)
  }
}

extension Diagnostic {
  /// The finding with the remark that it could not be mended.
  fileprivate var refused: Diagnostic {
    let remark = "not mended, because the note would read otherwise"
    return Diagnostic(severity, rule, "\(message) (\(remark))", at: place, edits: edits)
  }
}

/// The findings of one document that can be mended together.
private struct DocumentMending {
  private let document: Document
  private(set) var mended: [Diagnostic] = []
  private(set) var left: [Diagnostic] = []
  /// The number of bytes that may still be read to find those that cannot be mended.
  private var patience = 32 << 20

  var bytes: [UInt8] { Self.bytes(of: document, edits(of: mended)) ?? document.source.bytes }

  init(_ document: Document, _ findings: [Diagnostic]) {
    self.document = document
    settle(findings[...])
  }

  /// Mends all of `findings`, or each half of them by itself if not all can be.
  private mutating func settle(_ findings: ArraySlice<Diagnostic>) {
    guard !findings.isEmpty else { return }
    patience -= document.source.bytes.count
    if patience > 0, reads(edits(of: mended + findings)) {
      mended += findings
    } else if findings.count == 1 || patience <= 0 {
      left += findings
    } else {
      let middle = findings.startIndex + findings.count / 2
      settle(findings[..<middle])
      settle(findings[middle...])
    }
  }

  private func edits(of findings: [Diagnostic]) -> [Diagnostic.Edit] {
    findings.flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The bytes with all edits, which are sorted; nil if two of them overlap.
  private static func bytes(of document: Document, _ edits: [Diagnostic.Edit]) -> [UInt8]? {
    let old = document.source.bytes
    var new: [UInt8] = []
    var index = 0
    for edit in edits {
      guard edit.range.lowerBound >= index, edit.range.upperBound <= old.count else { return nil }
      new += old[index..<edit.range.lowerBound]
      new += edit.bytes
      index = edit.range.upperBound
    }
    return new + old[index...]
  }

  /// Whether the document with `edits` has the same segments, with the same markup, and texts that
  /// differ by the edits alone.
  private func reads(_ edits: [Diagnostic.Edit]) -> Bool {
    guard let bytes = Self.bytes(of: document, edits),
      let source = try? SourceFile(path: document.source.path, bytes: bytes)
    else { return false }
    Effort.spend(bytes.count)
    let new = Segmenter.segment(source, pathHint: document.pathKey.language).0
    guard new.segments.count == document.segments.count, new.hasShape(of: document) else {
      return false
    }
    var rest = edits[...]
    return zip(document.segments, new.segments).allSatisfy { old, new in
      rest = rest.drop { $0.range.upperBound <= old.range.lowerBound }
      let own = Array(rest.prefix { $0.range.lowerBound < old.range.upperBound })
      return own.isEmpty ? old.text == new.text : Self.differs(old, new, by: own, in: document)
    }
  }

  /// Whether `new` is `old` with `edits`, as their marks and the letters that are added or taken
  /// away tell.
  private static func differs(
    _ old: Segment, _ new: Segment, by edits: [Diagnostic.Edit], in document: Document
  ) -> Bool {
    guard old.kind == new.kind, old.language == new.language else { return false }
    var counts: [Unicode.Scalar: Int] = [:]
    func count(_ text: String, _ step: Int) {
      for scalar in text.unicodeScalars where scalar.value > 0x20 {
        counts[scalar, default: 0] += step
      }
    }
    count(new.text, 1)
    count(old.text, -1)
    for edit in edits {
      count(document.source.text(in: edit.range), 1)
      count(String(decoding: edit.bytes, as: UTF8.self), -1)
    }
    // U+200B is no character of a segment's text.
    return counts.allSatisfy { $0.value == 0 || $0.key.value == 0x200B }
      && TextMarks(old.content).isEqual(to: TextMarks(new.content))
  }
}

extension TextMarks {
  fileprivate func isEqual(to other: TextMarks) -> Bool {
    bold == other.bold && links == other.links && code == other.code
      && footnotes == other.footnotes && placeholders == other.placeholders
      && unclosed == other.unclosed
  }
}
