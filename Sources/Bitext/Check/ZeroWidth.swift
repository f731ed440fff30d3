import TextBasics

/// Finds characters without width between letters, which searching and copying trip over.
///
/// One finding for a source. Beside marks of emphasis a U+200B has a purpose: it lets CommonMark
/// see them.
struct ZeroWidth: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.compactMap { texts -> Diagnostic? in
      var places: [(text: ProseText, place: SourceRange)] = []
      for text in texts {
        let scalars = text.scalars
        for index in scalars.indices where Self.isHidden(scalars[index]) {
          guard let place = text.prose.source(index..<(index + 1)),
            Self.isStray(place, in: text.text.document.source.bytes)
          else { continue }
          places.append((text, place))
        }
      }
      guard let first = places.first else { return nil }
      let source = first.text.text.document.source
      let scalar = source.text(in: first.place).unicodeScalars.first?.value ?? 0
      let code = String(scalar, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      let more: FindingText =
        places.count > 1 ? ", and \(places.count - 1) more in this source" : ""
      return Diagnostic(
        .warning, "zero-width", saying: "there is an invisible character here (\(name))" + more,
        at: .range(source, first.place), edits: places.map { Diagnostic.Edit($0.place, "") })
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // U+00AD and U+2060 say where a line may break and where not, and nobody types them by accident.
    case 0x200B, 0x200C, 0x200D, 0x180E: true
    default: false
    }
  }

  /// Whether letters, spaces or nothing stand on both sides, and neither marks nor emoji.
  private static func isStray(_ place: SourceRange, in bytes: [UInt8]) -> Bool {
    func isPlain(_ scalar: Unicode.Scalar?) -> Bool {
      guard let scalar else { return true }
      return Script(of: scalar) != nil || WhiteSpace.contains(scalar)
        || "0"..."9" ~= scalar || ".,。、".unicodeScalars.contains(scalar)
    }
    let before = bytes[max(0, place.lowerBound - 4)..<place.lowerBound]
    let after = bytes[place.upperBound..<min(bytes.count, place.upperBound + 4)]
    let last = String(decoding: before, as: UTF8.self).unicodeScalars.last
    let first = String(decoding: after, as: UTF8.self).unicodeScalars.first
    // Persian and Indic scripts need joiners, and so do emoji.
    return isPlain(last) && isPlain(first)
  }
}
