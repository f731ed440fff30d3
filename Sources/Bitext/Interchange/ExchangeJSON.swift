/// The bitext as JSON, described by ``ExchangeJSON/schema``.
package enum ExchangeJSON {
  static func bytes(of exchange: Exchange) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("$schema")
      json.value(schemaID)
      json.key("languages")
      json.array { json in for language in exchange.languages { json.value(language.tag) } }
      json.key("units")
      json.array { json in
        for unit in exchange.units {
          json.line()
          write(unit, to: &json)
        }
      }
    }
    return json.bytes + [0x0A]
  }

  private static func write(_ unit: Exchange.Unit, to json: inout JSONWriter) {
    json.object { json in
      json.key("topic")
      json.value(unit.topic)
      json.key("id")
      json.value(unit.id)
      if let section = unit.section {
        json.key("section")
        json.value(section)
      }
      json.key("renderings")
      json.array { json in for one in unit.renderings { write(one, unit, to: &json) } }
      if !unit.others.isEmpty {
        json.key("others")
        json.array { json in for one in unit.others { write(one, unit, to: &json) } }
      }
    }
  }

  private static func write(
    _ rendering: Exchange.Rendering, _ unit: Exchange.Unit, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("language")
      json.value(rendering.language.tag)
      json.key("text")
      json.value(rendering.text)
      json.key("markdown")
      json.value(rendering.markdown)
      json.key("kind")
      json.value(unit.field?.kind.rawValue ?? rendering.kind.name)
      json.key("source")
      json.value(rendering.path)
      json.key("line")
      json.value(rendering.line)
      json.key("confidence")
      json.value(fraction: rendering.confidence)
      json.key("state")
      json.value(rendering.state.name)
      if case .outOfDate(let translated) = rendering.state {
        json.key("translatedFrom")
        json.value(translated)
      }
    }
  }
}
