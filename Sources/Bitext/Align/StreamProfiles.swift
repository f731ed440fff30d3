/// A function that aligns two streams.
package typealias Align = (Profile, Profile) -> Alignment

/// The profiles of the streams of one document, computed on demand and once.
///
/// Grouping needs those of sources that share a title; aligning needs all.
package struct StreamProfiles: Sendable {
  private let document: Document
  private let file: Int
  /// The profiles with code and pictures, for comparison with other files.
  private(set) var whole: [Profile]
  /// The profiles without code and pictures, for comparison within the file.
  private var texts: [Profile]?

  init(_ document: Document) {
    self.init(document, file: 0, streams: document.streams(file: 0, sharedBlocks: true))
  }

  /// Makes the profiles of `streams`, which are those of the document with code and pictures.
  init(_ document: Document, file: Int, streams: [Stream]) {
    self.init(document, file: file, whole: streams.map(Profile.init))
  }

  /// A copy for another index among the files of a topic.
  func moved(to file: Int) -> StreamProfiles {
    if file == self.file { return self }
    var moved = StreamProfiles(document, file: file, whole: whole.map { $0.moved(toFile: file) })
    moved.texts = texts?.map { $0.moved(toFile: file) }
    return moved
  }

  private init(_ document: Document, file: Int, whole: [Profile]) {
    self.document = document
    self.file = file
    self.whole = whole
  }

  mutating func withinFile() -> [Profile] {
    if let texts { return texts }
    let made = zip(document.streams(file: file, sharedBlocks: false), whole).map { text, whole in
      text.segments.count == whole.count ? whole : Profile(text)
    }
    texts = made
    return made
  }
}
