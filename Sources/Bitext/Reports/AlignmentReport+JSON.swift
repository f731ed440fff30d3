extension AlignmentReport {
  /// The report as one JSON object; the manual describes its members.
  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("files")
      json.array { json in
        for document in documents {
          json.object { json in
            json.key("path")
            json.value(document.source.path)
          }
        }
      }
      json.line()
      json.key("segments")
      json.array { json in
        for (file, segment) in segments {
          json.line()
          write(segment, file: file, to: &json)
        }
      }
      json.line()
      json.key("alignments")
      json.array { json in
        for entry in entries {
          json.line()
          write(entry, to: &json)
        }
      }
    }
    return json.bytes + [0x0A]
  }

  private func write(_ segment: Segment, file: Int, to json: inout JSONWriter) {
    json.object { json in
      json.key("file")
      json.value(file)
      json.key("start")
      json.value(segment.lines.lowerBound)
      json.key("end")
      json.value(segment.lines.upperBound)
      json.key("startByte")
      json.value(segment.range.lowerBound)
      json.key("endByte")
      json.value(segment.range.upperBound)
      json.key("lang")
      json.value(segment.language.tag)
      json.key("kind")
      json.value(segment.kind.name)
      json.key("text")
      json.value(segment.text)
    }
  }

  private func write(_ entry: Entry, to json: inout JSONWriter) {
    json.object { json in
      for (key, stream) in [("a", entry.a), ("b", entry.b)] {
        json.key(key)
        json.object { json in
          json.key("file")
          json.value(stream.file)
          json.key("lang")
          json.value(stream.language.tag)
        }
      }
      json.key("beads")
      json.array { json in
        for (number, bead) in entry.beads.enumerated() {
          json.object { json in
            for (key, members) in [("a", bead.a), ("b", bead.b)] {
              json.key(key)
              json.array { json in for member in members { json.value(member) } }
            }
            json.key("confidence")
            json.value(fraction: bead.confidence)
            if !entry.sentences.isEmpty { write(entry.sentences[number], to: &json) }
          }
        }
      }
    }
  }

  private func write(_ sentences: [SentenceBead], to json: inout JSONWriter) {
    json.key("sentences")
    json.array { json in
      for bead in sentences {
        json.object { json in
          for (key, side) in [("a", bead.a), ("b", bead.b)] {
            json.key(key)
            json.array { json in
              for sentence in side {
                json.object { json in
                  json.key("segment")
                  json.value(sentence.segment)
                  json.key("text")
                  json.value(sentence.text)
                }
              }
            }
          }
          json.key("confidence")
          json.value(fraction: bead.confidence)
        }
      }
    }
  }
}
