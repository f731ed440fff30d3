import Bitext
import SiteBuilder

/// Writes corrections of the alignment that somebody makes on a page.
///
/// It finds the texts on the page and the file that the correction belongs to.
struct PinDesk {
  /// The reason why a correction was not written.
  struct Refusal: Error {
    let status: Int
    let reason: String
  }

  let corpus: Corpus
  let topic: Topic

  private var documents: [Document] { topic.documents }

  // MARK: Places on the page

  /// `{"sides": {"<unit>": {"ko": [["tables/ko.md", 12, "1.4.8f21c0"], …]}}}`: path, line and name of
  /// each text, in the order of its side.
  func json(of sides: [Site.ParallelSide]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("sides")
      json.object { json in
        var start = sides.startIndex
        while start < sides.endIndex {
          let unit = sides[start].unit
          let end = sides[start...].firstIndex { $0.unit != unit } ?? sides.endIndex
          json.key(unit)
          json.object { json in
            for side in sides[start..<end] {
              json.key(side.language.tag)
              json.array { json in for place in side.segments { write(place, to: &json) } }
            }
          }
          start = end
        }
      }
    }
    return json.bytes
  }

  private func write(_ place: SegmentPlace, to json: inout JSONWriter) {
    let document = documents[place.document]
    json.array { json in
      json.value(document.source.path)
      json.value(document.segments[place.segment].lines.lowerBound)
      json.value(name(of: place))
    }
  }

  /// A name that distinguishes a segment from others, and from whatever stands at its place after a
  /// change.
  func name(of place: SegmentPlace) -> String {
    let document = documents[place.document]
    let text = document.source.path + "\n" + document.segments[place.segment].text
    return "\(place.document).\(place.segment).\(LiveTag.version(of: Array(text.utf8)))"
  }

  func place(named name: String) -> SegmentPlace? {
    let parts = name.split(separator: ".")
    guard parts.count == 3, let document = Int(parts[0]), let segment = Int(parts[1]),
      documents.indices.contains(document),
      documents[document].segments.indices.contains(segment)
    else { return nil }
    let place = SegmentPlace(document: document, segment: segment)
    return self.name(of: place) == name ? place : nil
  }

  // MARK: Writing

  /// Adds a pin to the file of the topic.
  ///
  /// - Parameters:
  ///   - kind: `together` or `apart`.
  ///   - names: The names of two texts.
  ///   - folder: The folder of the notes.
  ///   - state: The folder for the state of writing into it; see ``FolderWriter``.
  /// - Returns: The change that was written, which can be taken back.
  /// - Throws: ``Refusal`` if nothing was written.
  func pin(
    _ kind: String, _ names: [String], in folder: String, state: String?
  ) throws(Refusal) -> PinChange {
    let places = names.compactMap(place(named:))
    guard names.count == 2, places.count == 2, places[0] != places[1] else {
      throw Refusal(status: 409, reason: "The texts have changed; choose them again.")
    }
    let quotes = places.compactMap { Pin.quote(of: $0, in: documents) }
    guard quotes.count == 2 else {
      throw Refusal(
        status: 422, reason: "One of the texts occurs twice in its source and cannot be quoted.")
    }
    let pin: Pin
    switch kind {
    case "together": pin = Pin(.together(quotes))
    case "apart": pin = Pin(.apart(quotes))
    default: throw Refusal(status: 400, reason: "There is no such correction.")
    }
    let path = Sidecars.path(of: .pins, for: topic, in: corpus)
    do throws(WriteFailure) {
      let writer = try FolderWriter(folder, state: state)
      let old = try writer.contents(of: path)
      guard let new = Pin.adding(pin, to: old ?? []) else {
        throw WriteFailure(path: path, .noText)
      }
      try writer.write(new, to: path, over: old.map { .bytes($0) } ?? .nothing)
      return PinChange(path: path, old: old, new: new)
    } catch {
      throw Refusal(status: 500, reason: "\(path) cannot be written: \(error.words).")
    }
  }
}
