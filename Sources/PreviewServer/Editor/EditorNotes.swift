import Bitext
import SiteBuilder

/// The notes as they are in the editor: files, and texts that are not saved.
struct EditorNotes {
  /// A text at a place of a source.
  struct Place {
    let topic: Topic
    /// The index of ``topic`` among all topics.
    let index: Int
    let segment: SegmentPlace

    var document: Document { topic.documents[segment.document] }
    var text: Segment { document.segments[segment.segment] }
    /// The index of the unit that the text is part of.
    var unit: Int { topic.unitOfSegment[segment.document][segment.segment] }

    var variant: Variant? {
      topic.units[unit].variants.first {
        $0.document == segment.document && $0.segments.contains(segment.segment)
      }
    }
  }

  private(set) var follower: LiveCorpus
  /// Whether all texts are read; rules that look at other topics need that.
  let isWhole: Bool
  private let folder: String
  private var check: LiveCheck?
  /// The indices of each source's topic and document, by the source's path in the folder of notes.
  private var places: [String: (topic: Int, document: Int)] = [:]
  private var paths: [[UInt8]: String] = [:]
  private var files: [String: [UInt8]] = [:]

  init(_ follower: LiveCorpus, in folder: String, isWhole: Bool) {
    self.follower = follower
    self.folder = folder
    self.isWhole = isWhole
    index()
  }

  var corpus: Corpus { follower.corpus }

  private mutating func index() {
    check = nil
    places = [:]
    for (number, topic) in corpus.numbered.enumerated() {
      for (document, text) in topic.documents.enumerated() {
        places[text.source.path] = (number, document)
      }
    }
    paths = [:]
    files = [:]
    for file in follower.directory.texts {
      paths[file.systemPath] = file.path
      files[file.path] = file.systemPath
    }
  }

  /// The path of a file in the folder of notes; nil for a file that is not a note.
  func path(of file: [UInt8]) -> String? { paths[file] }

  /// The absolute path of a source's file.
  func file(of path: String) -> [UInt8]? { files[path] }

  /// The topic of a source, and its index among all.
  func topic(of path: String) -> (topic: Topic, index: Int)? {
    places[path].map { (corpus[$0.topic], $0.topic) }
  }

  /// The text at an offset of a source, or before it in the same line.
  func place(in path: String, at offset: Int) -> Place? {
    guard let (number, document) = places[path] else { return nil }
    let topic = corpus[number]
    let source = topic.documents[document]
    let segments = source.segments
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    let line = source.source.line(at: offset)
    for segment in [low, low - 1] where segments.indices.contains(segment) {
      guard segments[segment].lines.contains(line) else { continue }
      let place = SegmentPlace(document: document, segment: segment)
      return Place(topic: topic, index: number, segment: place)
    }
    return nil
  }

  // MARK: Changes

  /// Takes in changed files and texts; nil means that any file may have changed.
  ///
  /// - Returns: Whether anything has to be shown again.
  mutating func update(_ files: Set<[UInt8]>?) async -> Bool {
    let shown = (files ?? []).compactMap { paths[$0] }.compactMap { topic(of: $0)?.topic.slug }
    do throws(Unreadable) {
      take(try await follower.update(files, showing: shown))
      return true
    } catch {
      // A folder that is missing for a moment, as when a branch is changed, comes back.
      return false
    }
  }

  mutating func setDraft(_ text: [UInt8]?, of file: [UInt8]) { follower.drafts[file] = text }

  /// Advances towards the result of a build, until something can be shown or `isWanted` returns
  /// false.
  ///
  /// - Returns: Whether anything has to be shown again.
  mutating func settle(while isWanted: () -> Bool) async -> Bool {
    guard !follower.isSettled, let change = await follower.settle(while: isWanted) else {
      return false
    }
    take(change)
    return true
  }

  /// Whether ``settle(while:)`` has nothing left to do.
  var isSettled: Bool { follower.isSettled }
  /// Whether ``lookAtAll(while:)`` has nothing left to do; true as long as not all notes are read.
  var hasLookedAtAll: Bool { !isWhole || check?.isComplete ?? false }

  /// Reads the facts of all topics that ``comparison`` needs, until `isWanted` returns false.
  ///
  /// - Returns: Whether all topics were read.
  mutating func lookAtAll(while isWanted: () -> Bool) -> Bool {
    var check = check ?? LiveCheck(corpus, in: folder)
    self.check = nil
    defer { self.check = check }
    while isWanted() { if !check.advance() { return true } }
    return false
  }

  /// Finds the problems that only all topics together show; nil before ``lookAtAll(while:)``
  /// begins.
  var comparison: (@Sendable () -> [String: [Diagnostic]])? { check?.comparison }

  /// Takes in the findings of ``comparison``, if nothing has changed since.
  mutating func take(_ found: [String: [Diagnostic]]) { check?.take(found) }

  private mutating func take(_ change: LiveCorpus.Change) {
    if change.plan || change.settings || change.assets { return index() }
    guard check != nil else { return }
    let corpus = corpus
    for topic in change.topics { check?.replace(corpus[topic], at: topic) }
  }

  // MARK: Findings

  /// The glossary, prepared for finding its terms.
  var glossary: GlossaryIndex { check?.glossary ?? GlossaryIndex(corpus.glossary) }

  /// All findings of `check` about the topics of some sources, by source.
  ///
  /// Before all notes are read, findings that need all notes are left out.
  mutating func findings(about sources: Set<String>) -> [String: [Diagnostic]] {
    var check = self.check ?? LiveCheck(corpus, in: folder)
    self.check = nil
    defer { self.check = check }
    var found = follower.diagnostics.filter { sources.contains($0.path) }
    for index in Set(sources.compactMap { places[$0]?.topic }) {
      let topic = corpus[index]
      found += check.findings(ofTopicAt: index, knowingAll: isWhole)
      // A table may refer to a file of examples that is not read yet.
      guard isWhole else { continue }
      // Files of examples have findings of their own; these are the findings of tables in notes.
      found += Examples.findings(
        in: Corpus(
          settings: corpus.settings, glossary: corpus.glossary, topics: [topic], home: nil,
          assets: []))
    }
    let off = RuleNames.chosen(by: corpus.settings.rulesOff)
    found = found.filter { !off.contains($0.rule) }
    return Dictionary(grouping: found.sortedAndUnique, by: \.path)
  }
}
