import TextBasics

extension Exchange {
  /// The units that have an original, by topic.
  var unitsWithOriginal: [(topic: String, units: [Unit])] {
    var topics: [(topic: String, units: [Unit])] = []
    for unit in units where unit.rendering(in: original) != nil {
      if topics.last?.topic == unit.topic {
        topics[topics.count - 1].units.append(unit)
      } else {
        topics.append((unit.topic, [unit]))
      }
    }
    return topics
  }
}

extension Exchange.Unit {
  /// Notes for a translator into `language` beyond the two texts.
  func notes(in language: Language) -> [String] {
    var notes: [String] = []
    if let section { notes.append("Section: \(section)") }
    if let target = rendering(in: language) {
      notes.append("State: \(target.state.name)")
      notes.append("Confidence of the pair: \(target.confidence.fourDecimals)")
      if case .outOfDate(let translated) = target.state {
        notes.append("Original as it was translated: \(translated)")
      }
    }
    for other in others where other.language == language {
      notes.append("\(other.path):\(other.line) has: \(other.text)")
    }
    return notes
  }
}
