extension StatusReport {
  /// The report for people, one line for each topic and language.
  package func text() -> String {
    let width = entries.map(\.topic.utf8.count).max() ?? 0
    return entries.map { entry in
      let topic = entry.topic + String(repeating: " ", count: width - entry.topic.utf8.count)
      let standing = entry.standing.rawValue
      let gap = String(repeating: " ", count: 10 - standing.utf8.count)
      let counts = [
        (entry.missing.count, "missing"), (entry.outOfDate.count, "out of date"),
        (entry.lowConfidence.count, "low confidence"), (entry.unreviewed.count, "unreviewed"),
        (entry.current, "current"), (entry.extra.count, "extra"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      let list = counts.isEmpty ? "nothing to translate" : counts.joined(separator: ", ")
      let units = entry.units == 1 ? "1 unit" : "\(entry.units) units"
      return "\(topic)  \(entry.language)  \(standing)\(gap)  \(units): \(list)\n"
    }.joined()
  }

  /// The report as one JSON object.
  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("topics")
      json.array { json in
        for entry in entries {
          json.line()
          write(entry, to: &json)
        }
      }
    }
    return json.bytes + [0x0A]
  }

  private func write(_ entry: Entry, to json: inout JSONWriter) {
    json.object { json in
      json.key("topic")
      json.value(entry.topic)
      json.key("language")
      json.value(entry.language.tag)
      json.key("standing")
      json.value(entry.standing.rawValue)
      json.key("units")
      json.value(entry.units)
      json.key("current")
      json.value(entry.current)
      let lists = [
        ("missing", entry.missing), ("outOfDate", entry.outOfDate),
        ("lowConfidence", entry.lowConfidence), ("unreviewed", entry.unreviewed),
        ("extra", entry.extra),
      ]
      for (name, ids) in lists {
        json.key(name)
        json.array { json in for id in ids { json.value(id) } }
      }
    }
  }
}
