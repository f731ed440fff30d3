extension Review {
  /// The review as one JSON object, with messages in a language.
  package func json(in language: Language = .english) -> [UInt8] {
    JSONWriter.file("units", of: items) { Self.write($0, language, &$1) }
  }

  private static func write(_ item: Item, _ language: Language, _ json: inout JSONWriter) {
    json.object { json in
      json.key("topic")
      json.value(item.topic.slug)
      json.key("unit")
      if let unit = item.unit { json.value(unit) } else { json.null() }
      json.key("changes")
      json.array { json in
        for change in item.changes {
          json.object { json in
            json.key("language")
            json.value(change.language.tag)
            json.key("kind")
            json.value(change.kind.rawValue)
            json.key("minor")
            json.value(change.rewording == .minor)
            json.write(change.old, as: "old")
            json.write(change.new, as: "new")
          }
        }
      }
      json.key("counterparts")
      json.array { json in
        for counterpart in item.counterparts {
          json.object { json in
            json.key("language")
            json.value(counterpart.language.tag)
            json.key("state")
            json.value(counterpart.state.rawValue)
            json.write(counterpart.text, as: "text")
          }
        }
      }
      json.key("findings")
      json.array { json in
        for entry in CheckReport(item.findings).entries {
          json.object { json in
            json.key("path")
            json.value(entry.path)
            json.key("line")
            json.value(entry.line)
            json.write(entry.finding.name)
            json.key("message")
            json.value(entry.finding.message(in: language))
          }
        }
      }
    }
  }

  /// The stale translations and the findings as workflow commands of GitHub Actions.
  ///
  /// - Parameters:
  ///   - folder: The path of the notes in their repository, empty or with a slash at its end.
  ///   - language: The language of the messages.
  /// - Returns: The commands, in UTF-8.
  package func github(in folder: String, language: Language = .english) -> [UInt8] {
    let stale = items.flatMap { item in
      item.counterparts.compactMap { counterpart -> Diagnostic? in
        guard counterpart.state == .stale, let text = counterpart.text else { return nil }
        let message: FindingText =
          if let original = item.changes.compactMap(\.new).first {
            "the original of this translation has changed its words (\(original.path):"
              + "\(original.line)); translate it, or stamp it if it still fits"
          } else {
            "the original of this translation was removed; remove it as well, or bring it back"
          }
        return Diagnostic(
          .warning, "stale-translation", saying: message,
          at: .range(
            text.document.source, text.document.segments[text.segments[0]].range))
      }
    }
    return CheckReport(stale + items.flatMap(\.findings)).github(
      in: folder, language: language)
  }
}
