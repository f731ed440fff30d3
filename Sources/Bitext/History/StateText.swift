/// The texts of one language in one state of a file.
package struct StateText: Sendable {
  /// The segments in reading order.
  package let segments: [Segment]
  /// For each of ``segments``, its index among all segments of its document.
  package let places: [Int]
  /// The ``Segment/audience`` of all the texts.
  package let language: Language

  package init(_ document: Document, in language: Language) {
    let places = document.segments.indices.filter { document.segments[$0].audience == language }
    self.init(places.map { document.segments[$0] }, at: places, in: language)
  }

  /// The texts of a file that is not there.
  init(in language: Language) { self.init([], at: [], in: language) }

  private init(_ segments: [Segment], at places: [Int], in language: Language) {
    self.segments = segments
    self.places = places
    self.language = language
  }

  /// The words of a text that are compared, joined.
  func words(_ index: Int) -> String {
    Words.compared(in: segments[index].text).joined(separator: " ")
  }

  /// Some of the texts, by ascending indices.
  func part(_ indices: [Int]) -> StateText {
    StateText(indices.map { segments[$0] }, at: indices.map { places[$0] }, in: language)
  }

  /// The texts of some segments, joined.
  package func text(_ indices: [Int]) -> String {
    indices.map { segments[$0].text }.joined(separator: " ")
  }

  /// The texts of some segments, joined, without the alternative texts of pictures.
  func shownText(_ indices: [Int]) -> String {
    indices.map { index in
      let segment = segments[index]
      return segment.hasAddresses ? segment.content.text(.shown) : segment.text
    }.joined(separator: " ")
  }
}

extension Rewording {
  /// The rewording of texts of two states.
  ///
  /// A picture that came into a text or left it is minor: a translation of the words still fits.
  init(
    from old: (text: String, shown: String), to new: (text: String, shown: String), isHeading: Bool
  ) {
    self.init(from: old.text, to: new.text, isHeading: isHeading)
    func hasPicture(_ state: (text: String, shown: String)) -> Bool {
      Words.compared(in: state.text) != Words.compared(in: state.shown)
    }
    guard self == .words, hasPicture(old) != hasPicture(new),
      [old.shown, new.shown].allSatisfy({ $0.contains { !$0.isWhitespace } })
    else { return }
    let shown = Rewording(from: old.shown, to: new.shown, isHeading: isHeading)
    if shown < .words { self = .minor }
  }
}
