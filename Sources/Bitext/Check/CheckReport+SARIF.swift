extension CheckReport {
  /// SARIF 2.1.0 (OASIS, 2020), in which the id of a rule may go on with that of a part (3.27.5).
  ///
  /// `folder` is the path of the notes in their repository, empty or with a slash at its end.
  package func sarif(in folder: String = "") -> [UInt8] {
    var json = JSONWriter()
    let rules = Set(findings.map(\.name.rule)).sorted()
    json.object { json in
      json.key("$schema")
      json.value("https://json.schemastore.org/sarif-2.1.0.json")
      json.key("version")
      json.value("2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in
              json.key("name")
              json.value("hig-notes")
              json.key("rules")
              json.array { json in
                for rule in rules {
                  json.object { json in
                    json.key("id")
                    json.value(rule)
                  }
                }
              }
            }
          }
          json.key("columnKind")
          json.value("unicodeCodePoints")
          json.key("results")
          json.array { json in
            for (entry, fingerprint) in zip(entries, FindingFingerprints.of(findings)) {
              json.line()
              write(result: entry, in: folder, rules, fingerprint, to: &json)
            }
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }

  private func write(
    result entry: Entry, in folder: String, _ rules: [String], _ fingerprint: String,
    to json: inout JSONWriter
  ) {
    let name = entry.finding.name
    json.object { json in
      json.key("ruleId")
      json.value(name.full)
      json.key("ruleIndex")
      json.value(rules.firstIndex(of: name.rule) ?? 0)
      json.key("level")
      json.value(entry.finding.severity.word)
      json.key("message")
      json.object { json in
        json.key("text")
        json.value(entry.finding.message)
      }
      json.key("partialFingerprints")
      json.object { json in
        json.key("text/v1")
        json.value(fingerprint)
      }
      json.key("locations")
      json.array { json in
        json.object { json in
          json.key("physicalLocation")
          json.object { json in
            json.key("artifactLocation")
            json.object { json in
              json.key("uri")
              json.value(Self.uri(folder + entry.path))
            }
            json.key("region")
            json.object { json in
              for (key, value) in [
                ("startLine", entry.line), ("startColumn", entry.column),
                ("endLine", entry.endLine), ("endColumn", entry.endColumn),
              ] {
                json.key(key)
                json.value(value)
              }
            }
          }
        }
      }
    }
  }

  /// A relative URI reference: everything but letters, digits and a few marks is percent-encoded.
  private static func uri(_ path: String) -> String {
    PercentEscapes.encoded(path, keeping: PercentEscapes.isOfPath)
  }
}
