extension Delivery {
  /// The delivery with sentences put together to the units that they were cut from.
  func joiningSentences() -> Delivery {
    guard units.contains(where: { $0.sentence != nil }) else { return self }
    var parts: [String: [Unit]] = [:]
    for unit in units {
      if unit.sentence != nil { parts[unit.wholeName, default: []].append(unit) }
    }
    let joined = units.compactMap { unit -> Unit? in
      guard unit.sentence != nil else { return unit }
      return parts.removeValue(forKey: unit.wholeName).map { self.unit(of: $0) }
    }
    return Delivery(source: source, original: original, language: language, units: joined)
  }

  /// The unit that sentences make.
  private func unit(of parts: [Unit]) -> Unit {
    let first = parts[0]
    var byNumber: [Int: Unit] = [:]
    for part in parts {
      if let number = part.sentence?.number, byNumber[number] == nil { byNumber[number] = part }
    }
    let count = first.sentence?.count ?? 1
    let present = (1...count).compactMap { byNumber[$0] }
    let empty = present.count { $0.isEmpty } + count - present.count
    func joined(_ text: (Unit) -> Text, _ language: Language) -> Text {
      .pieces(
        SentencePieces.joined(
          present.map { part in
            SentencePieces.Part(
              pieces: text(part).allPieces, gap: part.sentence?.gaps[language] ?? " ")
          }))
    }
    var unit = Unit(
      name: first.wholeName, original: joined(\.original, original ?? .english),
      text: empty == count ? .pieces([]) : joined(\.text, language),
      exported: parts.lazy.compactMap(\.exported).first,
      isUnfinished: present.contains(where: \.isUnfinished), range: first.range)
    unit.isApproved = present.allSatisfy(\.isApproved)
    unit.lostSentences = empty == count ? 0 : empty
    unit.kind = first.kind
    // A text is a machine's if one of its sentences is.
    unit.provenance =
      present.lazy.compactMap(\.provenance).first { $0.origin == .machine }
      ?? present.first?.provenance
    return unit
  }
}

extension Delivery.Unit {
  /// The name of the unit that a sentence was cut from.
  fileprivate var wholeName: String {
    guard let sentence else { return name }
    let ending = "#\(sentence.number)"
    return name.hasSuffix(ending) ? String(name.dropLast(ending.utf8.count)) : name
  }
}

extension Delivery.Text {
  var allPieces: [InlinePiece] {
    switch self {
    case .markdown(let text): MarkdownText.pieces(of: text)
    case .pieces(let pieces): pieces
    }
  }
}
